/**
 * A department that is called IT is written like the pronoun that half of the rules look for. While a text is read, its first letter is the Greek one
 * that looks the same: a capital letter of a name, of the same length, and no part of "it".
 */

const [name, hidden] = ['IT', 'ΙT'];

/** The text with that name hidden; a text in capitals alone says nothing. */
export const withItHidden = (text: string): string =>
  /\p{Ll}/u.test(text) ? text.replace(/(?<![\p{L}\p{N}])IT(?![\p{L}\p{N}])/gu, hidden) : text;

/** Whatever was read of it, with the name as it was written. */
export const withItShown = <Value>(value: Value): Value => shown(value) as Value;

const shown = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.replaceAll(hidden, name).replaceAll(hidden.toLowerCase(), name.toLowerCase());
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shown(each)]));
};
