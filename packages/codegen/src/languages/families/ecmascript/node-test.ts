import type { TestRunner } from './write-flow-tests.ts';

/** Node's own test runner. */
export const nodeTest: TestRunner = {
  imports: ["import assert from 'node:assert/strict';", "import { test } from 'node:test';"],
  equal: (actual, expected) => `assert.deepEqual(${actual}, ${expected});`,
  throws: (call) => `assert.throws(() => ${call});`,
  isTrue: (value) => `assert.equal(${value}, true);`,
};
