/** Text in one form: composed characters, plain spaces, nothing invisible that a reader of the document could not see. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\r\f\v]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(invisible, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n+/g, ' ');

/** Soft hyphens, zero-width characters, marks of direction and tags, with which text is hidden from people. */
const invisible = /\p{Cf}|\p{Co}|\p{Cs}/gu;
