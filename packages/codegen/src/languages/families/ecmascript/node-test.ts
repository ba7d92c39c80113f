import { isPlain, quote } from './dialect.ts';
import type { TestRunner } from './write-flow-tests.ts';

/** Node's own test runner. */
export const nodeTest: TestRunner = {
  imports: ["import assert from 'node:assert/strict';", "import { test } from 'node:test';"],
  equal: (actual, expected) => `assert.${isPlain(expected) ? 'equal' : 'deepEqual'}(${actual}, ${expected});`,
  throws: (call, message) =>
    `assert.throws(() => ${call}${message === undefined ? '' : `, { message: ${quote(message)} }`});`,
  rejects: (call, type) => `await assert.rejects(${call}, ${type});`,
  contains: (list, item) => `assert.ok(${list}.includes(${item}));`,
  isSame: (actual, expected) => `assert.equal(${actual}, ${expected});`,
  isTrue: (value) => `assert.equal(${value}, true);`,
};
