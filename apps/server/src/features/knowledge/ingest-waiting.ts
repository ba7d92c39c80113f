import type { FastifyInstance } from 'fastify';
import type { Background } from '../../platform/background.ts';
import { type IngestTools, resumeIngest } from './ingest-document.ts';

/** How long a file may wait until it is taken for one that a server left, and how often that is looked at. */
const leftAfterSeconds = 180;
const lookEveryMs = 60_000;

/** Reads the files that were waiting when a server ended: its own at once, those of others when they have waited long. */
export const ingestWaiting = (app: FastifyInstance, tools: IngestTools, background: Background): void => {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const resume = (olderThanSeconds: number): void => {
    if (isRunning) return;
    isRunning = true;
    background.run(() =>
      resumeIngest(tools, olderThanSeconds).finally(() => {
        isRunning = false;
      }),
    );
  };
  app.addHook('onListen', async () => {
    resume(0);
    timer = setInterval(() => resume(leftAfterSeconds), lookEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
