import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForGuests } from '../access/guest-calls.ts';
import type { Database } from '../database/database.ts';
import { accountBlocked, guestsMayNot, sessionEnded, unauthenticated } from '../errors/catalogue.ts';
import { describeError } from '../errors/describe-error.ts';
import { createActivityRecorder } from './record-activity.ts';
import { tokenOf } from './session-cookie.ts';
import { findBlock, findPerson, type Person } from './session-repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; undefined for a visitor. */
    person: Person | undefined;
    /** Somebody asks for what guests get no more of than visitors do. */
    isRefusedGuest: boolean;
    /** Why the account of whoever asks is blocked; undefined where it is not. */
    block: Awaited<ReturnType<typeof findBlock>>;
  }
}

/** Finds out who is asking with each API request, and counts the requests of everybody who is known. */
export const knowPeople = (
  app: FastifyInstance,
  database: Database,
  { hasGuests }: { readonly hasGuests: boolean },
): void => {
  app.decorateRequest('person', undefined);
  app.decorateRequest('isRefusedGuest', false);
  app.decorateRequest('block', undefined);
  app.addHook('onRequest', async (request) => {
    const token = request.url.startsWith('/api/') ? tokenOf(request) : undefined;
    const person = token === undefined ? undefined : await findPerson(database, token);
    if (token !== undefined && person === undefined) request.block = await findBlock(database, token);
    request.isRefusedGuest = person?.isGuest === true && !(hasGuests && isForGuests(request));
    request.person = request.isRefusedGuest ? undefined : person;
  });
  const activity = createActivityRecorder(database, (error) =>
    app.log.warn(describeError(error), 'API calls were not counted'),
  );
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.person !== undefined) activity.record(request.person);
    done();
  });
  app.addHook('onClose', activity.close);
};

/** The person asking. Throws for visitors, in words that fit whether they had a session or not. */
export const requirePerson = (request: FastifyRequest): Person => {
  if (request.person !== undefined) return request.person;
  if (request.isRefusedGuest) throw guestsMayNot();
  if (request.block !== undefined) throw accountBlocked(request.block.reason);
  throw tokenOf(request) === undefined ? unauthenticated() : sessionEnded();
};
