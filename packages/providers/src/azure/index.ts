import { entriesOf, fetchModelNames, textsIn } from '../fetch-model-names.ts';
import { defineProvider, type ProviderAccess } from '../provider.ts';
import { isOpenaiThinker, thinkingTokens } from '../thinking-names.ts';
import { serviceAddressOf } from './service-address.ts';

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
  // A key is told which models a resource may use, and not what its deployments are called: mostly the same.
  listModels: ({ apiKey = '', baseUrl = '', fetch }, signal) =>
    fetchModelNames(`${serviceAddressOf(baseUrl)}/models`, {
      headers: { 'api-key': apiKey },
      fetch,
      signal,
      read: usableIn,
    }),
});

const usableIn = (body: unknown): readonly string[] =>
  entriesOf(body, 'data')
    .filter(({ capabilities }) => {
      const { chat_completion: chats, embeddings } = Object(capabilities);
      return capabilities === undefined || chats === true || embeddings === true;
    })
    .flatMap(({ id }) => textsIn([id]));

const open = async ({ apiKey, baseUrl, fetch }: ProviderAccess) => {
  const { createAzure } = await import('@ai-sdk/azure');
  return createAzure({
    fetch,
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: serviceAddressOf(baseUrl) }),
  });
};
