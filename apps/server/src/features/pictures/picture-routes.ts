import { convertPdf, diagramMessages, pictureMessages, readPicture, uploadLimits } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invalidRequest } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { bytesOfImage, imageBodyLimit } from '../../platform/http/image-data.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { streamSteps, wantsEvents } from '../../platform/http/stream-steps.ts';
import type { PictureReader } from '../../platform/picture-reading/create-picture-reader.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';

export interface PictureOptions {
  readonly pictureReader: PictureReader;
  readonly rateLimits: RateLimits;
}

/** Reads pictures for whoever wants to see what was understood; they are gone with the answer. */
export const pictureRoutes: FastifyPluginAsyncZod<PictureOptions> = async (app, { pictureReader, rateLimits }) => {
  app.route({
    ...routeOf(readPicture),
    bodyLimit: imageBodyLimit,
    // Before the body is read, which may be large. A visitor is refused here as well.
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      requirePerson(request);
      const bytes = bytesOfImage(request.body.imageData);
      const caller = callerOf(reply);
      const read = async (onStage?: (step: string) => void) => ({
        success: true as const,
        picture: asSent(await pictureReader.read(caller, { bytes, page: request.body.page }, onStage)),
      });
      return wantsEvents(request) ? streamSteps(reply, caller, read) : read();
    },
  });

  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.route({
    ...routeOf(convertPdf),
    bodyLimit: imageBodyLimit,
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      requirePerson(request);
      const bytes = await fileOf(request, 'pdf');
      if (bytes === undefined) throw invalidRequest({ pdf: pictureMessages.pdfMissing });
      if (bytes.length > uploadLimits.imageBytes) throw invalidRequest({ pdf: diagramMessages.imageLarge });
      const file = { bytes, page: request.query.page };
      const { picture, pageCount, thumbnails } = await pictureReader.drawPages(callerOf(reply), file);
      return {
        success: true as const,
        imageData: toDataUrl(picture),
        pageCount,
        thumbnails: thumbnails.map(toDataUrl),
      };
    },
  });
};

const toDataUrl = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/** A file of a form; undefined where the request is no form or has no such file. */
const fileOf = async (
  { body, headers }: { readonly body: unknown; readonly headers: { readonly 'content-type'?: string | undefined } },
  field: string,
): Promise<Uint8Array | undefined> => {
  const type = headers['content-type'];
  if (!(body instanceof Uint8Array) || type === undefined) return undefined;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const file = form?.get(field);
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : undefined;
};

type Answer = Awaited<ReturnType<PictureReader['read']>>;

/** The same with lists that may be changed, as the contract has them. */
const asSent = ({ width, height, unit, reading, carried }: Answer) => ({
  width,
  height,
  unit,
  reading: {
    shapes: [...reading.shapes],
    connectors: reading.connectors.map((connector) => ({ ...connector, route: [...connector.route] })),
    unread: [...reading.unread],
  },
  ...(carried === undefined ? {} : { carried }),
});
