import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { describeError } from '../../platform/errors/describe-error.ts';
import { presentFailure } from '../../platform/errors/handle-errors.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { type Generation, runGeneration } from './generate.ts';

/** Answers with server-sent events: `progress` for each stage, `model` for what a model writes, then one `result` or one `failure`. */
export const streamGeneration = (generation: Generation, reply: FastifyReply): FastifyReply => {
  const stream = new PassThrough();
  const send = (event: 'progress' | 'model' | 'result' | 'failure', data: unknown): void => {
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const run = async (): Promise<void> => {
    try {
      const onStage = (step: string): void => send('progress', { step });
      send('result', await runGeneration(generation, { onStage, onModel: (lines) => send('model', lines) }));
    } catch (error) {
      const { statusCode, cause } = toAppError(error);
      if (statusCode >= 500 && !generation.caller.signal.aborted)
        reply.log.error(describeError(cause), 'a generation failed');
      send('failure', presentFailure(error));
    } finally {
      stream.end();
    }
  };
  void run();
  // A proxy that collects the whole answer first would show no progress.
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
};
