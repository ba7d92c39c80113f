import {
  changeAccess,
  inviteToDiagram,
  leaveDiagram,
  listAccess,
  removeAccess,
  type ShareRole,
} from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAccess } from '../../platform/access/find-access.ts';
import { allow, type DiagramAction } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Background } from '../../platform/background.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DiagramAccessRow, type UserRow, users } from '../../platform/database/schema/index.ts';
import {
  noSuchUsername,
  notFound,
  ownInvitation,
  sessionEnded,
  tooManyPeople,
} from '../../platform/errors/catalogue.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { invitationMail } from './invitation-mail.ts';
import { type Invitee, toInvitee } from './invitee.ts';
import { listLinks } from './link-repository.ts';
import {
  changeRole,
  countPeople,
  deleteAccess,
  findConfirmed,
  findInvited,
  leave,
  listPeople,
  upsertPerson,
} from './people-repository.ts';
import { presentLink, presentPerson } from './presenter.ts';

export interface PeopleOptions {
  readonly database: Database;
  readonly rateLimits: RateLimits;
  readonly mail: MailTransport;
  readonly background: Background;
  readonly publicUrl: string;
}

const mostPeople = 200;

/** Whom the owner lets in. */
export const peopleRoutes: FastifyPluginAsyncZod<PeopleOptions> = async (app, options) => {
  const { database, rateLimits, mail, background, publicUrl } = options;
  const check = async (action: DiagramAction, request: FastifyRequest, id: number) =>
    allow(action, await findAccess(database, requirePerson(request).userId, id));

  app.route({
    ...routeOf(listAccess),
    handler: async (request) => {
      const { id } = await check('share', request, request.params.id);
      const [people, links] = await Promise.all([listPeople(database, id), listLinks(database, id)]);
      return { success: true as const, people: people.map(presentPerson), links: links.map(presentLink) };
    },
  });

  app.route({
    ...routeOf(inviteToDiagram),
    onRequest: limitByPerson(app, rateLimits.invite),
    handler: async (request) => {
      const { id: diagramId, title } = await check('share', request, request.params.id);
      const { role } = request.body;
      const invitee = toInvitee(request.body.who);
      const { userId } = requirePerson(request);
      const owner = await findOwner(database, userId);
      if (isSame(owner, invitee)) throw ownInvitation();
      if ((await countPeople(database, diagramId)) >= mostPeople) throw tooManyPeople(mostPeople);
      const invited = await findInvited(database, invitee);
      if ('username' in invitee && invited === undefined) throw noSuchUsername(invitee.username);
      const { row, isNew } = await database.transaction(async (transaction) => {
        const person = { diagramId, invitee, userId: invited?.id, role };
        const upserted = await upsertPerson(transaction, person);
        await addActivity(transaction, authorOf(request, userId), {
          type: 'diagram-shared',
          diagramId,
          detail: withArticle[role],
          ...subjectOf(upserted.row),
        });
        return upserted;
      });
      const to = 'email' in invitee ? invitee.email : invited?.email;
      if (isNew && to !== undefined) {
        const from = { name: nameOf(owner), email: owner.isEmailVerified ? owner.email : undefined };
        background.run(() => mail.deliver(invitationMail({ to, publicUrl, diagramId, title, role, from })));
        background.run(() => tell(database, { diagramId, actorId: owner.id, invitee, invited }));
      }
      return {
        success: true as const,
        person: presentPerson({ row, name: null, isGuest: false }),
        delivery: mail.delivery,
      };
    },
  });

  app.route({
    ...routeOf(changeAccess),
    handler: async (request) => {
      const { id: diagramId } = await check('share', request, request.params.id);
      const { role } = request.body;
      const changed = await changeRole(database, { diagramId, accessId: request.params.accessId, role });
      if (changed === undefined) throw notFound('person');
      const author = authorOf(request, requirePerson(request).userId);
      const subject = subjectOf(changed.row);
      await addActivity(database, author, { type: 'diagram-shared', diagramId, detail: withArticle[role], ...subject });
      return { success: true as const, person: presentPerson(changed) };
    },
  });

  app.route({
    ...routeOf(removeAccess),
    handler: async (request) => {
      const { id: diagramId } = await check('share', request, request.params.id);
      const author = authorOf(request, requirePerson(request).userId);
      await database.transaction(async (transaction) => {
        const row = await deleteAccess(transaction, diagramId, request.params.accessId);
        if (row === undefined) throw notFound('access');
        const what =
          row.linkTokenHash === null
            ? ({ type: 'diagram-unshared', detail: withArticle[row.role] } as const)
            : ({ type: 'link-revoked' } as const);
        await addActivity(transaction, author, { ...what, ...subjectOf(row), diagramId });
      });
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(leaveDiagram),
    handler: async (request) => {
      const { id } = await check('leave', request, request.params.id);
      const { userId } = requirePerson(request);
      await database.transaction(async (transaction) => {
        await leave(transaction, id, userId);
        await addActivity(transaction, authorOf(request, userId), { type: 'diagram-left', diagramId: id });
      });
      return { success: true as const };
    },
  });
};

/** An address is somebody's once their account has confirmed it. After the answer, so that its time tells nothing of that either. */
const tell = async (database: Database, { diagramId, actorId, invitee, invited }: Told): Promise<void> => {
  const person = 'email' in invitee ? await findConfirmed(database, invitee.email) : invited;
  if (person === undefined) return;
  await notify(database, { kind: 'invitation', about: { diagramId }, actorId, people: [person.id] });
};

interface Told {
  readonly diagramId: number;
  readonly actorId: number;
  readonly invitee: Invitee;
  readonly invited: UserRow | undefined;
}

/** As the activity log says it. */
const withArticle: Readonly<Record<ShareRole, string>> = {
  viewer: 'a viewer',
  commenter: 'a commenter',
  editor: 'an editor',
};

const subjectOf = ({ userId }: DiagramAccessRow): { readonly subjectId?: number } =>
  userId === null ? {} : { subjectId: userId };

const findOwner = async (database: Database, id: number): Promise<UserRow> => {
  const [owner] = await database.select().from(users).where(eq(users.id, id));
  if (owner === undefined) throw sessionEnded();
  return owner;
};

const nameOf = ({ firstName, lastName, username }: UserRow): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (username ?? '');

const isSame = (owner: UserRow, invitee: Invitee): boolean =>
  'email' in invitee ? invitee.email === owner.email : invitee.username === owner.username?.toLowerCase();
