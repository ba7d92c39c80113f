import { type CommandForm, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findPart, findParts } from '../references/find-parts.ts';
import { listNames, nameOf, partsOf, toCandidate } from '../references/part.ts';
import { moveVerbs } from '../words/verbs.ts';

const pattern = new RegExp(`^(?:${moveVerbs})\\s+(.+?)\\s+(?:in|into|to|onto|on|inside|within|over to)\\s+(.+)$`, 'i');

/** "move X to the Finance lane". */
export const moveToGroup: CommandForm = {
  id: 'move-to-group',
  examples: [
    {
      diagram: 'purchase',
      says: 'move "Pay the invoice" to the Finance lane',
      does: ['Moves "Pay the invoice" to "Finance".'],
    },
    {
      diagram: 'purchase',
      says: 'move the invoice to the Legal lane',
      does: ['There’s no group "Legal lane" in this diagram. It has "Requester" and "Finance".'],
    },
  ],
  read: (command, setting) => {
    const [, what = '', where = ''] = pattern.exec(command) ?? [];
    if (what === '') return undefined;
    const group = findPart(where, setting, ['group']);
    if (!group.ok && /^(?:an?\s+)?(?:new\s+)?\S+\s+(?:called|named|labelled|labeled)\s/i.test(where)) return undefined;
    if (!group.ok) {
      const isLanes = setting.type.family === 'process' && setting.spec.groups.length > 0;
      if (isLanes && findParts(what, setting).ok && !findPart(where, setting).ok) return group;
      const isGroup = /\b(?:lane|swimlane|group|container|pool|section|vpc|subnet|package)\b/i.test(where);
      return isGroup ? group : undefined;
    }
    const found = findParts(what, setting);
    if (!found.ok) return found;
    const moving = found.parts.filter(
      (part) => !setting.spec.nodes.some(({ id, groups }) => id === part.id && groups?.includes(group.part.id)),
    );
    const name = nameOf(group.part, setting);
    if (moving.length === 0) {
      return refuse(
        `${listNames(found.parts.map((part) => nameOf(part, setting)))} ${found.parts.length === 1 ? 'is' : 'are'} already in ${name}.`,
        partsOf(setting)
          .filter(({ sort }) => sort === 'group')
          .map((part) => toCandidate(part, setting)),
      );
    }
    return steps({
      edit: { kind: 'moveToGroup', nodes: moving.map(({ id }) => id), group: group.part.id },
      said: `Moves ${listNames(moving.map((part) => nameOf(part, setting)))} to ${name}.`,
    });
  },
};
