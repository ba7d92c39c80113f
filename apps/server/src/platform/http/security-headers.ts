import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * No inline scripts, nothing from elsewhere, no frames around us. Styles may be inline: components place
 * themselves by them. HTTPS is the reverse proxy's business, so neither HSTS nor an upgrade is asked for here.
 */
export const addSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', async (request, reply) => {
    if (hasToken(request)) reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });
};

/** The page that a sign-in with a service ends on has the session token in its address, which nothing may keep or pass on. */
const hasToken = ({ url }: FastifyRequest): boolean => /[?&]token=/.test(url);
