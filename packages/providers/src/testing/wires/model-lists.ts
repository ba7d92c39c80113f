import type { IncomingHttpHeaders } from 'node:http';

const names = ['large-model', 'small-model'] as const;

/** What a service answers where its models are asked for, as its published examples show it; undefined where that is no such question. */
export const modelListAt = (path: string, headers: IncomingHttpHeaders): unknown => {
  if (path.endsWith('/foundation-models')) return foundationModels;
  if (path.endsWith('/inference-profiles')) return inferenceProfiles;
  if (!path.endsWith('/models')) return undefined;
  if (headers['api-key'] !== undefined) return azureModels;
  return {
    data: names.map((id) => ({ id, object: 'model' })),
    models: names.map((name) => ({ name: `models/${name}` })),
  };
};

const foundationModel = (
  modelId: string,
  outputModalities: readonly string[],
  inferenceTypesSupported: readonly string[],
) => ({
  modelArn: `arn:aws:bedrock:eu-central-1::foundation-model/${modelId}`,
  modelId,
  modelName: modelId,
  providerName: 'Simulated',
  inputModalities: ['TEXT'],
  outputModalities,
  responseStreamingSupported: true,
  customizationsSupported: [],
  inferenceTypesSupported,
  modelLifecycle: { status: 'ACTIVE' },
});

const foundationModels = {
  modelSummaries: [
    foundationModel('small-model', ['TEXT'], ['ON_DEMAND']),
    foundationModel('picture-model', ['IMAGE'], ['ON_DEMAND']),
    foundationModel('rented-model', ['TEXT'], ['PROVISIONED']),
  ],
};

const inferenceProfile = (inferenceProfileId: string, status: string) => ({
  inferenceProfileArn: `arn:aws:bedrock:eu-central-1:123456789012:inference-profile/${inferenceProfileId}`,
  inferenceProfileId,
  inferenceProfileName: inferenceProfileId,
  models: [{ modelArn: `arn:aws:bedrock:eu-central-1::foundation-model/${inferenceProfileId}` }],
  status,
  type: 'SYSTEM_DEFINED',
});

const inferenceProfiles = {
  inferenceProfileSummaries: [inferenceProfile('large-model', 'ACTIVE'), inferenceProfile('gone-model', 'DELETED')],
};

const azureModel = (id: string, capabilities: Readonly<Record<string, boolean>>) => ({
  id,
  object: 'model',
  status: 'succeeded',
  created_at: 1_700_000_000,
  lifecycle_status: 'generally-available',
  capabilities: {
    fine_tune: false,
    inference: true,
    completion: false,
    chat_completion: false,
    embeddings: false,
    ...capabilities,
  },
});

const azureModels = {
  object: 'list',
  data: [
    azureModel('small-model', { chat_completion: true }),
    azureModel('large-model', { chat_completion: true }),
    azureModel('picture-model', {}),
  ],
};
