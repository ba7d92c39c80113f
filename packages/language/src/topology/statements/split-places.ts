import { determiners, prepositions } from '../../lexicon/en/closed-words.ts';
import { placeVerbs } from '../../lexicon/en/verbs.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';

/**
 * `A firewall before the core switch, on which the file server hangs`: the place that a clause speaks of stands behind its verb, in a
 * statement of its own. In: the tokens of a statement. Out: one or two statements.
 */
export const splitPlaces = (tokens: readonly Token[]): readonly [here: readonly Token[], there?: readonly Token[]] => {
  const at = tokens.findIndex((_, index) => index > 0 && openingLength(tokens, index) > 0);
  if (at < 0) return [tokens];
  const from = at + openingLength(tokens, at);
  const mark = tokens.findIndex(({ text }, index) => index > from && /^[;:]$/.test(text));
  const clause = tokens.slice(from, mark < 0 ? undefined : mark);
  const head = withoutComma(tokens.slice(0, at));
  const place = lastName(head);
  if (place.length === 0 || !endsInPlaceVerb(clause)) return [tokens];
  const [first] = tokens.slice(at, from);
  if (first === undefined) return [tokens];
  const preposition = first.lower === 'where' ? { ...first, text: 'in', lower: 'in' } : first;
  return [head.concat(mark < 0 ? [] : tokens.slice(mark)), [...clause, preposition, ...place]];
};

/** How many words say where: `where`, `on which`. */
const openingLength = (tokens: readonly Token[], at: number): number => {
  if (tokens[at]?.lower === 'where') return 1;
  return /^(?:in|on|inside|within)$/.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.lower === 'which' ? 2 : 0;
};

/** `the mailer runs`, `Oracle is installed`. */
const endsInPlaceVerb = (clause: readonly Token[]): boolean => {
  const [before, last] = clause.slice(-2);
  const verb = readVerb(last?.lower ?? '');
  if (clause.length < 2) return false;
  if (verb === undefined) return placeVerbs.has((last?.lower ?? '').replace(/s$/, ''));
  return (
    placeVerbs.has(verb.base) ||
    ((verb.forms.has('participle') || verb.forms.has('past')) && /^(?:is|are)$/.test(before?.lower ?? ''))
  );
};

/** The name that a phrase ends with, from its article on. */
export const lastName = (phrase: readonly Token[]): readonly Token[] => {
  const before = phrase.findLastIndex(
    ({ kind, lower }) => kind === 'mark' || prepositions.has(lower) || determiners.has(lower) || lower === 'and',
  );
  return phrase.slice(determiners.has(phrase[before]?.lower ?? '') ? before : before + 1);
};

const withoutComma = (tokens: readonly Token[]): readonly Token[] =>
  tokens.at(-1)?.text === ',' ? tokens.slice(0, -1) : tokens;
