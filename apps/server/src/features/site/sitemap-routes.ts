import type { FastifyPluginAsync } from 'fastify';

export interface SitemapOptions {
  readonly publicUrl: string;
}

/** The pages that search engines may show; all others are somebody's own. */
const pages = ['/', '/register', '/login', '/terms', '/privacy'];

/** Tells search engines which pages there are, by full addresses as they ask for. */
export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (app, { publicUrl }) => {
  const locations = pages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations}</urlset>`;
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /shared/',
    'Disallow: /embed/',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml').send(sitemap),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => reply.type('text/plain').send(robots));
};
