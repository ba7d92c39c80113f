import { isPlain } from './dialect.ts';
import type { TestRunner } from './write-flow-tests.ts';

export const vitest: TestRunner = {
  imports: ["import { expect, test } from 'vitest';"],
  equal: (actual, expected) => `expect(${actual}).${isPlain(expected) ? 'toBe' : 'toEqual'}(${expected});`,
  throws: (call) => `expect(() => ${call}).toThrow();`,
  contains: (list, item) => `expect(${list}).toContain(${item});`,
  isSame: (actual, expected) => `expect(${actual}).toBe(${expected});`,
  isTrue: (value) => `expect(${value}).toBe(true);`,
};
