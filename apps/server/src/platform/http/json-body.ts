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
      throw invalidRequest({ body: 'The text contains a character that cannot be stored (U+0000). Remove it.' });
    }
  });
};

const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || hasNul(item));
};
