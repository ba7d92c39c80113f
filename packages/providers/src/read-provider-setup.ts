import type { Provider } from './provider.ts';

/** What an environment says of a provider. */
export interface ProviderSetup {
  readonly apiKey: string | undefined;
  /** Without a slash at the end. */
  readonly baseUrl: string | undefined;
  readonly region: string | undefined;
  readonly model: string | undefined;
  readonly smallModel: string | undefined;
  /** Ranks passages of documents by what they mean. */
  readonly embeddingModel: string | undefined;
  /** What models cost, as it was written. */
  readonly prices: string | undefined;
}

/** Reads `ANTHROPIC_API_KEY`, `ANTHROPIC_BASE_URL`, `ANTHROPIC_MODEL`, `ANTHROPIC_SMALL_MODEL`, `OPENAI_EMBEDDING_MODEL`, `COMPATIBLE_PRICES` and their like. Empty ones are not set. */
export const readProviderSetup = (
  { prefix }: Provider,
  environment: Readonly<Record<string, string | undefined>>,
): ProviderSetup => {
  const of = (name: string): string | undefined => environment[`${prefix}_${name}`]?.trim() || undefined;
  return {
    apiKey: of('API_KEY'),
    baseUrl: of('BASE_URL')?.replace(/\/+$/, ''),
    region: of('REGION'),
    model: of('MODEL'),
    smallModel: of('SMALL_MODEL'),
    embeddingModel: of('EMBEDDING_MODEL'),
    prices: of('PRICES'),
  };
};
