/**
 * Clauses of a procedure as the list that they are, of the same length: "4.8 Refunds must be approved." becomes step 8, and "goes on to 4.8" goes
 * to 8. Only where the clauses of a passage are counted below one number or letter ("4.1", "4.2", "D.3").
 */
export const withItemNumbers = (text: string): string => {
  const clauses = [...text.matchAll(clause)];
  const [above] = clauses.map((match) => match[1] ?? '');
  if (above === undefined || clauses.length < fewestClauses || !areCounted(clauses, above)) return text;
  const mentions = new RegExp(
    `(?<=\\b(?:to|from|with|at|step|clause|section|point) )${above.replaceAll('.', '\\.')}(\\d{1,2})(?=\\s*(?:[.,;:)]|$|and\\b|or\\b))`,
    'gmu',
  );
  return text
    .replace(clause, (whole: string, _above: string, number: string) => `${number}.`.padEnd(whole.length))
    .replace(mentions, (whole: string, number: string) => number.padEnd(whole.length));
};

const fewestClauses = 3;

/** `4.8`, `D.3` or `2.1.4` where a paragraph begins, with what stands behind it. */
const clause = /^((?:\d{1,2}|\p{Lu})\.(?:\d{1,2}\.)*)(\d{1,2})[:.)]?(?=\s)/gmu;

const areCounted = (clauses: readonly RegExpExecArray[], above: string): boolean =>
  clauses.every(
    (match, place) =>
      match[1] === above && Number(match[2]) > Number(clauses[place - 1]?.[2] ?? Number.NEGATIVE_INFINITY),
  );
