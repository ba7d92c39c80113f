import type { CommandForm } from '../form.ts';
import { refuse } from '../instruction.ts';

/** Wishes that no edit carries out yet, each with what can be done instead. */
const wishes: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern:
      /\b(?:professional|nicer|prettier|better looking|beautiful|cleaner|modern|fancy|polish|improve|tidy|clean(?:er)? up)\b/i,
    message:
      'A look like that cannot be set as a whole yet. What works: "left to right", "make all decisions yellow", "make the arrows thick".',
  },
  {
    pattern: /\b(?:simplif|simpler|shorter|shorten|summari[sz]e|reduce|merge|combine)\w*/i,
    message:
      'Leaving out or merging steps is not decided for you. Say which ones can go, such as "remove the second step"; the flow closes around them.',
  },
  {
    pattern: /\b(?:dark|light|colou?r)?\s*(?:theme|mode|palette)\b/i,
    message: 'Other themes cannot be chosen here yet. Colours can: "make all steps light blue".',
  },
  {
    pattern: /\b(?:turn|convert|change|make|transform)\b.*\b(?:into|to|as)\b.*\b(?:swim ?lanes?|lanes)\b/i,
    message:
      'Lanes cannot be made out of a whole diagram yet. Generate it as a process; there, steps can be moved: "move Ship to the Warehouse lane".',
  },
  {
    pattern:
      /\b(?:turn|convert|change|make|transform)\b.*\b(?:into|to)\b.*\b(?:sequence|flow ?chart|org ?chart|mind ?map|class|uml|er|network|process|architecture|state)\b.*\b(?:diagram|chart|map|model)?$/i,
    message: 'A diagram cannot be turned into another type here. Generate it anew with that type.',
  },
  {
    pattern:
      /\b(?:retry loop|error handling|exception|edge cases?|more detail|more steps|missing steps|expand|elaborate)\b/i,
    message:
      'What should happen is yours to say. Add it step by step, such as "add Retry after Pay" and "connect Retry to Pay with label \'again\'".',
  },
  {
    pattern:
      /\b(?:bigger|larger|smaller|resize|wider|taller|font size|zoom|icons?|images?|pictures?|logo|animat\w*)\b/i,
    message: 'Sizes, fonts and pictures are changed in the editor. Colours, borders, bold and dashed can be set here.',
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
      says: 'use the dark theme',
      does: ['Other themes cannot be chosen here yet. Colours can: "make all steps light blue".'],
    },
    {
      diagram: 'order',
      says: 'make it more professional',
      does: [
        'A look like that cannot be set as a whole yet. What works: "left to right", "make all decisions yellow", "make the arrows thick".',
      ],
    },
  ],
  read: (command) => {
    const wish = wishes.find(({ pattern }) => pattern.test(command));
    return wish === undefined ? undefined : refuse(wish.message);
  },
};
