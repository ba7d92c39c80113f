import type { FastifyRequest } from 'fastify';

/** What a new session remembers of where it was opened. */
export const clientOf = ({ ip, headers }: FastifyRequest) => ({ ipAddress: ip, userAgent: headers['user-agent'] });
