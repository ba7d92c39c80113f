import { deleteAccount as deleteCall, exportAccountPath, updateNames, updatePreferences } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { presentUser } from '../../../platform/accounts/present-user.ts';
import { addActivity, authorOf } from '../../../platform/activity/add-activity.ts';
import { sessionEnded, signInAgain, wrongPassword } from '../../../platform/errors/catalogue.ts';
import { limitByPerson } from '../../../platform/http/rate-limits.ts';
import { routeOf } from '../../../platform/http/route-of.ts';
import type { LessonFile } from '../../../platform/lessons/lesson-file.ts';
import { requirePerson } from '../../../platform/sessions/know-people.ts';
import { clearSessionCookie } from '../../../platform/sessions/session-cookie.ts';
import { isFreshSession } from '../../../platform/sessions/session-repository.ts';
import { accountDeletedMail, diagramsHandedOverMail } from '../mails.ts';
import { isPassword } from '../passwords.ts';
import { checkMayBeNamed } from '../policy.ts';
import { presentPreferences } from '../presenter.ts';
import { findUser, setNames, setPreferences } from '../repository.ts';
import type { AuthOptions } from '../routes.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export interface OwnAccountOptions extends AuthOptions {
  readonly lessonFile: LessonFile;
}

/** What a person decides about their own account as a whole. */
export const ownAccountRoutes: FastifyPluginAsyncZod<OwnAccountOptions> = async (app, options) => {
  const { database, rateLimits, mail, background, publicUrl, lessonFile } = options;

  app.route({
    ...routeOf(updatePreferences),
    handler: async (request) => {
      const user = await setPreferences(database, requirePerson(request).userId, request.body);
      if (user === undefined) throw sessionEnded();
      return { success: true as const, preferences: presentPreferences(user) };
    },
  });

  app.route({
    ...routeOf(updateNames),
    onRequest: limitByPerson(app, rateLimits.changePassword),
    handler: async (request) => {
      const { firstName, lastName, username } = request.body;
      checkMayBeNamed(username);
      const { userId } = requirePerson(request);
      const user = await database.transaction(async (transaction) => {
        const named = await setNames(transaction, userId, { firstName, lastName, username });
        if (named === undefined) throw sessionEnded();
        await addActivity(transaction, authorOf(request, userId), { type: 'names-changed' });
        return named;
      });
      return { success: true as const, user: presentUser(user) };
    },
  });

  app.route({
    ...routeOf(deleteCall),
    onRequest: limitByPerson(app, rateLimits.changePassword),
    handler: async (request, reply) => {
      const { userId, sessionId } = requirePerson(request);
      const { password, sharedDiagrams } = request.body;
      const user = await findUser(database, userId);
      if (user === undefined) throw sessionEnded();
      if (user.password === null) {
        if (!(await isFreshSession(database, sessionId))) throw signInAgain();
      } else if (password === undefined || !(await isPassword(password, user.password))) {
        throw wrongPassword();
      }
      const handed = await deleteAccount(database, userId, sharedDiagrams);
      await lessonFile.keep((lesson) => lesson.userId !== userId);
      // Without a name: nothing of the account is kept.
      const author = { actorId: null, ipAddress: request.ip };
      await addActivity(database, author, { type: 'account-deleted' });
      for (const { diagramId, heirId } of handed) {
        await addActivity(database, author, { type: 'diagram-handed-over', diagramId, subjectId: heirId });
      }
      for (const heir of new Set(handed.map(({ heirEmail }) => heirEmail))) {
        background.run(() => mail.deliver(diagramsHandedOverMail(heir, publicUrl)));
      }
      background.run(() => mail.deliver(accountDeletedMail(user.email)));
      clearSessionCookie(request, reply);
      return { success: true as const };
    },
  });

  app.route({
    method: 'GET',
    url: exportAccountPath,
    schema: {},
    onRequest: limitByPerson(app, rateLimits.exportAccount),
    handler: async (request, reply) => {
      const user = await findUser(database, requirePerson(request).userId);
      if (user === undefined) throw sessionEnded();
      await addActivity(database, authorOf(request, user.id), { type: 'account-exported' });
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="diagloom-export.zip"')
        .send(exportAccount({ database, lessonFile }, user));
    },
  });
};
