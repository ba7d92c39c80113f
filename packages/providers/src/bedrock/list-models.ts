import { entriesOf, fetchModelNames, textsIn } from '../fetch-model-names.ts';
import type { ProviderAccess } from '../provider.ts';

/**
 * Names by which an account can ask for texts and embeddings in its region: models that are there on demand, and profiles that lead to
 * several regions, which the newer ones are reached by alone. A key that may not list profiles is told the models.
 */
export const listBedrockModels = async (
  { apiKey = '', baseUrl, region = '', fetch }: ProviderAccess,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const service = controlAddressOf(baseUrl ?? `https://bedrock-runtime.${region}.amazonaws.com`);
  const asking = { headers: { authorization: `Bearer ${apiKey}` }, fetch, signal };
  const [models, profiles] = await Promise.all([
    fetchModelNames(`${service}/foundation-models`, { ...asking, read: modelsIn }),
    fetchModelNames(`${service}/inference-profiles?maxResults=1000`, { ...asking, read: profilesIn }).catch(() => []),
  ]);
  return [...models, ...profiles].toSorted();
};

/** Models are listed by another host than the one that they answer at; an address of one's own serves both. */
const controlAddressOf = (address: string): string => address.replace('://bedrock-runtime', '://bedrock');

const modelsIn = (body: unknown): readonly string[] =>
  entriesOf(body, 'modelSummaries')
    .filter(
      ({ inferenceTypesSupported: ways, outputModalities: kinds }) =>
        has(ways, 'ON_DEMAND') && has(kinds, 'TEXT', 'EMBEDDING'),
    )
    .flatMap(({ modelId }) => textsIn([modelId]));

const profilesIn = (body: unknown): readonly string[] =>
  entriesOf(body, 'inferenceProfileSummaries')
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap(({ inferenceProfileId, inferenceProfileArn, type }) =>
      // One that an account made for itself is asked for by its whole name.
      textsIn([type === 'APPLICATION' ? inferenceProfileArn : inferenceProfileId]),
    );

const has = (list: unknown, ...wanted: readonly string[]): boolean =>
  Array.isArray(list) && wanted.some((each) => list.includes(each));
