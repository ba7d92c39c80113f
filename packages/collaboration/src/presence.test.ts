import { expect, test } from 'vitest';
import { readPresence } from './presence.ts';

const user = { id: 7, name: 'Mina' };

test('what somebody drags is read where it is a box, and nothing else is made of it', () => {
  const dragged = { x: 10, y: -4, width: 120, height: 60 };
  expect(readPresence({ user, dragged })?.dragged).toEqual(dragged);
  const odd = [undefined, null, 'here', { x: 1, y: 2 }, { ...dragged, x: Number.NaN }, { ...dragged, width: '9' }];
  expect(odd.map((one) => readPresence({ user, dragged: one })?.dragged)).toEqual(odd.map(() => undefined));
  expect(readPresence({ user, dragged: { ...dragged, width: -5 } })?.dragged?.width).toBe(0);
});
