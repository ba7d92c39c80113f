/** Words that open what a column of a database is bound to, behind its type. */
export const columnRule =
  /^(?:constraint|not|null|default|primary|unique|check|references|foreign|auto_?increment|identity|generated|collate|character\s+set|comment|on|as|key|deferrable|initially|invisible|sparse|rowguidcol|persisted|stored|virtual|encode|compress)\b/i;

/** Rows of a table that are no column. */
export const tableRule =
  /^(?:constraint|primary\s+key|foreign\s+key|unique|check|index|key|fulltext|spatial|exclude|like|period|partition)\b(?!\s+(?:big|small)?(?:int|text|varchar|char|uuid|date|bool))/i;

/** Words of a type that stand behind its first one. */
export const typeTail = /^(?:precision|varying|unsigned|zerofill|large|object|with|without|time|zone|local|array)\b/i;

/** What a value is turned into where it is written, and brackets around all of it: `'free'::text`, `((0))`. */
export const castBehind =
  /::\s*[\w.]+(?:\s+(?:varying|precision|with(?:out)?\s+time\s+zone))?(?:\([\d, ]*\))?(?:\[\]|\(\))?/g;

/** Values that the database counts up. */
export const countedUp = /\b(?:nextval|next\s+value\s+for)\b/i;

/** Columns whose values the database counts up. */
export const numbered =
  /^(?:auto_?increment|(?:as\s+)?identity|generated\s+(?:always|by\s+default)\s+as\s+identity)\b/i;

/** What opens an index of a table, within its brackets too. */
export const indexRule = /^(?:(?:fulltext|spatial)\s+)?(?:index|key)\b/i;
