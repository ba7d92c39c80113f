import { breakPieces } from '../../text/break-pieces.ts';
import { widthsOf } from '../../text/character-width.ts';
import { baselineBelowMiddleOf, lineHeight } from '../../text/index.ts';
import type { SceneRun } from '../scene.ts';
import type { MeasuredText, TextBlock, TextRun } from './label-blocks.ts';

/** A line of a label with its measures, not placed yet; all in px. */
export interface MeasuredLine {
  readonly runs: readonly SceneRun[];
  readonly width: number;
  readonly height: number;
  /** From the top of the line to its base line. */
  readonly ascent: number;
}

/**
 * Breaks styled text into lines no wider than `maxWidth` px, between words only: draw.io lets a word that is too wide
 * stand out of its shape.
 */
export const breakLines = (text: TextBlock, maxWidth: number): readonly MeasuredLine[] => {
  const measured = measuredOf(text);
  return lineRanges(measured, maxWidth).map((range) => measureLine(text, sliceRuns(text.runs, measured, range)));
};

/** The width of the text on one line, and of its widest word, px. */
export const textWidths = (text: TextBlock): { readonly widest: number; readonly narrowest: number } => {
  const measured = measuredOf(text);
  let narrowest = 0;
  for (const [start, end] of wordRanges(measured.text)) {
    narrowest = Math.max(narrowest, widthBetween(measured, start, end));
  }
  return { widest: widthBetween(measured, 0, measured.text.trimEnd().length), narrowest };
};

/** The words of a text without the spaces between them; plain words need no look at every character. */
const wordRanges = (text: string): readonly Range[] => {
  if (plainWords.test(text)) {
    return spacedWords(text);
  }
  let at = 0;
  return breakPieces(text).map((piece) => {
    const start = at;
    at += piece.length;
    return [start, start + piece.trimEnd().length];
  });
};

const spacedWords = (text: string): readonly Range[] => {
  const words: Range[] = [];
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start);
    const end = space < 0 ? text.length : space;
    if (end > start) words.push([start, end]);
    start = end + 1;
  }
  return words;
};

const plainWords = /^[\w .,:;()/+'"&?!\u00c0-\u017f]*$/;

const measuredOf = (block: TextBlock): MeasuredText => {
  block.measured ??= measureRuns(block.runs);
  return block.measured;
};

const measureRuns = (runs: readonly TextRun[]): MeasuredText => {
  const text = runs.length === 1 && runs[0] ? runs[0].text : runs.map((run) => run.text).join('');
  const offsets = new Float64Array(text.length + 1);
  let index = 0;
  let offset = 0;
  for (const run of runs) {
    const widthOf = widthsOf(run);
    for (const character of run.text) {
      offset += widthOf(character.codePointAt(0) ?? 0) * run.fontSize;
      for (let unit = 0; unit < character.length; unit += 1) {
        index += 1;
        offsets[index] = offset;
      }
    }
  }
  return { text, offsets };
};

const widthBetween = ({ offsets }: MeasuredText, start: number, end: number): number =>
  (offsets[end] ?? 0) - (offsets[start] ?? 0);

type Range = readonly [start: number, end: number];

/** Sums of widths differ in the last binary places. */
const tolerance = 0.01;

const lineRanges = (measured: MeasuredText, maxWidth: number): readonly Range[] => {
  const { text } = measured;
  if (widthBetween(measured, 0, text.length) <= maxWidth + tolerance) return [trimmed(text, 0, text.length)];
  const ranges: Range[] = [];
  let start = 0;
  let end = 0;
  for (const piece of breakPieces(text)) {
    const visibleEnd = end + piece.trimEnd().length;
    if (end > start && widthBetween(measured, start, visibleEnd) > maxWidth + tolerance) {
      ranges.push(trimmed(text, start, end));
      start = end;
    }
    end += piece.length;
  }
  ranges.push(trimmed(text, start, end));
  return ranges;
};

/** The range without the spaces at its end. */
const trimmed = (text: string, start: number, end: number): Range => [
  start,
  start + text.slice(start, end).trimEnd().length,
];

const sliceRuns = (runs: readonly TextRun[], measured: MeasuredText, [start, end]: Range): readonly SceneRun[] => {
  const parts: SceneRun[] = [];
  let position = 0;
  for (const run of runs) {
    const from = Math.max(start, position);
    const to = Math.min(end, position + run.text.length);
    position += run.text.length;
    if (from >= to) continue;
    parts.push({ ...run, text: measured.text.slice(from, to), width: widthBetween(measured, from, to) });
  }
  return parts;
};

/** Runs of different sizes share one base line; each brings its own line height around it, and the block its own. */
const measureLine = ({ strut }: TextBlock, runs: readonly SceneRun[]): MeasuredLine => {
  let ascent = 0;
  let descent = 0;
  for (const { fontSize, family, rise = 0 } of [strutRun(strut), ...runs]) {
    const below = baselineBelowMiddleOf(family);
    ascent = Math.max(ascent, fontSize * (lineHeight / 2 + below) + rise);
    descent = Math.max(descent, fontSize * (lineHeight / 2 - below) - rise);
  }
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), height: ascent + descent, ascent };
};

const strutRun = (strut: TextBlock['strut']): TextBlock['strut'] & { readonly rise?: number } => strut;
