import { drawPin, element, escapeXml } from '@diagloom/diagram/svg';
import { baselineBelowMiddle, fontStack, wrapText } from '@diagloom/diagram/text';
import type { NumberedThread } from './listed-thread.ts';

/**
 * The list behind a drawing with numbered pins. In: threads with their numbers. Out: pictures of the size of A4, as many as it
 * takes: each thread is laid out as lines of text, and lines are put onto sheets until one is full. A head never stands alone at the
 * foot of a sheet.
 */
export const drawThreadList = (title: string, threads: readonly NumberedThread[]): readonly string[] => {
  const head: Line = { text: `Comments on ${title}`, x: margin, size: 18, isBold: true, height: 44 };
  const lines = [...wrapped(head, sheet.width - 2 * margin), ...threads.flatMap(linesOf)];
  return sheetsOf(lines).map(drawSheet);
};

interface Line {
  readonly text: string;
  readonly x: number;
  readonly size: number;
  /** How far the next line is below it, px. */
  readonly height: number;
  readonly isBold?: boolean;
  readonly isSoft?: boolean;
  /** It stands on the same sheet as the next one. */
  readonly isHead?: boolean;
  readonly pin?: Pick<NumberedThread, 'number' | 'pinColour'>;
}

/** A4 at 96 px an inch. */
const sheet = { width: 794, height: 1123 } as const;
const margin = 64;
const indent = margin + 34;

const linesOf = (thread: NumberedThread): readonly Line[] => {
  const { place, isResolved, notes, said } = thread;
  const about = [isResolved ? 'Resolved' : 'Open', ...notes].join(' · ');
  const [first, ...rest] = wrapped({ text: place, x: indent, size: 13, isBold: true, height: 18, isHead: true });
  return [
    { text: '', x: 0, size: 12, height: 14 },
    ...(first === undefined ? [] : [{ ...first, pin: thread }]),
    ...rest,
    { text: about, x: indent, size: 11, isSoft: true, height: 22, isHead: true },
    ...said.flatMap(({ who, when, text }, index): readonly Line[] => {
      const x = index === 0 ? indent : indent + 18;
      return [
        ...wrapped({ text: `${who} · ${when}`, x, size: 11, isBold: true, height: 17, isHead: true }),
        ...wrapped({ text, x, size: 12, height: 17 }),
        { text: '', x, size: 12, height: 8 },
      ];
    }),
  ];
};

const wrapped = (line: Line, width = sheet.width - margin - line.x): readonly Line[] =>
  wrapText(line.text, width, { size: line.size, bold: line.isBold === true }).map((text) => ({ ...line, text }));

const sheetsOf = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const sheets: Line[][] = [[]];
  let y = margin;
  for (const [index, line] of lines.entries()) {
    let needed = line.height;
    for (let next = index; lines[next]?.isHead === true; next += 1) needed += lines[next + 1]?.height ?? 0;
    if (y + needed > sheet.height - margin) {
      sheets.push([]);
      y = margin;
    }
    sheets.at(-1)?.push(line);
    y += line.height;
  }
  return sheets;
};

const drawSheet = (lines: readonly Line[]): string => {
  let y = margin;
  const drawn = lines.flatMap((line) => {
    const middle = y + line.size / 2;
    y += line.height;
    const { pin } = line;
    const sign =
      pin === undefined ? '' : drawPin({ x: margin, y: middle + 11, label: String(pin.number), colour: pin.pinColour });
    const attributes = {
      x: line.x,
      y: middle + line.size * baselineBelowMiddle,
      'font-size': line.size,
      'font-weight': line.isBold ? 'bold' : undefined,
      fill: line.isSoft ? '#5b6661' : '#171c1a',
      'xml:space': 'preserve',
    };
    return [sign, line.text === '' ? '' : element('text', attributes, escapeXml(line.text))];
  });
  const { width, height } = sheet;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': fontStack(undefined),
    },
    [element('rect', { width, height, fill: '#ffffff' }), ...drawn],
  );
};
