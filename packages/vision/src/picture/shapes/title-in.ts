import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { unionBox } from '../pixels/raster.ts';
import { splitLines } from './split-lines.ts';

/** The lines of words at the top of a container, or the last one at its bottom. */
export const titleIn = (letters: readonly Component[], box: Rect): readonly Component[] => {
  const lines = splitLines(letters).map((line) => ({ line, around: unionBox(line.map((letter) => letter.box)) }));
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (first.around.y - box.y <= 2.5 * first.around.height + 6) {
    const end = lines.findIndex(({ around }, index) => index > 0 && !isNextLine(lines[index - 1]?.around, around));
    return lines.slice(0, end < 0 ? lines.length : end).flatMap(({ line }) => line);
  }
  const { y, height } = last.around;
  return box.y + box.height - y - height <= 2.5 * height + 6 ? last.line : [];
};

/** Close below, and starting at the same place or with the same middle. */
const isNextLine = (before: Rect | undefined, line: Rect): boolean => {
  if (before === undefined || line.y - before.y - before.height > 0.9 * before.height) return false;
  const reach = 0.5 * before.height;
  return (
    Math.abs(line.x - before.x) <= reach || Math.abs(line.x + line.width / 2 - before.x - before.width / 2) <= reach
  );
};
