import { groupIdFor } from '@diagloom/diagram/model';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { idPool } from '../new-node.ts';

const pattern =
  /^(?:add|create|insert|make|draw)\s+(?:an?\s+)?(?:new\s+|another\s+|empty\s+)*(?:(?:swim ?)?lane\s+(?:called\s+|named\s+|for\s+(?:the\s+)?)?(.+)|(.+?)\s+(?:swim ?)?lane)$/i;

/** "add a lane Auditor": empty, to be filled afterwards. */
export const addLane: CommandForm = {
  id: 'add-lane',
  examples: [
    {
      diagram: 'purchase',
      says: 'add a lane called Legal',
      does: [
        'Adds the lane "Legal", still empty. Move steps into it, such as "move Pay the invoice to the Legal lane".',
      ],
    },
  ],
  read: (command, setting) => {
    const [, after, before] = pattern.exec(command) ?? [];
    const name = after ?? before;
    const lane = setting.type.vocabulary.groups.find(({ id }) => id === 'lane');
    if (name === undefined || lane === undefined || /\b(?:with|around|containing|from|to|in|into)\b/i.test(name))
      return undefined;
    const label = capitalised(showQuotes(name, setting.quotes));
    const plain = setting.type.vocabulary.nodes[0]?.id;
    const step = setting.spec.nodes.find(({ kind = plain }) => kind === plain)?.label;
    const next = step === undefined ? '' : ` Move steps into it, such as "move ${step} to the ${label} lane".`;
    return steps({
      edit: {
        kind: 'addGroup',
        id: groupIdFor(label, idPool(setting)),
        label,
        members: [],
        ...(setting.type.vocabulary.groups[0] === lane ? {} : { groupKind: lane.id }),
      },
      said: `Adds the lane "${label}", still empty.${next}`,
    });
  },
};
