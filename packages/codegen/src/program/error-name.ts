import type { ErrorDecl } from './flow.ts';

/** An error with the word that a language ends its types of errors with: `out of stock` and `exception`. */
export const errorWords = (
  { name }: ErrorDecl,
  ending: 'error' | 'exception',
): { readonly words: readonly string[] } => ({
  words: [...name.words, ending],
});

/** What such an error says where nobody says more. */
export const errorSaid = ({ name }: ErrorDecl): string => name.words.join(' ');
