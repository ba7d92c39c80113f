/** Latin, Greek and Cyrillic letters, digits and the punctuation between them, without marks that are put on letters. */
const alphabets = /^[\u0020-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u203e\u20a0-\u20bf]*$/;

/** True where the fonts that stand in for each other agree on how wide a text is: another script may be drawn by any font. */
export const hasExactWidth = (text: string): boolean => alphabets.test(text);
