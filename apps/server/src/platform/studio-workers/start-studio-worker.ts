import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A thread that carries out use cases, from its bundle beside the server's or straight from its source. */
export const startStudioWorker = (): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(), { eval: true })
    : new Worker(new URL('./studio-worker.js', import.meta.url));

/** A thread that learns to read TypeScript before it reads ours. */
const fromSource = (): string => {
  const tsx = join(createRequire(import.meta.url).resolve('tsx/package.json'), '../dist/esm/api/index.mjs');
  const [reader, program] = [pathToFileURL(tsx).href, new URL('./studio-worker.ts', import.meta.url).href];
  return `import(${JSON.stringify(reader)}).then(({ register }) => { register(); return import(${JSON.stringify(program)}); });`;
};
