import { leadsToPeople, underOne } from '../../lexicon/en/chart-sentences.ts';
import { type Piece, trimPiece } from '../../outline/outline.ts';
import type { Chart } from '../chart.ts';
import { forms } from './forms.ts';
import { enterFields } from './read-fields.ts';
import { createRoster, type Roster } from './roster.ts';
import { partsOf } from './sentence-parts.ts';

/** A text that tells fewer lines is read as what people type. */
const fewestLines = 3;

/**
 * Reads who works for whom from prose as handbooks have it: "Four people report to her: ...", "Sam leads the phone team; so does Ann the desk",
 * "Dele has just one team lead, Carla, who looks after ...". False where it tells too little. In: the text and an empty chart.
 */
export const readRunningText = (text: string, chart: Chart): boolean => {
  const roster = createRoster(chart);
  for (const paragraph of paragraphsOf(withListsInLine(text))) {
    roster.stopExpecting();
    for (const sentence of sentencesOf(paragraph)) readSentence(sentence, roster);
  }
  return roster.lines() >= fewestLines;
};

/** A colon, and a list on the lines below it. */
const listBelow = /:[^\S\n]*\n(?:[^\S\n]*\n)*(?:[^\S\n]*(?:[-*•–]|\d{1,2}[.)])[^\S\n]+[^\n]+(?:\n|$))+/;

/** Whether a sentence goes on in a list: `Four people report to her:`. */
export const hasListInSentence = (text: string): boolean => sentenceBefore.test(text) && listBelow.test(text);

/** Two sentences, of which the second leads to a list. */
const sentenceBefore = /[.!?]\s+\p{Lu}[^.!?\n]*:[^\S\n]*\n/u;

/** `Four report to her:` with a list below it as one sentence, of the same length; so is `under her`, which adds nothing to `has`. */
const withListsInLine = (text: string): string =>
  text
    .replace(new RegExp(listBelow, 'g'), (list, offset: number) =>
      !leadsList(text.slice(0, offset).replace(/.*[.!?\n]\s*/s, ''))
        ? list
        : list
            .replace(/\n(?=[^\S\n]*\n)/g, ' ')
            .replace(/^(:\s*)(?:[-*•–]|\d{1,2}[.)])/, (mark) => mark.replace(/[^:]/g, ' '))
            .replace(remarkOfItem, (said) => ' '.repeat(said.length))
            .replace(
              /[.;,]?\n([^\S\n]*(?:[-*•–]|\d{1,2}[.)]))(?=[^\S\n])/g,
              (mark) => `;${' '.repeat(mark.length - 1)}`,
            ),
    )
    .replace(/^[^\S\n]*(?:[-*•–]|\d{1,2}[.)])(?=[^\S\n])/gm, (mark) => ' '.repeat(mark.length))
    .replace(underOne, (said) => ' '.repeat(said.length));

/** "From May on:" leads to sentences rather than to people. */
const leadsList = (said: string): boolean => leadsToPeople.test(said) || /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(said);

/** What an item says of somebody in a sentence of its own: "Gruff on the radio." */
const remarkOfItem = /(?<=\p{L}{2})\.[^\S\n]+\p{Lu}[^\n]*/gu;

/** Longer ones are lists of something, or no sentences. */
const longestSentence = 1000;

const paragraphsOf = (text: string): readonly Piece[] =>
  [...text.matchAll(/[^\n]+(?:\n(?!\s*\n)[^\n]+)*/g)].map(({ index, 0: part }) => ({ text: part, start: index }));

/** Sentences keep their semicolons, and end at none of the dots of "e.g." or of a bracket. */
const sentencesOf = (paragraph: Piece): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let depth = 0;
  for (let place = 0; place < paragraph.text.length; place += 1) {
    const letter = paragraph.text[place] ?? '';
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    const ends =
      /[.!?\n]/.test(letter) &&
      depth === 0 &&
      /^(?:\s|$)/.test(paragraph.text.slice(place + 1)) &&
      !/\b(?:e\.g|i\.e|[Dd]r|Mrs?|Ms|\p{Lu})$/u.test(
        paragraph.text.slice(Math.max(0, place - 4), place).replace(/^.*\s/, ' '),
      );
    if (!ends) continue;
    pieces.push({ text: paragraph.text.slice(from, place), start: paragraph.start + from });
    from = place + 1;
  }
  pieces.push({ text: paragraph.text.slice(from), start: paragraph.start + from });
  return pieces.flatMap((piece) => trimPiece(piece) ?? []);
};

const readSentence = (given: Piece, roster: Roster): void => {
  if (given.text.length > longestSentence || enterFields(given, roster).length > 0) return;
  for (const part of partsOf(given, roster)) {
    for (const { pattern, read } of forms) {
      const groups = pattern.exec(part.text)?.groups;
      if (groups === undefined) continue;
      const pieceOf = (name: string): Piece => {
        const text = groups[name] ?? '';
        return { text, start: part.start + Math.max(0, part.text.lastIndexOf(text)) };
      };
      if (read(pieceOf, roster, part)) break;
    }
  }
};
