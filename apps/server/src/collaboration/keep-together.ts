import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Collaboration } from './create-collaboration.ts';

/**
 * Takes websockets, and keeps what people do together and what comes over HTTP one diagram: a request about a diagram reads all that
 * was changed before it, and what it changes is there for everybody at once.
 */
export const keepTogether = (app: FastifyInstance, collaboration: Collaboration): void => {
  collaboration.listen(app.server);
  app.addHook('preHandler', async (request) => {
    const id = diagramOf(request);
    if (id !== undefined && request.person !== undefined) await collaboration.flush(id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const id = diagramOf(request);
    if (id !== undefined && request.method !== 'GET' && reply.statusCode < 300) collaboration.follow(id);
  });
  app.addHook('onReady', async () => {
    await collaboration.recover();
  });
  // Before open connections are waited for, which these would never end by themselves.
  app.addHook('preClose', collaboration.close);
};

/** The diagram whose drawing a request is about. */
const diagramOf = ({ routeOptions, params }: FastifyRequest): number | undefined => {
  const isOfDrawing = /^\/api\/diagrams\/:id(?!\/(?:annotations|live|access|links|star)\b)/.test(
    routeOptions.url ?? '',
  );
  if (!isOfDrawing || typeof params !== 'object' || params === null || !('id' in params)) return undefined;
  return Number(params.id);
};
