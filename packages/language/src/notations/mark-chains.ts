/** `Idea > Draft > Review`: names in a row, which a sign of comparison keeps apart as an arrow would. */
const chain = /^[^\n<>=:;,.?!]{1,60}(?: > [^\n<>=:;,.?!]{1,60}){2,}$/gm;

const condition = /\b(?:if|when|while|until|unless|is|are)\b|^[\d\s>]*$/i;

/** Writes `>` as an arrow in lines that are chains of names. In and out: texts of the same length. */
export const markChains = (text: string): string =>
  text.replace(chain, (line) => (condition.test(line) ? line : line.replaceAll(' > ', ' → ')));
