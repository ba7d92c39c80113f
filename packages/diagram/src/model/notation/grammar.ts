/** The marks of the notation, shared by its reader and its writer. */

/** A key: words joined by `-` or `.`, so that an arrow right after it is not swallowed. */
export const keyPattern = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/uy;

/** Further keys after one, such as `, b, c`. */
export const moreKeysPattern = new RegExp(`(?:\\s*,\\s*${keyPattern.source})+`, 'uy');

/** A word that needs no quotes as an id, a kind, a mark or a property's name. */
export const wordPattern = /[\p{L}\p{N}_]+(?:[-.]+[\p{L}\p{N}_]+)*/uy;

/** Kinds with an arrow of their own; any other kind is written `-kind->`. */
export const arrowKinds: ReadonlyMap<string, string | undefined> = new Map([
  ['->', undefined],
  ['=>', undefined],
  ['→', undefined],
  ['-->', 'reply'],
]);

/** `?` after a key says that the node is of this kind. */
export const questionKind = 'decision';

/** Text that begins a line which is no node. */
export const reservedKeys: ReadonlySet<string> = new Set(['direction', 'note']);

/** The label of a node that is written with its kind alone: `start` becomes `Start`. */
export const labelOfKind = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** Writes a word as it is, or in quotes where it could be misread. */
export const quoteWord = (word: string): string => {
  wordPattern.lastIndex = 0;
  return wordPattern.exec(word)?.[0] === word ? word : JSON.stringify(word);
};
