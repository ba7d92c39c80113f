import { generateDiagram, generateDiagramImage } from '@diagloom/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { Lessons } from '../../platform/lessons/lessons.ts';
import type { Models } from '../../platform/models/models.ts';
import type { PictureReader } from '../../platform/picture-reading/create-picture-reader.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { sendAnswer } from '../../platform/pictures/send-answer.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { prepareGeneration, runGeneration } from './generate.ts';
import { toPictureUrl } from './presenter.ts';
import { streamGeneration } from './stream-generation.ts';

export interface GenerateOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly pictureReader: PictureReader;
  readonly models: Models;
  readonly lessons: Lessons;
  readonly pictures: PictureStore;
  readonly rateLimits: RateLimits;
}

/** A picture of 10 MB in base64, with its prompt. */
const generateBodyLimit = 15 * 1024 * 1024;

export const generateRoutes: FastifyPluginAsyncZod<GenerateOptions> = async (app, options) => {
  const { database, studio, pictureReader, models, lessons, pictures, rateLimits } = options;
  const limit = limitByPerson(app, rateLimits.generate);

  app.route({
    ...routeOf(generateDiagram),
    bodyLimit: generateBodyLimit,
    // Before the body is read, which may be large. A visitor is refused here as well.
    onRequest: limit,
    handler: async (request, reply) => {
      const author = authorOf(request, requirePerson(request).userId);
      const caller = callerOf(reply);
      const given = { database, studio, pictureReader, models, lessons, author, caller, request: request.body };
      const generation = await prepareGeneration(given);
      return wantsEvents(request) ? streamGeneration(generation, reply) : runGeneration(generation);
    },
  });

  app.route({
    ...routeOf(generateDiagramImage),
    bodyLimit: generateBodyLimit,
    onRequest: limit,
    handler: async (request, reply) => {
      const { xmlContent, title, page } = request.body;
      return sendAnswer(reply, pictures, {
        from: ['answer', xmlContent, title, page],
        draw: async (caller) => {
          const { svg } = await studio.preview(caller, xmlContent, { title, pageId: page });
          return { success: true, imageUrl: toPictureUrl(svg) } satisfies GenerateImageAnswer;
        },
      });
    },
  });
};

type GenerateImageAnswer = z.input<typeof generateDiagramImage.response>;

const wantsEvents = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/event-stream') === true;
