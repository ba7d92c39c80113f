import { isPlain, quote } from './dialect.ts';
import type { TestRunner } from './write-flow-tests.ts';

export const vitest: TestRunner = {
  imports: ["import { expect, test } from 'vitest';"],
  equal: (actual, expected) => `expect(${actual}).${isPlain(expected) ? 'toBe' : 'toEqual'}(${expected});`,
  throws: (call, message) => `expect(() => ${call}).toThrow(${message === undefined ? '' : quote(message)});`,
  rejects: (call, type) => `await expect(${call}).rejects.toThrow(${type});`,
  contains: (list, item) => `expect(${list}).toContain(${item});`,
  isSame: (actual, expected) => `expect(${actual}).toBe(${expected});`,
  isTrue: (value) => `expect(${value}).toBe(true);`,
};
