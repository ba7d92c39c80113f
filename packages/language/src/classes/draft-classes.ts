import type { Drafter } from '../draft.ts';
import { readStatements } from '../structure/read-statements.ts';
import { statementText } from '../structure/statement-text.ts';
import { toDraft } from '../structure/to-draft.ts';
import { classRelation } from './class-relation.ts';

/** The classes family: what there is, what it has, and how it belongs together. */
export const draftClasses: Drafter = (text, type, title, prompt) => {
  const said = statementText({ text, title, prompt });
  return toDraft(readStatements(said.text), { type: type.id, title: said.title, prompt, completed: classRelation });
};
