import type { CommandForm } from '../form.ts';
import { refuse } from '../instruction.ts';

/** Wishes that no edit carries out yet, each with what can be done instead. */
const wishes: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern: /\b(?:simplif|simpler|shorter|shorten|summari[sz]e|reduce|merge|combine)\w*/i,
    message:
      'Say which steps can go, such as "remove the second step", or "simplify it" to join those that only follow each other.',
  },
  {
    pattern:
      /\b(?:turn|convert|change|make|transform)\b.*\b(?:into|to)\b.*\b(?:sequence|flow ?chart|org ?chart|mind ?map|class|uml|er|network|process|architecture|state)\b.*\b(?:diagram|chart|map|model)?$/i,
    message: 'A diagram cannot be turned into another type here. Generate it anew with that type.',
  },
  {
    pattern: /\b(?:error handling|exception|edge cases?|more detail|more steps|missing steps|expand|elaborate)\b/i,
    message:
      'What should happen is yours to say. Add it step by step, such as "add Retry after Pay" and "connect Retry to Pay with label \'again\'".',
  },
  {
    pattern:
      /\b(?:bigger|larger|smaller|resize|wider|taller|font size|zoom|icons?|images?|pictures?|logo|animat\w*)\b/i,
    message:
      'Fonts and pictures are changed in the editor. Sizes of shapes, colours, borders, bold and dashed can be set here.',
  },
  {
    pattern:
      /^(?:move|shift|drag|put|nudge|reposition)\b.*\b(?:up|down|left|right|higher|lower|closer|away|side|top|bottom|corner|middle)\b/i,
    message: 'Shapes stand where the layout puts them. Drag them in the editor, or swap two: "swap Pack and Ship".',
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
        'Say which steps can go, such as "remove the second step", or "simplify it" to join those that only follow each other.',
      ],
    },
  ],
  read: (command) => {
    const wish = wishes.find(({ pattern }) => pattern.test(command));
    return wish === undefined ? undefined : refuse(wish.message);
  },
};
