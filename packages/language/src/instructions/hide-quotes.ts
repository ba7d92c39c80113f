/**
 * Quoted texts are taken out of an instruction before it is read, so that no word in them counts as a word of the
 * command. Each becomes one character of the private use area, which no keyboard types.
 */

const firstMark = 0xe100;
const lastMark = 0xe1ff;

const quoted = /["“”„«]([^"“”„«»]+)["“”»]|(?<=^|[\s(:,])['‘]([^'‘’]+(?:['’][^\s'‘’][^'‘’]*)*)['’](?=$|[\s,;:.!?)])/g;

export const hideQuotes = (text: string): { readonly text: string; readonly quotes: readonly string[] } => {
  const quotes: string[] = [];
  const hidden = text.replace(/[\uE100-\uE1FF]/g, '').replace(quoted, (whole, double?: string, single?: string) => {
    if (firstMark + quotes.length > lastMark) return whole;
    quotes.push((double ?? single ?? '').trim());
    return String.fromCharCode(firstMark + quotes.length - 1);
  });
  return { text: hidden, quotes };
};

const marks = /[\uE100-\uE1FF]/g;

/** The text with its quoted pieces back in place, without their quotation marks. */
export const showQuotes = (text: string, quotes: readonly string[]): string =>
  text.replace(marks, (mark) => quotes[mark.charCodeAt(0) - firstMark] ?? '').trim();

/** True for a text with a quoted piece in it. */
export const hasQuotes = (text: string): boolean => /[\uE100-\uE1FF]/.test(text);

/** True for a text that is one quoted piece. */
export const isQuoted = (text: string): boolean => /^[\uE100-\uE1FF]$/.test(text.trim());
