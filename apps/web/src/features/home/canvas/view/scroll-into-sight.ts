interface Sight {
  /** What is to be seen, and the page that it is on, px of the paper. */
  readonly part: Stretch;
  readonly page: Stretch;
  /** What is seen of the paper. */
  readonly window: Stretch;
}

export interface Stretch {
  readonly start: number;
  readonly size: number;
}

/** At the borders of the window, px: what lies there is half hidden. */
const border = 16;

/**
 * Where the window begins along an axis when a part is in sight: where it is if the part is seen already, else with the part in the middle, and
 * with no more free paper beside the page than `border` while there is page to see.
 */
export const scrollIntoSight = ({ part, page, window }: Sight): number => {
  const [from, to] = [window.start + border, window.start + window.size - border];
  if (part.start >= from && part.start + part.size <= to) return window.start;
  const middle = part.start + (part.size - window.size) / 2;
  const ends = [page.start - border, page.start + page.size + border - window.size];
  return Math.max(Math.min(...ends), Math.min(middle, Math.max(...ends)));
};
