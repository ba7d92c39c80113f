import { segmentBorder } from '../../../lexicon/en/state-prose-patterns.ts';
import type { Piece } from '../../../outline/outline.ts';
import { splitOutside } from '../../../outline/read-list.ts';

/** Letters: longer ones are lists of something, or no sentences. */
const longestSentence = 1000;

/** Sentences and lines, without list marks and numbers of requirements before them. */
export const sentencesOf = (text: string): readonly Piece[] =>
  splitOutside({ text, start: 0 }, /\n|(?<=[\p{L}\d)"”'’%])[.!?](?=\s|$)|(?<=[.!?]\))\s+/gu)
    .map(withoutMark)
    .filter(({ text: said }) => said.length <= longestSentence && /\p{L}/u.test(said) && !said.startsWith('|'));

const withoutMark = ({ text, start }: Piece): Piece => {
  const length = /^\s*(?:(?:[-*•–]|\d{1,2}[.)]|\p{Lu}{2,5}-?\d+[:.]?)\s+)*/u.exec(text)?.[0].length ?? 0;
  return { text: text.slice(length), start: start + length };
};

/** Parts of a sentence of which each may tell one transition: `if paid it is open; if not it lapses`. */
export const segmentsOf = (sentence: Piece): readonly Piece[] =>
  splitOutside(sentence, segmentBorder).filter(({ text }) => text.trim() !== '');
