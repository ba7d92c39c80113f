import type { Point, Rect, Side } from '@diagloom/diagram/model';

/** How far the dots stand from their shape, and half of how wide they are, px. */
const distance = 20;
const radius = 12;

/** Where along its side a dot may stand, the middle first. */
const shares = [0.5, 0.2, 0.8] as const;

interface DotPlace extends Point {
  readonly side: Side;
  readonly isFree: boolean;
}

/**
 * Where the dots around a shape stand. In: its box and the boxes of lines, px on the screen. Out: for each side a place beside it, in the
 * middle where no line passes there, else towards one of its ends, and whether that middle is free.
 */
export const dotPlaces = (box: Rect, lines: readonly Rect[]): readonly DotPlace[] => {
  const choose = (side: Side, at: (share: number) => Point): DotPlace => {
    const share = shares.find((each) => !lines.some((line) => touches(line, at(each))));
    return { side, ...at(share ?? 0.5), isFree: share === 0.5 };
  };
  const across = (share: number): number => box.x + box.width * share;
  const down = (share: number): number => box.y + box.height * share;
  return [
    choose('top', (share) => ({ x: across(share), y: box.y - distance })),
    choose('right', (share) => ({ x: box.x + box.width + distance, y: down(share) })),
    choose('bottom', (share) => ({ x: across(share), y: box.y + box.height + distance })),
    choose('left', (share) => ({ x: box.x - distance, y: down(share) })),
  ];
};

const touches = (line: Rect, { x, y }: Point): boolean =>
  x + radius > line.x && x - radius < line.x + line.width && y + radius > line.y && y - radius < line.y + line.height;
