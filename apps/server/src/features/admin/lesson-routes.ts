import { changeLessons, deleteLessons, listLessons } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addActivity } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { type LessonFile, mostLessonBytes } from '../../platform/lessons/lesson-file.ts';
import { readLimits } from '../../platform/models/limits.ts';
import { changeLimits } from './model-repository.ts';
import { requireAdmin } from './policy.ts';

export interface AdminLessonOptions {
  readonly database: Database;
  readonly lessonFile: LessonFile;
}

const mostListed = 100;

/** What models taught the engine: whether it is kept, what was kept, and deleting it. */
export const adminLessonRoutes: FastifyPluginAsyncZod<AdminLessonOptions> = async (app, { database, lessonFile }) => {
  const answer = async () => {
    const lessons = await lessonFile.read();
    return {
      success: true as const,
      isKept: (await readLimits(database)).keepsLessons,
      file: lessonFile.file,
      bytes: await lessonFile.bytes(),
      mostBytes: mostLessonBytes,
      total: lessons.length,
      lessons: lessons
        .slice(-mostListed)
        .toReversed()
        .map(({ userId: _, ...lesson }) => lesson),
    };
  };

  app.addHook('onRequest', async (request) => {
    requireAdmin(request);
  });

  app.route({ ...routeOf(listLessons), handler: answer });

  app.route({
    ...routeOf(changeLessons),
    handler: async (request) => {
      const { isKept } = request.body;
      await changeLimits(database, { keepsLessons: isKept });
      const detail = `teaching the engine turned ${isKept ? 'on' : 'off'}`;
      await addActivity(database, requireAdmin(request), { type: 'models-changed', detail });
      return answer();
    },
  });

  app.route({
    ...routeOf(deleteLessons),
    handler: async (request) => {
      const { lesson } = request.params;
      await lessonFile.keep(({ id }) => lesson !== 'all' && id !== lesson);
      const detail = lesson === 'all' ? 'all kept texts deleted' : 'a kept text deleted';
      await addActivity(database, requireAdmin(request), { type: 'models-changed', detail });
      return answer();
    },
  });
};
