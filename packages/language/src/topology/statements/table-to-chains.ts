/** What the second column of a table of connections is called. */
const target =
  /^(?:to|target|destination|dest|talks? to|connects? to|connected to|calls?|uses|sends to|reads from|depends on|goes to|uplink|next)$/i;

/**
 * A table of connections as chains, every offset kept. In: a text. Out: `A | B | via` under `from | to | label` as `A → B : via`;
 * any other text as it is.
 */
export const tableToChains = (text: string): string => {
  const lines = text.split('\n');
  const header = lines.findIndex((line) => target.test(cellsOf(line)[1] ?? ''));
  const mark = markOf(lines[header] ?? '');
  if (header < 0 || mark === undefined || !lines[header + 1]?.includes(mark)) return text;
  return lines
    .map((line, index) => {
      if (index < header || !line.includes(mark)) return line;
      const isRule = /^[\s|:-]+$/.test(line);
      return index === header || isRule ? ' '.repeat(line.length) : toChain(line, mark);
    })
    .join('\n');
};

const marks = ['|', '\t', ';', ','];

const markOf = (line: string): string | undefined => marks.find((mark) => line.includes(mark));

const cellsOf = (line: string): readonly string[] =>
  line
    .split(markOf(line) ?? '|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/** The first mark between cells becomes an arrow, the second a colon; those at the ends of the line are blanked. */
const toChain = (line: string, mark: string): string => {
  let seen = 0;
  return [...line]
    .map((sign, at) => {
      if (sign !== mark) return sign;
      if (line.slice(0, at).trim() === '' || line.slice(at + 1).trim() === '') return ' ';
      seen += 1;
      return seen === 1 ? '→' : seen === 2 ? ':' : ' ';
    })
    .join('');
};
