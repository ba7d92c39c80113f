export interface Size {
  readonly width: number;
  readonly height: number;
}

const smallest = 0.1;
const largest = 4;

/** A very large page is seen whole, too. */
const smallestFit = 0.01;

/** Windows less wide than this are those of phones, or hardly wider, px. */
export const narrow = 640;

/** From this factor on a picture is rather seen whole than read from its beginning: labels of 12 px have 8.4. */
const whole = 0.7;

/** What is not seen whole has room to be read; a wide window shows as much of it as labels of 12 px with 9 allow. */
const legible = { narrow: 11 / 12, wide: 9 / 12 } as const;

/** The factors that the zoom buttons step through. */
const stops = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

/** Two factors closer than this look the same, such as a fit of 0.749 beside the stop 0.75. */
const sameFactor = 0.01;

export const zoomIn = (factor: number): number => stops.find((stop) => stop > factor + sameFactor) ?? largest;

export const zoomOut = (factor: number): number => stops.findLast((stop) => stop < factor - sameFactor) ?? smallest;

/** The factor at which a picture is seen whole in a window, with `margin` px free on each side; never enlarged. */
export const fitFactor = (picture: Size, window: Size, margin: number): number => {
  if (picture.width === 0 || picture.height === 0) return 1;
  const fitting = Math.min((window.width - 2 * margin) / picture.width, (window.height - 2 * margin) / picture.height);
  return Math.min(Math.max(fitting, smallestFit), 1);
};

/**
 * How a picture opens that is seen whole at `fitting`: whole from the factor `least` on, else larger, from where one begins to read. What is only too high is seen in its whole width, and so with the names of all its lanes.
 */
export const openingFactor = (
  fitting: number,
  { picture, window, least = whole }: { readonly picture: Size; readonly window: Size; readonly least?: number },
): number => {
  if (fitting >= least) return fitting;
  const across = fitFactor({ ...picture, height: 1 }, window, sideMargin);
  if (across < least) return window.width < narrow ? legible.narrow : legible.wide;
  return Math.min(across, legible.narrow);
};

/** What stays free beside a picture that is seen in its whole width, px. */
const sideMargin = 12;
