import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { lookAt } from '../first-look.ts';
import { line, scribble } from '../testing/drawn-picture.ts';
import { chooseShapes } from './choose-shapes.ts';
import { joinCaps } from './join-caps.ts';

/** The closed shapes of a drawing, by their left upper corners. */
const shapesOf = (draw: (context: SKRSContext2D) => void): readonly string[] => {
  const canvas = createCanvas(640, 420);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 640, 420);
  context.strokeStyle = '#1f2937';
  context.lineWidth = 2;
  draw(context);
  const raster = { width: 640, height: 420, data: context.getImageData(0, 0, 640, 420).data };
  const { candidates, ink, regions } = lookAt(raster);
  return chooseShapes(joinCaps(candidates()), ink.components, regions, raster)
    .map(({ candidate: { figure, region } }) => `${figure} ${region.box.x},${region.box.y}`)
    .toSorted();
};

/** Strokes that miss each other by some px. */
const openBox = (context: SKRSContext2D, x: number, y: number): void => {
  line(context, x - 3, y, x + 90, y);
  line(context, x + 96, y + 1, x + 118, y + 1);
  line(context, x + 115, y - 3, x + 115, y + 44);
  line(context, x + 118, y + 50, x - 3, y + 50);
  line(context, x, y + 52, x, y - 2);
  scribble(context, x + 30, y + 20);
};

test('an outline that does not quite close is one', () => {
  const shapes = shapesOf((context) => {
    openBox(context, 40, 60);
    openBox(context, 340, 260);
  });
  expect(shapes).toEqual(['rectangle 341,261', 'rectangle 41,61']);
});

/** A box whose sides lean this way and that. */
const unevenBox = (context: SKRSContext2D, x: number, y: number): void => {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + 112, y + 7);
  context.lineTo(x + 104, y + 52);
  context.lineTo(x + 6, y + 47);
  context.closePath();
  context.stroke();
  scribble(context, x + 32, y + 20);
};

test('uneven boxes are shapes beside what the lines between them enclose', () => {
  const shapes = shapesOf((context) => {
    for (const [x, y] of [
      [40, 60],
      [240, 60],
      [40, 200],
      [268, 200],
    ] as const)
      unevenBox(context, x, y);
    line(context, 148, 86, 243, 86);
    line(context, 95, 110, 95, 203);
    line(context, 148, 226, 271, 226);
    line(context, 295, 110, 323, 203);
  });
  expect(shapes).toHaveLength(4);
});

test('the rim of a cylinder may miss its sides', () => {
  const shapes = shapesOf((context) => {
    context.fillStyle = '#1e3a8a';
    context.beginPath();
    context.ellipse(160, 86, 112, 18, 0, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(40, 90);
    context.ellipse(170, 92, 130, 19, 0, Math.PI, 0, true);
    context.lineTo(300, 210);
    context.lineTo(40, 210);
    context.closePath();
    context.fill();
    context.strokeStyle = '#ffffff';
    scribble(context, 145, 150);
  });
  expect(shapes).toHaveLength(1);
});
