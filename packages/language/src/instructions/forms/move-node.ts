import { type CommandForm, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import { moveVerbs } from '../words/verbs.ts';

const alongFlow = new RegExp(
  `^(?:${moveVerbs})\\s+(.+?)\\s+(?:to\\s+)?(?:right |directly |just )?(before|after)\\s+(.+)$`,
  'i',
);
const underOther = new RegExp(
  `^(?:(?:${moveVerbs})\\s+(.+?)\\s+(?:to\\s+)?(?:under|below|beneath|to)|(?:make|let|have)\\s+(.+?)\\s+report\\s+to)\\s+(.+)$`,
  'i',
);

/** "move Pack before Check stock" in a flow; "move Accounting under the CTO" where parts belong to each other. */
export const moveNode: CommandForm = {
  id: 'move-node',
  examples: [
    { diagram: 'order', says: 'move Ship before Pack', does: ['Moves "Ship" before "Pack".'] },
    { diagram: 'company', says: 'move Sales under the CTO', does: ['Moves "Sales" under "CTO".'] },
    { diagram: 'company', says: 'move the CTO and his team under the CFO', does: ['Moves "CTO" under "CFO".'] },
    { diagram: 'company', says: 'let Sales report to the CFO', does: ['Moves "Sales" under "CFO".'] },
  ],
  read: (command, setting) => {
    const { family } = setting.type;
    const isTree = family === 'hierarchy' || family === 'topics';
    if (!isTree && family !== 'process') return undefined;
    const [, moved, reporting, holder] = (isTree ? underOther.exec(command) : null) ?? [];
    const [, step, side, place] = (isTree ? null : alongFlow.exec(command)) ?? [];
    // What is under a node in a tree comes along.
    const what = (moved ?? reporting ?? step)?.replace(
      /,?\s+(?:and|with|including)\s+(?:all\s+(?:of\s+)?)?(?:his|her|their|its|the)\s+(?:whole\s+)?(?:teams?|people|reports|staff|subtree|children|branch(?:es)?|subtopics|topics)$/i,
      '',
    );
    const where = holder ?? place;
    if (what === undefined || where === undefined) return undefined;
    const [node, other] = [findPart(what, setting), findPart(where, setting)];
    if (!node.ok) return node;
    if (!other.ok) return other;
    const [name, otherName] = [nameOf(node.part, setting), nameOf(other.part, setting)];
    if (node.part.id === other.part.id) return refuse(`${name} can’t be moved next to itself.`);
    const isBefore = side?.toLowerCase() === 'before';
    return steps({
      edit: {
        kind: 'moveNode',
        node: node.part.id,
        ...(isBefore ? { before: other.part.id } : { after: other.part.id }),
      },
      said: `Moves ${name} ${isTree ? 'under' : isBefore ? 'before' : 'after'} ${otherName}.`,
    });
  },
};
