import { fetchModelNames } from '../fetch-model-names.ts';
import { defineProvider, type ProviderAccess } from '../provider.ts';
import { seesByName } from '../seeing-names.ts';
import { thinkingTokens } from '../thinking-names.ts';

const home = 'https://generativelanguage.googleapis.com/v1beta';

export const google = defineProvider({
  id: 'google',
  label: 'Google Gemini',
  prefix: 'GEMINI',
  needs: ['apiKey'],
  home,
  defaults: { model: 'gemini-2.5-pro', smallModel: 'gemini-2.5-flash' },
  seesImages: seesByName,
  thinking: (model) => {
    const [, generation = ''] = /gemini-(\d+(?:\.\d+)?)/.exec(model) ?? [];
    if (Number(generation) >= 3)
      return { options: { google: { thinkingConfig: { thinkingLevel: 'low' } } }, tokens: thinkingTokens };
    if (generation !== '2.5') return undefined;
    // The largest one thinks in any case.
    const thinkingBudget = model.includes('pro') ? thinkingTokens : 0;
    return { options: { google: { thinkingConfig: { thinkingBudget } } }, tokens: thinkingBudget };
  },
  connect: async (access) => {
    const service = await open(access);
    return (model) => service(model);
  },
  connectEmbedding: async (access) => {
    const service = await open(access);
    return (model) => service.embeddingModel(model);
  },
  listModels: async ({ apiKey = '', baseUrl = home, fetch }, signal) => {
    const names = await fetchModelNames(`${baseUrl}/models?pageSize=200`, {
      headers: { 'x-goog-api-key': apiKey },
      fetch,
      signal,
    });
    return names.map((name) => name.replace(/^models\//, ''));
  },
});

const open = async ({ apiKey, baseUrl, fetch }: ProviderAccess) => {
  const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
  return createGoogleGenerativeAI({ baseURL: baseUrl ?? home, fetch, ...(apiKey !== undefined && { apiKey }) });
};
