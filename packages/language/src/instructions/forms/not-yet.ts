import type { CommandForm } from '../form.ts';
import { refuse } from '../instruction.ts';

/** Commands that look like ones which work and cannot be carried out yet, each with what can be done instead. */
const commands: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern:
      /^(?:add|insert|put|attach|write|set|change)\s+(?:an?\s+|the\s+)?(?:title|heading|legend|caption)(?:$|\s+(?:saying|that|to|on|for|with|about|[\uE100-\uE1FF]))/i,
    message:
      'Change the title with Edit Details. You can also add a note, such as: add a note to Ship: only on weekdays.',
  },
  { pattern: /^redo\b/i, message: 'The chat can’t redo a change. Use Redo instead.' },
];

/** A wireframe has headings of its own, so that a heading is no title there. */
export const notYet: CommandForm = {
  id: 'not-yet',
  examples: [
    {
      diagram: 'order',
      says: 'set the title to Orders',
      does: [
        'Change the title with Edit Details. You can also add a note, such as: add a note to Ship: only on weekdays.',
      ],
    },
  ],
  read: (command, { type }) => {
    const found = type.family === 'screens' ? undefined : commands.find(({ pattern }) => pattern.test(command));
    return found === undefined ? undefined : refuse(found.message);
  },
};
