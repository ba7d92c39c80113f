/** A cell of a table with the mark that ends a sentence. */
export const ended = (cell: string): string => (/[.!?]$/.test(cell) ? cell : `${cell}.`);

/** The same to go on within a sentence; acronyms keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
