import { defineProvider, type ProviderAccess } from '../provider.ts';
import { isOpenaiThinker, thinkingTokens } from '../thinking-names.ts';

/** Names of models are those of deployments here, so there are no usual ones. */
export const azure = defineProvider({
  id: 'azure',
  label: 'Azure OpenAI',
  prefix: 'AZURE',
  needs: ['apiKey', 'baseUrl'],
  thinking: (model) =>
    isOpenaiThinker(model) ? { options: { openai: { reasoningEffort: 'low' } }, tokens: thinkingTokens } : undefined,
  connect: async (access) => {
    const service = await open(access);
    return (model) => service.chat(model);
  },
  connectEmbedding: async (access) => {
    const service = await open(access);
    return (model) => service.embeddingModel(model);
  },
});

const open = async ({ apiKey, baseUrl, fetch }: ProviderAccess) => {
  const { createAzure } = await import('@ai-sdk/azure');
  return createAzure({
    fetch,
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  });
};
