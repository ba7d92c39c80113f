import { defineProvider, type ProviderAccess } from '../provider.ts';
import { seesByName } from '../seeing-names.ts';
import { isClaudeThinker, isOpenaiThinker, thinkingTokens } from '../thinking-names.ts';
import { listBedrockModels } from './list-models.ts';

/** Names of models depend on the region and on what an account was let in on, so there are no usual ones. */
export const bedrock = defineProvider({
  id: 'bedrock',
  label: 'Amazon Bedrock',
  prefix: 'BEDROCK',
  needs: ['apiKey', 'region'],
  seesImages: seesByName,
  thinking: (model) => {
    if (!isClaudeThinker(model) && !isOpenaiThinker(model)) return undefined;
    return { options: { bedrock: { reasoningConfig: { maxReasoningEffort: 'low' } } }, tokens: thinkingTokens };
  },
  connect: async (access) => {
    const service = await open(access);
    return (model) => service(model);
  },
  connectEmbedding: async (access) => {
    const service = await open(access);
    return (model) => service.embeddingModel(model);
  },
  listModels: listBedrockModels,
});

const open = async ({ apiKey, baseUrl, region, fetch }: ProviderAccess) => {
  const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
  return createAmazonBedrock({
    fetch,
    ...(apiKey !== undefined && { apiKey }),
    ...(region !== undefined && { region }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  });
};
