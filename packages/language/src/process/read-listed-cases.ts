import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import type { Statement } from './statement.ts';

/** The cases that a sentence lists, and what it tells before them. */
export interface ListedCases {
  readonly before: readonly Token[];
  readonly choice: Extract<Statement, { readonly kind: 'alternatives' }>;
}

/**
 * `check the score, low score = decline, high = approve`: each case with what is done in it. In: the tokens of a sentence
 * and how a clause is read. Out: undefined where fewer than two cases are listed.
 */
export const readListedCases = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): ListedCases | undefined => {
  const pieces = splitAtCommas(tokens);
  const first = pieces.findIndex(isCase);
  const cases = pieces.slice(first);
  if (first < 0 || cases.length < 2 || !cases.every(isCase)) return undefined;
  const branches = cases.map((piece) => {
    const at = piece.findIndex(({ text }) => text === '=');
    return { label: capitalised(textOf(piece.slice(0, at))), body: read(piece.slice(at + 1)) };
  });
  const before = pieces.slice(0, first);
  const [opening] = before;
  const last = before.at(-1)?.at(-1);
  const kept = tokens.filter(
    ({ start, end }) =>
      opening?.[0] !== undefined && last !== undefined && start >= opening[0].start && end <= last.end,
  );
  return {
    before: kept,
    choice: { kind: 'alternatives', question: questionOf(branches.map(({ label }) => label)), branches },
  };
};

const isCase = (piece: readonly Token[]): boolean => {
  const at = piece.findIndex(({ text }) => text === '=');
  return at > 0 && at < piece.length - 1;
};

const splitAtCommas = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',' || token.text === ';') pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
};

/** `Low score`, `High`: asks for the score, which the first case names. */
const questionOf = ([first = '']: readonly string[]): string => {
  const words = first.split(' ');
  return words.length > 1 ? `${capitalised(words.at(-1) ?? '')}?` : 'Which case?';
};
