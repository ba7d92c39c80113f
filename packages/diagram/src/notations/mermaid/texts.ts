/** Names that Mermaid's entity codes take beside numbers. */
const named: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
  semi: ';',
  colon: ':',
  num: '#',
};

/** ASCII signs that mean something to Mermaid in one place or another, and what HTML reads. */
const risky = /["#;<>&`{}[\]|\\^~%\u00b0\ufb02\u00b6\u00df]/g;

/**
 * A text as it may stand inside quotes or after a colon: signs that Mermaid reads are written as entity codes, `#35;` for `#`
 * (mermaid.js.org, "Entity codes to escape characters").
 */
export const encodeMermaid = (text: string): string => {
  // Mermaid cuts semicolons out of what looks like its style statements before it reads entity codes.
  const sensitive = /style|classDef/i.test(text) ? /["#;<>&`{}[\]|\\^~%:]/g : risky;
  return text.replace(sensitive, (sign) => `#${sign.codePointAt(0) ?? 32};`);
};

export const decodeMermaid = (text: string): string =>
  text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/#(\d{1,7}|[a-z]{2,5});/g, (whole, code: string) => {
      const point = Number(code);
      if (!Number.isNaN(point)) return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
      return named[code] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();

/** A text after a colon, where another colon ends it. */
export const encodeAfterColon = (text: string): string => encodeMermaid(text).replaceAll(':', '#58;');

/** A label in quotes; Mermaid takes no empty ones in some places, and a blank everywhere. */
export const quoteMermaid = (text: string): string => `"${text === '' ? ' ' : encodeMermaid(text)}"`;

/** The text between quotes, or the bare text. */
export const unquoteMermaid = (text: string): string =>
  decodeMermaid(/^\s*"`?([\s\S]*?)`?"\s*$/.exec(text)?.[1] ?? text);
