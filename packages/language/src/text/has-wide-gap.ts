/** True for a text with so many blanks in a row that nobody typed it as a sentence: patterns would look through them again and again. */
export const hasWideGap = (text: string): boolean => /[^\S\n]{200}/.test(text);
