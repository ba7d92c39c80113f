/** A word, a string, a bracket with all that is in it, or a sign. */
export type SqlToken = string;

/** Parts a line of SQL into its tokens; a bracket and its content are one. */
export const sqlTokens = (text: string): readonly SqlToken[] => {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = tokenEnd(text, at);
    const token = text.slice(at, end);
    if (token.trim() !== '') tokens.push(token.replace(/\s+/g, ' '));
    at = end;
  }
  return tokens;
};

const tokenEnd = (text: string, at: number): number => {
  if (text[at] === '(') return afterBracket(text, at + 1);
  const quoted = /^(?:N?'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\])/.exec(text.slice(at))?.[0];
  const plain = quoted ?? /^(?:[\p{L}\p{N}_.$@#]+|::|[<>=!]+|\s+)/u.exec(text.slice(at))?.[0];
  return at + (plain?.length ?? 1);
};

/** The place behind the bracket that closes one which is open at `from`; the end where none does. Brackets in strings are none. */
export const afterBracket = (text: string, from: number): number => {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    const string = text[at] === "'" ? /^'(?:[^']|'')*'/.exec(text.slice(at))?.[0] : undefined;
    if (string !== undefined) at += string.length - 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
};

/** The lines between the commas that stand in no bracket and no string. */
export const sqlLines = (text: string): readonly string[] => {
  const lines = [''];
  for (let at = 0; at < text.length; ) {
    const end = tokenEnd(text, at);
    const token = text.slice(at, end);
    if (token === ',') lines.push('');
    else lines[lines.length - 1] += token;
    at = end;
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
};

/** A name without the quotes of any database. */
export const unquoted = (name: string): string => name.trim().replace(/["`[\]]/g, '');

/** The same with the way that each is sorted: `b desc` of `(a ASC, "b" DESC)`. */
export const indexedIn = (bracket: string): readonly string[] =>
  sqlLines(bracket.replace(/^\(|\)$/g, ''))
    .map((each) => unquoted(each.replace(/\s+asc$|(?<=^\w+)\(\d+\)$/gi, '')).replace(/\s+desc$/i, ' desc'))
    .filter((each) => each !== '');

/** The names in a bracket: `a`, `b` of `(a, "b" DESC)`. */
export const namesIn = (bracket: string): readonly string[] =>
  bracket
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((each) => unquoted(each.trim().replace(/\s+(?:asc|desc)$|\(\d+\)$/gi, '')))
    .filter((each) => each !== '');
