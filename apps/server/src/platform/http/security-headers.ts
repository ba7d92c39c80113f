import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/**
 * No inline scripts, nothing from elsewhere, no frames around us. Styles may be inline: components place
 * themselves by them. HTTPS is the reverse proxy's business, so neither HSTS nor an upgrade is asked for here.
 * Built once: the plugin for Fastify writes the policy anew for every request.
 */
const setHeaders = helmet({
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

/** Sets the headers of every answer. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, () => done());
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', async (request, reply) => {
    if (hasToken(request)) reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    if (isOfLink(request)) reply.header('x-robots-tag', 'noindex, nofollow');
    if (isEmbedded(request)) letOthersFrame(reply);
  });
};

/**
 * The page that a sign-in with a service ends on has the session token in its address, and pages of links have the link's:
 * nothing may keep it or pass it on.
 */
const hasToken = (request: FastifyRequest): boolean => /[?&]token=/.test(request.url) || isOfLink(request);

const isOfLink = ({ url }: FastifyRequest): boolean => /^\/(api\/)?(shared|embed)\//.test(url);

/** Exactly the page that `router.tsx` shows without anything to press that changes something: no other may be framed. */
const isEmbedded = ({ url }: FastifyRequest): boolean => /^\/embed\/[\w-]{43}(\?|$)/.test(url);

const letOthersFrame = (reply: FastifyReply): void => {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
};
