import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { newNode } from '../new-node.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${addVerbs})\\s+(?:an?\\s+|another\\s+|the\\s+)?(?:(\\S+(?:\\s+\\S+)?)\\s+)?(?:approval|sign-?off)(?:\\s+(?:decision|gate|check))?(?:\\s+(?:by|from|of)\\s+(.+?))?\\s+(?:right |directly |just )?before\\s+(.+)$`,
  'i',
);

/** "add an approval before shipping": a question with a way out for what is not approved, in types that know decisions. */
export const addApproval: CommandForm = {
  id: 'add-approval',
  examples: [
    {
      diagram: 'order',
      says: 'add an approval before shipping',
      does: ['Adds the decision "Approved?" before "Ship".', 'Adds the end "Rejected" for what is not approved.'],
    },
    {
      diagram: 'order',
      says: 'insert an approval by the manager before packing',
      does: [
        'Adds the decision "Approved by manager?" before "Pack".',
        'Adds the end "Rejected" for what is not approved.',
      ],
    },
  ],
  read: (command, setting) => {
    const [, kindOf = '', by = '', where = ''] = pattern.exec(command) ?? [];
    const { family, vocabulary } = setting.type;
    const knows = (kind: string): boolean => vocabulary.nodes.some(({ id }) => id === kind);
    // "Approval" with a capital letter and without an article is what a step is to be called.
    const isName = /^\S+\s+Approval\b/.test(command);
    if (where === '' || isName || family !== 'process' || !knows('decision') || !knows('end')) return undefined;
    const found = findPart(where, setting);
    if (!found.ok) return found;
    const who = (by === '' ? kindOf : by).replace(/^(?:the|an?|new|extra|final|formal)\b\s*/gi, '');
    const label = who === '' ? 'Approved?' : `Approved by ${who}?`;
    const node = newNode({ label: capitalised(label), kind: 'decision' }, setting);
    const rejected = newNode({ label: 'Rejected', kind: 'end' }, setting);
    const group = setting.spec.nodes.find(({ id }) => id === found.part.id)?.groups?.[0];
    return steps(
      {
        edit: { ...node, before: found.part.id, onward: 'Yes' },
        said: `Adds the decision "${node.label}" before ${nameOf(found.part, setting)}.`,
      },
      {
        edit: { ...rejected, after: node.id, branch: 'No', ...(group === undefined ? {} : { group }) },
        said: 'Adds the end "Rejected" for what is not approved.',
      },
    );
  },
};
