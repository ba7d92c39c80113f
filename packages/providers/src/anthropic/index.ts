import { fetchModelNames } from '../fetch-model-names.ts';
import { defineProvider } from '../provider.ts';
import { seesByName } from '../seeing-names.ts';
import { isClaudeThinker, thinkingTokens } from '../thinking-names.ts';

const home = 'https://api.anthropic.com/v1';

export const anthropic = defineProvider({
  id: 'anthropic',
  label: 'Anthropic',
  prefix: 'ANTHROPIC',
  needs: ['apiKey'],
  home,
  defaults: { model: 'claude-sonnet-4-5', smallModel: 'claude-haiku-4-5' },
  seesImages: seesByName,
  thinking: (model) =>
    isClaudeThinker(model)
      ? // Those that cannot do without are given the least by the library.
        { options: { anthropic: { thinking: { type: 'disabled' }, effort: 'low' } }, tokens: thinkingTokens }
      : undefined,
  connect: async ({ apiKey, baseUrl, fetch }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const service = createAnthropic({ baseURL: baseUrl ?? home, fetch, ...(apiKey !== undefined && { apiKey }) });
    return (model) => service(model);
  },
  listModels: ({ apiKey = '', baseUrl = home, fetch }, signal) =>
    fetchModelNames(`${baseUrl}/models?limit=100`, {
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
      fetch,
      signal,
    }),
});
