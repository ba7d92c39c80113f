import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { newNodes } from '../new-node.ts';
import { readNewParts } from '../read-new-parts.ts';
import { findPart, findParts } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${addVerbs}|hire|recruit|appoint|employ|onboard)\\s+(.+?)\\s+(?:under|below|beneath|underneath|reporting to|(?:who|that|which) reports? to|to|for|as (?:a )?(?:report|child|subtopic|branch) of|in|on)\\s+(.+)$`,
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
    {
      diagram: 'company',
      says: 'add 2 testers below Engineering',
      does: ['Adds "Tester 1" under "Engineering".', 'Adds "Tester 2" under "Engineering".'],
    },
    {
      diagram: 'people',
      says: 'hire a new developer Finn Hart under Bob',
      does: ['Adds "Finn Hart, Developer" under "Bob Lee, CTO".'],
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
    const parts = readNewParts(what.replace(/^(?:(?:an?|the|new)\s+)*/i, ''), setting);
    const nodes = newNodes(
      parts.map((part) => ({ ...part, label: asTheOthers(part.label, setting) })),
      setting,
    );
    return steps(
      ...nodes.map((node) => ({
        edit: { ...node, after: found.part.id },
        said: `Adds "${node.label}" under ${nameOf(found.part, setting)}.`,
      })),
    );
  },
};

/** "developer Finn Hart" among labels like "Ann Lee, CEO" is "Finn Hart, Developer". */
const asTheOthers = (label: string, { spec }: Setting): string => {
  const isNamed =
    spec.nodes.filter((node) => /^\p{Lu}\S+ \p{Lu}\S+, \S/u.test(node.label)).length * 2 > spec.nodes.length;
  const [, post = '', person = ''] = /^(.+?)\s+(\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+)$/u.exec(label) ?? [];
  return isNamed && post !== '' && !label.includes(',') ? `${person}, ${capitalised(post)}` : label;
};
