import {
  changeModelLimits,
  changeModelProvider,
  getModelSettings,
  getModelUsage,
  testModelProvider,
} from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addActivity } from '../../platform/activity/add-activity.ts';
import { addressIsFixed, addressIsPrivate, notFound } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { forgetWhole } from '../../platform/models/keep-as-whole.ts';
import { readLimits } from '../../platform/models/limits.ts';
import type { ModelParts, Models } from '../../platform/models/models.ts';
import { canBeTyped, type ProviderState } from '../../platform/models/provider-settings.ts';
import { presentLimits, presentProvider, toLimitRow } from './model-presenter.ts';
import { changeLimits, changeProvider, keepSight } from './model-repository.ts';
import { readModelUsage } from './model-usage-repository.ts';
import { requireAdmin } from './policy.ts';
import { tryOutProvider } from './try-out-provider.ts';

export interface AdminModelOptions extends ModelParts {
  readonly models: Models;
}

export const adminModelRoutes: FastifyPluginAsyncZod<AdminModelOptions> = async (
  app,
  { database, sealer, models, typed },
) => {
  const answer = async () => {
    const limits = await readLimits(database);
    const providers = (await models.list()).map(presentProvider);
    return {
      success: true as const,
      settings: { providers, limits: presentLimits(limits), preferred: limits.preferred },
    };
  };
  const find = async (id: string): Promise<ProviderState> => {
    const state = (await models.list()).find(({ provider }) => provider.id === id);
    if (state === undefined) throw notFound('model service');
    return state;
  };

  app.addHook('onRequest', async (request) => {
    requireAdmin(request);
  });

  app.route({ ...routeOf(getModelSettings), handler: answer });

  app.route({
    ...routeOf(changeModelProvider),
    handler: async (request) => {
      const { provider } = await find(request.params.provider);
      const { address = '' } = request.body;
      if (address !== '' && !canBeTyped(provider)) throw addressIsFixed(provider.label);
      if (address !== '' && !(await typed.mayBeAsked(address))) throw addressIsPrivate();
      await changeProvider({ database, sealer }, provider.id, request.body);
      await addActivity(database, requireAdmin(request), { type: 'models-changed', detail: provider.label });
      return answer();
    },
  });

  app.route({
    ...routeOf(changeModelLimits),
    handler: async (request) => {
      await changeLimits(database, toLimitRow(request.body));
      await addActivity(database, requireAdmin(request), { type: 'models-changed', detail: 'limits' });
      return answer();
    },
  });

  app.route({
    ...routeOf(testModelProvider),
    handler: async (request, reply) => {
      const { actorId: userId } = requireAdmin(request);
      await forgetWhole(database, request.params.provider);
      const state = await find(request.params.provider);
      const { signal } = callerOf(reply);
      const started = performance.now();
      const { sight, ...tested } = await tryOutProvider(models, state, { userId, signal });
      await keepSight(database, state.provider.id, sight);
      return { success: true as const, ...tested, milliseconds: Math.round(performance.now() - started) };
    },
  });

  app.route({
    ...routeOf(getModelUsage),
    handler: async () => ({ success: true as const, usage: await readModelUsage(database) }),
  });
};
