import type { TestRunner } from './write-flow-tests.ts';

export const vitest: TestRunner = {
  imports: ["import { expect, test } from 'vitest';"],
  equal: (actual, expected) => `expect(${actual}).toEqual(${expected});`,
  throws: (call) => `expect(() => ${call}).toThrow();`,
  isTrue: (value) => `expect(${value}).toBe(true);`,
};
