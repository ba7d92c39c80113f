import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

/** Echoes, counts to three on the way, fails, dies or never ends, as it is told. */
const program = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (work) => {
  parentPort.postMessage({ kind: 'begun' });
  if (work === 'spin') for (;;);
  if (work === 'die') process.exit(1);
  if (work === 'fail') return parentPort.postMessage({ kind: 'failed', error: 'no' });
  if (work === 'count') for (const note of [1, 2, 3]) parentPort.postMessage({ kind: 'note', note });
  parentPort.postMessage({ kind: 'done', value: work });
});`;

let pool: WorkerPool | undefined;
afterEach(() => pool?.close());
const start = (timeLimit = 20_000): WorkerPool => {
  pool = createWorkerPool({
    createWorker: () => new Worker(program, { eval: true }),
    size: 1,
    timeLimit,
    describeDelay: () => new Error('too long'),
  });
  return pool;
};

test('work is done in turn, with what a worker tells on the way', async () => {
  const { run } = start();
  const notes: unknown[] = [];
  expect(await Promise.all([run('a'), run('count', (note) => notes.push(note)), run('c')])).toEqual([
    'a',
    'count',
    'c',
  ]);
  expect(notes).toEqual([1, 2, 3]);
});

test('work that fails, dies or never ends is answered, and the next one is done', async () => {
  const { run } = start(300);
  await expect(run('fail')).rejects.toBe('no');
  const dying = run('die');
  const spinning = run('spin');
  const next = run('next');
  await expect(dying).rejects.toThrow('stopped unexpectedly');
  await expect(spinning).rejects.toThrow('too long');
  expect(await next).toBe('next');
});

test('what is not done when the pool closes is rejected', async () => {
  const { run, close } = start();
  const open = Promise.all([
    expect(run('spin')).rejects.toThrow('closed'),
    expect(run('later')).rejects.toThrow('closed'),
  ]);
  await close();
  await open;
});
