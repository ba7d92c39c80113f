import { roomNameOf } from '@diagloom/collaboration';
import { endLive, joinLive, listLiveChanges } from '@diagloom/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { epochOf } from '../../collaboration/document-store.ts';
import { isShareable } from '../../collaboration/is-shareable.ts';
import { nameOfPerson } from '../../collaboration/name-of-person.ts';
import { findAccess } from '../../platform/access/find-access.ts';
import { allow, may } from '../../platform/access/policy.ts';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { collaborationChanges, collaborationSessions, users } from '../../platform/database/schema/index.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { listOtherVersions } from './other-versions.ts';

export interface CollaborationRouteOptions {
  readonly database: Database;
  readonly studio: Studio;
  /** False where whoever runs this server has switched it off. */
  readonly isLive: boolean;
  /** Ends what goes on at a diagram for everybody but one person. */
  readonly onEnd: (diagramId: number, userId: number) => Promise<void>;
}

/** How many changes are told at a time. */
const mostChanges = 200;

/** The way into a diagram together with others, and what was done there. */
export const collaborationRoutes: FastifyPluginAsyncZod<CollaborationRouteOptions> = async (
  app,
  { database, studio, isLive, onEnd },
) => {
  app.route({
    ...routeOf(joinLive),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const diagram = allow('read', await findAccess(database, userId, request.params.id));
      if (!isLive || !(await isShareable({ database, studio }, diagram.id)))
        return { success: true as const, live: null };
      const [epoch, name] = await Promise.all([epochOf(database, diagram.id), nameOfPerson(database, userId)]);
      const room = roomNameOf(diagram.id, epoch);
      const live = { room, user: { id: userId, name }, canChange: may('change', diagram) };
      return { success: true as const, live };
    },
  });

  app.route({
    ...routeOf(endLive),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { id: diagramId } = allow('share', await findAccess(database, userId, request.params.id));
      await onEnd(diagramId, userId);
      await addActivity(database, authorOf(request, userId), { type: 'live-ended', diagramId });
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(listLiveChanges),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { id } = allow('see earlier versions of', await findAccess(database, userId, request.params.id));
      const rows = await database
        .select({
          id: collaborationChanges.id,
          changeType: collaborationChanges.changeType,
          data: collaborationChanges.elementData,
          timestamp: collaborationChanges.timestamp,
          personId: users.id,
          name: nameOfUser,
        })
        .from(collaborationChanges)
        .innerJoin(collaborationSessions, eq(collaborationSessions.sessionId, collaborationChanges.sessionId))
        .leftJoin(users, eq(users.id, collaborationChanges.userId))
        .where(eq(collaborationSessions.diagramId, id))
        .orderBy(desc(collaborationChanges.id))
        .limit(mostChanges);
      const changes = rows.map(({ personId, name, data, timestamp, ...row }) => ({
        ...row,
        label: data.label,
        personName: personId === null ? null : name,
        isOwn: personId === userId,
        timestamp: timestamp.toISOString(),
      }));
      const versions = (await listOtherVersions(database, id)).map(({ createdAt, userId: madeBy, ...version }) => ({
        version: version.version,
        reason: version.reason,
        personName: madeBy === undefined ? null : version.personName,
        isOwn: madeBy === userId,
        timestamp: createdAt.toISOString(),
      }));
      return { success: true as const, changes, versions };
    },
  });
};
