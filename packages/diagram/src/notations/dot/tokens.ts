/** A word of DOT: a name, however it was quoted, or a sign. */
export interface DotToken {
  readonly kind: 'name' | 'html' | 'sign';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a DOT text (graphviz.org/doc/info/lang.html). Comments and lines of the preprocessor are skipped; strings joined by `+` are one. */
export const readDotTokens = (text: string): readonly DotToken[] => {
  const tokens: DotToken[] = [];
  const pattern =
    /(?<space>\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|^#[^\n]*)|"(?<quoted>(?:[^"\\]|\\[\s\S])*)(?:"|$)|(?<arrow>->|--)|(?<number>-?(?:\.\d+|\d+(?:\.\d*)?)(?![\p{L}_]))|(?<name>[\p{L}\p{N}_\u0080-\uffff]+)|(?<other>[\s\S])/gmu;
  let match = pattern.exec(text);
  while (match !== null) {
    const { quoted, arrow, number, name, other } = match.groups ?? {};
    const [start, end] = [match.index, pattern.lastIndex];
    if (other === '<') {
      const close = endOfHtml(text, start);
      tokens.push({ kind: 'html', text: text.slice(start + 1, close), start, end: close + 1 });
      pattern.lastIndex = close + 1;
    } else if (quoted !== undefined) addQuoted(tokens, unescapeQuotes(quoted), start, end);
    else if (number !== undefined || name !== undefined)
      tokens.push({ kind: 'name', text: number ?? name ?? '', start, end });
    else if (arrow !== undefined || other !== undefined)
      tokens.push({ kind: 'sign', text: arrow ?? other ?? '', start, end });
    match = pattern.exec(text);
  }
  return tokens;
};

/** Inside a string only the quote and the end of a line are escaped; all other escapes are read with the label. */
const unescapeQuotes = (text: string): string => text.replace(/\\"/g, '"').replace(/\\\n/g, '');

const addQuoted = (tokens: DotToken[], text: string, start: number, end: number): void => {
  const [before, plus] = [tokens.at(-2), tokens.at(-1)];
  if (plus?.kind === 'sign' && plus.text === '+' && before?.kind === 'name') {
    tokens.splice(-2, 2, { kind: 'name', text: before.text + text, start: before.start, end });
  } else tokens.push({ kind: 'name', text, start, end });
};

/** Where the HTML string that begins here ends; angle brackets in it are balanced. */
const endOfHtml = (text: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '<') depth += 1;
    if (text[at] === '>') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
};
