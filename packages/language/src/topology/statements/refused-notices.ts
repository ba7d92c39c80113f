import { refusers } from '../../lexicon/en/topology-words.ts';
import type { Warning } from '../../understanding.ts';

/** Tells of what somebody does not want, such as `no printer please`: it is not drawn. */
export const refusedNotices = (text: string): readonly Warning[] =>
  [...text.matchAll(piece)].flatMap(({ index, 0: whole, groups }) => {
    const { first = '', words = '' } = groups ?? {};
    if (!refusers.has(first.toLowerCase())) return [];
    const start = index + whole.length - words.length;
    return [
      {
        code: 'not-understood' as const,
        message: `"${words.trim()}" wasn’t drawn, because it says what you don’t want.`,
        source: { start, end: start + words.trimEnd().length },
      },
    ];
  });

/** What marks part, with its first word. */
const piece = /(?:^|(?<=[.,;:!?\n])\s*|(?<=\b(?:and|but)\s))(?<words>(?<first>[\p{L}']+)\s+[^.,;:!?\n]+)/giu;
