/** `Idea > Draft > Review`: names in a row, which a sign of comparison keeps apart as an arrow would. */
const chain = /^[^\n<>=:;,.?!]{1,60}(?: > [^\n<>=:;,.?!]{1,60}){2,}$/gm;

const condition = /\b(?:if|when|while|until|unless|is|are)\b|^[\d\s>]*$/i;

/**
 * Writes `>` as an arrow in lines that are chains of names, and in texts of which most statements are one name, `>` and another.
 * In and out: texts of the same length.
 */
export const markChains = (text: string): string => {
  const lines = text.replace(chain, (line) => (condition.test(line) ? line : line.replaceAll(' > ', ' → ')));
  return tellsByPairs(lines) ? lines.replaceAll(/ > (?![\d=])/g, ' → ') : lines;
};

/** `buyer > shop: order. shop > buyer: invoice`, `coin in > open, pushed > closed`. */
const tellsByPairs = (text: string): boolean => {
  const statements = text.split(/\n|[.;,](?:\s+|$)|:\s/).filter((statement) => statement.trim() !== '');
  const pairs = statements.filter((statement) => pair.test(statement) && !condition.test(statement));
  const signs = statements.filter((statement) => statement.includes(' > '));
  return pairs.length >= fewestPairs && pairs.length === signs.length;
};

const pair = /^\s*(?:[-*•]\s+)?[^\n<>]{1,60} > (?![\d=])[^\n<>]{1,60}$/;

/** Two may be comparisons of amounts. */
const fewestPairs = 3;
