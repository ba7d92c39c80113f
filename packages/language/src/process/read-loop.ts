import { onlySubjects } from '../lexicon/en/closed-words.ts';
import { loopOpeners } from '../lexicon/en/process-words.ts';
import { markerAt } from '../segment/marker-at.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Token } from '../text/token.ts';
import { toQuestion } from './question.ts';
import type { Statement } from './statement.ts';

/**
 * `While the tank is full: open the valve, wait`, `repeat until it rains`: a condition and, behind a colon, what is done as long. In:
 * the tokens of a sentence and how a clause is read. Out: undefined for any other sentence.
 */
export const readLoop = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): readonly Statement[] | undefined => {
  const from = lengthOfOpener(tokens);
  const marker = markerAt(tokens, from);
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (marker?.role !== 'while' && marker?.role !== 'until') return undefined;
  // `repeat until n = 1` does again what was told before.
  const isOver = colon < 0 && from > 0;
  const condition = tokens.slice(from + marker.length, isOver ? tokens.length : colon);
  const body = isOver ? [] : tokens.slice(colon + 1);
  if (condition.length === 0 || condition.some(({ text }) => text === ',')) return undefined;
  if (!isOver && (colon < 0 || findPredicate(body) === undefined)) return undefined;
  const asksFirst = marker.role === 'while' ? { asksFirst: true } : {};
  return [{ kind: 'loop', question: toQuestion(condition), repeats: marker.role, ...asksFirst, body: read(body) }];
};

/** True where a sentence is such a loop, so that nothing in front of its colon is a case. */
export const opensLoop = (tokens: readonly Token[]): boolean => readLoop(tokens, () => []) !== undefined;

/** `repeat`, `do the following`: words before `until` that only say that it is a loop. */
const lengthOfOpener = (tokens: readonly Token[]): number => {
  const from = onlySubjects.has(tokens[0]?.lower ?? '') ? 1 : 0;
  const words = tokens.slice(from, from + longestOpener).map(({ lower }) => lower);
  const found = loopOpeners.find((opener) => opener.split(' ').every((word, at) => words[at] === word));
  return found === undefined ? 0 : from + found.split(' ').length;
};

/** In words. */
const longestOpener = 4;
