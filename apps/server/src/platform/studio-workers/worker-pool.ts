import type { Worker } from 'node:worker_threads';

export interface WorkerPool {
  /** Runs one piece of work, in turn. Rejects with the error that the worker answers, or that `describeDelay` gives where it takes too long. */
  readonly run: (work: unknown, onNote?: (note: unknown) => void) => Promise<unknown>;
  /** Starts a worker ahead of the first piece of work. */
  readonly warmUp: () => void;
  /** Ends the workers and rejects what is not done. */
  readonly close: () => Promise<void>;
}

export interface WorkerPoolOptions {
  readonly createWorker: () => Worker;
  /** How many pieces of work run beside each other. */
  readonly size: number;
  /** The longest that one may take, ms, counted from when a worker says that it begins: a new worker has to load its program first. */
  readonly timeLimit: number;
  readonly describeDelay: () => Error;
}

/** What a worker sends: that it begins, something on the way, and the end of its piece of work. */
export type WorkerAnswer =
  | { readonly kind: 'begun' }
  | { readonly kind: 'note'; readonly note: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Job {
  readonly work: unknown;
  readonly onNote: ((note: unknown) => void) | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Seat {
  worker: Worker | undefined;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** The longest that a worker may take to load its program, ms. */
const startLimit = 60_000;

/**
 * Each worker does one piece of work at a time. One that takes too long or dies is ended, its caller gets an error, and the next piece gets
 * a new worker. Idle workers do not keep the process alive.
 */
export const createWorkerPool = ({ createWorker, size, timeLimit, describeDelay }: WorkerPoolOptions): WorkerPool => {
  const seats: readonly Seat[] = Array.from({ length: size }, () => ({
    worker: undefined,
    job: undefined,
    timer: undefined,
  }));
  const waiting: Job[] = [];

  const leave = (seat: Seat): Job | undefined => {
    const { job } = seat;
    clearTimeout(seat.timer);
    seat.job = undefined;
    seat.worker?.unref();
    return job;
  };

  const limit = (seat: Seat, time: number): void => {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => {
      void drop(seat, describeDelay());
      next();
    }, time);
  };

  const drop = (seat: Seat, reason: unknown): Promise<unknown> => {
    const { worker } = seat;
    seat.worker = undefined;
    leave(seat)?.reject(reason);
    return worker?.terminate() ?? Promise.resolve();
  };

  const start = (seat: Seat): Worker => {
    const worker = createWorker();
    const onLoss = (cause: unknown): void => {
      if (seat.worker !== worker) return;
      void drop(seat, new Error('A worker stopped unexpectedly.', { cause }));
      next();
    };
    worker.on('message', (answer: WorkerAnswer) => {
      if (seat.worker !== worker || seat.job === undefined) return;
      if (answer.kind === 'begun') {
        limit(seat, timeLimit);
        return;
      }
      if (answer.kind === 'note') {
        seat.job.onNote?.(answer.note);
        return;
      }
      const job = leave(seat);
      if (answer.kind === 'done') job?.resolve(answer.value);
      else job?.reject(answer.error);
      next();
    });
    worker.on('error', onLoss);
    worker.on('exit', onLoss);
    worker.unref();
    return worker;
  };

  const next = (): void => {
    const free = seats.filter(({ job }) => job === undefined);
    // A worker that runs already answers sooner than a new one.
    const seat = free.find(({ worker }) => worker !== undefined) ?? free[0];
    if (seat === undefined) return;
    const job = waiting.shift();
    if (job === undefined) return;
    seat.job = job;
    seat.worker ??= start(seat);
    seat.worker.ref();
    limit(seat, startLimit);
    seat.worker.postMessage(job.work);
  };

  return {
    run: (work, onNote) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, onNote, resolve, reject });
        next();
      }),
    warmUp: () => {
      const [seat] = seats;
      if (seat !== undefined) seat.worker ??= start(seat);
    },
    close: async () => {
      const reason = new Error('The workers were closed.');
      for (const job of waiting.splice(0)) job.reject(reason);
      await Promise.all(seats.map((seat) => drop(seat, reason)));
    },
  };
};
