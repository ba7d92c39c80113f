import type { Failure } from '@diagloom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './describe-error.ts';
import { toAppError } from './to-app-error.ts';

/** The one place that writes a failure. */
export const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const failure = toAppError(error);
  if (failure.statusCode >= 500) request.log.error(describeError(failure.cause ?? failure), failure.code);
  if (failure.details.retryAfter !== undefined) reply.header('retry-after', failure.details.retryAfter);
  return reply
    .code(failure.statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(presentFailure(failure));
};

/** What people may know of a failure. */
export const presentFailure = (error: unknown): Failure => {
  const { code, message, details } = toAppError(error);
  return {
    success: false,
    code,
    error: message,
    ...(details.fields === undefined ? {} : { fields: { ...details.fields } }),
    ...(details.examples === undefined ? {} : { examples: [...details.examples] }),
  };
};

export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(sendFailure);
};
