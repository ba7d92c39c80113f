import {
  deleteDiagram,
  duplicateDiagram,
  emptyTrash,
  moveToFolder,
  starDiagram,
  unstarDiagram,
  untrashDiagram,
} from '@diagloom/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isInTrashOf } from '../../platform/access/access-of.ts';
import { type FoundAccess, findAccess } from '../../platform/access/find-access.ts';
import { allow, type DiagramAction } from '../../platform/access/policy.ts';
import { authorOf, type PersonAuthor } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { diagrams } from '../../platform/database/schema/index.ts';
import { appraiseStored } from '../../platform/drawings/appraise-stored.ts';
import { notFound } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { deleteForGood, moveDiagram, star, trashDiagram, unstar, untrash } from './library-repository.ts';
import { presentDiagramResponse } from './presenter.ts';
import { findDiagram, insertDuplicate } from './repository.ts';

export interface LibraryOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

/** Stars, folders, copies and the trash. */
export const libraryRoutes: FastifyPluginAsyncZod<LibraryOptions> = async (app, { database, studio, rateLimits }) => {
  const find = async (action: DiagramAction, request: FastifyRequest, id: number): Promise<FoundAccess> =>
    allow(action, await findAccess(database, requirePerson(request).userId, id));
  const author = (request: FastifyRequest): PersonAuthor => authorOf(request, requirePerson(request).userId);

  app.route({
    ...routeOf(starDiagram),
    handler: async (request) => {
      const { id } = await find('read', request, request.params.id);
      await star(database, requirePerson(request).userId, id);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(unstarDiagram),
    handler: async (request) => {
      const { id } = await find('read', request, request.params.id);
      await unstar(database, requirePerson(request).userId, id);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(moveToFolder),
    handler: async (request) => {
      const { id } = await find('file', request, request.params.id);
      const { folderId } = request.body;
      const isMoved = await moveDiagram(database, requirePerson(request).userId, { id, folderId });
      if (!isMoved) throw notFound('folder');
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(duplicateDiagram),
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const found = allow('read', await findDiagram(database, userId, request.params.id));
      const original = await appraiseStored(found, { database, studio, caller: callerOf(reply) });
      return presentDiagramResponse(await insertDuplicate(database, author(request), original));
    },
  });

  app.route({
    ...routeOf(deleteDiagram),
    handler: async (request) => {
      const { id } = request.params;
      const { userId } = requirePerson(request);
      if (request.query.forever && (await isTrashed(database, userId, id))) {
        await deleteForGood(database, author(request), eq(diagrams.id, id));
        return { success: true as const };
      }
      await find('delete', request, id);
      if (request.query.forever) await deleteForGood(database, author(request), eq(diagrams.id, id));
      else await trashDiagram(database, author(request), id);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(untrashDiagram),
    handler: async (request) => {
      if (!(await untrash(database, author(request), request.params.id))) throw notFound('diagram in your trash');
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(emptyTrash),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const deleted = await deleteForGood(database, author(request), isInTrashOf(userId));
      return { success: true as const, deleted };
    },
  });
};

const isTrashed = async (database: Database, userId: number, id: number): Promise<boolean> =>
  (await database.$count(diagrams, and(eq(diagrams.id, id), isInTrashOf(userId)))) > 0;
