import type { FastifyRequest } from 'fastify';
import { type FoundAccess, findAccess } from '../../platform/access/find-access.ts';
import { allow, type DiagramAction, may } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/catalogue.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { presentAnnotation } from './presenter.ts';
import { findAnnotations } from './repository.ts';

/** What whoever asks reaches of diagrams and their annotations; everything else is not there for them. */
export const createReach = (database: Database) => {
  const check = async (request: FastifyRequest, id: number, action: DiagramAction = 'comment on') =>
    allow(action, await findAccess(database, requirePerson(request).userId, id));

  const readerOf = (request: FastifyRequest, diagram: FoundAccess) => ({
    userId: requirePerson(request).userId,
    seesHidden: may('change', diagram),
  });

  const find = async (request: FastifyRequest, diagram: FoundAccess, annotationId: number) => {
    const reader = readerOf(request, diagram);
    const [found] = await findAnnotations(database, diagram.id, { ...reader, only: annotationId });
    if (found === undefined) throw notFound('comment');
    return found;
  };

  const present = async (request: FastifyRequest, diagram: FoundAccess, annotationId: number) => ({
    success: true as const,
    annotation: presentAnnotation(await find(request, diagram, annotationId), requirePerson(request).userId),
  });

  return { check, readerOf, find, present };
};
