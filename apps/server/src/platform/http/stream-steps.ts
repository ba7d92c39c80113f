import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../errors/describe-error.ts';
import { presentFailure } from '../errors/handle-errors.ts';
import { toAppError } from '../errors/to-app-error.ts';
import type { Caller } from '../studio.ts';

export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') === true;

/** Answers with server-sent events: `progress` for each step, then one `result` or one `failure`. */
export const streamSteps = (
  reply: FastifyReply,
  { signal }: Caller,
  run: (onStep: (step: string) => void) => Promise<unknown>,
): FastifyReply => {
  const stream = new PassThrough();
  const send = (event: 'progress' | 'result' | 'failure', data: unknown): void => {
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const work = async (): Promise<void> => {
    try {
      send('result', await run((step) => send('progress', { step })));
    } catch (error) {
      const { statusCode, cause } = toAppError(error);
      if (statusCode >= 500 && !signal.aborted) reply.log.error(describeError(cause), 'work with progress failed');
      send('failure', presentFailure(error));
    } finally {
      stream.end();
    }
  };
  void work();
  // A proxy that collects the whole answer first would show no progress.
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
};
