import type { FieldDecl, Literal, ScalarType } from '../../program/index.ts';
import { allowedNumber } from '../entities/limited-values.ts';

/** An example of each scalar that every language can write; `index` makes them differ. */
export const sampleOf = (scalar: ScalarType, words: readonly string[], index = 1): Literal => {
  const samples: Readonly<Record<ScalarType, Literal>> = {
    text: textSample(words, index),
    integer: index,
    decimal: index + 0.5,
    float: index + 0.5,
    boolean: true,
    date: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    time: `08:30:${String((index % 59) + 1).padStart(2, '0')}`,
    timestamp: `2026-01-${String((index % 28) + 1).padStart(2, '0')}T12:00:00Z`,
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    bytes: 'AQID',
    json: '{}',
  };
  return samples[scalar];
};

/** A text that looks like what it stands for. */
const textSample = (words: readonly string[], index: number): string => {
  const last = words.at(-1) ?? '';
  if (/^e?mail$/.test(last)) return `${words.join('.')}${index}@example.com`;
  if (/^(?:url|website|link|homepage)$/.test(last)) return `https://example.com/${index}`;
  return /^(?:phone|telephone|mobile)$/.test(last)
    ? `+1 202 555 ${String(100 + (index % 100)).padStart(4, '0')}`
    : `${words.join(' ')} ${index}`;
};

/** A text where there is room for it, otherwise a letter and a number that tell it from others. */
export const fitting = (
  value: Literal,
  longest: number | undefined,
  words: readonly string[],
  index: number,
): Literal =>
  typeof value !== 'string' || longest === undefined || value.length <= longest
    ? value
    : `${(words.at(-1) ?? '').charAt(0).toUpperCase()}${index}`.slice(-longest);

/** An example of one field, no longer than it may be. */
export const sampleOfField = ({ type, isList, name, longest, limits }: FieldDecl, index: number): Literal => {
  if (isList) return null;
  if (type.kind === 'scalar' && limits !== undefined)
    return allowedNumber({ rules: limits }, { type: type.scalar }, index);
  if (type.kind === 'scalar') return fitting(sampleOf(type.scalar, name.words, index), longest, name.words, index);
  return type.kind === 'enum' ? (type.enum.members[0] ?? null) : null;
};
