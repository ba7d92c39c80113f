import { fetchModelNames } from '../fetch-model-names.ts';
import { defineProvider } from '../provider.ts';

const home = 'https://generativelanguage.googleapis.com/v1beta';

export const google = defineProvider({
  id: 'google',
  label: 'Google Gemini',
  prefix: 'GEMINI',
  needs: ['apiKey'],
  home,
  defaults: { model: 'gemini-2.5-pro', smallModel: 'gemini-2.5-flash' },
  connect: async ({ apiKey, baseUrl, fetch }) => {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    const service = createGoogleGenerativeAI({
      baseURL: baseUrl ?? home,
      fetch,
      ...(apiKey !== undefined && { apiKey }),
    });
    return (model) => service(model);
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
