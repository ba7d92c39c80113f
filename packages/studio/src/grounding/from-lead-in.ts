import { withItemNumbers } from './with-item-numbers.ts';

/**
 * A section for the engine, of the same length, without what stands before the sentence that leads to its story: `Swaps were made in the corridor.
 * So:` and the steps below it, `What we agreed, for all shops:` and what was agreed. Left as it is where nothing leads to one, or several do.
 */
export const fromLeadIn = (text: string): string => {
  const leads = [...text.matchAll(leadIn)];
  const [only] = leads;
  if (only === undefined || leads.length > 1) return text;
  const end = only.index + only[0].length;
  const before = text.slice(0, only.index);
  const told = withItemNumbers(text.slice(end)).match(/[.!?](?=\s|$)|^\s*(?:\d+\.|[-*•])\s/gm)?.length ?? 0;
  if (!/[.!?]/.test(before) || /^\s*(?:\d+\.|[-*•]|\|)/m.test(before) || told < fewestTold) return text;
  return before.replace(/[^\n]/g, ' ') + only[0].replace(/[^\n]/g, ' ') + text.slice(end);
};

/** Fewer sentences or items are no story. */
const fewestTold = 4;

/** A sentence that says that the story follows, up to its colon: `Here is what becomes of a request:`. */
const leadIn =
  /(?<=^|\n|[.!?]\s)(?:(?:so|here|this is|these are|what|how|now)\b[^.!?:\n|]{0,120}|[^.!?:\n|]{1,100}\b(?:as follows|(?:following )?steps|agreed|like this|this way))\s*:(?=\s*\n|\s+\p{Lu})/giu;
