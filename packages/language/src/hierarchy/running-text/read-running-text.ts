import { withoutContractions } from '../../lexicon/en/chart-contractions.ts';
import { thereAre } from '../../lexicon/en/chart-sentences.ts';
import { type Piece, trimPiece } from '../../outline/outline.ts';
import type { Chart } from '../chart.ts';
import { forms } from './forms.ts';
import { withListsInLine } from './lists.ts';
import { enterFields } from './read-fields.ts';
import { readHolders } from './read-holders.ts';
import { readNestedList } from './read-nested-list.ts';
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
  const paragraphs = paragraphsOf(withListsInLine(withoutContractions(text).replace(numberOfSentence, blank)));
  let isListed = false;
  for (const paragraph of paragraphs) {
    if (isTable(paragraph)) continue;
    if (!isListed && !/^\s{2}/.test(paragraph.text)) roster.awaited.pause();
    const said = readNestedList(paragraph, roster);
    for (const { ids, sentence } of said ?? []) {
      roster.speakOf(ids);
      readSentence(sentence, roster);
    }
    roster.awaited.settle();
    for (const sentence of said === undefined ? sentencesOf(paragraph) : []) {
      readSentence(sentence, roster);
      roster.awaited.settle();
    }
    isListed = /:\s*$/.test(paragraph.text);
  }
  roster.awaited.pause();
  for (const table of paragraphs.filter(isTable)) readHolders(table, roster);
  return roster.lines() >= fewestLines;
};

/** "(2) The Manager ...". */
const numberOfSentence = /(?<=^|\s)\((?:\d{1,2}|[a-z])\)(?=\s+\p{Lu})/gu;

const blank = (text: string): string => ' '.repeat(text.length);

const isTable = ({ text }: Piece): boolean => text.trimStart().startsWith('|');

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
      !/\b(?:e\.g|i\.e|[ap]\.m|[Dd]r|Mrs?|Ms|\p{Lu})$/u.test(
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
  const team = roster.takeTeamOf();
  const list = team.length === 0 ? undefined : thereAre.exec(given.text)?.groups?.list;
  if (list !== undefined) {
    roster.lead(team, roster.enter({ text: list, start: given.start + given.text.length - list.length }), given);
    return;
  }
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
