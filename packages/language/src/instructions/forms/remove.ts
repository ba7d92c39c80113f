import type { Edit } from '@diagloom/diagram/model';
import type { CommandForm, CommandReading } from '../form.ts';
import type { Step } from '../instruction.ts';
import { findParts } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { removeVerbs } from '../words/verbs.ts';

const pattern = new RegExp(`^(?:${removeVerbs})\\s+(.+)$`, 'i');

export const remove: CommandForm = {
  id: 'remove',
  examples: [
    {
      diagram: 'order',
      says: 'remove packing',
      does: ['Removes "Pack" and connects what came before it with what follows.'],
    },
    {
      diagram: 'order',
      says: 'delete the arrow from the decision to Pack',
      does: ['Removes the arrow "Yes" from "In stock?" to "Pack".'],
    },
    {
      diagram: 'cloud',
      says: 'remove the cloud group',
      does: ['Removes "Cloud" and everything in it.'],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    const [, what = ''] = pattern.exec(command) ?? [];
    if (what === '') return undefined;
    const found = findParts(what.replace(/\s+from\s+(?:the\s+)?(?:diagram|chart|flow|page)$/i, ''), setting, [
      'node',
      'edge',
      'group',
    ]);
    return found.ok ? { ok: true, steps: found.parts.map((part) => removal(part, setting)) } : found;
  },
};

const removal = (part: Part, setting: Setting): Step => {
  const name = nameOf(part, setting);
  if (part.sort === 'edge') return { edit: { kind: 'disconnect', edge: part.id }, said: `Removes ${name}.` };
  const edit: Edit = { kind: 'removeNode', node: part.id, heal: true };
  if (part.sort === 'group') return { edit, said: `Removes ${name} and everything in it.` };
  const { edges } = setting.spec;
  const isBetween = edges.some(({ to }) => to === part.id) && edges.some(({ from }) => from === part.id);
  if (setting.type.family === 'messages') return { edit, said: `Removes ${name} with its messages.` };
  return { edit, said: `Removes ${name}${isBetween ? ' and connects what came before it with what follows' : ''}.` };
};
