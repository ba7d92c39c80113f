import { type CommandForm, steps } from '../form.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findPart, findParts } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${addVerbs})\\s+(.+?)\\s+(?:under|below|beneath|underneath|reporting to|(?:who|that|which) reports? to|to|for|as (?:a )?(?:report|child|subtopic|branch) of|in|on)\\s+(.+)$`,
  'i',
);

/** Where a new part belongs to another one: a position under a manager, a topic under a topic. */
export const addUnder: CommandForm = {
  id: 'add-under',
  examples: [
    { diagram: 'company', says: 'add a Security team under the CTO', does: ['Adds "Security team" under "CTO".'] },
    {
      diagram: 'company',
      says: 'add a CMO who reports to the CEO',
      does: ['Adds "CMO" under "CEO".'],
    },
  ],
  read: (command, setting) => {
    const { family } = setting.type;
    if (family !== 'hierarchy' && family !== 'topics') return undefined;
    const [, what = '', where = ''] = pattern.exec(command) ?? [];
    if (what === '' || /^(?:attribute|field|arrow|line|link)/i.test(what.replace(/^(?:an?|the)\s+/i, '')))
      return undefined;
    const found = findPart(where, setting);
    if (!found.ok) return findParts(where, setting, ['group']).ok ? undefined : found;
    const node = newNode(readNewPart(what, setting), setting);
    return steps({
      edit: { ...node, after: found.part.id },
      said: `Adds "${node.label}" under ${nameOf(found.part, setting)}.`,
    });
  },
};
