import { countedDash } from '../lexicon/en/plain-chart-words.ts';

/** `AP has two - invoices and travel`: a colon for the dash before a list, a comma for the one behind it, every offset kept. */
export const listCounted = (text: string): string =>
  text.replace(
    countedDash,
    (_, list: string, more: string | undefined) => `:  ${list}${more === undefined ? '' : ',  '}`,
  );
