import { fetchModelNames } from '../fetch-model-names.ts';
import { defineProvider, type ProviderAccess } from '../provider.ts';
import { seesByName } from '../seeing-names.ts';
import { isOpenaiThinker, thinkingTokens } from '../thinking-names.ts';

const home = 'https://api.openai.com/v1';

export const openai = defineProvider({
  id: 'openai',
  label: 'OpenAI',
  prefix: 'OPENAI',
  needs: ['apiKey'],
  home,
  defaults: { model: 'gpt-4.1', smallModel: 'gpt-4.1-mini' },
  seesImages: seesByName,
  thinking: (model) =>
    isOpenaiThinker(model) ? { options: { openai: { reasoningEffort: 'low' } }, tokens: thinkingTokens } : undefined,
  connect: async (access) => {
    const service = await open(access);
    // Plain calls speak another protocol, which few gateways know.
    return (model) => service.chat(model);
  },
  connectEmbedding: async (access) => {
    const service = await open(access);
    return (model) => service.embeddingModel(model);
  },
  listModels: ({ apiKey = '', baseUrl = home, fetch }, signal) =>
    fetchModelNames(`${baseUrl}/models`, { headers: { authorization: `Bearer ${apiKey}` }, fetch, signal }),
});

const open = async ({ apiKey, baseUrl, fetch }: ProviderAccess) => {
  const { createOpenAI } = await import('@ai-sdk/openai');
  return createOpenAI({ baseURL: baseUrl ?? home, fetch, ...(apiKey !== undefined && { apiKey }) });
};
