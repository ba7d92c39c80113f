import { determiners, modals, pronouns } from '../../lexicon/en/closed-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { componentNouns } from '../../lexicon/en/topology-words.ts';
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
export const splitDoing = (
  tokens: readonly Token[],
  { mayEnd }: { readonly mayEnd?: 'singular' | 'plural' } = {},
): Doing | undefined => {
  const isMany = tokens[0]?.kind === 'number' || numberWords.indexOf(tokens[0]?.lower ?? '') > 1;
  const at = tokens.findIndex(
    (_, index) =>
      !(isMany && /s$/.test(tokens[index]?.lower ?? '')) &&
      index > 0 &&
      (isVerbAt(tokens, index) ||
        modals.has(tokens[index]?.lower ?? '') ||
        endsInStay(tokens, index) ||
        (mayEnd !== undefined && endsInVerb(tokens, index, mayEnd))),
  );
  const isModal = modals.has(tokens[at]?.lower ?? '');
  const word = tokens[isModal ? at + 1 : at]?.lower ?? '';
  const verb = at < 0 ? undefined : (readVerb(word)?.base ?? word.replace(/s$/, ''));
  const subject = tokens.slice(0, Math.max(0, at)).filter((token) => !isAdverb(token));
  if (verb === undefined || !subject.some(({ lower }) => !determiners.has(lower))) return undefined;
  return { subject, verb, object: tokens.slice(at + (isModal ? 2 : 1)) };
};

/** `An alerting service texts the engineer`: a word with s between a component and a determiner. */
const isDeedOfComponent = (tokens: readonly Token[], at: number): boolean =>
  /[^s]s$/.test(tokens[at]?.lower ?? '') &&
  componentNouns.has(tokens[at - 1]?.lower ?? '') &&
  determiners.has(tokens[at + 1]?.lower ?? '');

/** `which the mailer reads`, `which the workers read`: the verb closes the clause. */
const endsInVerb = (tokens: readonly Token[], at: number, number: 'singular' | 'plural'): boolean => {
  const isMany = number === 'plural' || /[^s]s$/.test(tokens[at - 1]?.lower ?? '');
  return at === tokens.length - 1 && readVerb(tokens[at]?.lower ?? '')?.forms.has(isMany ? 'base' : 'third') === true;
};

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
  if (isDeedOfComponent(tokens, at)) return true;
  const verb = readVerb(here.lower);
  if (verb === undefined || determiners.has(before.lower)) return false;
  if (verb.forms.has('base') && !verb.forms.has('third')) return opens && /[^s]s$/.test(before.lower);
  if (!verb.forms.has('third') || !/s$/.test(here.lower)) return false;
  return opens || isAdverb(after) || (!nounHomographs.has(verb.base) && after.kind === 'word');
};
