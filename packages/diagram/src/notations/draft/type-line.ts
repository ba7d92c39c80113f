/** How a text that we wrote says its diagram type: in a comment that starts with the notation's own sign. */
export const typeLine = (sign: string, type: string): string => `${sign} diagloom: ${type}`;

/** The type that a comment of the text names. */
export const typeSaidIn = (text: string): string | undefined =>
  /^\s*(?:%%|\/\/|')\s*diagloom:\s*([a-z-]+)\s*$/m.exec(text)?.[1];
