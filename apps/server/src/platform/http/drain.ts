import type { FastifyInstance } from 'fastify';

/** The longest that a stop waits for answers under way, ms: as long as a heavy task may take would keep whoever waits for the stop. */
const drainLimit = 20_000;

/** How often connections are closed whose last answer is out, ms. */
const sweepMs = 50;

/**
 * Lets requests under way be answered before the server stops: new ones are refused, connections end as soon as nothing is under way on
 * them, and what is still there at the limit is cut.
 */
export const drainOnClose = (app: FastifyInstance, limit = drainLimit): void => {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    const cut = setTimeout(() => app.server.closeAllConnections(), limit);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
    // Without a port there is nothing to wait for.
    if (!app.server.listening) app.server.emit('close');
  });
};
