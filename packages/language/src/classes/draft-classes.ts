import type { Drafter } from '../draft.ts';
import { readStatements } from '../structure/read-statements.ts';
import { toDraft } from '../structure/to-draft.ts';

/** The classes family: what there is, what it has, and how it belongs together. */
export const draftClasses: Drafter = (text, type, title, prompt) => {
  const structure = readStatements(text.trim() === '' ? prompt : text);
  return toDraft(structure, { type: type.id, title, prompt });
};
