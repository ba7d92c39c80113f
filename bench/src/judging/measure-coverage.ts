import type { SourceSpan } from '@diagloom/diagram/model';
import { contentWords, tokenise } from '@diagloom/language/judging';
import { bad, good } from './bands.ts';
import { stemsOf } from './compare-labels.ts';
import type { Answered } from './draw-prompts.ts';

/** What tells that a drawing may be wrong; other messages only tell what was done. */
const alarms: ReadonlySet<string> = new Set(['doubtful', 'target-not-found', 'other-language']);

export const isWarned = ({ answer }: Answered): boolean => answer.warnings.some(({ code }) => alarms.has(code));

/** Figures of how well the product knows which of its drawings are right. */
export const measureCoverage = (drawings: readonly Answered[]): Readonly<Record<string, number>> => {
  const wrong = drawings.filter(({ f1 }) => f1 < bad);
  const right = drawings.filter(({ f1 }) => f1 > good);
  const warned = wrong.filter(isWarned);
  return {
    size: drawings.length,
    wrong: wrong.length,
    right: right.length,
    'wrong and warned': shareOf(wrong, isWarned),
    'right and warned': shareOf(right, isWarned),
    'right with any message': shareOf(right, ({ answer }) => answer.warnings.length > 0),
    'warned on the words': shareOf(warned, (drawing) => markedOfMissed(drawing) >= 0.5),
    'words that are marked': mean(warned.map(markedOfAll)),
    'words marked where right': mean(right.map(markedOfAll)),
    'mean F1': mean(drawings.map(({ f1 }) => f1)),
    'mean coverage': mean(drawings.map(({ answer }) => answer.coverage)),
    correlation: correlate(drawings.map(({ f1, answer }) => [f1, answer.coverage])),
  };
};

/** The calibration curve: drawings by their coverage in ten parts of one size, each with its mean coverage and mean F1. */
export const calibrationOf = (
  drawings: readonly Answered[],
): readonly { readonly size: number; readonly coverage: number; readonly f1: number }[] => {
  const sorted = drawings.toSorted((a, b) => a.answer.coverage - b.answer.coverage);
  return Array.from({ length: 10 }, (_, at) => {
    const part = sorted.slice(Math.round((at * sorted.length) / 10), Math.round(((at + 1) * sorted.length) / 10));
    return {
      size: part.length,
      coverage: mean(part.map(({ answer }) => answer.coverage)),
      f1: mean(part.map(({ f1 }) => f1)),
    };
  });
};

/** Of the prompt's words that stand in the label of a missed node, the share that is marked; 1 where the prompt has none of them. */
const markedOfMissed = ({ prompt, missed, answer }: Answered): number => {
  const wanted = new Set(missed.flatMap(({ label, alt = [] }) => [label, ...alt].flatMap(stemsOf)));
  const concerned = wordsOf(prompt.prompt).filter(({ text }) => stemsOf(text).some((stem) => wanted.has(stem)));
  return concerned.length === 0 ? 1 : shareOf(concerned, (word) => isIn(word, answer.marks));
};

const markedOfAll = ({ prompt, answer }: Answered): number =>
  shareOf(wordsOf(prompt.prompt), (word) => isIn(word, answer.marks));

const wordsOf = (text: string) => contentWords(tokenise(text));

const isIn = ({ start, end }: SourceSpan, marks: readonly SourceSpan[]): boolean =>
  marks.some((mark) => mark.start <= start && end <= mark.end);

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  mean(items.map((item) => (holds(item) ? 1 : 0)));

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000;

const correlate = (pairs: readonly (readonly [number, number])[]): number => {
  const [a, b] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))];
  const along = (of: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0);
  const spread = Math.sqrt(along(([one]) => (one - a) ** 2) * along(([, other]) => (other - b) ** 2));
  return spread === 0 ? 0 : Math.round((along(([one, other]) => (one - a) * (other - b)) / spread) * 1000) / 1000;
};
