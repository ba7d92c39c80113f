import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of the web app, held ready in each form that a browser may ask for. */
export interface PageDocument {
  readonly send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/**
 * Reads a built page. Who shows a preview of a link takes addresses of pictures as they stand, so that of ours is written out with the
 * address of this server, which the build does not know.
 */
export const readPageDocument = async (folder: string, name: string, publicUrl: string): Promise<PageDocument> => {
  const built = await readFile(join(folder, name), 'utf8');
  const picture = new URL('/social-preview.png', publicUrl).href;
  const plain = Buffer.from(built.replace('content="/social-preview.png"', `content="${picture}"`));
  const forms = { br: brotliCompressSync(plain), gzip: gzipSync(plain) };
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return {
    send: ({ headers }, reply) => {
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', tag);
      if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      const accepted = String(headers['accept-encoding'] ?? '');
      const encoding = (['br', 'gzip'] as const).find((each) =>
        new RegExp(`\\b${each}\\b(?!;q=0(?:[,\\s]|$))`).test(accepted),
      );
      reply.type('text/html; charset=utf-8');
      return encoding === undefined
        ? reply.send(plain)
        : reply.header('content-encoding', encoding).send(forms[encoding]);
    },
  };
};
