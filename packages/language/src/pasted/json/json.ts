import type { PastedFormat } from '../pasted.ts';
import { readValue } from '../read-value.ts';

/** JSON, from its first brace to its last. */
export const json: PastedFormat = {
  id: 'json',
  read: (text) => {
    const start = /[{[]\s*(?:["{[]|$)/m.exec(text)?.index ?? -1;
    const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
    if (start < 0 || end - start < shortest) return undefined;
    const value = parsed(text.slice(start, end));
    const read = value === undefined ? undefined : readValue(value);
    return read && { ...read, span: { start, end } };
  },
};

/** Shorter than this it is a bracket in a sentence. */
const shortest = 12;

/** The value; a comma too many, as people leave it when they cut, is forgiven. */
const parsed = (source: string): unknown => {
  try {
    return JSON.parse(source.replace(/,(?=\s*[}\]])/g, ''));
  } catch {
    return undefined;
  }
};
