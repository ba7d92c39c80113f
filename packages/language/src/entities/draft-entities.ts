import type { Drafter } from '../draft.ts';
import { insertAssociative } from '../structure/associative.ts';
import { readStatements } from '../structure/read-statements.ts';
import { statementText } from '../structure/statement-text.ts';
import { toDraft } from '../structure/to-draft.ts';
import { addMissingKeys, completed, keyedTypes, shareOnes } from './complete.ts';
import { typeKeys } from './key-type.ts';
import { inferForeignKeys, markPrimaryKeys } from './keys.ts';
import { relateLines } from './relate-lines.ts';
import { relateRows } from './relate-rows.ts';
import { resolveMany } from './resolve-many.ts';
import { tellNullable } from './tell-nullable.ts';
import { plainTables } from './told-briefly.ts';

/** The entities family: tables and entities with their attributes and keys, and how many of each belong together. */
export const draftEntities: Drafter = (text, type, title, prompt) => {
  const said = statementText({ text, title, prompt });
  const structure = readStatements(plainTables(said.text).replace(arrowOfMany, ' and '));
  tellNullable(structure);
  insertAssociative(structure);
  relateRows(structure);
  inferForeignKeys(structure);
  relateLines(structure);
  shareOnes(structure);
  if (keyedTypes.has(type.id)) resolveMany(structure, said.text);
  markPrimaryKeys(structure);
  if (keyedTypes.has(type.id)) addMissingKeys(structure);
  typeKeys(structure, prompt);
  return toDraft(structure, { type: type.id, title: said.title, text: said.text, completed });
};

/** `boats <-> skippers many to many`: the arrow only joins the two, and is as long as the word. */
const arrowOfMany = / <-> (?=[^.;,\n]{2,40}(?:\bmany[- ]to[- ]many\b|\b[nm] ?: ?[nm]\b))/giu;
