import { expect, test } from 'vitest';
import { type Told, tryToRead, write } from './fan-out.ts';

test('servers understand each other, and pass over what is none of theirs', () => {
  const told: Told = { kind: 'presence', bytes: new Uint8Array([1, 2, 3]) };
  expect(tryToRead(write('one', 'diagram/7/1', told))).toEqual({ node: 'one', room: 'diagram/7/1', told });
  for (const broken of [[], [3, 97], [200, 1, 1], [1, 97, 1, 98, 9, 0]])
    expect(tryToRead(new Uint8Array(broken))).toBe(undefined);
});
