import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './session-repository.ts';

const cookieName = 'diagloom_session';

/** The token that came with a request. A bearer token goes first: a caller sends it on purpose. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  bearerOf(request) ?? request.cookies[cookieName];

export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(cookieName, token, { ...optionsFor(request), maxAge: sessionDays * 24 * 60 * 60 });
};

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(cookieName, optionsFor(request));
};

const optionsFor = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
