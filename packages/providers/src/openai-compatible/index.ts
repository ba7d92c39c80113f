import { fetchModelNames } from '../fetch-model-names.ts';
import { defineProvider, type ProviderAccess } from '../provider.ts';
import { seesByName } from '../seeing-names.ts';
import { isOpenaiThinker, thinkingTokens } from '../thinking-names.ts';

/** Ollama, llama.cpp, vLLM, LM Studio, OpenRouter and all others that speak as OpenAI's chat completions do. */
export const openaiCompatible = defineProvider({
  id: 'openai-compatible',
  label: 'Custom model server',
  prefix: 'COMPATIBLE',
  needs: ['baseUrl'],
  seesImages: seesByName,
  thinking: (model) =>
    isOpenaiThinker(model)
      ? { options: { compatible: { reasoningEffort: 'low' } }, tokens: thinkingTokens }
      : undefined,
  connect: async (access) => {
    const service = await open(access);
    return (model) => service.chatModel(model);
  },
  connectEmbedding: async (access) => {
    const service = await open(access);
    return (model) => service.embeddingModel(model);
  },
  listModels: ({ apiKey, baseUrl = '', fetch }, signal) =>
    fetchModelNames(`${baseUrl}/models`, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      fetch,
      signal,
    }),
});

const open = async ({ apiKey, baseUrl = '', fetch }: ProviderAccess) => {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl,
    fetch,
    includeUsage: true,
    ...(apiKey !== undefined && { apiKey }),
  });
};
