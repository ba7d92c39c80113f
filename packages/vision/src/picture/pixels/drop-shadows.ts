import type { Raster } from './raster.ts';

/**
 * Takes away the soft shadows that programs draw to the right of shapes and below them. In: a picture. Out: the same with paper there. A shadow
 * is paper, darkened, that gets lighter for some pixels away from a shape and looks the same along the shape; a picture that fades as much the
 * other way is only blurred, and stays as it is.
 */
export const dropShadows = (raster: Raster): Raster => {
  const paper = cornerColour(raster);
  if (Math.min(...paper) < lightest) return raster;
  const shades = shadesOf(raster, paper);
  const { marks, count } = findFades(shades, raster, 'away');
  if (count < fewest || findFades(shades, raster, 'towards').count > mostBlurred * count) return raster;
  growIntoCorners(marks, shades, raster);
  const data = raster.data.slice();
  for (const [at, mark] of marks.entries()) if (mark === 1) data.set(paper, 4 * at);
  return { ...raster, data };
};

/** Darker paper shows no shadows, of 255. */
const lightest = 200;

/** px; fewer are specks. */
const fewest = 60;

/** The share of fades the other way from which on a picture is blurred. */
const mostBlurred = 0.3;

/** How dark shadows are, as a share of paper. */
const darkest = 0.5;
const palest = 0.985;

/** Channels of a shadow are darkened alike, of 255. */
const sameShade = 8;

const cornerColour = ({ data, width, height }: Raster): readonly [number, number, number] => {
  const at = 4 * (2 * width + Math.min(2, width - 1));
  const other = 4 * ((height - 3) * width + width - 3);
  const colourAt = (place: number): readonly [number, number, number] => [
    data[place] ?? 0,
    data[place + 1] ?? 0,
    data[place + 2] ?? 0,
  ];
  const [first, last] = [colourAt(at), colourAt(other)];
  return first.every((value, channel) => Math.abs(value - (last[channel] ?? 0)) <= sameShade) ? first : [0, 0, 0];
};

/** What is no darkened paper. */
const ofSomethingElse = 0;

/** How light every pixel is, 255 for paper. */
const shadesOf = (
  { data, width, height }: Raster,
  [red, green, blue]: readonly [number, number, number],
): Uint8Array => {
  const shades = new Uint8Array(width * height);
  for (let at = 0; at < shades.length; at += 1) {
    const [r, g, b] = [
      (255 * (data[4 * at] ?? 0)) / red,
      (255 * (data[4 * at + 1] ?? 0)) / green,
      (255 * (data[4 * at + 2] ?? 0)) / blue,
    ];
    const isEven = Math.max(r, g, b) - Math.min(r, g, b) <= sameShade;
    shades[at] = isEven ? Math.min(255, Math.max(1, Math.round((r + g + b) / 3))) : ofSomethingElse;
  }
  return shades;
};

/** A fade is so long at least and at most, px, and rises by so much in all and at once. */
const shortest = 4;
const longest = 16;
const leastRise = 30;
const steepest = 48;

/** So many of its steps get lighter: an even grey behind letters does not. */
const leastRising = 0.5;

/** Pixels beside each other along a shape differ by less; those of a nearly level line by more. */
const alongStep = 40;

/** Marks pixels of fades that get lighter to the right or downwards, or the other way. */
const findFades = (shades: Uint8Array, { width, height }: Raster, way: 'away' | 'towards') => {
  const marks = new Uint8Array(shades.length);
  let count = 0;
  const look = (start: number, length: number, step: number, beside: number): void => {
    let [run, rises] = [0, 0];
    for (let index = 0; index < length; index += 1) {
      const at = start + index * step;
      const shade = shades[at] ?? 0;
      const before = shades[at - step] ?? 0;
      const isSoft =
        shade >= darkest * 255 &&
        shade <= palest * 255 &&
        Math.abs(shade - (shades[at - beside] ?? 0)) <= alongStep &&
        Math.abs(shade - (shades[at + beside] ?? 0)) <= alongStep;
      if (isSoft && (run === 0 || (shade >= before - 3 && shade - before <= steepest))) {
        rises = run === 0 ? 0 : rises + Number(shade > before);
        run += 1;
        continue;
      }
      const first = shades[at - run * step] ?? 0;
      if (
        run >= shortest &&
        run <= longest &&
        rises >= leastRising * run &&
        shade > palest * 255 &&
        shade - before <= steepest &&
        shade - first >= leastRise
      ) {
        for (let back = 1; back <= run; back += 1) marks[at - back * step] = 1;
        count += run;
      }
      [run, rises] = [isSoft ? 1 : 0, 0];
    }
  };
  const sign = way === 'away' ? 1 : -1;
  for (let y = 1; y < height - 1; y += 1) look(y * width + (sign > 0 ? 0 : width - 1), width, sign, width);
  for (let x = 1; x < width - 1; x += 1) look((sign > 0 ? 0 : height - 1) * width + x, height, sign * width, 1);
  return { marks, count };
};

/** px that a shadow reaches around the corner of a shape. */
const cornerReach = 10;

/** At corners a shadow fades in both directions at once. */
const growIntoCorners = (marks: Uint8Array, shades: Uint8Array, { width }: Raster): void => {
  let front = marks.reduce<number[]>((places, mark, at) => {
    if (mark === 1) places.push(at);
    return places;
  }, []);
  const beside = [-1, 1, -width, width];
  for (let pass = 0; pass < cornerReach && front.length > 0; pass += 1) {
    const next: number[] = [];
    for (const at of front)
      for (const offset of beside) {
        const to = at + offset;
        const shade = shades[to] ?? 0;
        if (marks[to] !== 0 || shade < darkest * 255 || shade > palest * 255) continue;
        if (Math.abs(shade - (shades[at] ?? 0)) > steepest) continue;
        marks[to] = 1;
        next.push(to);
      }
    front = next;
  }
};
