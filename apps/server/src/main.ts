import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { startLocalProcess } from './platform/models/local/start-local-process.ts';
import { startPictureProcess } from './platform/picture-reading/start-picture-process.ts';
import { startStudioWorker } from './platform/studio-workers/start-studio-worker.ts';
import { runServer } from './run-server.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** This file and its bundle (apps/server/dist/main.js) lie equally deep, so the same paths hold for both. */
const { version }: { version: string } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));

await runServer({
  environment: process.env,
  home: here('../../..'),
  migrationsFolder: here('../migrations'),
  webFolder: here('../../web/dist'),
  version,
  createLogger: (level) => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }),
  createWorker: startStudioWorker,
  createPictureProcess: startPictureProcess,
  createModelProcess: startLocalProcess,
});
