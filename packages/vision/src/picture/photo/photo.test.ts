import { describe, expect, test } from 'vitest';
import type { Raster } from '../pixels/raster.ts';
import type { LetterReader } from '../words/letter-reader.ts';
import { isPhoto } from './is-photo.ts';
import { readByHand } from './read-by-hand.ts';

const letters: LetterReader = { read: async () => ({ text: 'guess', confidence: 0.6 }), close: async () => undefined };

const width = 640;
const height = 480;

/** The same noise every time. */
const createNoise = (): (() => number) => {
  let seed = 7;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
};

type Ink = (x: number, y: number) => boolean;

/** Paper under a lamp to the left, with grain; `ink` says where the pen was. */
const photograph = (ink: Ink): Raster => {
  const noise = createNoise();
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = 225 - (110 * x) / width + 6 * noise();
      data.fill(light * (ink(x, y) ? 0.55 : 1), 4 * (y * width + x), 4 * (y * width + x) + 3);
      data[4 * (y * width + x) + 3] = 255;
    }
  }
  return { width, height, data };
};

const onFrame = (left: number, top: number, right: number, bottom: number): Ink => {
  const isNear = (value: number, edge: number): boolean => Math.abs(value - edge) < 2;
  return (x, y) =>
    (x >= left && x <= right && (isNear(y, top) || isNear(y, bottom))) ||
    (y >= top && y <= bottom && (isNear(x, left) || isNear(x, right)));
};

const either =
  (...inks: readonly Ink[]): Ink =>
  (x, y) =>
    inks.some((ink) => ink(x, y));

/** As long and as far apart as letters. */
const wordAt =
  (left: number, top: number): Ink =>
  (x, y) =>
    y > top && y < top + 20 && x > left && x < left + 80 && (x - left) % 14 < 5;

/** A straight stroke from one place to another. */
const stroke =
  ([fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]): Ink =>
  (x, y) => {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - fromX - along * dx, y - fromY - along * dy) < 2;
  };

/** Shapes from the left, by their ids, and what leads from which to which. */
const linesIn = async (raster: Raster) => {
  const { shapes, connectors } = (await readByHand(raster, { letters })).reading;
  const drawn = shapes.filter(({ kind }) => kind !== 'text').toSorted((a, b) => a.box.x - b.box.x);
  const placeOf = (id: string | undefined): number => drawn.findIndex((shape) => shape.id === id);
  return connectors.map(({ from, to }) => `${placeOf(from)} > ${placeOf(to)}`).toSorted();
};

const boxesIn = async (raster: Raster) =>
  (await readByHand(raster, { letters })).reading.shapes.filter(({ kind }) => kind !== 'text').map(({ box }) => box);

describe('a photo', () => {
  test('is told from a drawn picture', () => {
    const drawn = { width, height, data: new Uint8ClampedArray(4 * width * height).fill(255) };
    expect([isPhoto(photograph(onFrame(80, 80, 240, 180))), isPhoto(drawn)]).toEqual([true, false]);
  });

  test('is told from a dense drawing with noise around straight lines', () => {
    const frame = onFrame(80, 80, 240, 180);
    const data = new Uint8ClampedArray(4 * width * height).fill(255);
    for (let at = 0; at < width * height; at += 1) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const noise = y % 10 < 3 ? 4 * (x % 2) : 0;
      data.fill(frame(x, y) ? 0 : 255 - noise, 4 * at, 4 * at + 3);
    }
    expect(isPhoto({ width, height, data })).toBe(false);
  });

  test('shows boxes in light and in shadow', async () => {
    const boxes = await boxesIn(photograph(either(onFrame(60, 80, 220, 180), onFrame(420, 260, 580, 370))));
    expect(boxes).toHaveLength(2);
  });

  test('shows a box whose outline was left open', async () => {
    const frame = onFrame(80, 80, 260, 190);
    const boxes = await boxesIn(photograph((x, y) => frame(x, y) && !(x > 150 && x < 158 && y < 100)));
    expect(boxes).toHaveLength(1);
  });

  test('shows a box whose four sides were drawn one by one', async () => {
    const frame = onFrame(80, 80, 260, 190);
    const isCorner: Ink = (x, y) => (x < 86 || x > 254) && (y < 86 || y > 184);
    const boxes = await boxesIn(photograph((x, y) => frame(x, y) && !isCorner(x, y)));
    expect(boxes).toHaveLength(1);
  });

  test('shows a box that a line leads through, and no mark beside boxes', async () => {
    const named = (x: number, y: number): Ink => either(onFrame(x, y, x + 150, y + 100), wordAt(x + 40, y + 44));
    const crossed = either(onFrame(420, 300, 570, 400), (x, y) => Math.abs(y - 334) < 2 && x > 330 && x < 570);
    const mark = onFrame(300, 220, 326, 250);
    const boxes = await boxesIn(photograph(either(named(40, 60), named(420, 60), named(40, 300), crossed, mark)));
    expect(boxes).toHaveLength(4);
    expect(boxes.every(({ height }) => height > 60)).toBe(true);
  });

  test('shows a join as one, whose cross touches its outline', async () => {
    const [x, y, size] = [300, 220, 36];
    const isNear = (value: number, edge: number): boolean => Math.abs(value - edge) < 2.5;
    const join: Ink = (atX, atY) => {
      const [dx, dy] = [Math.abs(atX - x), Math.abs(atY - y)];
      return isNear(dx + dy, size) || (dx + dy < size && isNear(dx, dy));
    };
    const boxes = await boxesIn(photograph(join));
    expect(boxes).toHaveLength(1);
    expect(boxes[0]?.width).toBeGreaterThan(1.5 * size);
  });

  test('shows which way a line leads that stops short of its boxes', async () => {
    const line: Ink = (x, y) => Math.abs(y - 130) < 2 && x > 232 && x < 400;
    const barbs: Ink = (x, y) => Math.abs(400 - x - Math.abs(y - 130)) < 3 && x > 384 && x <= 402;
    const ink = either(onFrame(60, 80, 220, 180), onFrame(420, 80, 580, 180), line, barbs);
    const { reading } = await readByHand(photograph(ink), { letters });
    const [left, right] = reading.shapes.toSorted((a, b) => a.box.x - b.box.x);
    expect(reading.connectors).toMatchObject([{ from: left?.id, to: right?.id, head: 'end' }]);
  });

  test('shows a line with a large hollow head', async () => {
    const head = either(stroke([366, 114], [366, 146]), stroke([366, 114], [400, 130]), stroke([366, 146], [400, 130]));
    const boxes = [onFrame(60, 20, 220, 120), onFrame(60, 280, 220, 380), onFrame(420, 80, 580, 180)];
    const written = [wordAt(100, 62), wordAt(100, 322), wordAt(460, 122)];
    const line = either(stroke([222, 330], [290, 330]), stroke([290, 330], [290, 130]), stroke([290, 130], [366, 130]));
    expect(await linesIn(photograph(either(...boxes, ...written, head, line)))).toHaveLength(1);
  });

  test('shows a line that crosses the border of a lane close to its box', async () => {
    const boxes = either(onFrame(200, 60, 340, 140), onFrame(200, 300, 340, 380), wordAt(230, 90), wordAt(230, 330));
    const tip = either(stroke([270, 292], [261, 280]), stroke([270, 292], [279, 280]));
    const line = either(stroke([270, 142], [270, 292]), tip);
    const border = stroke([150, 158], [420, 153]);
    expect(await linesIn(photograph(either(boxes, line, border)))).toHaveLength(1);
  });

  test('has no boxes where the squares of its paper are', async () => {
    const squares: Ink = (x, y) => x % 40 < 2 || y % 40 < 2;
    const boxes = await boxesIn(photograph(squares));
    expect(boxes).toEqual([]);
  });

  test('gives no guess for what a hand wrote', async () => {
    const { reading } = await readByHand(photograph(either(onFrame(80, 80, 260, 190), wordAt(120, 120))), { letters });
    expect(reading.shapes).toMatchObject([{ label: 'Text 1', doubt: 'handwriting' }]);
  });
});
