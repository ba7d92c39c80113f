import { determiners, modals, pronouns } from '../../lexicon/en/closed-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { nounHomographs, placeVerbs as stays } from '../../lexicon/en/verbs.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import { isAdverb } from '../../text/words.ts';

/** A name with what its part does to something that no line is drawn to, such as `a worker resizes the images`. */
export interface Doing {
  readonly subject: readonly Token[];
  /** The verb's base form. */
  readonly verb: string;
  readonly object: readonly Token[];
}

/** Takes the name apart from what it does; undefined where the words are a name and no more. */
export const splitDoing = (tokens: readonly Token[], { mayEnd = false } = {}): Doing | undefined => {
  const isMany = tokens[0]?.kind === 'number' || numberWords.indexOf(tokens[0]?.lower ?? '') > 1;
  const at = tokens.findIndex(
    (_, index) =>
      !(isMany && /s$/.test(tokens[index]?.lower ?? '')) &&
      index > 0 &&
      (isVerbAt(tokens, index) ||
        modals.has(tokens[index]?.lower ?? '') ||
        endsInStay(tokens, index) ||
        (mayEnd && endsInVerb(tokens, index))),
  );
  const isModal = modals.has(tokens[at]?.lower ?? '');
  const word = tokens[isModal ? at + 1 : at]?.lower ?? '';
  const verb = at < 0 ? undefined : (readVerb(word)?.base ?? word.replace(/s$/, ''));
  const subject = tokens.slice(0, Math.max(0, at)).filter((token) => !isAdverb(token));
  if (verb === undefined || !subject.some(({ lower }) => !determiners.has(lower))) return undefined;
  return { subject, verb, object: tokens.slice(at + (isModal ? 2 : 1)) };
};

/** `which the mailer reads`: the verb closes the clause. */
const endsInVerb = (tokens: readonly Token[], at: number): boolean =>
  at === tokens.length - 1 && readVerb(tokens[at]?.lower ?? '')?.forms.has('third') === true;

/** `The cameras hang`, `drafts only ever go`: nothing follows where something merely is or moves. */
const endsInStay = (tokens: readonly Token[], at: number): boolean =>
  at === tokens.length - 1 && stays.has(readVerb(tokens[at]?.lower ?? '')?.base ?? '');

/** `order service` and `the reports server` are names; `sends them`, `spreads the load`, `resizes images` are deeds. */
const isVerbAt = (tokens: readonly Token[], at: number): boolean => {
  const [before, here, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (here?.kind !== 'word' || after === undefined || before?.kind !== 'word') return false;
  if (/^(?:shows|displays|visualises|visualizes)$/.test(here.lower)) return true;
  if (/[^s]s$/.test(here.lower) && /^(?:it|them)$/.test(after.lower) && tokens.length === at + 2) return true;
  const opens = determiners.has(after.lower) || pronouns.has(after.lower);
  const verb = readVerb(here.lower);
  if (verb === undefined || determiners.has(before.lower)) return false;
  if (verb.forms.has('base') && !verb.forms.has('third')) return opens && /[^s]s$/.test(before.lower);
  if (!verb.forms.has('third') || !/s$/.test(here.lower)) return false;
  return opens || isAdverb(after) || (!nounHomographs.has(verb.base) && after.kind === 'word');
};
