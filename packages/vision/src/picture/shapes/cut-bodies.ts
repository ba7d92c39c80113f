import type { Rect } from '@diagloom/diagram/model';
import { type Components, findComponents } from '../pixels/components.ts';
import { areaOf, clipBox, growBox } from '../pixels/raster.ts';
import { spreadInk } from '../pixels/spread-ink.ts';
import { fitFigure } from './figure-templates.ts';
import { onGrid } from './fill-outline.ts';

type Size = Pick<Rect, 'width' | 'height'>;

/** An area in two parts, over its size. */
export interface CutArea {
  /** What is left of it without its lines, in pieces. */
  readonly bodies: Components;
  /** Its lines: one byte a pixel. */
  readonly lines: Uint8Array;
  /** Half the thickness of lines, px. */
  readonly reach: number;
}

/** Half the thickness of the lines that are tried, px, thin ones first. */
const reaches = [4, 7, 11, 16, 22] as const;
export const thinnest = reaches[0];
export const thickest = reaches[reaches.length - 1] ?? thinnest;

/** Corners and tips of figures stand out by less than a line to somewhere else is long: by its half thickness, and px. */
const leastReach = 2.2;
const shortest = 16;

/** Smaller bodies are heads of arrows, and crumbs along soft edges are none, px. */
const smallest = { width: 26, height: 17, area: 30 } as const;

/** What resembles no ideal figure so much is no body. */
const leastFit = 0.88;

/** What resembles one so much as it is has no lines, but tips. */
const leastWhole = 0.92;

/** By the shorter side of a body: half the thickness of what is left of a line where it meets one. */
const stub = 0.3;

/**
 * Cuts an area where it is as thin as a line, if all that is left then resembles figures. In: one byte a pixel, with a margin of nothing that is
 * as wide as the thickest line.
 */
export const cutBodies = (cells: Uint8Array, size: Size): CutArea | undefined => {
  const whole = bodiesOf(cells, size, new Uint8Array(cells.length));
  if (whole.components.every((body) => fitOf(body, whole, size) >= leastWhole)) return undefined;
  for (const reach of reaches) {
    const lines = linesOf(cells, size, reach);
    if (lines === undefined) continue;
    const rough = bodiesOf(cells, size, lines);
    for (const body of rough.components) trim(body, rough, { size, lines });
    const bodies = bodiesOf(cells, size, lines);
    if (bodies.components.length > 0 && bodies.components.every((body) => fitOf(body, bodies, size) >= leastFit))
      return { bodies, lines, reach };
  }
  return undefined;
};

/** What is so thin and leads from body to body, or away from one. */
const linesOf = (cells: Uint8Array, size: Size, reach: number): Uint8Array | undefined => {
  const opened = open(cells, size, reach);
  const blobs = findComponents(size, (at) => opened[at] === 1, { diagonal: false });
  if (blobs.components.length === 0) return undefined;
  const far = spreadInk(opened, size, { reach: Math.round(Math.max(shortest, leastReach * reach)), way: 'grow' });
  const rest = findComponents(size, (at) => cells[at] === 1 && opened[at] === 0, { diagonal: true });
  const isLine = new Uint8Array(rest.components.length + 1);
  const met = new Int32Array(rest.components.length + 1);
  for (let at = 0; at < cells.length; at += 1) {
    const piece = rest.labels[at] ?? 0;
    if (piece === 0) continue;
    if (far[at] === 0) isLine[piece] = 1;
    for (const beside of [at - 1, at + 1, at - size.width, at + size.width]) {
      const blob = blobs.labels[beside] ?? 0;
      if (blob === 0) continue;
      if (met[piece] !== 0 && met[piece] !== blob) isLine[piece] = 1;
      met[piece] = blob;
    }
  }
  return isLine.includes(1) ? cells.map((_, at) => isLine[rest.labels[at] ?? 0] ?? 0) : undefined;
};

const open = (cells: Uint8Array, size: Size, reach: number): Uint8Array =>
  spreadInk(spreadInk(cells, size, { reach, way: 'shrink' }), size, { reach, way: 'grow' });

const bodiesOf = (cells: Uint8Array, size: Size, lines: Uint8Array): Components => {
  const all = findComponents(size, (at) => cells[at] === 1 && lines[at] === 0, { diagonal: false });
  return { ...all, components: all.components.filter(({ area }) => area >= smallest.area) };
};

type Body = Pick<Components['components'][number], 'label' | 'box'>;

/** Takes the stubs of lines off a body, where it resembles a figure more without them. */
const trim = (
  { label, box: tight }: Body,
  { labels }: Components,
  { size, lines }: { readonly size: Size; readonly lines: Uint8Array },
): void => {
  const reach = Math.floor(stub * Math.min(tight.width, tight.height));
  const box = clipBox(growBox(tight, reach + 1), size);
  const placeOf = (at: number): number => (box.y + Math.floor(at / box.width)) * size.width + box.x + (at % box.width);
  const own = new Uint8Array(areaOf(box)).map((_, at) => (labels[placeOf(at)] === label ? 1 : 0));
  const opened = open(own, box, reach);
  const rest = findComponents(box, (at) => own[at] === 1 && opened[at] === 0, { diagonal: true });
  const isStub = new Uint8Array(rest.components.length + 1);
  for (const [at, piece] of rest.labels.entries()) {
    if (piece === 0) continue;
    const place = placeOf(at);
    if ([place - 1, place + 1, place - size.width, place + size.width].some((beside) => lines[beside] === 1))
      isStub[piece] = 1;
  }
  if (!isStub.includes(1)) return;
  const left = findComponents(box, (at) => own[at] === 1 && isStub[rest.labels[at] ?? 0] === 0, { diagonal: false });
  const whole = left.components.toSorted((a, b) => b.area - a.area)[0];
  if (whole === undefined || fitOf(whole, left, box) <= fitOf({ label, box: tight }, { labels }, size)) return;
  for (const [at, piece] of rest.labels.entries()) if (isStub[piece] === 1) lines[placeOf(at)] = 1;
};

const fitOf = ({ label, box }: Body, { labels }: Pick<Components, 'labels'>, { width }: Size): number => {
  if (box.width < smallest.width || box.height < smallest.height) return 0;
  const cells = new Uint8Array(areaOf(box)).map((_, at) =>
    labels[(box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width)] === label ? 1 : 0,
  );
  return fitFigure(onGrid({ box, cells, area: 0 }), box.width / box.height).fit;
};
