import { changeDiagram, changeDiagramPages, editDiagram, redoDiagram } from '@diagloom/contract';
import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Appraisal } from '@diagloom/studio';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { notUnderstood, versionConflict } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { presentDiagramResponse, withoutMaking } from './presenter.ts';
import { type FoundDiagram, findDiagram, insertNextVersion, type StoredDiagram } from './repository.ts';
import { redoLastUndone } from './undo.ts';
import { findVersion } from './version-repository.ts';

export interface GestureOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

/** What a gesture makes of a drawing. */
interface Gesture {
  readonly xml: string;
  readonly appraisal: Appraisal;
  readonly spec: DiagramSpec | null;
}

/** Changes of a large diagram; labels may be long. */
const changesBodyLimit = 8 * 1024 * 1024;

/** How often a gesture is tried anew when others make versions at the same moment. */
const mostTries = 5;

/** What hands do on a drawing: each gesture is a version, and one that others overtook elsewhere on the drawing is not lost. */
export const gestureRoutes: FastifyPluginAsyncZod<GestureOptions> = async (app, { database, studio, rateLimits }) => {
  const drawing = limitByPerson(app, rateLimits.draw);

  /** Carries a gesture out on what the diagram is now. `base` is what it was made on, where that is something else. */
  const store = async <Made extends Gesture>(
    request: FastifyRequest,
    { id, baseVersion }: { readonly id: number; readonly baseVersion?: number },
    carryOut: (diagram: FoundDiagram, base: string | undefined) => Promise<Made>,
  ): Promise<{ readonly stored: StoredDiagram; readonly made: Made }> => {
    const { userId } = requirePerson(request);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const diagram = allow('change', await findDiagram(database, userId, id));
      const made = await carryOut(diagram, await findBase(diagram, baseVersion));
      const { xml: xmlContent, appraisal, spec } = made;
      const next = { xmlContent, appraisal, spec, reason: 'changed' as const, isGesture: true as const, userId };
      const stored = await insertNextVersion(database, diagram, next);
      if (stored !== undefined) return { stored, made };
    }
    throw versionConflict();
  };

  const findBase = async ({ id, version }: FoundDiagram, baseVersion = version): Promise<string | undefined> => {
    if (version === baseVersion) return undefined;
    if (baseVersion > version) throw versionConflict();
    return (await findVersion(database, id, baseVersion)).xmlContent;
  };

  app.route({
    ...routeOf(changeDiagram),
    bodyLimit: changesBodyLimit,
    onRequest: drawing,
    handler: async (request, reply) => {
      const { baseVersion, changes } = request.body;
      const { id } = request.params;
      const { stored } = await store(request, { id, baseVersion }, async ({ xmlContent, spec }, base) => {
        const changed = await studio.change(callerOf(reply), xmlContent, changes, base);
        if ('isOvertaken' in changed) throw versionConflict();
        return { ...changed, spec: changed.keepsMeaning === true ? spec : null };
      });
      const response = presentDiagramResponse(stored);
      return requirePerson(request).isGuest ? withoutMaking(response) : response;
    },
  });

  app.route({
    ...routeOf(editDiagram),
    onRequest: drawing,
    handler: async (request, reply) => {
      const { baseVersion, edits, page } = request.body;
      const { id } = request.params;
      const { stored, made } = await store(request, { id, baseVersion }, async ({ xmlContent, diagramType }, base) => {
        const edited = await studio.edit(callerOf(reply), {
          xml: xmlContent,
          edits,
          type: diagramType,
          ...(page === undefined ? {} : { page }),
          ...(base === undefined ? {} : { base }),
        });
        if (edited.ok) return { ...edited, spec: edited.spec ?? null };
        throw edited.isOvertaken === true ? versionConflict() : notUnderstood(edited.message, []);
      });
      return { ...presentDiagramResponse(stored), touched: [...made.touched], skipped: [...made.skipped] };
    },
  });

  app.route({
    ...routeOf(changeDiagramPages),
    onRequest: drawing,
    handler: async (request, reply) => {
      const { id } = request.params;
      const { stored } = await store(request, { id }, async ({ xmlContent }) => {
        const changed = await studio.changePages(callerOf(reply), xmlContent, request.body.change);
        if (changed.ok) return { ...changed, spec: null };
        throw notUnderstood(changed.message, []);
      });
      return presentDiagramResponse(stored);
    },
  });

  app.route({
    ...routeOf(redoDiagram),
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const diagram = allow('change', await findDiagram(database, userId, request.params.id));
      const tools = { database, studio, caller: callerOf(reply) };
      return presentDiagramResponse(await redoLastUndone(tools, diagram, { userId }));
    },
  });
};
