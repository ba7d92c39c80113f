import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { findSheet } from './find-sheet.ts';
import { lookAt } from './first-look.ts';

const drawn = (draw: (context: SKRSContext2D) => void, ground = '#f4f2ed') => {
  const canvas = createCanvas(800, 500);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, 800, 500);
  draw(context);
  const raster = { width: 800, height: 500, data: context.getImageData(0, 0, 800, 500).data };
  return findSheet(raster, lookAt(raster));
};

const sheet = { x: 320, y: 40, width: 440, height: 400 } as const;

/** Two boxes with a line between them, on white. */
const drawDiagram = (context: SKRSContext2D): void => {
  context.fillStyle = '#ffffff';
  context.fillRect(sheet.x, sheet.y, sheet.width, sheet.height);
  context.lineWidth = 2;
  for (const y of [80, 300]) context.strokeRect(460, y, 160, 60);
  context.fillRect(540, 141, 2, 158);
  context.fillStyle = '#1f2937';
  context.fillRect(540, 141, 2, 158);
};

/** Fields, a table, and words of a page. */
const drawPage = (context: SKRSContext2D): void => {
  context.lineWidth = 1;
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 3; column += 1) context.strokeRect(30.5 + 80 * column, 60.5 + 30 * row, 80, 30);
  for (let index = 0; index < 60; index += 1)
    context.fillRect(30 + 9 * (index % 20), 240 + 20 * Math.floor(index / 20), 5, 9);
};

test('the sheet with the lines that join shapes is found in a page with tables and words', () => {
  expect(
    drawn((context) => {
      drawDiagram(context);
      drawPage(context);
    }),
  ).toEqual(sheet);
});

test('a picture of a diagram with a margin around it is read as a whole', () => {
  expect(drawn(drawDiagram)).toBeUndefined();
});

test('a page without a diagram has no sheet', () => {
  expect(drawn(drawPage)).toBeUndefined();
});

/** Two boxes with a line between them, and a thin line around both. */
const drawFramed = (
  context: SKRSContext2D,
  { paper, line }: { readonly paper: string; readonly line: string },
): void => {
  context.fillStyle = paper;
  context.fillRect(12, 12, 776, 476);
  context.strokeStyle = line;
  context.strokeRect(11.5, 11.5, 777, 477);
  context.strokeStyle = '#1f2937';
  for (const y of [80, 300]) context.strokeRect(460, y, 160, 60);
  context.fillStyle = '#1f2937';
  context.fillRect(540, 141, 2, 158);
};

const drawTitle = (context: SKRSContext2D): void => {
  for (let index = 0; index < 9; index += 1) context.fillRect(24 + 9 * index, 24, 6, 9);
};

/** As the ground of a canvas has them. */
const drawDots = (context: SKRSContext2D): void => {
  context.fillStyle = '#e6e2da';
  for (let x = 4; x < 800; x += 16) for (const y of [4, 494]) context.fillRect(x, y, 2, 2);
};

const framed = { x: 12, y: 12, width: 776, height: 476 } as const;

test('the edge of the sheet on which a program shows a diagram is no part of it', () => {
  expect(
    drawn((context) => {
      drawDots(context);
      drawFramed(context, { paper: '#ffffff', line: '#e6e2da' });
      drawTitle(context);
    }),
  ).toEqual(framed);
});

test('a frame with a title is a container of the diagram, and one without says nothing', () => {
  const drawContainer = (context: SKRSContext2D): void => drawFramed(context, { paper: '#ffffff', line: '#64748b' });
  expect(drawn(drawContainer, '#ffffff')).toEqual(framed);
  expect(
    drawn((context) => {
      drawContainer(context);
      drawTitle(context);
    }, '#ffffff'),
  ).toBeUndefined();
});

test('a diagram with words around its frame is read as a whole', () => {
  expect(
    drawn((context) => {
      context.fillStyle = '#1f2937';
      for (let index = 0; index < 9; index += 1) context.fillRect(24 + 9 * index, 1, 6, 9);
      drawFramed(context, { paper: '#ffffff', line: '#e6e2da' });
    }),
  ).toBeUndefined();
});
