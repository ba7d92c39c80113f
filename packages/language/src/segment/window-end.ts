import type { Token } from '../text/token.ts';
import type { Joiner } from './clause.ts';

/** Words that may stand between two clauses. */
export const conjunctions: ReadonlyMap<string, Joiner> = new Map([
  ['and', 'and'],
  ['&', 'and'],
  ['or', 'or'],
  ['but', 'but'],
  ['then', 'then'],
]);

/** Marks that end a clause wherever they stand. */
export const isBreak = (token: Token): boolean =>
  token.kind === 'mark' && (token.text === ';' || token.text === ':' || token.text === '—' || token.text === '–');

/** What stood for `then` as an arrow. */
export const isArrow = (token: Token): boolean => token.kind === 'mark' && token.lower === 'then';

/** A clause is judged by its words up to the next comma, conjunction or break. */
export const windowEnd = (tokens: readonly Token[], from: number): number => {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (
      depth === 0 &&
      index > from &&
      (token.text === ',' ||
        isBreak(token) ||
        isArrow(token) ||
        (conjunctions.has(token.lower) && token.lower !== 'then'))
    )
      return index;
  }
  return tokens.length;
};
