import { conjunctions, copulas, determiners } from '../../lexicon/en/closed-words.ts';
import { nextToParts, standingVerbs, tiedOpeners } from '../../lexicon/en/topology-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { markAfter, type Token, wordAt } from '../../text/token.ts';

/**
 * `A web app behind a CDN and a proxy calls the API`: what stands behind something is who acts, and of two things in front of it the first leads
 * to the second. In: the tokens of a statement. Out: the same as `a web app is behind a proxy; the proxy is behind a CDN; the web app calls the API`.
 */
export const withBehindTold = (tokens: readonly Token[]): readonly Token[] => {
  const behind = tokens.findIndex(({ lower }) => lower === 'behind');
  const named = nameBefore(tokens, behind);
  const at = tokens[behind];
  if (at === undefined || named.length === 0) return tokens;
  const over = frontEnd(tokens, behind + 1, /[^s]s$/.test(named.at(-1)?.lower ?? '') ? 'base' : 'third');
  const [first = [], second = [], ...more] = partsOf(tokens.slice(behind + 1, over));
  const acts = over < tokens.length && tokens[over]?.kind === 'word';
  const isTied = tokens.slice(over).some(({ lower }) => tiedOpeners.has(lower));
  if (isTied || first.length === 0 || more.length > 0 || (second.length === 0 && !acts)) return tokens;
  const word = (text: string): Token => wordAt(text, at);
  const stop = markAfter(';', at);
  // A switch stands next to what hangs on it, in whatever order they are told.
  const isSwitched = second.length === 0 || nextToParts.has(first.at(-1)?.lower ?? '');
  const [nearest, farther] = isSwitched ? [first, second] : [second, first];
  return [
    ...named,
    word('is'),
    at,
    ...nearest,
    ...(farther.length > 0 ? [stop, word('the'), ...bare(nearest), word('is'), at, ...farther] : []),
    ...(acts ? [stop, word('the'), ...bare(named), ...tokens.slice(over)] : tokens.slice(over)),
  ];
};

/** The name that opens the statement and stands behind something, without the verb that says so; empty for none. */
const nameBefore = (tokens: readonly Token[], behind: number): readonly Token[] => {
  const before = tokens.slice(0, Math.max(0, behind));
  const last = before.at(-1)?.lower ?? '';
  const name = copulas.has(last) || standingVerbs.has(last) ? before.slice(0, -1) : before;
  const isName =
    name.length <= longestName &&
    name.every(({ kind, lower }) => kind === 'word' && !conjunctions.has(lower) && !copulas.has(lower));
  return isName && bare(name).length > 0 ? name : [];
};

const longestName = 5;

/** Where what stands in front ends: at a mark, or where somebody acts. */
const frontEnd = (tokens: readonly Token[], from: number, form: 'base' | 'third'): number => {
  const end = tokens.findIndex(
    ({ kind, lower }, at) =>
      at > from &&
      (kind === 'mark' ||
        (conjunctions.has(lower) && acts(tokens, at + 1, form)) ||
        (acts(tokens, at, form) && !determiners.has(tokens[at - 1]?.lower ?? ''))),
  );
  if (end < 0) return tokens.length;
  return conjunctions.has(tokens[end]?.lower ?? '') ? end + 1 : end;
};

/** A verb with what it is done to; `routes` alone is a noun as well. */
const acts = (tokens: readonly Token[], at: number, form: 'base' | 'third'): boolean => {
  const [verb, object] = [tokens[at], tokens[at + 1]];
  return verb !== undefined && object?.kind === 'word' && readVerb(verb.lower)?.forms.has(form) === true;
};

const partsOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const and = tokens.findIndex(({ lower }) => conjunctions.has(lower));
  const before = and < 0 ? tokens : tokens.slice(0, and);
  const rest = and < 0 || and === tokens.length - 1 ? [] : partsOf(tokens.slice(and + 1));
  return before.length === 0 ? rest : [before, ...rest];
};

const bare = (name: readonly Token[]): readonly Token[] =>
  determiners.has(name[0]?.lower ?? '') ? name.slice(1) : name;
