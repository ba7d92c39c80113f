import { wishJoiners } from '../../lexicon/en/instruction-words.ts';
import type { Seen } from './sight.ts';

const stops: ReadonlySet<string> = new Set([
  ',',
  ';',
  '.',
  '!',
  '?',
  ':',
  '-',
  '–',
  '—',
  '…',
  '...',
  '\n',
  '&',
  '+',
  '/',
]);

/** True where a wish may end and another begin. */
export const mayEnd = ({ token }: Seen): boolean =>
  !token.isQuoted && (stops.has(token.lower) || wishJoiners.has(token.lower));

/** What speaks for and against a wish ending before or at a token. */
export const clauseFeatures = (seen: readonly Seen[], at: number, familyId: string): readonly string[] => {
  const word = (offset: number): string => wordFeature(seen[at + offset]);
  const here = seen[at]?.token.lower ?? '';
  const rest = seen.slice(at + 1, at + 7);
  const knownBefore = seen.slice(0, at).filter(({ known }) => known !== 'none').length;
  const knownAfter = seen.slice(at + 1).filter(({ known }) => known !== 'none').length;
  return [
    `here:${here}`,
    `next:${here}:${word(1)}`,
    `next2:${here}:${word(1)}:${word(2)}`,
    `second:${here}:${word(2)}`,
    `third:${word(3)}`,
    `before:${here}:${word(-1)}`,
    `first:${wordFeature(seen[0])}:${here}:${word(1)}`,
    `opening:${wordFeature(seen[0])}:${wordFeature(seen[1])}`,
    `known:${here}:${Math.min(3, knownBefore)}:${Math.min(3, knownAfter)}`,
    `length:${here}:${Math.min(10, Math.floor(at / 2))}:${Math.min(10, Math.floor((seen.length - at) / 2))}`,
    `family:${familyId}:${here}`,
    ...rest.map((other) => `soon:${here}:${wordFeature(other)}`),
  ];
};

/** A word as features name it: what is known from the diagram by its sort, all else as written. */
export const wordFeature = (seen: Seen | undefined): string => {
  if (seen === undefined) return '$';
  if (seen.token.isQuoted) return '<q>';
  if (seen.known === 'label') return `<${seen.sort}>`;
  if (seen.sorts.includes('number')) return '<#>';
  if (seen.sorts.includes('colour')) return '<colour>';
  return seen.token.lower;
};
