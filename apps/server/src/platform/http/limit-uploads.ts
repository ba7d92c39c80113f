import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enoughWaiting, everybodyWaits } from '../errors/catalogue.ts';
import { callerNameOf } from './caller-of.ts';

/** Bytes from which a request is an upload: those below cost no more than any other request. */
const uploadBytes = 500_000;

/** Uploads that are read or worked on at a time: each is held in memory a few times over, as text, as bytes and as a message. */
const mostOfOne = 3;
const mostOfAll = 12;

/**
 * Refuses a large request before it is read where its sender, or all senders together, have enough under way. It counts until it is
 * answered or its sender has left.
 */
export const limitUploads = (app: FastifyInstance): void => {
  const underWay = new Map<string, number>();
  let all = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!isUpload(request)) return;
    const who = callerNameOf(request);
    const own = underWay.get(who) ?? 0;
    if (own >= mostOfOne) throw enoughWaiting();
    if (all >= mostOfAll) throw everybodyWaits();
    underWay.set(who, own + 1);
    all += 1;
    reply.raw.once('close', () => {
      const left = (underWay.get(who) ?? 1) - 1;
      if (left > 0) underWay.set(who, left);
      else underWay.delete(who);
      all -= 1;
    });
  });
};

/** A sender that does not say how much comes may send as much as the route takes. */
const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) >= uploadBytes;
