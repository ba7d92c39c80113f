import { createRequire } from 'node:module';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { LayoutTools } from '@diagloom/diagram/layout';

type RunElk = LayoutTools['elk'];
type ElkGraph = Parameters<RunElk>[0];

/** The layout tools for Node: ELK in a worker thread of its own. */
export interface LayoutRunner extends LayoutTools {
  /** Ends the worker and rejects what is still waiting. A later call starts a new worker. */
  readonly close: () => Promise<void>;
  /** Starts the worker ahead of the first call, which is then some 200 ms faster. */
  readonly warmUp: () => void;
}

export interface LayoutRunnerOptions {
  /** The longest that one graph may take, ms, counted from when ELK starts on it. */
  readonly timeLimit?: number;
}

/** The most memory that a graph may take, MB; a thousand shapes need a tenth of it. */
const memoryLimit = 160;

/** How long the end of a worker is waited for, ms. */
const longestEnd = 2_000;

/** The message that a new worker answers once ELK is loaded. */
const registration = 0;

interface Job {
  readonly graph: ElkGraph;
  readonly resolve: (graph: ElkGraph) => void;
  readonly reject: (reason: Error) => void;
}

interface Current {
  readonly job: Job;
  readonly id: number;
  timer?: NodeJS.Timeout;
}

/** elkjs's script is written for a web worker: it wants a `self` that sends and takes messages. */
const workerSource = `
const { parentPort, workerData } = require('node:worker_threads');
const scope = { postMessage: (message) => parentPort.postMessage(message) };
Object.defineProperty(globalThis, 'self', { value: scope, configurable: true });
require(workerData.script);
parentPort.on('message', (data) => scope.onmessage({ data }));
`;

/**
 * Runs ELK off the event loop, one graph at a time. A graph over the time limit is given up: its worker is ended, its caller gets an
 * error, and the next graph gets a new worker. An idle runner does not keep the process alive.
 */
export const createLayoutRunner = ({ timeLimit = 10_000 }: LayoutRunnerOptions = {}): LayoutRunner => {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let current: Current | undefined;
  let isUp = false;
  let lastId = 0;

  const settle = (): Job | undefined => {
    const job = current?.job;
    clearTimeout(current?.timer);
    current = undefined;
    worker?.unref();
    return job;
  };

  const dropWorker = (reason: Error): Promise<unknown> => {
    const dropped = worker;
    worker = undefined;
    isUp = false;
    settle()?.reject(reason);
    return dropped?.terminate() ?? Promise.resolve();
  };

  /** Not before the worker is up: on a busy machine its start takes longer than many a layout. */
  const startClock = (): void => {
    if (current === undefined) return;
    current.timer = setTimeout(() => {
      void dropWorker(new Error(`The layout took longer than ${timeLimit} ms.`));
      next();
    }, timeLimit);
  };

  const startWorker = (): Worker => {
    const script = createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js');
    const resourceLimits = { maxOldGenerationSizeMb: memoryLimit, maxYoungGenerationSizeMb: 24 };
    const started = new Worker(workerSource, { eval: true, workerData: { script }, stdin: false, resourceLimits });
    const onLoss = (cause: unknown): void => {
      if (worker !== started) return;
      void dropWorker(new Error('The layout engine stopped unexpectedly.', { cause }));
      next();
    };
    started.on('message', (message: unknown) => {
      if (worker !== started) return;
      const answer = readAnswer(message);
      if (answer.id === registration) {
        isUp = true;
        startClock();
      }
      if (current === undefined || answer.id !== current.id) return;
      const job = settle();
      if (answer.graph === undefined) {
        job?.reject(new Error('The layout engine could not place this graph.', { cause: answer.error }));
      } else {
        job?.resolve(answer.graph);
      }
      next();
    });
    started.on('error', onLoss);
    started.on('exit', onLoss);
    started.postMessage({ id: registration, cmd: 'register', algorithms: ['layered'] });
    started.unref();
    return started;
  };

  const next = (): void => {
    if (current !== undefined) return;
    const job = waiting.shift();
    if (job === undefined) return;
    worker ??= startWorker();
    worker.ref();
    lastId += 1;
    current = { job, id: lastId };
    if (isUp) startClock();
    worker.postMessage({ id: lastId, cmd: 'layout', graph: job.graph, layoutOptions: {}, options: {} });
  };

  return {
    elk: (graph) =>
      new Promise((resolve, reject) => {
        waiting.push({ graph, resolve, reject });
        next();
      }),
    warmUp: () => {
      worker ??= startWorker();
    },
    close: async () => {
      const reason = new Error('The layout engine was closed.');
      for (const job of waiting.splice(0)) job.reject(reason);
      // A worker that is slow to end holds nobody up, and keeps no process alive.
      await Promise.race([dropWorker(reason), after(longestEnd, undefined, { ref: false })]);
    },
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isGraph = (value: unknown): value is ElkGraph => isRecord(value) && typeof value.id === 'string';

const readAnswer = (message: unknown): { id: unknown; graph?: ElkGraph; error?: unknown } => {
  if (!isRecord(message)) return { id: undefined };
  return isGraph(message.data) ? { id: message.id, graph: message.data } : { id: message.id, error: message.error };
};
