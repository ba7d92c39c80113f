import type { CommandForm } from '../form.ts';
import { refuse } from '../instruction.ts';

/** Commands that look like ones which work and cannot be carried out yet, each with what can be done instead. */
const commands: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern:
      /^(?:remove|delete|drop|rename|change|move)\s+(?:the\s+)?(?:attribute|field|column|property|method|operation|row)s?\b/i,
    message: 'Rows can be added here, but not yet renamed or removed. Do that in the editor.',
  },
  {
    pattern:
      /^(?:add|insert|put|attach|write|set|change)\s+(?:an?\s+|the\s+)?(?:note|comment|annotation|title|heading|legend|caption)(?:$|\s+(?:saying|that|to|on|for|with|about|[\uE100-\uE1FF]))/i,
    message: 'Notes and titles cannot be added here yet. The title is changed with Edit Details.',
  },
  {
    pattern:
      /^(?:add|create|insert|make)\s+(?:an?\s+)?(?:new\s+|another\s+|empty\s+)?(?:swim ?)?(?:lane|pool)\b(?!.*\b(?:with|around|for|containing|from)\b)/i,
    message: 'A lane needs steps. Name them, such as: group Pack and Ship in a lane called Warehouse.',
  },
  { pattern: /^redo\b/i, message: 'What was undone cannot be redone here. Give the instruction again.' },
];

export const notYet: CommandForm = {
  id: 'not-yet',
  examples: [
    {
      diagram: 'library',
      says: 'remove attribute name from Member',
      does: ['Rows can be added here, but not yet renamed or removed. Do that in the editor.'],
    },
    {
      diagram: 'purchase',
      says: 'add a lane called Legal',
      does: ['A lane needs steps. Name them, such as: group Pack and Ship in a lane called Warehouse.'],
    },
  ],
  read: (command) => {
    const found = commands.find(({ pattern }) => pattern.test(command));
    return found === undefined ? undefined : refuse(found.message);
  },
};
