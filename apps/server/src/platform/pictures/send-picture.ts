import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import type { Draw, PictureStore } from './picture-store.ts';
import { tagOf } from './tag-of.ts';

export interface PictureToSend {
  readonly pictures: PictureStore;
  /** All that the picture is made from: which content, and what was asked for. */
  readonly from: readonly unknown[];
  readonly cacheControl: string;
  readonly draw: Draw;
  /** The header that makes it a file of its own. */
  readonly disposition?: string;
  /** Done before it is sent to somebody who has not got it yet. */
  readonly onSend?: () => Promise<void>;
}

/** A newer server may draw the same content better, so what an older one drew is asked for anew. */
const thisServer = randomUUID();

/** Sends a picture under a tag of its content; whoever has it already is told so, and nothing is read or drawn. */
export const sendPicture = async (
  reply: FastifyReply,
  { pictures, from, cacheControl, draw, disposition, onSend }: PictureToSend,
): Promise<FastifyReply> => {
  const tag = `"${tagOf([thisServer, ...from])}"`;
  reply.header('etag', tag).header('cache-control', cacheControl);
  if (namesTag(reply.request.headers['if-none-match'], tag)) return reply.code(304).send();
  const { bytes, mediaType } = await pictures.get(callerOf(reply), from, draw);
  await onSend?.();
  if (disposition !== undefined) reply.header('content-disposition', disposition);
  return reply.type(mediaType).send(bytes);
};

/** The header lists tags, of which a cache on the way may have weakened some (RFC 9110, section 13.1.2). */
const namesTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((part) => part.trim().replace(/^W\//, '') === tag) ?? false;

export const svgType = 'image/svg+xml; charset=utf-8';
