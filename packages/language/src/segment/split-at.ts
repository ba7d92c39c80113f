import type { Token } from '../text/token.ts';

/** The pieces of a list between its links, such as commas and `or`; two links in a row are one. */
export const splitAt = (tokens: readonly Token[], isLink: (token: Token) => boolean): readonly (readonly Token[])[] => {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (!isLink(token)) pieces.at(-1)?.push(token);
    else if (pieces.at(-1)?.length !== 0) pieces.push([]);
  }
  return pieces;
};
