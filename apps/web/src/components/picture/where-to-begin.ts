import type { Point, Rect } from '@diagloom/diagram/model';
import type { Beginning } from '@diagloom/diagram/scene';
import type { Size } from './zoom.ts';

/** Beside what is to be seen, px of the page. */
const margin = 24;

/**
 * The corner from which a page is first seen in a window that it does not fit, px of the page: that of its picture where what comes first is in sight from there; else that
 * and the foremost of what it leads to that can be seen beside it are in the middle.
 */
export const whereToBegin = ({ first, next }: Beginning, picture: Rect, window: Size): Point => {
  const across = ({ x, width }: Rect): Stretch => ({ start: x, end: x + width });
  const down = ({ y, height }: Rect): Stretch => ({ start: y, end: y + height });
  return {
    x: startOf(across(first), next.map(across), across(picture), window.width),
    y: startOf(down(first), next.map(down), down(picture), window.height),
  };
};

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const startOf = (first: Stretch, next: readonly Stretch[], picture: Stretch, room: number): number => {
  const begin = { start: first.start - margin, end: Math.min(first.end, first.start + room - 3 * margin) + margin };
  if (begin.end - picture.start <= room) return picture.start;
  const seen = next.map((other) => together(begin, other)).find(({ start, end }) => end - start <= room) ?? begin;
  const centred = (seen.start + seen.end - room) / 2;
  return Math.max(picture.start, Math.min(centred, picture.end - room));
};

const together = (one: Stretch, other: Stretch): Stretch => ({
  start: Math.min(one.start, other.start - margin),
  end: Math.max(one.end, other.end + margin),
});
