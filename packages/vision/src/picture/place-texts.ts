import type { BoardReading, Doubt, ReadConnector, ReadShape } from '../board/board-reading.ts';
import { assignWords } from './assign-words.ts';
import type { FootedConnector } from './lines/read-feet.ts';
import { splitEnds } from './split-ends.ts';
import { middleHeight } from './words/crop-words.ts';
import type { Words } from './words/find-words.ts';
import { type ReadWords, sureWords } from './words/letter-reader.ts';

/** Words, and what they say. */
export interface ReadText {
  readonly words: Words;
  readonly read: ReadWords;
}

/** Words beside a connector are its label; others stand alone. */
export const placeTexts = (
  shapes: readonly ReadShape[],
  traced: readonly FootedConnector[],
  texts: readonly ReadText[],
): BoardReading => {
  const labels = traced.map((): ReadText[] => []);
  const alone: ReadShape[] = [];
  const lines = traced.map(({ route, course }) => course ?? route);
  const { ends, others } = splitEnds(texts, lines);
  const owners = assignWords(
    others.map(({ words }) => words),
    lines,
  );
  for (const [index, text] of others.entries()) {
    const own = labels[owners[index] ?? -1];
    if (own !== undefined) own.push(text);
    else
      alone.push({
        id: `t${alone.length + 1}`,
        kind: 'text',
        box: text.words.box,
        label: text.read.text,
        ...(text.read.confidence < sureWords ? { doubt: 'words' as const } : {}),
      });
  }
  const connectors = traced.map((one, index): ReadConnector => {
    const own = labels[index] ?? [];
    const doubt: Doubt | undefined = one.isUnsure
      ? 'direction'
      : own.some(({ read }) => read.confidence < sureWords)
        ? 'words'
        : undefined;
    return {
      id: `c${index + 1}`,
      from: `s${one.from + 1}`,
      to: `s${one.to + 1}`,
      route: one.route,
      head: one.head,
      ...(one.isDashed === true ? { isDashed: true } : {}),
      label: inOrder(own),
      ...given('atFrom', one.feet?.from ?? ends[index]?.from),
      ...given('atTo', one.feet?.to ?? ends[index]?.to),
      ...(doubt === undefined ? {} : { doubt }),
    };
  });
  return { shapes: [...shapes, ...alone], connectors, unread: [] };
};

const given = (side: 'atFrom' | 'atTo', said: string | undefined): Partial<ReadConnector> =>
  said === undefined ? {} : { [side]: said };

/** By the height of letters: what stands nearer than this is the same word, which a line leads through. */
const gapInWord = 0.3;

/** What stands beside a line as people read it: line by line, from left to right. */
const inOrder = (texts: readonly ReadText[]): string => {
  const middleOf = ({ words: { box } }: ReadText): number => box.y + box.height / 2;
  const isBeside = (one: ReadText, other: ReadText): boolean =>
    Math.abs(middleOf(one) - middleOf(other)) < 0.5 * Math.min(one.words.box.height, other.words.box.height);
  const sorted = texts.toSorted((a, b) => (isBeside(a, b) ? a.words.box.x - b.words.box.x : middleOf(a) - middleOf(b)));
  return sorted.reduce((label, text, index) => {
    const before = sorted[index - 1];
    if (before === undefined) return text.read.text;
    const gap = text.words.box.x - before.words.box.x - before.words.box.width;
    const isOneWord = isBeside(before, text) && gap < gapInWord * middleHeight(text.words.letters);
    return `${label}${isOneWord ? '' : ' '}${text.read.text}`;
  }, '');
};
