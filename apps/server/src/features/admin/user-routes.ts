import {
  type AdminUserResponse,
  blockUser,
  getAdminUser,
  listAdminUsers,
  setUserPlan,
  setUserRole,
  unblockUser,
} from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { blockAccount, promoteAccount, unblockAccount } from '../../platform/accounts/account-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/catalogue.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { checkMayBlock, checkMayPromote, requireAdmin } from './policy.ts';
import { presentAdminUser } from './presenter.ts';
import { type Account, changePlan, findAccount, listAccounts } from './user-repository.ts';

export interface AdminOptions {
  readonly database: Database;
}

export const adminUserRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, { database }) => {
  const find = async (id: number): Promise<Account> => {
    const account = await findAccount(database, id);
    if (account === undefined) throw notFound('account');
    return account;
  };
  const answer = async (id: number): Promise<AdminUserResponse> => ({
    success: true,
    user: presentAdminUser(await find(id)),
  });

  app.addHook('onRequest', async (request) => {
    requireAdmin(request);
  });

  app.route({
    ...routeOf(listAdminUsers),
    handler: async ({ query }) => {
      const { accounts, total } = await listAccounts(database, query);
      const { page, pageSize } = query;
      return { success: true as const, users: accounts.map(presentAdminUser), page, pageSize, total };
    },
  });

  app.route({
    ...routeOf(getAdminUser),
    handler: ({ params }) => answer(params.id),
  });

  app.route({
    ...routeOf(setUserRole),
    handler: async (request) => {
      const { user } = await find(request.params.id);
      checkMayPromote(user);
      await promoteAccount(database, { id: user.id, role: 'user' }, requireAdmin(request));
      return answer(user.id);
    },
  });

  app.route({
    ...routeOf(blockUser),
    handler: async (request) => {
      const author = requireAdmin(request);
      const { user } = await find(request.params.id);
      checkMayBlock(user, author);
      await blockAccount(database, { id: user.id, role: 'user' }, { ...author, reason: request.body.reason });
      return answer(user.id);
    },
  });

  app.route({
    ...routeOf(unblockUser),
    handler: async (request) => {
      const author = requireAdmin(request);
      const { user } = await find(request.params.id);
      checkMayBlock(user, author);
      if (user.isBlocked) await unblockAccount(database, { id: user.id, role: 'user' }, author);
      return answer(user.id);
    },
  });

  app.route({
    ...routeOf(setUserPlan),
    handler: async (request) => {
      const { id } = request.params;
      const author = requireAdmin(request);
      if (!(await changePlan(database, id, { change: request.body, author }))) throw notFound('account');
      return answer(id);
    },
  });
};
