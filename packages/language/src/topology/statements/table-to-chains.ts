/** What the column of a table of connections is called that leads on. */
const target =
  /^(?:to|target|destination|dest|talks? to|connects? to|connected to|calls?|uses|sends to|reads from|depends on|goes to|linked to|writes? to|feeds|publishes to|uplink|next|next hop)$/i;

/** What a column is called that says what a part is made with. */
const made = /^(?:tech(?:nology)?|stack|built (?:with|in)|runtime|language|made with)$/i;

/**
 * A table of connections as chains, every offset kept. In: a text. Out: `A | B | via` under `from | to | label` as `A → B : via`;
 * `A | Go | B` under `part | tech | talks to` as `A (Go) → B`. Any other text as it is.
 */
export const tableToChains = (text: string): string => {
  const lines = text.split('\n');
  const header = lines.findIndex((line) => cellsOf(line).findIndex((cell) => target.test(cell)) > 0);
  const heads = cellsOf(lines[header] ?? '');
  const column = heads.findIndex((cell) => target.test(cell));
  const mark = markOf(lines[header] ?? '');
  if (header < 0 || mark === undefined || !lines[header + 1]?.includes(mark)) return text;
  return lines
    .map((line, index) => {
      if (index < header || !line.includes(mark)) return line;
      const isRule = /^[\s|:-]+$/.test(line);
      if (index === header || isRule) return ' '.repeat(line.length);
      return column === 1
        ? toChain(line, mark)
        : toFarChain(line, { mark, column, made: heads.findIndex((cell) => made.test(cell)) });
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

/** The name, what it is made with in brackets, and what it leads to; other cells are blanked. */
const toFarChain = (
  line: string,
  { mark, column, made }: { readonly mark: string; readonly column: number; readonly made: number },
): string => {
  const inner = /^(\s*\|)?(.*?)(\|\s*)?$/s.exec(line);
  const cells = (inner?.[2] ?? '').split(mark);
  const opening = ' '.repeat(inner?.[1]?.length ?? 0);
  const told = cells.slice(0, column + 1).map((cell, at) => {
    const name = cell.trim();
    if (at === 0) return cell;
    if (at === column) return name === '' ? ' '.repeat(cell.length + 1) : `→${cell}`;
    return at === made && name !== '' ? `(${name})`.padEnd(cell.length + 1) : ' '.repeat(cell.length + 1);
  });
  return (opening + told.join('')).padEnd(line.length).slice(0, line.length);
};

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
