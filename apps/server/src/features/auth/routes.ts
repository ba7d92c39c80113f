import { getCurrentUser, login, logout, register, type User } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { admit, type JoinRules } from '../../platform/accounts/admit.ts';
import { presentUser } from '../../platform/accounts/present-user.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import { sessionEnded, wrongCredentials } from '../../platform/errors/catalogue.ts';
import { isAtThisMachine } from '../../platform/http/is-at-this-machine.ts';
import { limitByAddress, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { clearSessionCookie, setSessionCookie } from '../../platform/sessions/session-cookie.ts';
import { createSession, endSession } from '../../platform/sessions/session-repository.ts';
import type { BackOffs } from '../../platform/sessions/sign-in-attempts.ts';
import { findUsage, usageOfGuest } from '../../platform/usage/find-usage.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { clientOf } from './client-of.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { checkMayBeNamed, checkMaySignIn } from './policy.ts';
import { presentCurrentUser } from './presenter.ts';
import { checkIsFree, createUser, findUser, findUserByEmail, markSignedIn } from './repository.ts';
import { type PostOffice, sendVerificationLink } from './send-links.ts';

export interface AuthOptions extends PostOffice {
  readonly rateLimits: RateLimits;
  readonly backOffs: BackOffs;
  readonly joinRules: JoinRules;
  /** Whether a proxy passes requests on, so that none is known to come from this machine. */
  readonly isBehindProxy: boolean;
}

export const authRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, options) => {
  const { database, rateLimits, backOffs, joinRules, isBehindProxy } = options;

  app.route({
    ...routeOf(register),
    onRequest: limitByAddress(app, rateLimits.register),
    handler: async (request, reply) => {
      const { email, username, firstName, lastName, password = '', invitation } = request.body;
      const names = { email, username, firstName, lastName };
      checkMayBeNamed(username);
      await checkIsFree(database, names);
      const passwordHash = await hashPassword(password);
      const { user, token } = await database.transaction(async (transaction) => {
        const applicant = { email, invitation, isAtThisMachine: !isBehindProxy && isAtThisMachine(request) };
        const created = await admit(transaction, joinRules, applicant, (role) =>
          createUser(transaction, { ...names, role, password: passwordHash }),
        );
        await addActivity(transaction, authorOf(request, created.id), { type: 'signed-up' });
        return { user: created, token: await createSession(transaction, created.id, clientOf(request)) };
      });
      sendVerificationLink(options, user.id);
      setSessionCookie(request, reply, token);
      return signedIn(token, presentUser(user));
    },
  });

  app.route({
    ...routeOf(login),
    onRequest: limitByAddress(app, rateLimits.login),
    handler: async (request, reply) => {
      const { email } = request.body;
      const attempt = await beginSignIn(database, { email, ipAddress: request.ip }, backOffs);
      const user = await findUserByEmail(database, email);
      const isRight = await isPassword(request.body.password, user?.password);
      if (user !== undefined && !isRight) {
        // After the answer: its time tells nobody whether the account is there.
        const author = authorOf(request, user.id);
        options.background.run(() => addActivity(database, author, { type: 'sign-in-failed' }));
      }
      if (user === undefined || !isRight) throw wrongCredentials();
      await attempt.succeed();
      checkMaySignIn(user);
      const token = await createSession(database, user.id, clientOf(request));
      await addActivity(database, authorOf(request, user.id), { type: 'signed-in' });
      setSessionCookie(request, reply, token);
      return signedIn(token, presentUser((await markSignedIn(database, user.id)) ?? user));
    },
  });

  app.route({
    ...routeOf(logout),
    handler: async (request, reply) => {
      if (request.person !== undefined) {
        await endSession(database, request.person.sessionId);
        await addActivity(database, authorOf(request, request.person.userId), { type: 'signed-out' });
      }
      clearSessionCookie(request, reply);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(getCurrentUser),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const [user, usage] = await Promise.all([findUser(database, userId), findUsage(database, userId)]);
      if (user?.isGuest) return presentCurrentUser(user, usageOfGuest(user));
      if (user === undefined || usage === undefined) throw sessionEnded();
      return presentCurrentUser(user, usage);
    },
  });
};

const signedIn = (sessionToken: string, user: User) => ({ success: true as const, sessionToken, user });
