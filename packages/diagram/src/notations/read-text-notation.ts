import type { NotationResult } from '../model/notation/parse-notation.ts';
import { typeSaidIn } from './draft/type-line.ts';
import { textNotations } from './registry.ts';
import type { TextNotation } from './text-notation.ts';

/** The longest text that is read, in characters; hand-written diagrams have a few thousand. */
const longest = 1_000_000;

/**
 * Reads a text in one of the notations of other tools. `type` is the diagram type that is wanted; without one, what a comment of the text
 * says, or the usual type of what it shows. Undefined where the text is in none of them, or shows what the wanted type does not.
 */
export const readTextNotation = (text: string, type?: string): NotationResult | undefined => {
  if (text.length > longest) return undefined;
  const clean = text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');
  const said = typeSaidIn(clean);
  for (const { dialects, readOnly = [] } of textNotations as readonly TextNotation[]) {
    const found = [...dialects, ...readOnly].filter(({ isIn }) => isIn(clean));
    const dialect = type === undefined ? found[0] : found.find(({ types }) => types.includes(type));
    if (dialect === undefined) continue;
    const known = type ?? dialect.types.find((each) => each === said) ?? dialect.types[0];
    if (known !== undefined) return dialect.read(clean, known);
  }
  return undefined;
};
