import { fetchModelNames } from '../fetch-model-names.ts';
import { defineProvider } from '../provider.ts';

/** Ollama, llama.cpp, vLLM, LM Studio, OpenRouter and all others that speak as OpenAI's chat completions do. */
export const openaiCompatible = defineProvider({
  id: 'openai-compatible',
  label: 'Custom model server',
  prefix: 'COMPATIBLE',
  needs: ['baseUrl'],
  connect: async ({ apiKey, baseUrl = '', fetch }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const service = createOpenAICompatible({
      name: 'compatible',
      baseURL: baseUrl,
      fetch,
      includeUsage: true,
      ...(apiKey !== undefined && { apiKey }),
    });
    return (model) => service.chatModel(model);
  },
  listModels: ({ apiKey, baseUrl = '', fetch }, signal) =>
    fetchModelNames(`${baseUrl}/models`, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      fetch,
      signal,
    }),
});
