import type { FastifyRequest } from 'fastify';

/** For counting by the account that a request names; its body has been checked by now. */
export const accountNamedBy = ({ body }: FastifyRequest): string =>
  `account:${typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : ''}`;
