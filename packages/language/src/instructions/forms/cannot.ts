import type { CommandForm } from '../form.ts';
import { refuse } from '../instruction.ts';

/** Wishes that no edit carries out yet, each with what can be done instead. */
const wishes: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern: /\b(?:simplif|simpler|shorter|shorten|summari[sz]e|reduce|merge|combine)\w*/i,
    message:
      'Say which steps can go, such as "remove the second step", or "simplify it" to join steps that only follow each other.',
  },
  {
    pattern:
      /\b(?:turn|convert|change|make|transform)\b.*\b(?:into|to)\b.*\b(?:sequence|flow ?chart|org ?chart|mind ?map|class|uml|er|network|process|architecture|state)\b.*\b(?:diagram|chart|map|model)?$/i,
    message: 'The chat can’t change the type of a diagram. Change it with Edit Details.',
  },
  {
    pattern: /\b(?:error handling|exception|edge cases?|more detail|more steps|missing steps|expand|elaborate)\b/i,
    message:
      'Say what should happen, step by step, such as "add Retry after Pay" and "connect Retry to Pay with label \'again\'".',
  },
  {
    pattern:
      /\b(?:bigger|larger|smaller|resize|wider|taller|font size|zoom|icons?|images?|pictures?|logo|animat\w*)\b/i,
    message:
      'Change fonts and images in draw.io. In the chat you can change shape sizes, colors, borders, bold text and dashed lines.',
  },
  {
    pattern:
      /^(?:move|shift|drag|put|nudge|reposition)\b.*\b(?:up|down|left|right|higher|lower|closer|away|side|top|bottom|corner|middle)\b/i,
    message: 'The chat can’t move shapes to a spot. Drag them on the canvas, or swap two: "swap Pack and Ship".',
  },
];

/** Stands last: a wish is only one where no command fits. */
export const cannot: CommandForm = {
  id: 'cannot',
  examples: [
    {
      diagram: 'order',
      says: 'merge the boring steps',
      does: [
        'Say which steps can go, such as "remove the second step", or "simplify it" to join steps that only follow each other.',
      ],
    },
  ],
  read: (command) => {
    const wish = wishes.find(({ pattern }) => pattern.test(command));
    return wish === undefined ? undefined : refuse(wish.message);
  },
};
