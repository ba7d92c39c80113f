import type { SpecAttribute } from '@diagloom/diagram/model';
import { showQuotes } from './hide-quotes.ts';
import type { Setting } from './setting.ts';

/** Rows of a box: "email", "isbn: string and year", "email of type text". */
export const readRows = (text: string, { quotes }: Setting, isOperation = false): readonly SpecAttribute[] =>
  text
    .split(/\s*,\s*(?:and\s+)?(?![^(]*\))|\s+and\s+(?![^(]*\))/)
    .map((piece) => showQuotes(piece, quotes).replace(/^(?:an?|the)\s+/i, ''))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, name = piece, type] = nameAndType.exec(piece) ?? [];
      const full = isOperation && !name.includes('(') ? `${name}()` : name;
      return { name: full.trim(), ...(type === undefined ? {} : { type: type.trim() }) };
    });

/** "borrow(book: Book): Loan": a colon within brackets tells the type of a parameter. */
const nameAndType = /^((?:[^(]|\([^)]*\))+?)(?:\s*:\s*|\s+of type\s+|\s+as (?:an? )?)(.+)$/i;
