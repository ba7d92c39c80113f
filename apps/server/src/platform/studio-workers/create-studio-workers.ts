import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { diagramExports } from '@diagloom/studio';
import { enoughWaiting, everybodyWaits, tookTooLong, tookTooMuchMemory, workWasLost } from '../errors/catalogue.ts';
import type { Caller, Studio } from '../studio.ts';
import { precedence, runBeforeOthers } from './give-way.ts';
import type { WorkerKind } from './start-studio-worker.ts';
import { receiveError, type SentError, type StudioNote } from './studio-messages.ts';
import { weighWork } from './weigh-work.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

export interface StudioWorkers extends Pick<WorkerPool, 'isFull' | 'warmUp' | 'close'> {
  /** The use cases, carried out in worker threads. */
  readonly studio: Studio;
}

export interface StudioWorkerOptions {
  readonly createWorker: (kind: WorkerKind) => Worker;
  /** Told why a simpler layout answered. */
  readonly onFallback: (reason: string) => void;
}

/** More threads would keep the one that answers from its work, and each takes some 100 MB. */
const mostWorkers = 4;

const words = {
  tookTooLong,
  tookTooMuchMemory,
  wasLost: workWasLost,
  enoughOfOne: enoughWaiting,
  enoughOfAll: everybodyWaits,
};

/**
 * Two pools: what is done in a moment never waits for what may take long, and what takes long gives way to it. Whoever asks for too much
 * learns what to do; everybody else is served meanwhile. A page of small pictures asks for a hundred at once, and each of them is small;
 * what is heavy may hold ten megabytes while it waits.
 */
export const createStudioWorkers = ({ createWorker, onFallback }: StudioWorkerOptions): StudioWorkers => {
  const pools: Readonly<Record<WorkerKind, WorkerPool>> = {
    light: createWorkerPool({
      createWorker: () => createWorker('light'),
      size: Math.max(2, Math.min(mostWorkers, availableParallelism())),
      queue: { ofOne: 120, ofAll: 1200 },
      timeLimit: 20_000,
      words,
    }),
    heavy: createWorkerPool({
      createWorker: () => createWorker('heavy'),
      size: 2,
      queue: { ofOne: 3, ofAll: 16 },
      timeLimit: 45_000,
      words,
    }),
  };
  const run = async (
    method: keyof Studio,
    { who, signal }: Caller,
    { request, onStage }: { readonly request: readonly unknown[]; readonly onStage?: OnStage },
  ): Promise<unknown> => {
    const work = { method, request };
    const onNote = (note: unknown): void => {
      const told = note as StudioNote;
      if (told.kind === 'stage') onStage?.(told.stage);
      else onFallback(told.reason);
    };
    try {
      return await pools[weighWork(work)].run({ work, who, signal, onNote });
    } catch (error) {
      throw isSent(error) ? receiveError(error) : error;
    }
  };
  // A worker answers what its own studio answers.
  const using =
    <Method extends Exclude<keyof Studio, 'generate'>>(method: Method) =>
    (caller: Caller, ...request: RequestOf<Method>) =>
      run(method, caller, { request }) as ReturnType<Studio[Method]>;

  return {
    isFull: () => pools.light.isFull() || pools.heavy.isFull(),
    warmUp: () => {
      runBeforeOthers(precedence.beside);
      pools.light.warmUp();
      pools.heavy.warmUp();
    },
    close: async () => {
      await Promise.all([pools.light.close(), pools.heavy.close()]);
    },
    studio: {
      generate: (caller, request, { onStage } = {}) =>
        run('generate', caller, { request: [request], ...(onStage && { onStage }) }) as ReturnType<Studio['generate']>,
      importDiagram: using('importDiagram'),
      preview: using('preview'),
      thumbnail: using('thumbnail'),
      // The file as it is: nothing to be drawn.
      export: (caller, source, format) =>
        format === 'drawio' ? diagramExports.drawio(source) : using('export')(caller, source, format),
      refine: using('refine'),
      rehearseReply: using('rehearseReply'),
      drawReply: using('drawReply'),
      prepareDraft: using('prepareDraft'),
      prepareRefinement: using('prepareRefinement'),
      carryOutReply: using('carryOutReply'),
      tidy: using('tidy'),
      theme: using('theme'),
      vary: using('vary'),
      chooseVariant: using('chooseVariant'),
      suggest: using('suggest'),
      applySuggestion: using('applySuggestion'),
      compare: using('compare'),
      drawComparison: using('drawComparison'),
      writeAsText: using('writeAsText'),
      generateCode: using('generateCode'),
      listCodeComponents: using('listCodeComponents'),
      change: using('change'),
      changePages: using('changePages'),
      edit: using('edit'),
      retype: using('retype'),
      readDocument: using('readDocument'),
      findDrawables: using('findDrawables'),
      appraise: using('appraise'),
      countCells: using('countCells'),
      shareDrawing: using('shareDrawing'),
      takeShared: using('takeShared'),
      compareForSharing: using('compareForSharing'),
    },
  };
};

type OnStage = NonNullable<NonNullable<Parameters<Studio['generate']>[2]>['onStage']>;

type RequestOf<Method extends keyof Studio> =
  Parameters<Studio[Method]> extends readonly [Caller, ...infer Request] ? Request : never;

const isSent = (error: unknown): error is SentError =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'drawioCode' in error;
