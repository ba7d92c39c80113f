import { grown, type Point, type Rect, type Size } from '@diagloom/diagram/model';

export interface BarPlace {
  readonly bar: Size;
  readonly window: Size;
  /** What the bar is about, px in the window. */
  readonly box: Rect;
  /** What it should not lie over, px in the window. */
  readonly others: readonly Rect[];
}

/** Between the bar and its box: the dots at the sides find room there, px. */
const gap = 40;

/** From the border of the window, px. */
const border = 8;

/** The place for a bar: above, below or beside its box, at the top or the foot of the window; where it hides least, and nearest then. */
export const barPlace = ({ bar, window, box, others }: BarPlace): Point => {
  const middle = { x: box.x + (box.width - bar.width) / 2, y: box.y + (box.height - bar.height) / 2 };
  const wishes: readonly Point[] = [
    { x: middle.x, y: box.y - gap - bar.height },
    { x: middle.x, y: box.y + box.height + gap },
    { x: box.x + box.width + gap, y: middle.y },
    { x: box.x - gap - bar.width, y: middle.y },
    { x: (window.width - bar.width) / 2, y: border },
    { x: (window.width - bar.width) / 2, y: window.height },
  ];
  const places = wishes.map(({ x, y }) => ({
    x: Math.round(Math.max(border, Math.min(x, window.width - bar.width - border))),
    y: Math.round(Math.max(border, Math.min(y, window.height - bar.height - border))),
  }));
  const hidden = places.map((place) => {
    const rect = { ...place, ...bar };
    return [grown(box, gap / 2), ...others].reduce((sum, other) => sum + sharedArea(rect, other), 0);
  });
  return places[hidden.indexOf(Math.min(...hidden))] ?? { x: border, y: border };
};

const sharedArea = (one: Rect, other: Rect): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
};
