import { expect, test } from 'vitest';
import { arrow, box, leading, line, readDrawn } from './testing/drawn-picture.ts';

test('paper flows out through a dashed outline, which has many gaps', async () => {
  const reading = await readDrawn((context) => {
    context.setLineDash([7, 7]);
    context.strokeRect(30.5, 30.5, 500, 340);
    context.setLineDash([]);
    box(context, 80, 100);
    box(context, 360, 100);
    arrow(context, 191, 125, 359, 125);
  });
  expect(leading(reading)).toEqual(['8,10 end 36,10']);
});

test('the second stroke of an outline is no line', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 60);
    box(context, 340, 60);
    line(context, 40, 114, 156, 115);
    line(context, 338, 56, 450, 57);
    arrow(context, 151, 85, 339, 85);
    context.strokeRect(20, 200, 500, 180);
    line(context, 16, 196, 524, 197);
    box(context, 60, 260);
    box(context, 340, 260);
    line(context, 95, 116, 95, 260);
    line(context, 395, 110, 395, 260);
  });
  expect(leading(reading)).toEqual(['34,6 none 34,26', '4,6 end 34,6', '4,6 none 6,26']);
});

test('the second stroke of a frame is no line where a slanted one crosses it', async () => {
  const reading = await readDrawn((context) => {
    context.strokeRect(20, 20, 500, 180);
    line(context, 20, 205, 520, 205);
    box(context, 60, 60);
    box(context, 340, 60);
    box(context, 300, 320);
    line(context, 170, 111, 340, 320);
    line(context, 395, 110, 395, 320);
  });
  expect(leading(reading)).toEqual(['34,6 none 30,32', '6,6 none 30,32']);
});
