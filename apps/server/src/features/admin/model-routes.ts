import {
  changeModelLimits,
  changeModelProvider,
  getModelSettings,
  getModelUsage,
  testModelProvider,
} from '@diagloom/contract';
import { ModelFailure } from '@diagloom/providers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addActivity } from '../../platform/activity/add-activity.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { addressIsFixed, addressIsPrivate, notFound } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { readLimits } from '../../platform/models/limits.ts';
import type { ModelParts, Models } from '../../platform/models/models.ts';
import { canBeTyped, type ProviderState } from '../../platform/models/provider-settings.ts';
import { presentLimits, presentProvider, toLimitRow } from './model-presenter.ts';
import { changeLimits, changeProvider } from './model-repository.ts';
import { readModelUsage } from './model-usage-repository.ts';
import { requireAdmin } from './policy.ts';

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
      const state = await find(request.params.provider);
      const { signal } = callerOf(reply);
      const started = performance.now();
      const tested = await tryOut(models, state, { userId, signal });
      return { success: true as const, ...tested, milliseconds: Math.round(performance.now() - started) };
    },
  });

  app.route({
    ...routeOf(getModelUsage),
    handler: async () => ({ success: true as const, usage: await readModelUsage(database) }),
  });
};

/** Long enough for a local model to be loaded. */
const testMs = 45_000;

const tryOut = async (
  models: Models,
  state: ProviderState,
  { userId, signal }: { readonly userId: number; readonly signal: AbortSignal },
): Promise<{ readonly ok: boolean; readonly message: string; readonly models: string[] }> => {
  const names = await listNames(state, signal);
  if (state.missing.length > 0)
    return { ok: false, message: `Set ${state.missing.join(' and ')} in the server’s environment.`, models: names };
  if (canBeTyped(state.provider) && state.access.baseUrl === undefined)
    return { ok: false, message: 'Enter an address first.', models: names };
  if (state.provider.needs.includes('apiKey') && state.access.apiKey === undefined)
    return { ok: false, message: 'Enter a key first.', models: names };
  if (state.model === '') return { ok: false, message: 'Choose a model first.', models: names };
  try {
    const question = {
      system: 'Answer with one word.',
      turns: [{ by: 'person' as const, text: 'Say "ready".' }],
      maxOutputTokens: 200,
    };
    for (const name of [state.model, state.smallModel].filter((each) => each !== '')) {
      await models.ask({ state, names: [name] }, name, { userId, task: 'test', question, signal, totalMs: testMs });
    }
    if (state.embeddingModel !== '') await models.embed({ state, names: [] }, { userId, texts: ['ready'], signal });
    return { ok: true, message: 'The model answers.', models: names };
  } catch (error) {
    if (error instanceof ModelFailure || error instanceof AppError)
      return { ok: false, message: error.message, models: names };
    throw error;
  }
};

/** A list is a help, and none is no failure. */
const listNames = async ({ provider, access, missing }: ProviderState, signal: AbortSignal): Promise<string[]> => {
  if (provider.listModels === undefined || missing.length > 0) return [];
  if (canBeTyped(provider) && access.baseUrl === undefined) return [];
  try {
    return [...(await provider.listModels(access, AbortSignal.any([signal, AbortSignal.timeout(10_000)])))];
  } catch {
    return [];
  }
};
