import { collectiveNouns } from '../lexicon/en/actors.ts';
import {
  articles,
  clauseOpeners,
  conjunctions,
  determiners,
  phraseOpeners,
  pronouns,
} from '../lexicon/en/closed-words.ts';
import { isThirdForm, readVerb, singular } from '../lexicon/morphology.ts';
import { canAct } from '../segment/ends-condition.ts';
import { markerAt } from '../segment/marker-at.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';

/**
 * `if not paid in time office calls the customer`: people who type fast leave out the comma behind a condition. It ends where somebody acts. In: a sentence whose acting names are known. Out: the sentence with the comma.
 */
export const withClosedConditions = (sentence: Sentence): Sentence => {
  const { tokens } = sentence;
  const at = tokens.findIndex((_, index) => borderAt(tokens, index) > 0);
  if (at < 0) return sentence;
  const border = borderAt(tokens, at);
  const [before, behind] = [tokens.slice(0, border), tokens.slice(border)];
  const comma: Token = {
    text: ',',
    lower: ',',
    kind: 'mark',
    start: behind[0]?.start ?? 0,
    end: behind[0]?.start ?? 0,
  };
  const rest = withClosedConditions({ ...sentence, tokens: behind });
  return { ...sentence, tokens: [...before, comma, ...rest.tokens] };
};

/** Where the condition ends that a marker opens here; 0 where none does, or where a comma says it. */
const borderAt = (tokens: readonly Token[], at: number): number => {
  const marker = opensClause(tokens, at) ? markerAt(tokens, at) : undefined;
  if (marker === undefined || !closing.has(marker.role)) return 0;
  const from = at + marker.length;
  const next = tokens.findIndex(
    ({ kind, text, lower }, index) =>
      index >= from && (lower === 'then' || (kind === 'mark' && !/^[()'"]$/.test(text))),
  );
  const end = next < 0 ? tokens.length : next;
  for (let index = from + leastCondition; index < end - 1; index += 1) {
    const opens = openingOf(tokens, index);
    if (opens >= from + leastCondition && acts(tokens, index, opens)) return opens;
  }
  return 0;
};

const closing: ReadonlySet<string> = new Set(['if', 'else-if', 'unless', 'when']);

/** Where the name of somebody opens: `the ward nurse` with its article, any other with itself. */
const openingOf = (tokens: readonly Token[], at: number): number => {
  const article = [at - 1, at - 2].find((index) => articles.has(tokens[index]?.lower ?? ''));
  return article ?? at;
};

/** Words of a condition at the least: `both done`. */
const leastCondition = 2;

const opensClause = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'mark' || conjunctions.has(before.lower) || before.lower === 'then';
};

/** Somebody, whose name opens there, and the verb of what they do to something. */
const acts = (tokens: readonly Token[], at: number, opens: number): boolean => {
  const before = tokens[opens - 1];
  const [name, verb, object] = tokens.slice(at);
  if (before?.kind === 'mark' || name?.kind !== 'word' || verb === undefined || object === undefined) return false;
  if (opensMore.some((words) => words.has(before?.lower ?? '')) || readVerb(before?.lower ?? '')?.forms.has('base'))
    return false;
  const isActor = canAct({ ...name, lower: singular(name.lower) }) || collectiveNouns.has(name.lower);
  if (!isActor || object.kind === 'mark' || conjunctions.has(object.lower)) return false;
  return isThirdForm(verb.lower) || areActing(name, verb, object);
};

/** `after the bell teachers collect the papers`: several act in the plain form of a verb, which a noun is told from by what follows it. */
const areActing = (name: Token, verb: Token, object: Token): boolean =>
  singular(name.lower) !== name.lower &&
  readVerb(verb.lower)?.forms.has('base') === true &&
  (determiners.has(object.lower) || pronouns.has(object.lower) || /[^s]s$/.test(object.lower));

/** Words behind which a name goes on with what they open. */
const opensMore = [determiners, phraseOpeners, conjunctions, clauseOpeners, pronouns];
