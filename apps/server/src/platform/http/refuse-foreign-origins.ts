import type { FastifyInstance, FastifyRequest } from 'fastify';
import { foreignOrigin } from '../errors/catalogue.ts';
import { bearerOf } from '../sessions/session-cookie.ts';

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what another site's page makes a browser send, cookie included. Every browser names the origin of a
 * write; a caller without one is no browser. A bearer token is proof enough, for it counts before the cookie
 * and a foreign page does not know one.
 */
export const refuseForeignOrigins = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.includes(request.method) || bearerOf(request) !== undefined) return;
    if (!isOwnOrigin(request)) throw foreignOrigin();
  });
};

const isOwnOrigin = ({ headers, host }: FastifyRequest): boolean => {
  if (headers.origin !== undefined) return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};
