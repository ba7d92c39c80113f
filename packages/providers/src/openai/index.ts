import { fetchModelNames } from '../fetch-model-names.ts';
import { defineProvider } from '../provider.ts';

const home = 'https://api.openai.com/v1';

export const openai = defineProvider({
  id: 'openai',
  label: 'OpenAI',
  prefix: 'OPENAI',
  needs: ['apiKey'],
  home,
  defaults: { model: 'gpt-4.1', smallModel: 'gpt-4.1-mini' },
  connect: async ({ apiKey, baseUrl, fetch }) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const service = createOpenAI({ baseURL: baseUrl ?? home, fetch, ...(apiKey !== undefined && { apiKey }) });
    // Plain calls speak another protocol, which few gateways know.
    return (model) => service.chat(model);
  },
  listModels: ({ apiKey = '', baseUrl = home, fetch }, signal) =>
    fetchModelNames(`${baseUrl}/models`, { headers: { authorization: `Bearer ${apiKey}` }, fetch, signal }),
});
