import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors/catalogue.ts';
import { readPageDocument } from './page-document.ts';

/** Names under /assets carry a hash of their content, so they never change. */
const assets = '/assets/';

/**
 * Serves the built web app: its files, and its first page for every other address that is not under /api,
 * because the app itself decides what such an address shows.
 */
export const serveWeb = async (app: FastifyInstance, folder: string, publicUrl: string): Promise<void> => {
  const has = (name: string): Promise<boolean> =>
    access(join(folder, name)).then(
      () => true,
      () => false,
    );
  const isBuilt = await has('index.html');
  // The first page holds the drawn landing page; every other address begins without it.
  const first = isBuilt ? await readPageDocument(folder, 'index.html', publicUrl) : undefined;
  const other = (await has('page.html')) ? await readPageDocument(folder, 'page.html', publicUrl) : first;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['*.html', '*.html.*'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isAsset = path.slice(folder.length).replaceAll('\\', '/').startsWith(assets);
        reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw notFound('address');
    const page = /^\/(?:\?|$)/.test(request.url) ? first : other;
    return page?.send(request, reply) ?? sendNotBuilt(reply);
  });
};

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/api(\/|\?|$)/.test(url) && !url.startsWith(assets);

const sendNotBuilt = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The web pages are not built. Start with "npm start", which builds them.\n');
