import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { sessionEnded, unauthenticated } from '../errors/catalogue.ts';
import { describeError } from '../errors/describe-error.ts';
import { tokenOf } from './session-cookie.ts';
import { countApiCall, findPerson, type Person } from './session-repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; undefined for a visitor. */
    person: Person | undefined;
  }
}

/** Finds out who is asking with each API request, and counts the requests of everybody who is known. */
export const knowPeople = async (app: FastifyInstance, database: Database): Promise<void> => {
  await app.register(cookie);
  app.decorateRequest('person', undefined);
  app.addHook('onRequest', async (request) => {
    const token = request.url.startsWith('/api/') ? tokenOf(request) : undefined;
    request.person = token === undefined ? undefined : await findPerson(database, token);
  });
  const counts = new Set<Promise<void>>();
  app.addHook('onResponse', (request, _reply, done) => {
    // The answer does not wait for the count.
    if (request.person !== undefined) {
      const count = countApiCall(database, request.person.userId)
        .catch((error: unknown) => request.log.warn(describeError(error), 'an API call was not counted'))
        .finally(() => counts.delete(count));
      counts.add(count);
    }
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.all(counts);
  });
};

/** The person asking. Throws for visitors, in words that fit whether they had a session or not. */
export const requirePerson = (request: FastifyRequest): Person => {
  if (request.person !== undefined) return request.person;
  throw tokenOf(request) === undefined ? unauthenticated() : sessionEnded();
};
