import type { CommandForm } from '../form.ts';
import { refuse } from '../instruction.ts';

const pattern =
  /^(?:undo|revert|take (?:it|that) back|go back|undo (?:it|that|this)|roll back|never ?mind)(?:\s+(?:it|that|this|please|again|one step|(?:the |my )?last(?: (?:change|edit|step|one|thing|instruction))?|(?:the |my )?(?:change|edit)))*$/i;

/** Undoing needs the versions, which only the caller has. */
export const undo: CommandForm = {
  id: 'undo',
  examples: [
    { diagram: 'order', says: 'undo that', does: ['To undo the last change, use Undo.'] },
    { diagram: 'order', says: 'please revert the last change', does: ['To undo the last change, use Undo.'] },
  ],
  read: (command) =>
    pattern.test(command) ? { ...refuse('To undo the last change, use Undo.'), asksFor: 'undo' } : undefined,
};
