import { determiners } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, wordAt } from '../text/token.ts';
import { skipAdverbs } from '../text/words.ts';
import { canTakePart } from './cast.ts';

/** How what is sent opens: `HELLO`, `a token`. */
type Shape = 'capitals' | 'phrase';

/**
 * `the client sends HELLO, the server WELCOME and the client LOGIN`: who goes on without a verb does the same as the one before. In: the
 * tokens of a sentence. Out: the verb in each part that leaves it out; the tokens as they are where any part is no name with a thing of the
 * same kind behind it.
 */
export const withSharedVerb = (tokens: readonly Token[]): readonly Token[] => {
  const [first, ...others] = partsOf(tokens);
  const predicate = first && findPredicate(first.said);
  if (first === undefined || predicate === undefined || predicate.start === 0 || predicate.voice !== 'active')
    return tokens;
  const shape = shapeOf(first.said[predicate.end]);
  const verb = first.said[predicate.end - 1];
  if (shape === undefined || verb === undefined || others.length === 0) return tokens;
  const names = others.map(({ said }) => nameEnd(said, shape));
  const subject = nameIn(first.said.slice(skipAdverbs(first.said), predicate.start));
  const isTold = others.every((_, index) => names[index] !== undefined) && speaksOfOthers(others, names, subject);
  if (!isTold) return tokens;
  return [
    ...first.opening,
    ...first.said,
    ...others.flatMap(({ opening, said }, index) => {
      const end = names[index] ?? 0;
      const [before, thing] = [said[end - 1], said[end]];
      if (before === undefined || thing === undefined) return [...opening, ...said];
      return [...opening, ...said.slice(0, end), wordAt(verb.text, thing), ...said.slice(end)];
    }),
  ];
};

interface Part {
  /** The comma and the small words before it. */
  readonly opening: readonly Token[];
  readonly said: readonly Token[];
}

const partsOf = (tokens: readonly Token[]): readonly Part[] => {
  const parts: { opening: Token[]; said: Token[] }[] = [{ opening: [], said: [] }];
  for (const token of tokens) {
    const last = parts.at(-1);
    const isJoint = /^[,;]$/.test(token.text) || /^(?:and|then)$/.test(token.lower);
    if (!isJoint) last?.said.push(token);
    else if (last !== undefined && last.said.length === 0) last.opening.push(token);
    else parts.push({ opening: [token], said: [] });
  }
  return parts;
};

const shapeOf = (token: Token | undefined): Shape | undefined => {
  if (token === undefined) return undefined;
  if (token.kind === 'quote' || /^\p{Lu}[\p{Lu}\d_+/-]+$/u.test(token.text)) return 'capitals';
  return determiners.has(token.lower) || token.kind === 'number' ? 'phrase' : undefined;
};

/** The most words of a name, with its article. */
const longestName = 4;

/** Where the name ends that opens a part, if a thing of that shape stands behind it and no verb before. */
const nameEnd = (said: readonly Token[], shape: Shape): number | undefined => {
  const opens = determiners.has(said[0]?.lower ?? '') ? 1 : 0;
  const behind = said.slice(opens + 1, longestName + 1).findIndex((token) => shapeOf(token) === shape);
  const end = behind + opens + 1;
  const name = said.slice(opens, end);
  const isName = name.every(({ kind, lower }, at) => kind === 'word' && (at === 0 || !isTold(lower)));
  return behind < 0 || !isName ? undefined : end;
};

const isTold = (word: string): boolean => {
  const forms = readVerb(word)?.forms;
  return forms?.has('third') === true || forms?.has('past') === true;
};

const nameIn = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ lower }) => !determiners.has(lower))
    .map(({ lower }) => lower)
    .join(' ');

/** True where the first one speaks again, or each of the others is somebody or something that takes part. */
const speaksOfOthers = (others: readonly Part[], names: readonly (number | undefined)[], subject: string): boolean => {
  const told = others.map(({ said }, index) => said.slice(0, names[index] ?? 0));
  if (nameIn(told[0] ?? []) === subject) return false;
  return (
    told.some((name) => nameIn(name) === subject) ||
    told.every((name) => canTakePart(name.filter(({ lower }) => !determiners.has(lower))))
  );
};
