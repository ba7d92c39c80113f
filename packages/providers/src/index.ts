import { anthropic } from './anthropic/index.ts';
import { azure } from './azure/index.ts';
import { bedrock } from './bedrock/index.ts';
import { google } from './google/index.ts';
import { local } from './local/index.ts';
import { openai } from './openai/index.ts';
import { openaiCompatible } from './openai-compatible/index.ts';
import type { Provider } from './provider.ts';

export { askModel, type ModelQuestion, type ModelReply, type TimeLimits, type TokenUse } from './asking/ask-model.ts';
export { type EmbeddedTexts, embedTexts } from './asking/embed-texts.ts';
export { costOf, type Prices, pricesOf, priceTableDate, readPrices } from './asking/price-table.ts';
export { ModelFailure, type ModelFailureKind } from './model-failure.ts';
export type {
  ModelRuntime,
  Provider,
  ProviderAccess,
  RuntimeReply,
  RuntimeTurn,
  Thinking,
} from './provider.ts';
export { type ProviderSetup, readProviderSetup } from './read-provider-setup.ts';

/** All services that can draft, in the order in which people are offered them. The embedded engine is always there and stands in none of them. */
export const providers = [
  local,
  openaiCompatible,
  anthropic,
  openai,
  google,
  bedrock,
  azure,
] as const satisfies readonly Provider[];

export type ProviderId = (typeof providers)[number]['id'];

/** The provider of that id; undefined for a word that names none. */
export const findProvider = (id: string): Provider | undefined => providers.find((provider) => provider.id === id);
