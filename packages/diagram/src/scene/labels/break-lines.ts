import { breakPieces } from '../../text/break-pieces.ts';
import { baselineBelowMiddle, lineHeight, lineWidth } from '../../text/index.ts';
import type { SceneRun } from '../scene.ts';
import type { Paragraph, StyledText, TextRun } from './styled-text.ts';

/** A line of a label with its measures, not placed yet; all in px. */
export interface MeasuredLine {
  readonly runs: readonly SceneRun[];
  readonly width: number;
  readonly height: number;
  /** From the top of the line to its base line. */
  readonly ascent: number;
  readonly gapBefore: number;
  readonly indent: number;
  readonly align?: 'left' | 'center' | 'right';
}

/**
 * Breaks styled text into lines no wider than `maxWidth` px, between words only: draw.io lets a word that is too wide
 * stand out of its shape.
 */
export const breakLines = (text: StyledText, maxWidth: number): readonly MeasuredLine[] =>
  text.paragraphs.flatMap((paragraph) => {
    const whole = paragraph.runs.map((run) => run.text).join('');
    return lineRanges(paragraph, whole, maxWidth - paragraph.indent).map(([start, end], index) =>
      measureLine(paragraph, sliceRuns(paragraph.runs, start, end), index === 0),
    );
  });

type Range = readonly [start: number, end: number];

/** Sums of widths differ in the last binary places. */
const tolerance = 0.01;

const lineRanges = (paragraph: Paragraph, whole: string, maxWidth: number): readonly Range[] => {
  if (maxWidth === Infinity) return [[0, whole.length]];
  const ranges: Range[] = [];
  let start = 0;
  let end = 0;
  let width = 0;
  for (const piece of breakPieces(whole)) {
    const visible = widthOf(paragraph.runs, end, end + piece.trimEnd().length);
    if (end > start && width + visible > maxWidth + tolerance) {
      ranges.push([start, end]);
      start = end;
      width = 0;
    }
    width += widthOf(paragraph.runs, end, end + piece.length);
    end += piece.length;
  }
  ranges.push([start, end]);
  return ranges.map(([from, to]) => [from, from + whole.slice(from, to).trimEnd().length]);
};

const widthOf = (runs: readonly TextRun[], start: number, end: number): number =>
  sliceRuns(runs, start, end).reduce((sum, run) => sum + run.width, 0);

const sliceRuns = (runs: readonly TextRun[], start: number, end: number): readonly SceneRun[] => {
  const parts: SceneRun[] = [];
  let position = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, start - position), Math.max(0, end - position));
    position += run.text.length;
    if (text === '') continue;
    parts.push({ ...run, text, width: lineWidth(text, { size: run.fontSize, bold: run.bold, italic: run.italic }) });
  }
  return parts;
};

/** Runs of different sizes share one base line; each brings its own line height around it. */
const measureLine = (paragraph: Paragraph, runs: readonly SceneRun[], isFirst: boolean): MeasuredLine => {
  let ascent = 0;
  let descent = 0;
  for (const { fontSize } of runs.length === 0 ? paragraph.runs : runs) {
    ascent = Math.max(ascent, fontSize * (lineHeight / 2 + baselineBelowMiddle));
    descent = Math.max(descent, fontSize * (lineHeight / 2 - baselineBelowMiddle));
  }
  return {
    runs,
    width: runs.reduce((sum, run) => sum + run.width, 0),
    height: ascent + descent,
    ascent,
    gapBefore: isFirst ? paragraph.gapBefore : 0,
    indent: paragraph.indent,
    ...(paragraph.align ? { align: paragraph.align } : {}),
  };
};
