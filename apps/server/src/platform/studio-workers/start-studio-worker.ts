import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** `light` is for what is done in a moment, `heavy` for what may take long and large memory. */
export type WorkerKind = 'light' | 'heavy';

/** The most that the values of one thread may take, MB. What outgrows it is stopped alone. */
const memoryLimits: Readonly<Record<WorkerKind, number>> = { light: 192, heavy: 544 };

/** A thread that carries out use cases, from its bundle beside the server's or straight from its source. */
export const startStudioWorker = (kind: WorkerKind): Worker => {
  const options: WorkerOptions = {
    workerData: kind,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimits[kind], maxYoungGenerationSizeMb: 24 },
  };
  return import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(), { ...options, eval: true })
    : new Worker(new URL('./studio-worker.js', import.meta.url), options);
};

/** A thread that learns to read TypeScript before it reads ours. */
const fromSource = (): string => {
  const tsx = join(createRequire(import.meta.url).resolve('tsx/package.json'), '../dist/esm/api/index.mjs');
  const [reader, program] = [pathToFileURL(tsx).href, new URL('./studio-worker.ts', import.meta.url).href];
  return `import(${JSON.stringify(reader)}).then(({ register }) => { register(); return import(${JSON.stringify(program)}); });`;
};
