interface Sight {
  /** What is to be seen, and the page that it is on, px of the paper. */
  readonly part: Stretch;
  readonly page: Stretch;
  /** What is seen of the paper. */
  readonly window: Stretch;
  /** So much at its ends does not count: what lies there is half hidden, or something floats over it, px. */
  readonly borders: { readonly start: number; readonly end: number };
}

interface Stretch {
  readonly start: number;
  readonly size: number;
}

/**
 * Where the window begins along an axis when a part is in sight: where it is if the part is seen already, else with the part in the middle, and
 * with no more free paper beside the page than its borders while there is page to see.
 */
export const scrollIntoSight = ({ part, page, window, borders }: Sight): number => {
  const [from, to] = [window.start + borders.start, window.start + window.size - borders.end];
  if (part.start >= from && part.start + part.size <= to) return window.start;
  const middle = part.start + (part.size - window.size) / 2;
  const ends = [page.start - borders.start, page.start + page.size + borders.end - window.size];
  return Math.max(Math.min(...ends), Math.min(middle, Math.max(...ends)));
};
