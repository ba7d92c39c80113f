import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { toSpec, typeOfPicture } from '../../board/index.ts';
import { arrow, box, line, readDrawn } from '../testing/drawn-picture.ts';

type Mark = 'bar' | 'far bar' | 'toes' | 'ring';

/** At the end of a level line that meets a shape there, on its way to the right (1) or left (-1). */
const foot = (context: SKRSContext2D, x: number, y: number, way: 1 | -1, marks: readonly Mark[]): void => {
  for (const mark of marks) {
    if (mark === 'bar') line(context, x + 6 * way, y - 6, x + 6 * way, y + 6);
    if (mark === 'far bar') line(context, x + 13 * way, y - 6, x + 13 * way, y + 6);
    if (mark === 'toes') for (const side of [-7, 7]) line(context, x, y + side, x + 13 * way, y);
    if (mark !== 'ring') continue;
    context.beginPath();
    context.arc(x + 18 * way, y, 5, 0, 2 * Math.PI);
    context.fillStyle = '#ffffff';
    context.fill();
    context.stroke();
  }
};

const relation = (context: SKRSContext2D, y: number, from: readonly Mark[], to: readonly Mark[]): void => {
  box(context, 30, y - 25);
  box(context, 400, y - 25);
  line(context, 140, y, 400, y);
  foot(context, 140, y, 1, from);
  foot(context, 400, y, -1, to);
};

test("crow's feet say how many there are, and are no arrowheads", async () => {
  const reading = await readDrawn((context) => {
    relation(context, 60, ['bar', 'far bar'], ['toes', 'ring']);
    relation(context, 180, ['bar', 'ring'], ['toes', 'far bar']);
    relation(context, 300, ['toes', 'ring'], ['bar']);
  });
  const ends = reading.connectors.map(({ atFrom, atTo, head }) => `${atFrom} ${atTo} ${head}`);
  expect(ends.toSorted()).toEqual(['0..* 1 none', '0..1 1..* none', '1 0..* none']);
  expect(typeOfPicture(reading)).toBe('conceptual');
  const { edges } = toSpec(reading, 'conceptual', 'Shop').spec;
  expect(edges.map(({ fromCardinality, toCardinality }) => `${fromCardinality} ${toCardinality}`)).toContain('1 0..*');
});

test('toes of large feet that lie at a slant belong together', async () => {
  const reading = await readDrawn((context) => {
    context.scale(2, 2);
    context.lineWidth = 1;
    const toes = (x: number, y: number, way: 1 | -1): void => {
      for (const side of [-8, 8]) {
        context.beginPath();
        context.moveTo(x, y + side);
        context.quadraticCurveTo(x + 9 * way, y + side, x + 14 * way, y + 9 * way);
        context.stroke();
      }
    };
    box(context, 10, 20);
    box(context, 200, 120);
    line(context, 120, 45, 200, 96);
    line(context, 200, 96, 200, 145);
    toes(120, 45, 1);
  });
  expect(reading.connectors).toHaveLength(1);
});

test('heads of arrows and diamonds are none', async () => {
  const reading = await readDrawn((context) => {
    for (const y of [60, 180]) {
      box(context, 30, y - 25);
      box(context, 400, y - 25);
    }
    arrow(context, 140, 60, 400, 60);
    line(context, 164, 180, 400, 180);
    context.beginPath();
    for (const [x, y] of [
      [141, 180],
      [153, 173],
      [165, 180],
      [153, 187],
    ] as const)
      context.lineTo(x, y);
    context.closePath();
    context.stroke();
  });
  expect(reading.connectors).toHaveLength(2);
  expect(reading.connectors.flatMap(({ atFrom, atTo }) => [atFrom ?? atTo])).toEqual([undefined, undefined]);
});

/** As a program shows pages that were made to fit: lines are soft, and marks small. */
const scale = 0.8;

test("crow's feet and filled heads are told apart where they are small", async () => {
  const feet = await readDrawn((context) => {
    context.lineWidth = 1.4;
    context.scale(scale, scale);
    relation(context, 60, ['bar', 'far bar'], ['toes', 'ring']);
    relation(context, 180, ['bar', 'ring'], ['toes', 'far bar']);
    relation(context, 300, ['toes', 'ring'], ['bar', 'far bar']);
  });
  const ends = feet.connectors.map(({ atFrom, atTo, head }) => `${atFrom} ${atTo} ${head}`);
  expect(ends.toSorted()).toEqual(['0..* 1 none', '0..1 1..* none', '1 0..* none']);
  const arrows = await readDrawn((context) => {
    context.lineWidth = 1.4;
    context.scale(scale, scale);
    for (const y of [60, 180, 300]) {
      box(context, 30, y - 25);
      box(context, 400, y - 25);
      line(context, 140, y, 392, y);
      context.beginPath();
      for (const [dx, dy] of [
        [0, 0],
        [-9, -4.5],
        [-9, 4.5],
      ] as const)
        context.lineTo(399 + dx, y + dy);
      context.fillStyle = '#1f2937';
      context.fill();
    }
  });
  expect(arrows.connectors.map(({ atFrom, atTo, head }) => `${atFrom} ${atTo} ${head}`)).toEqual(
    Array.from({ length: 3 }, () => 'undefined undefined end'),
  );
});
