import { emailSchema } from '@diagloom/contract';

/** An address as our accounts have it; undefined for what is none. */
export const addressOf = (claim: unknown): string | undefined => emailSchema.safeParse(claim).data;

/** A name as our forms would take it: no control characters, at most 50 characters; undefined for an empty one. */
export const nameOf = (claim: unknown): string | undefined => {
  if (typeof claim !== 'string') return undefined;
  const name = claim
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .trim();
  return name === '' ? undefined : name;
};

const longestName = 50;
