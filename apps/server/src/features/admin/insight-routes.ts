import { Readable } from 'node:stream';
import { adminExportNames, adminExportPath, getAdminStats, getAnalytics, listActivity } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addActivity } from '../../platform/activity/add-activity.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { listEntries } from './activity-repository.ts';
import { csvPieces } from './csv-export.ts';
import { requireAdmin } from './policy.ts';
import { presentActivity } from './presenter.ts';
import { readAnalytics, readStats } from './statistics-repository.ts';
import type { AdminOptions } from './user-routes.ts';

export const adminInsightRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, { database }) => {
  app.addHook('onRequest', async (request) => {
    requireAdmin(request);
  });

  app.route({
    ...routeOf(getAdminStats),
    handler: async () => ({ success: true as const, stats: await readStats(database) }),
  });

  app.route({
    ...routeOf(getAnalytics),
    handler: async ({ query }) => ({ success: true as const, analytics: await readAnalytics(database, query.days) }),
  });

  app.route({
    ...routeOf(listActivity),
    handler: async ({ query }) => {
      const { entries, total } = await listEntries(database, query);
      const { page, pageSize } = query;
      return { success: true as const, activity: entries.map(presentActivity), page, pageSize, total };
    },
  });

  for (const name of adminExportNames) {
    app.get(adminExportPath(name), async (request, reply) => {
      await addActivity(database, requireAdmin(request), { type: 'data-exported', detail: name });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="diagloom-${name}.csv"`)
        .send(Readable.from(csvPieces(database, name)));
    });
  }
};
