import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerLeft } from '../errors/catalogue.ts';
import type { Caller } from '../studio.ts';
import { networkOf } from './network-of.ts';

/** On whose behalf work is done: a person, or whoever shares a visitor's network address. Leaving before the answer is out ends the wait. */
export const callerOf = ({ request, raw }: FastifyReply): Caller => {
  // Not `request.signal`: a request with a body is closed as soon as that is read, so its signal never tells that somebody left.
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(callerLeft());
  });
  return { who: callerNameOf(request), signal: gone.signal };
};

export const callerNameOf = ({ person, ip }: FastifyRequest): string =>
  person === undefined ? `address:${networkOf(ip)}` : `person:${person.userId}`;
