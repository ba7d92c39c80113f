import { defineProvider } from '../provider.ts';

/** Names of models are those of deployments here, so there are no usual ones. */
export const azure = defineProvider({
  id: 'azure',
  label: 'Azure OpenAI',
  prefix: 'AZURE',
  needs: ['apiKey', 'baseUrl'],
  connect: async ({ apiKey, baseUrl, fetch }) => {
    const { createAzure } = await import('@ai-sdk/azure');
    const service = createAzure({
      fetch,
      ...(apiKey !== undefined && { apiKey }),
      ...(baseUrl !== undefined && { baseURL: baseUrl }),
    });
    return (model) => service.chat(model);
  },
});
