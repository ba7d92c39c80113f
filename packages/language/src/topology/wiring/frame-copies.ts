import type { Landscape } from '../landscape/landscape.ts';
import type { Line, Part } from '../landscape/part.ts';
import { isSame } from '../landscape/same-words.ts';
import { addFrame } from './choose-end.ts';

/**
 * Where some copies got a frame, so do the copies beside it that all are joined to it: `Web pods -> API pods` is one line. Only lines
 * that no text tells are drawn together.
 */
export const frameCopies = (landscape: Landscape): void => {
  const { parts } = landscape;
  const frames = parts.filter((part) => part.origin === 'repair' && parts.some(({ parent }) => parent === part));
  for (const frame of frames)
    for (const first of parts.filter(({ parent, amount }) => parent === frame.parent && amount === undefined)) {
      const copies = parts.filter(({ parent, words }) => parent === frame.parent && isSame(words, first.words));
      if (copies.length > 1 && copies[0] === first && areJoined(copies, frame, landscape)) joinAsOne(copies, landscape);
    }
  for (const frame of parts.filter(({ origin }) => origin === 'repair'))
    mergeLines(
      parts.filter(({ parent }) => parent === frame),
      frame,
      landscape,
    );
};

const areJoined = (copies: readonly Part[], frame: Part, { lines }: Landscape): boolean =>
  copies.every((copy) =>
    lines.some(
      ({ from, to }) =>
        (from === copy && (to === frame || to.parent === frame)) ||
        (to === copy && (from === frame || from.parent === frame)),
    ),
  );

const joinAsOne = (copies: readonly Part[], landscape: Landscape): void => {
  const frame = addFrame(copies, landscape);
  if (frame !== undefined) mergeLines(copies, frame, landscape);
};

/** Lines that all members have become one of their frame. */
const mergeLines = (members: readonly Part[], frame: Part, landscape: Landscape): void => {
  const { lines } = landscape;
  const merge = (own: 'from' | 'to', other: 'from' | 'to'): void => {
    for (const line of lines.filter((one) => one[own] === members[0])) {
      const alike = members.flatMap((member) => lines.filter((one) => isLike(one, line, other) && one[own] === member));
      if (members.length < 2 || alike.length !== members.length) continue;
      for (const one of alike) lines.splice(lines.indexOf(one), 1);
      lines.push({ ...line, [own]: frame, isWhole: true });
    }
  };
  merge('from', 'to');
  merge('to', 'from');
};

const isLike = (one: Line, line: Line, other: 'from' | 'to'): boolean =>
  one.origin === 'repair' && one[other] === line[other] && one.label === line.label;
