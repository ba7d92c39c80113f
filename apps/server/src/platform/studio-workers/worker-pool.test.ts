import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import {
  createWorkerPool,
  type PoolWorker,
  type Task,
  type WorkerPool,
  type WorkerPoolOptions,
} from './worker-pool.ts';

/** Echoes, counts to three on the way, fails, dies, fills the memory or never ends, as it is told. */
const program = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (work) => {
  parentPort.postMessage({ kind: 'begun' });
  if (work === 'spin') for (;;);
  if (work === 'die') process.exit(1);
  if (work === 'grow') for (const all = [];;) all.push(new Array(10_000).fill(all.length));
  if (work === 'fail') return parentPort.postMessage({ kind: 'failed', error: 'no' });
  if (work === 'count') for (const note of [1, 2, 3]) parentPort.postMessage({ kind: 'note', note });
  parentPort.postMessage({ kind: 'done', value: work });
});`;

let pool: WorkerPool | undefined;
afterEach(() => pool?.close());
const start = (options: Partial<WorkerPoolOptions> = {}) => {
  const started = createWorkerPool({
    createWorker: () => new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } }),
    size: 1,
    queue: { ofOne: 3, ofAll: 4 },
    timeLimit: 20_000,
    words: {
      tookTooLong: () => new Error('too long'),
      tookTooMuchMemory: () => new Error('too much'),
      wasLost: (cause) => new Error(`lost: ${String(cause)}`),
      enoughOfOne: () => new Error('enough of one'),
      enoughOfAll: () => new Error('enough of all'),
    },
    ...options,
  });
  pool = started;
  const run = (work: string, task: Partial<Task> = {}) => started.run({ work, who: 'ann', ...task });
  return { run, close: started.close };
};

test('tasks are done in turn, with what a worker tells on the way', async () => {
  const { run } = start();
  const notes: unknown[] = [];
  const onNote = (note: unknown) => notes.push(note);
  expect(await Promise.all([run('a'), run('count', { onNote }), run('c')])).toEqual(['a', 'count', 'c']);
  expect(notes).toEqual([1, 2, 3]);
});

test('a task that fails, dies or never ends is answered, and the next one is done', async () => {
  const { run } = start({ timeLimit: 300 });
  await expect(run('fail')).rejects.toBe('no');
  const dying = run('die');
  const spinning = run('spin');
  const next = run('next');
  await expect(dying).rejects.toThrow('lost: ');
  await expect(spinning).rejects.toThrow('too long');
  expect(await next).toBe('next');
});

/** A worker on a busy machine, of which these processor times are told, ms; its task is done when they have been. */
const slowed = (times: readonly number[]): PoolWorker => {
  const worker = new Worker(program, { eval: true });
  const left = [...times];
  const processorTime = (): number => {
    const time = left.shift() ?? 0;
    if (left.length === 0) worker.emit('message', { kind: 'done', value: 'late' });
    return time;
  };
  return Object.assign(worker, { processorTime });
};

test('a task may wait for a busy machine, but not for ever, and work no longer than it may', async () => {
  const run = async (times: readonly number[], waitLimit: number): Promise<unknown> => {
    const slow = start({ createWorker: () => slowed(times), timeLimit: 200, waitLimit });
    return slow.run('spin').finally(slow.close);
  };
  await Promise.all([
    expect(run([0, 0, 100, 110, 120], 60_000)).resolves.toBe('late'),
    expect(run([0, 0, 100, 210, 220], 60_000)).rejects.toThrow('too long'),
    expect(run([0, 0, 100, 110, 120], 250)).rejects.toThrow('too long'),
  ]);
});

test('a task that fills its memory ends alone', async () => {
  const { run } = start();
  const growing = run('grow');
  const next = run('next');
  await expect(growing).rejects.toThrow('too much');
  expect(await next).toBe('next');
});

test('who leaves holds no place: neither a worker nor one in the queue', async () => {
  const { run } = start();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const left = [run('spin', { signal: running.signal }), run('later', { signal: waiting.signal })];
  const next = run('next', { who: 'bob' });
  running.abort(new Error('gone'));
  waiting.abort(new Error('gone, too'));
  await expect(left[0]).rejects.toThrow('gone');
  await expect(left[1]).rejects.toThrow('gone, too');
  expect(await next).toBe('next');
});

test('one person never has all workers, and no more in the queue than there is room for', async () => {
  const { run } = start({ size: 2 });
  const own = [run('spin'), run('b'), run('c'), run('d')].map((task) => expect(task).rejects.toThrow('closed'));
  await expect(run('e')).rejects.toThrow('enough of one');
  expect(await run('other', { who: 'bob' })).toBe('other');
  await pool?.close();
  await Promise.all(own);
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
