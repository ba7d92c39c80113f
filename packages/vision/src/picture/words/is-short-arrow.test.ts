import { expect, test } from 'vitest';
import { arrow, box, leading, line, readDrawn, scribble } from '../testing/drawn-picture.ts';

test('a short arrow below the words that hide its line is the end of that line', async () => {
  const reading = await readDrawn((context) => {
    box(context, 200, 30);
    box(context, 200, 260);
    box(context, 420, 260);
    line(context, 255, 80, 255, 196);
    scribble(context, 234, 222);
    arrow(context, 255, 236, 255, 254);
  });
  expect(leading(reading)).toEqual(['20,3 end 20,26']);
  expect(reading.connectors[0]?.label).toBe('Word');
});
