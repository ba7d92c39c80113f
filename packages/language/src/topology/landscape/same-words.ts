/** Names are compared by their words, in lower case. */
export const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);
export const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  words.length > end.length && isSame(words.slice(-end.length), end);
export const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  words.length > start.length && isSame(words.slice(0, start.length), start);
