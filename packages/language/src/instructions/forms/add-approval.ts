import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { newNode } from '../new-node.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${addVerbs}|require|ask for)\\s+(?:an?\\s+|another\\s+|the\\s+)?(?:(?<kind>\\S+(?:\\s+\\S+)?)\\s+)?(?:approval|sign-?off)(?:\\s+(?:step|decision|gate|check|process|stage))?(?:\\s+(?:by|from|of)\\s+(?<by>.+?))?\\s+(?:right |directly |just |immediately )?(?<side>before|after|prior to)\\s+(?<where>.+)$`,
  'i',
);
/** "shipping needs approval by the boss". */
const needed =
  /^(?<where>.+?)\s+(?:needs?|requires?|must have|should (?:need|require|have))\s+(?:an?\s+|the\s+)?(?:(?<kind>\S+(?:\s+\S+)?)\s+)?(?:approval|sign-?off)(?:\s+(?:by|from|of)\s+(?<by>.+?))?(?:\s+first)?$/i;

/** "add an approval before shipping": a question with a way out for what is not approved, in types that know decisions. */
export const addApproval: CommandForm = {
  id: 'add-approval',
  examples: [
    {
      diagram: 'order',
      says: 'add an approval before shipping',
      does: [
        'Adds the decision "Approved?" before "Ship".',
        'Adds the end "Rejected" for anything that isn’t approved.',
      ],
    },
    {
      diagram: 'order',
      says: 'insert an approval by the manager before packing',
      does: [
        'Adds the decision "Approved by manager?" before "Pack".',
        'Adds the end "Rejected" for anything that isn’t approved.',
      ],
    },
    {
      diagram: 'order',
      says: 'we need an approval step after packing',
      does: [
        'Adds the decision "Approved?" after "Pack".',
        'Adds the end "Rejected" for anything that isn’t approved.',
      ],
    },
    {
      diagram: 'order',
      says: 'shipping needs approval by the manager',
      does: [
        'Adds the decision "Approved by manager?" before "Ship".',
        'Adds the end "Rejected" for anything that isn’t approved.',
      ],
    },
  ],
  read: (command, setting) => {
    const {
      kind: kindOf = '',
      by = '',
      side = 'before',
      where = '',
    } = (pattern.exec(command) ?? needed.exec(command))?.groups ?? {};
    const { family, vocabulary } = setting.type;
    const knows = (kind: string): boolean => vocabulary.nodes.some(({ id }) => id === kind);
    // "Approval" with a capital letter and without an article is what a step is to be called.
    const isName = /^\S+\s+Approval\b/.test(command);
    if (where === '' || isName || family !== 'process' || !knows('decision') || !knows('end')) return undefined;
    const found = findPart(where, setting);
    if (!found.ok) return found;
    const who = (by === '' ? kindOf : by).replace(/^(?:the|an?|new|extra|final|formal)\b\s*/gi, '');
    const isAfter = /^after$/i.test(side);
    const leaving = setting.spec.edges.filter(({ from }) => from === found.part.id);
    if (isAfter && leaving.length !== 1) return undefined;
    const label = who === '' ? 'Approved?' : `Approved by ${who}?`;
    const node = newNode({ label: capitalised(label), kind: 'decision' }, setting);
    const rejected = newNode({ label: 'Rejected', kind: 'end' }, setting);
    const group = setting.spec.nodes.find(({ id }) => id === found.part.id)?.groups?.[0];
    return steps(
      {
        edit: { ...node, ...(isAfter ? { after: found.part.id } : { before: found.part.id }), onward: 'Yes' },
        said: `Adds the decision "${node.label}" ${isAfter ? 'after' : 'before'} ${nameOf(found.part, setting)}.`,
      },
      {
        edit: { ...rejected, after: node.id, branch: 'No', ...(group === undefined ? {} : { group }) },
        said: 'Adds the end "Rejected" for anything that isn’t approved.',
      },
    );
  },
};
