import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { wasUsedFrom } from './repository.ts';

/** For counting by the account that a request names; its body has been checked by now. */
export const accountNamedBy = (request: FastifyRequest): string => `account:${emailIn(request)}`;

/**
 * For counting sign-ins: as `accountNamedBy`, but an address that the account was used from lately counts by itself. So whoever
 * guesses from elsewhere, for however long, keeps its owner from signing in at no place where they usually do.
 */
export const accountAndPlace =
  (database: Database) =>
  async (request: FastifyRequest): Promise<string> => {
    const account = accountNamedBy(request);
    return (await wasUsedFrom(database, emailIn(request), request.ip)) ? `${account}:${request.ip}` : account;
  };

const emailIn = ({ body }: FastifyRequest): string =>
  typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
