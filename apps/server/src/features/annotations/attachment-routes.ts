import { addAttachment, deleteAttachment, showAttachment } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import { notFound } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { bytesOfImage, imageBodyLimit } from '../../platform/http/image-data.ts';
import { limitByPerson } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { PictureReader } from '../../platform/picture-reading/create-picture-reader.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { checkRoom, findPicture, insertAttachment, removeAttachment } from './attachment-repository.ts';
import { checkAttaching, checkDeletion } from './policy.ts';
import { createReach } from './reach.ts';
import type { AnnotationOptions } from './routes.ts';

interface AttachmentOptions extends Omit<AnnotationOptions, 'studio'> {
  readonly pictureReader: PictureReader;
}

/** A picture never becomes another one. */
const keptForAYear = 'private, max-age=31536000, immutable';

/** Pictures that people put to what they write. */
export const attachmentRoutes: FastifyPluginAsyncZod<AttachmentOptions> = async (
  app,
  { database, rateLimits, onChange, pictureReader },
) => {
  const { check, find, present } = createReach(database);
  const limit = limitByPerson(app, rateLimits.comment);

  app.route({
    ...routeOf(addAttachment),
    bodyLimit: imageBodyLimit,
    onRequest: limit,
    handler: async (request, reply) => {
      const diagram = await check(request, request.params.id);
      const { userId } = requirePerson(request);
      const { row } = await find(request, diagram, request.params.annotationId);
      checkAttaching({ userId, diagram, row });
      await checkRoom(database, row);
      const bytes = bytesOfImage(request.body.imageData);
      const clean = await pictureReader.clean(callerOf(reply), bytes);
      await database.transaction(async (transaction) => {
        await insertAttachment(transaction, row.id, clean);
        await addActivity(transaction, authorOf(request, userId), {
          type: 'comment-picture-added',
          diagramId: diagram.id,
        });
      });
      onChange(diagram.id);
      return present(request, diagram, row.id);
    },
  });

  app.route({
    method: showAttachment.method,
    url: showAttachment.path,
    schema: { params: showAttachment.params, querystring: showAttachment.query },
    handler: async (request, reply) => {
      const diagram = await check(request, request.params.id);
      const { row } = await find(request, diagram, request.params.annotationId);
      const wanted = { annotationId: row.id, id: request.params.attachmentId, size: request.query.size };
      const bytes = await findPicture(database, wanted);
      if (bytes === undefined) throw notFound('picture');
      return reply.header('cache-control', keptForAYear).type('image/webp').send(bytes);
    },
  });

  app.route({
    ...routeOf(deleteAttachment),
    onRequest: limit,
    handler: async (request) => {
      const diagram = await check(request, request.params.id);
      const { userId } = requirePerson(request);
      const { row } = await find(request, diagram, request.params.annotationId);
      checkDeletion({ userId, diagram, row });
      const { attachmentId } = request.params;
      const isGone = await database.transaction((transaction) => removeAttachment(transaction, row.id, attachmentId));
      if (!isGone) throw notFound('picture');
      onChange(diagram.id);
      return present(request, diagram, row.id);
    },
  });
};
