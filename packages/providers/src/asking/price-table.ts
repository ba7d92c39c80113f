/** US dollars for a million tokens. */
interface Price {
  readonly input: number;
  readonly output: number;
}

/**
 * List prices as the services published them in November 2025, by how the names of models begin; the longest beginning counts. Amazon's
 * names carry the maker in front, which is passed over. A model that is not listed has no price, and its cost is not told.
 */
export const priceTableDate = '2025-11';

const prices: Readonly<Record<string, Price>> = {
  'claude-opus-4-5': { input: 5, output: 25 },
  'claude-opus-4': { input: 15, output: 75 },
  'claude-sonnet-4': { input: 3, output: 15 },
  'claude-haiku-4-5': { input: 1, output: 5 },
  'claude-3-5-haiku': { input: 0.8, output: 4 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'text-embedding-3-small': { input: 0.02, output: 0 },
  'text-embedding-3-large': { input: 0.13, output: 0 },
  'gemini-2.5-pro': { input: 1.25, output: 10 },
  'gemini-2.5-flash': { input: 0.3, output: 2.5 },
  'gemini-2.5-flash-lite': { input: 0.1, output: 0.4 },
};

/** The price of a model, in US dollars for a million tokens; undefined where it is not known. */
export const pricesOf = (model: string): Price | undefined => {
  const name = model.toLowerCase().replace(/^(?:[a-z]{2,6}\.)?(?:anthropic|openai|google|amazon)[./]/, '');
  const [found] = Object.keys(prices)
    .filter((start) => name.startsWith(start))
    .toSorted((a, b) => b.length - a.length);
  return found === undefined ? undefined : prices[found];
};

/** What a call cost, in millionths of a US dollar; null where the price is not known. Cached tokens count in full. */
export const costOf = (
  model: string,
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
): number | null => {
  const price = pricesOf(model);
  return price === undefined ? null : Math.ceil(inputTokens * price.input + outputTokens * price.output);
};
