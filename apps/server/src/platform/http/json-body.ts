import type { FastifyInstance } from 'fastify';
import { invalidRequest } from '../errors/catalogue.ts';

/** Takes JSON only. An empty body is no body; text that PostgreSQL cannot store is refused. */
export const takeJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  app.addHook('preValidation', async (request) => {
    if (hasNul(request.body) || hasNul(request.query)) {
      throw invalidRequest({ body: 'The text contains a character that can’t be stored (U+0000). Remove it.' });
    }
  });
};

/** Looks at a list of what is still to be seen, since text that is nested deeply enough would use up the stack. */
const hasNul = (body: unknown): boolean => {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    // A file of a route that takes one is bytes, not text.
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    for (const [key, item] of Object.entries(value)) {
      if (key.includes('\0')) return true;
      open.push(item);
    }
  }
  return false;
};
