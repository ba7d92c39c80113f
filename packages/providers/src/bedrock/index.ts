import { defineProvider } from '../provider.ts';

/** Names of models depend on the region and on what an account was let in on, so there are no usual ones. */
export const bedrock = defineProvider({
  id: 'bedrock',
  label: 'Amazon Bedrock',
  prefix: 'BEDROCK',
  needs: ['apiKey', 'region'],
  connect: async ({ apiKey, baseUrl, region, fetch }) => {
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
    const service = createAmazonBedrock({
      fetch,
      ...(apiKey !== undefined && { apiKey }),
      ...(region !== undefined && { region }),
      ...(baseUrl !== undefined && { baseURL: baseUrl }),
    });
    return (model) => service(model);
  },
});
