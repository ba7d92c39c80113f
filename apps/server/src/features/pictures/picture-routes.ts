import { diagramMessages, readPicture, uploadLimits } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invalidRequest } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { streamSteps, wantsEvents } from '../../platform/http/stream-steps.ts';
import type { PictureReader } from '../../platform/picture-reading/create-picture-reader.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';

export interface PictureOptions {
  readonly pictureReader: PictureReader;
  readonly rateLimits: RateLimits;
}

/** A picture of 10 MB in base64. */
const pictureBodyLimit = 15 * 1024 * 1024;

/** Reads pictures for whoever wants to see what was understood; they are gone with the answer. */
export const pictureRoutes: FastifyPluginAsyncZod<PictureOptions> = async (app, { pictureReader, rateLimits }) => {
  app.route({
    ...routeOf(readPicture),
    bodyLimit: pictureBodyLimit,
    // Before the body is read, which may be large. A visitor is refused here as well.
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      requirePerson(request);
      const bytes = Buffer.from(request.body.imageData.replace(/^data:[^,]{0,80},/, ''), 'base64');
      if (bytes.length > uploadLimits.imageBytes) throw invalidRequest({ imageData: diagramMessages.imageLarge });
      const caller = callerOf(reply);
      const read = async (onStage?: (step: string) => void) => ({
        success: true as const,
        picture: asSent(await pictureReader.read(caller, bytes, onStage)),
      });
      return wantsEvents(request) ? streamSteps(reply, caller, read) : read();
    },
  });
};

type Answer = Awaited<ReturnType<PictureReader['read']>>;

/** The same with lists that may be changed, as the contract has them. */
const asSent = ({ width, height, reading }: Answer) => ({
  width,
  height,
  reading: {
    shapes: [...reading.shapes],
    connectors: reading.connectors.map((connector) => ({ ...connector, route: [...connector.route] })),
    unread: [...reading.unread],
  },
});
