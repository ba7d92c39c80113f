import { drawLine } from '../lines/link-gaps.ts';
import { thin } from '../lines/thin.ts';
import { findComponents } from '../pixels/components.ts';
import type { Regions } from '../pixels/regions.ts';
import { spreadInk } from '../pixels/spread-ink.ts';
import { thickest } from './cut-bodies.ts';
import { contactsOf } from './line-contacts.ts';

/** How far soft edges reach, px. */
const soft = 2;

/** How thick lines are drawn, and how far they go on to where they lead, px. */
const drawnStroke = 3;
const beyond = 9;

/** Draws thick lines as thin ink in their middle, with paper beside it. In: even areas, whose places change, where lines are, and the paper. */
export const drawThin = (regions: Regions, lines: Uint8Array, paper: number): void => {
  const { labels, width } = regions;
  const size = { width, height: labels.length / width };
  const isBody = (at: number): boolean => labels[at] !== 0 && labels[at] !== paper && lines[at] === 0;
  const pieces = findComponents(size, (at) => lines[at] === 1, { diagonal: true });
  const places = pieces.components.map((): number[] => []);
  for (const [at, label] of pieces.labels.entries()) places[label - 1]?.push(at);
  const drawn = new Uint8Array(labels.length);
  const bent = new Uint8Array(labels.length);
  for (const [index, own] of places.entries()) {
    const isOwn = (at: number): boolean => pieces.labels[at] === index + 1;
    const [from, to, more] = contactsOf(regions, own, { isOwn, paper }).ends.map(({ middle }) => middle);
    const way = from === undefined || to === undefined || more !== undefined ? undefined : { from, to };
    const steps = Array.from({ length: 21 }, (_, step) => step / 20);
    const isStraight =
      way !== undefined &&
      steps.every((share) => {
        const [x, y] = [way.from.x + share * (way.to.x - way.from.x), way.from.y + share * (way.to.y - way.from.y)];
        return isOwn(Math.round(y) * width + Math.round(x));
      });
    if (!isStraight) {
      for (const at of own) bent[at] = 1;
      continue;
    }
    const length = Math.hypot(way.to.x - way.from.x, way.to.y - way.from.y) || 1;
    const [dx, dy] = [((way.to.x - way.from.x) * beyond) / length, ((way.to.y - way.from.y) * beyond) / length];
    const placeOf = (x: number, y: number): number => Math.round(y) * width + Math.round(x);
    const ends = [placeOf(way.from.x - dx, way.from.y - dy), placeOf(way.to.x + dx, way.to.y + dy)] as const;
    drawLine(drawn, width, ends, drawnStroke);
  }
  const middle = bent.includes(1) ? middleOf(bent, isBody, size) : drawn;
  const edge = spreadInk(lines, size, { reach: soft, way: 'grow' });
  for (let at = 0; at < labels.length; at += 1)
    if (edge[at] === 1 && !isBody(at)) labels[at] = middle[at] === 1 || drawn[at] === 1 ? 0 : paper;
};

/** Of lines that are not straight or that part, from body to body. */
const middleOf = (
  lines: Uint8Array,
  isBody: (at: number) => boolean,
  size: { readonly width: number; readonly height: number },
): Uint8Array => {
  const near = spreadInk(lines, size, { reach: thickest + soft, way: 'grow' });
  const whole = near.map((is, at) => (lines[at] === 1 || (is === 1 && isBody(at)) ? 1 : 0));
  const joined = spreadInk(whole, size, { reach: soft, way: 'grow' });
  const closed = spreadInk(joined, size, { reach: soft, way: 'shrink' });
  return spreadInk(thin({ ...size, data: closed }), size, { reach: 1, way: 'grow' });
};
