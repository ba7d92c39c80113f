import { rowMoves } from '../../lexicon/en/row-words.ts';
import { type CommandForm, steps } from '../form.ts';
import { findPart } from '../references/find-parts.ts';
import { flat } from '../references/stem.ts';

/** "Email moves from student to teacher": a row leaves one box and comes into another. */
export const moveRow: CommandForm = {
  id: 'move-row',
  examples: [
    {
      diagram: 'library',
      says: 'title moves from book to loan',
      does: ['Removes "title" from "Book".', 'Adds title to "Loan".'],
    },
    {
      diagram: 'library',
      says: "name doesn't live on the member, it's the loan's",
      does: ['Removes "name" from "Member".', 'Adds name to "Loan".'],
    },
    {
      diagram: 'library',
      says: 'the title should be on the loan and not on the book',
      does: ['Removes "title" from "Book".', 'Adds title to "Loan".'],
    },
  ],
  read: (command, setting) => {
    const { family } = setting.type;
    if (family !== 'classes' && family !== 'entities') return undefined;
    for (const form of rowMoves) {
      const { name = '', old = '', now = '' } = form.exec(command)?.groups ?? {};
      const [former, goal] = [findPart(old, setting), findPart(now, setting)];
      if (name === '' || !former.ok || !goal.ok || former.part.id === goal.part.id) continue;
      const box = setting.spec.nodes.find(({ id }) => id === former.part.id);
      const row = box?.attributes?.find((each) => flat(each.name) === flat(name));
      if (box === undefined || row === undefined) continue;
      return steps(
        {
          edit: { kind: 'removeAttribute', node: box.id, name: row.name },
          said: `Removes "${row.name}" from "${box.label}".`,
        },
        {
          edit: { kind: 'addAttribute', node: goal.part.id, attribute: row },
          said: `Adds ${row.name} to "${goal.part.label}".`,
        },
      );
    }
    return undefined;
  },
};
