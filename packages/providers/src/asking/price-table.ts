/** US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** Prices by the names of models, as whoever runs a server gives them. */
export type Prices = Readonly<Record<string, Price>>;

/**
 * List prices as the services published them in November 2025. Names of a date or a revision mean the same model; the maker that Amazon and
 * others put in front is passed over. A model that is not listed has no price, and its cost is not told: one that is merely called alike may
 * cost ten times as much.
 */
export const priceTableDate = '2025-11';

const listPrices: Prices = {
  'claude-opus-4-5': { input: 5, output: 25 },
  'claude-opus-4-1': { input: 15, output: 75 },
  'claude-opus-4': { input: 15, output: 75 },
  'claude-sonnet-4-5': { input: 3, output: 15 },
  'claude-sonnet-4': { input: 3, output: 15 },
  'claude-haiku-4-5': { input: 1, output: 5 },
  'claude-3-5-haiku': { input: 0.8, output: 4 },
  'gpt-5.1': { input: 1.25, output: 10 },
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

/** A date, a number of three digits, a version of a service, or that it is the newest: what may follow a name and mean the same model. */
const revision = /^(?:[-@](?:\d{4}-\d\d-\d\d|\d{3,8}|v\d+(?::\d+)?|latest))*$/;

/** The price of a model, in US dollars for a million tokens: `own` ones first; undefined where it is not known. */
export const pricesOf = (model: string, own: Prices = {}): Price | undefined => {
  const name = model.toLowerCase();
  const given = Object.entries(own).find(([called]) => called.toLowerCase() === name)?.[1];
  if (given !== undefined) return given;
  // Gateways write generations of Claude with a dot.
  const bare = name
    .replace(/^(?:[a-z]{2,6}\.)?(?:anthropic|openai|google|amazon)[./]/, '')
    .replace(/^claude-.*/, (claude) => claude.replace(/(\d)\.(\d)/g, '$1-$2'));
  return Object.entries(listPrices).find(
    ([listed]) => bare.startsWith(listed) && revision.test(bare.slice(listed.length)),
  )?.[1];
};

/** What a call cost, in millionths of a US dollar; null where the price is not known. Cached tokens count in full. */
export const costOf = (
  model: string,
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
  own: Prices = {},
): number | null => {
  const price = pricesOf(model, own);
  return price === undefined ? null : Math.ceil(inputTokens * price.input + outputTokens * price.output);
};

/** Reads `my-model=0.5/1.5, other=2/8`: dollars for a million tokens in and out; undefined where a part says something else. */
export const readPrices = (text: string): Prices | undefined => {
  const parts = text.split(',').map((part) => /^\s*(\S+?)\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/.exec(part));
  if (parts.some((part) => part === null)) return undefined;
  return Object.fromEntries(
    parts.map((part) => [part?.[1] ?? '', { input: Number(part?.[2]), output: Number(part?.[3]) }]),
  );
};
