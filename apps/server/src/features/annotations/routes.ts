import {
  changeAnnotation,
  createAnnotation,
  deleteAnnotation,
  listAnnotationHistory,
  listAnnotations,
  markAnnotationSeen,
  reactToAnnotation,
  readAnnotationAsChange,
} from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AnnotationRow } from '../../platform/database/schema/index.ts';
import { readDrawing } from '../../platform/drawings/read-drawing.ts';
import { notFound } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { listMentionable } from './people-repository.ts';
import { checkChange, checkDeletion } from './policy.ts';
import { presentAnnotation } from './presenter.ts';
import { createReach } from './reach.ts';
import {
  findAnnotations,
  findThread,
  insertAnnotation,
  listHistory,
  markSeen,
  ownersOf,
  peopleOfThread,
  removeAnnotation,
  setReaction,
  updateAnnotation,
} from './repository.ts';
import { withoutMentions } from './without-mentions.ts';

export interface AnnotationOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
  /** Tells whoever has the diagram open that its comments are others now. */
  readonly onChange: (diagramId: number) => void;
}

/** What people pin to diagrams, and what they answer to it. */
export const annotationRoutes: FastifyPluginAsyncZod<AnnotationOptions> = async (
  app,
  { database, studio, rateLimits, onChange },
) => {
  const limit = limitByPerson(app, rateLimits.comment);
  const { check, readerOf, find, present } = createReach(database);

  /** Those of them who can be mentioned here. */
  const mentionable = async (diagramId: number, wanted: readonly number[] | undefined): Promise<number[]> => {
    if (wanted === undefined || wanted.length === 0) return [];
    const people = new Set((await listMentionable(database, diagramId)).map(({ id }) => id));
    return [...new Set(wanted)].filter((id) => people.has(id));
  };

  app.route({
    ...routeOf(listAnnotations),
    handler: async (request) => {
      const diagram = await check(request, request.params.id);
      const reader = readerOf(request, diagram);
      const [found, people] = await Promise.all([
        findAnnotations(database, diagram.id, reader),
        listMentionable(database, diagram.id),
      ]);
      const annotations = found.map((annotation) => presentAnnotation(annotation, reader.userId));
      return { success: true as const, annotations, people: [...people] };
    },
  });

  app.route({
    ...routeOf(createAnnotation),
    onRequest: limit,
    handler: async (request) => {
      const diagram = await check(request, request.params.id);
      const { userId } = requirePerson(request);
      const { parentId } = request.body;
      const thread = parentId === undefined ? undefined : await findThread(database, diagram.id, parentId);
      if (parentId !== undefined) {
        if (thread === undefined) throw notFound('comment');
        await find(request, diagram, parentId);
      }
      const mentionedUsers = await mentionable(diagram.id, request.body.mentionedUsers);
      const wish = { ...request.body, mentionedUsers };
      const { id } = await database.transaction(async (transaction) => {
        const row = await insertAnnotation(transaction, { diagramId: diagram.id, userId, wish, thread });
        await addActivity(transaction, authorOf(request, userId), {
          type: 'diagram-commented',
          diagramId: diagram.id,
        });
        const concerned =
          thread === undefined ? await ownersOf(transaction, diagram.id) : await peopleOfThread(transaction, thread.id);
        const about = { actorId: userId, about: { annotationId: row.id } };
        await notify(transaction, { ...about, kind: 'mention', people: mentionedUsers });
        const others = concerned.filter((person) => !mentionedUsers.includes(person));
        await notify(transaction, { ...about, kind: thread === undefined ? 'comment' : 'reply', people: others });
        return row;
      });
      onChange(diagram.id);
      return present(request, diagram, id);
    },
  });

  app.route({
    ...routeOf(changeAnnotation),
    onRequest: limit,
    handler: async (request) => {
      const diagram = await check(request, request.params.id);
      const { userId } = requirePerson(request);
      const { row } = await find(request, diagram, request.params.annotationId);
      checkChange(request.body, { userId, diagram, row });
      const { mentionedUsers: wanted, ...rest } = request.body;
      const mentionedUsers = wanted === undefined ? undefined : await mentionable(diagram.id, wanted);
      const change = { ...rest, ...(mentionedUsers === undefined ? {} : { mentionedUsers }) };
      await database.transaction(async (transaction) => {
        await updateAnnotation(transaction, row, { change, userId });
        const added = (mentionedUsers ?? []).filter((person) => !row.mentionedUsers.includes(person));
        const about = { actorId: userId, about: { annotationId: row.id } };
        await notify(transaction, { ...about, kind: 'mention', people: added });
        if (row.status === 'open' && (change.status === 'resolved' || change.appliedVersion !== undefined)) {
          const people = await peopleOfThread(transaction, row.parentId ?? row.id);
          await notify(transaction, { ...about, kind: 'resolved', people });
        }
      });
      onChange(diagram.id);
      return present(request, diagram, row.id);
    },
  });

  app.route({
    ...routeOf(deleteAnnotation),
    onRequest: limit,
    handler: async (request) => {
      const diagram = await check(request, request.params.id);
      const { userId } = requirePerson(request);
      const { row } = await find(request, diagram, request.params.annotationId);
      checkDeletion({ userId, diagram, row });
      await database.transaction(async (transaction) => {
        await removeAnnotation(transaction, row);
        await addActivity(transaction, authorOf(request, userId), { type: 'comment-deleted', diagramId: diagram.id });
      });
      onChange(diagram.id);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(reactToAnnotation),
    onRequest: limit,
    handler: async (request) => {
      const diagram = await check(request, request.params.id);
      const { userId } = requirePerson(request);
      const { row } = await find(request, diagram, request.params.annotationId);
      await setReaction(database, { annotationId: row.id, userId, ...request.body });
      onChange(diagram.id);
      return present(request, diagram, row.id);
    },
  });

  app.route({
    ...routeOf(markAnnotationSeen),
    handler: async (request) => {
      const diagram = await check(request, request.params.id);
      const { row } = await find(request, diagram, request.params.annotationId);
      await markSeen(database, threadOf(row), requirePerson(request).userId);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(listAnnotationHistory),
    handler: async (request) => {
      const diagram = await check(request, request.params.id);
      const { row } = await find(request, diagram, request.params.annotationId);
      const entries = await listHistory(database, threadOf(row));
      const history = entries.flatMap(({ personId, personName, action, createdAt, ...entry }) =>
        action === 'seen'
          ? []
          : {
              ...entry,
              action,
              personName: personId === null ? null : personName,
              createdAt: createdAt.toISOString(),
            },
      );
      return { success: true as const, history };
    },
  });

  app.route({
    ...routeOf(readAnnotationAsChange),
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const diagram = await check(request, request.params.id, 'change');
      const { row } = await find(request, diagram, request.params.annotationId);
      const xml = await readDrawing(database, diagram.id, diagram.version);
      const people = await listMentionable(database, diagram.id);
      const called = people.filter(({ id }) => row.mentionedUsers.includes(id)).map(({ name }) => name);
      const instruction = withoutMentions(row.content, called);
      if (xml === undefined || instruction.length > longestInstruction)
        return { success: true as const, request: instruction, said: null };
      const result = await studio.refine(callerOf(reply), {
        xml,
        instruction,
        page: row.pageId,
        ...(row.cellId === null ? {} : { selection: [row.cellId] }),
      });
      return { success: true as const, request: instruction, said: result.ok ? [...result.said] : null };
    },
  });
};

/** What the conversation takes, in characters. */
const longestInstruction = 500;

const threadOf = ({ id, parentId }: AnnotationRow): number => parentId ?? id;
