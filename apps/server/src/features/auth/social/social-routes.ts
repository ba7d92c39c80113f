import {
  socialCallbackPath,
  socialProblemPath,
  socialProviders,
  socialSignInPath,
  socialSignInQuerySchema,
} from '@diagloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addActivity, authorOf } from '../../../platform/activity/add-activity.ts';
import type { UserRow } from '../../../platform/database/schema/index.ts';
import { describeError } from '../../../platform/errors/describe-error.ts';
import { isDatabaseDown } from '../../../platform/errors/is-database-down.ts';
import { isAtThisMachine } from '../../../platform/http/is-at-this-machine.ts';
import { isWithin, limitByAddress } from '../../../platform/http/rate-limits.ts';
import { setSessionCookie } from '../../../platform/sessions/session-cookie.ts';
import { createSession } from '../../../platform/sessions/session-repository.ts';
import { clientOf } from '../client-of.ts';
import { markSignedIn } from '../repository.ts';
import type { AuthOptions } from '../routes.ts';
import { sendConnected, sendVerificationLink } from '../send-links.ts';
import type { Services } from './connect-services.ts';
import { setFlow, takeFlow } from './flow-cookie.ts';
import { providers } from './providers/index.ts';
import { accountFor, connectAccount } from './social-accounts.ts';
import { SocialProblem, toSocialProblem } from './social-problem.ts';

export interface SocialOptions extends AuthOptions {
  readonly services: Services;
}

/** The browser's way to a service and back. Whatever goes wrong ends on a page that says what to do. */
export const socialRoutes: FastifyPluginAsyncZod<SocialOptions> = async (app, options) => {
  const { database, rateLimits, publicUrl, services } = options;
  const isAllowed = isWithin(limitByAddress(app, rateLimits.social));

  for (const { id } of socialProviders) {
    const guarded = (steps: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) => ({
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        try {
          if (!(await isAllowed(request))) throw new SocialProblem('too_many');
          return leave(reply, await steps(request, reply));
        } catch (error) {
          return leave(reply, socialProblemPath(id, reasonOf(error, request)));
        }
      },
    });

    app.route({
      method: 'GET',
      url: socialSignInPath(id),
      schema: {},
      ...guarded(async (request, reply) => {
        const { invitation } = socialSignInQuerySchema.parse(request.query);
        const { flow, url } = await services.begin(id, { callback: publicUrl + socialCallbackPath(id), invitation });
        setFlow(request, reply, flow);
        return url.href;
      }),
    });

    app.route({
      method: 'GET',
      url: socialCallbackPath(id),
      schema: {},
      ...guarded(async (request, reply) => {
        const flow = takeFlow(request, reply, id);
        if (flow === undefined) throw new SocialProblem('expired');
        const identity = await services.finish(flow, new URL(request.url, publicUrl));
        if (flow.connectTo !== undefined) {
          if (request.person?.userId !== flow.connectTo) throw new SocialProblem('expired');
          const user = await connectAccount(database, flow.connectTo, identity, providers[id]);
          sendConnected(options, user.email, id);
          return '/profile';
        }
        const { user, isNew } = await accountFor(database, identity, {
          ...options,
          provider: providers[id],
          invitation: flow.invitation,
          isAtThisMachine: !options.isBehindProxy && isAtThisMachine(request),
        });
        return signIn(request, reply, { user, isNew });
      }),
    });
  }

  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { user, isNew }: { readonly user: UserRow; readonly isNew: boolean },
  ): Promise<string> => {
    if (user.isBlocked) throw new SocialProblem('account_blocked');
    const token = await createSession(database, user.id, clientOf(request));
    await markSignedIn(database, user.id);
    await addActivity(database, authorOf(request, user.id), { type: isNew ? 'signed-up' : 'signed-in' });
    if (isNew && !user.isEmailVerified) sendVerificationLink(options, user.id);
    setSessionCookie(request, reply, token);
    return `/?${new URLSearchParams({ token, auth: 'success' })}`;
  };
};

const reasonOf = (error: unknown, request: FastifyRequest): ReturnType<typeof toSocialProblem>['reason'] => {
  // The page that says so is ours, and an answer that is not would be no help to a person either.
  if (!(error instanceof SocialProblem) && isDatabaseDown(error)) throw error;
  const problem = toSocialProblem(error);
  if (problem.cause !== undefined)
    request.log.warn(describeError(problem.cause), 'a sign-in with a service did not work');
  return problem.reason;
};

/** Addresses on this way carry codes and tokens: the next page is not told where the browser was. */
const leave = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
