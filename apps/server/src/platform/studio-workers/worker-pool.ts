import { createFairQueue, type QueueLimits } from './fair-queue.ts';

export interface WorkerPool {
  /**
   * Runs a task, in turn. Rejects with the error that the worker answers, with one of `words` where the task is stopped or refused, and
   * with the signal's reason as soon as whoever asked has left.
   */
  readonly run: (task: Task) => Promise<unknown>;
  /** Whether nothing more may wait. */
  readonly isFull: () => boolean;
  /** Starts a worker ahead of the first task. */
  readonly warmUp: () => void;
  /** Ends the workers and rejects what is not done. */
  readonly close: () => Promise<void>;
}

export interface Task {
  readonly work: unknown;
  /** Whose task it is: people take turns. */
  readonly who: string;
  readonly signal?: AbortSignal | undefined;
  readonly onNote?: ((note: unknown) => void) | undefined;
}

/** What carries tasks out: a thread, or a process that behaves like one. */
export interface PoolWorker {
  postMessage(work: unknown): void;
  /** `message` brings a `WorkerAnswer`; `error` and `exit` why it is lost. */
  on(event: 'message' | 'error' | 'exit', listener: (value: unknown) => void): unknown;
  terminate(): Promise<unknown>;
  ref(): unknown;
  unref(): unknown;
  /** How long processors have worked for it, ms; nothing where the system does not tell. */
  processorTime?(): number | undefined;
}

export interface WorkerPoolOptions {
  readonly createWorker: () => PoolWorker;
  /** How many tasks run beside each other. One person gets one fewer, where there are several. */
  readonly size: number;
  /** How many tasks may wait. */
  readonly queue: QueueLimits;
  /** The longest that a task may take, ms, counted from when a worker says that it begins: a new worker has to load its program first. */
  readonly timeLimit: number;
  /**
   * How long a task may take on a machine that is busy with others, ms: `timeLimit` is of the processor's time then, where the worker tells
   * of it, so that nobody's task fails for what others do.
   */
  readonly waitLimit?: number;
  readonly words: PoolWords;
}

/** What people are told of a task that is not carried out. */
export interface PoolWords {
  readonly tookTooLong: () => Error;
  readonly tookTooMuchMemory: () => Error;
  /** The worker ended by itself, for what is given here: an error, or the code that it left with. */
  readonly wasLost: (cause: unknown) => Error;
  /** This person has too much waiting already. */
  readonly enoughOfOne: () => Error;
  /** Everybody together has. */
  readonly enoughOfAll: () => Error;
}

/** What a worker sends: that it begins, something on the way, and the end of its task. */
export type WorkerAnswer =
  | { readonly kind: 'begun' }
  | { readonly kind: 'note'; readonly note: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Job extends Task {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Seat {
  worker: PoolWorker | undefined;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** The longest that a worker may take to load its program, ms. */
const startLimit = 60_000;

/** A task that nobody waits for may still end by itself for so long, ms: a new worker costs about as much. */
const leftLimit = 500;

/** How often at most it is looked at how long a worker has worked, ms. */
const lookEvery = 100;

/**
 * Each worker does one task at a time. One that takes too long or dies is ended, its caller gets an error, and the next task gets a new
 * worker. Idle workers do not keep the process alive.
 */
export const createWorkerPool = (options: WorkerPoolOptions): WorkerPool => {
  const { createWorker, size, queue, timeLimit, waitLimit = timeLimit, words } = options;
  const seats: readonly Seat[] = Array.from({ length: size }, () => ({
    worker: undefined,
    job: undefined,
    timer: undefined,
  }));
  const waiting = createFairQueue<Job>(queue);
  const seatsOfOne = Math.max(1, size - 1);
  const mayBeServed = (who: string): boolean => seats.filter(({ job }) => job?.who === who).length < seatsOfOne;

  const leave = (seat: Seat): Job | undefined => {
    const { job } = seat;
    clearTimeout(seat.timer);
    seat.job = undefined;
    seat.worker?.unref();
    return job;
  };

  const stop = (seat: Seat): void => {
    void drop(seat, words.tookTooLong());
    next();
  };

  const limit = (seat: Seat, time: number): void => {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => stop(seat), time);
  };

  const limitWork = (seat: Seat): void => {
    const [begun, before] = [performance.now(), seat.worker?.processorTime?.()];
    const look = (): void => {
      const taken = performance.now() - begun;
      const now = before === undefined ? undefined : seat.worker?.processorTime?.();
      const worked = before === undefined || now === undefined ? taken : now - before;
      const left = Math.min(timeLimit - worked, waitLimit - taken);
      if (left <= 0) stop(seat);
      else seat.timer = setTimeout(look, Math.max(left, lookEvery));
    };
    clearTimeout(seat.timer);
    look();
  };

  const drop = (seat: Seat, reason: unknown): Promise<unknown> => {
    const { worker } = seat;
    seat.worker = undefined;
    leave(seat)?.reject(reason);
    return worker?.terminate() ?? Promise.resolve();
  };

  const start = (seat: Seat): PoolWorker => {
    const worker = createWorker();
    const onLoss = (cause: unknown): void => {
      if (seat.worker !== worker) return;
      void drop(seat, isOutOfMemory(cause) ? words.tookTooMuchMemory() : words.wasLost(cause));
      next();
    };
    worker.on('message', (message) => {
      const answer = message as WorkerAnswer;
      if (seat.worker !== worker || seat.job === undefined) return;
      if (answer.kind === 'begun') {
        if (seat.job.signal?.aborted) limit(seat, leftLimit);
        else limitWork(seat);
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
    for (;;) {
      const free = seats.filter(({ job }) => job === undefined);
      // A worker that runs already answers sooner than a new one.
      const seat = free.find(({ worker }) => worker !== undefined) ?? free[0];
      const job = seat === undefined ? undefined : waiting.next(mayBeServed);
      if (seat === undefined || job === undefined) return;
      seat.job = job;
      seat.worker ??= start(seat);
      seat.worker.ref();
      limit(seat, startLimit);
      seat.worker.postMessage(job.work);
    }
  };

  /** Whoever leaves gets no answer and holds no place: what waits is forgotten, what runs is stopped unless it ends at once. */
  const giveUp = (job: Job): void => {
    job.reject(job.signal?.reason);
    const seat = seats.find((one) => one.job === job);
    if (seat === undefined) waiting.remove(job.who, job);
    else limit(seat, leftLimit);
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        const { signal } = task;
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const onAbort = (): void => giveUp(job);
        const settled =
          (settle: (value: unknown) => void) =>
          (value: unknown): void => {
            signal?.removeEventListener('abort', onAbort);
            settle(value);
          };
        const job: Job = { ...task, resolve: settled(resolve), reject: settled(reject) };
        const place = waiting.add(job.who, job);
        if (place !== 'taken') {
          reject(place === 'enough of one' ? words.enoughOfOne() : words.enoughOfAll());
          return;
        }
        signal?.addEventListener('abort', onAbort, { once: true });
        next();
      }),
    isFull: () => waiting.size() >= queue.ofAll,
    warmUp: () => {
      const [seat] = seats;
      if (seat !== undefined) seat.worker ??= start(seat);
    },
    close: async () => {
      const reason = new Error('The workers were closed.');
      for (const job of waiting.clear()) job.reject(reason);
      await Promise.all(seats.map((seat) => drop(seat, reason)));
    },
  };
};

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
