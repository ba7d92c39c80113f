import { type CommandForm, steps } from '../form.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';

const pattern =
  /^(?:ungroup|un-group|dissolve|unwrap|break up|take apart)\s+(.+)$|^(?:remove|delete)\s+(?:only\s+|just\s+)?the\s+(?:frame|border|box)\s+around\s+(.+)$|^(?:remove|delete)\s+(.+?)\s+but\s+keep\s+(?:its|the|what(?:'s| is))\s+.+$/i;

/** "ungroup the Cloud": the frame goes, what is in it stays. */
export const ungroup: CommandForm = {
  id: 'ungroup',
  examples: [
    { diagram: 'cloud', says: 'ungroup Cloud', does: ['Ungroups "Cloud" and keeps what’s in it.'] },
    {
      diagram: 'cloud',
      says: 'remove the cloud group but keep its contents',
      does: ['Ungroups "Cloud" and keeps what’s in it.'],
    },
  ],
  read: (command, setting) => {
    const [, plain, around, kept] = pattern.exec(command) ?? [];
    const what = plain ?? around ?? kept;
    if (what === undefined) return undefined;
    const found = findPart(what, setting, ['group']);
    if (!found.ok) return found;
    return steps({
      edit: { kind: 'ungroup', group: found.part.id },
      said: `Ungroups ${nameOf(found.part, setting)} and keeps what’s in it.`,
    });
  },
};
