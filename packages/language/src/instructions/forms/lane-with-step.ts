import { groupIdFor } from '@diagloom/diagram/model';
import { laneWithStep } from '../../lexicon/en/lane-step-words.ts';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import type { Step } from '../instruction.ts';
import { idPool, newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';

/** "Add a lane for Customs with Stamp papers in it, comes after weighing": a lane and what is in it. */
export const laneStep: CommandForm = {
  id: 'lane-with-step',
  examples: [
    {
      diagram: 'purchase',
      says: 'add a lane for Legal with Check the contract in it, comes after the purchase request',
      does: ['Adds "Check the contract" after "Purchase request".', 'Adds the lane "Legal" with "Check the contract".'],
    },
    {
      diagram: 'purchase',
      says: 'make a new lane Treasury and move Pay the invoice there',
      does: ['Adds the lane "Treasury" with "Pay the invoice".'],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    const groups = laneWithStep.map((pattern) => pattern.exec(command)?.groups).find((found) => found !== undefined);
    const { name = '', step = '', side, where } = groups ?? {};
    if (name === '' || setting.type.family !== 'process') return undefined;
    const known = findPart(step, setting);
    if (known.ok && where === undefined)
      return steps(laneOf(name, known.part.id, nameOf(known.part, setting), setting));
    const beside = where === undefined ? undefined : findPart(where, setting);
    if (beside === undefined || !beside.ok || side === undefined) return undefined;
    const node = newNode(readNewPart(step, setting), setting);
    const place = /^before$/i.test(side) ? { before: beside.part.id } : { after: beside.part.id };
    return steps(
      {
        edit: { ...node, ...place },
        said: `Adds "${node.label}" ${side.toLowerCase()} ${nameOf(beside.part, setting)}.`,
      },
      laneOf(name, node.id, `"${node.label}"`, setting),
    );
  },
};

const laneOf = (name: string, member: string, memberName: string, setting: Setting): Step => {
  const label = capitalised(showQuotes(name, setting.quotes));
  const lane = setting.type.vocabulary.groups.find(({ id }) => id === 'lane');
  const isFirst = setting.type.vocabulary.groups[0] === lane;
  return {
    edit: {
      kind: 'addGroup',
      id: groupIdFor(label, idPool(setting)),
      label,
      members: [member],
      ...(lane === undefined || isFirst ? {} : { groupKind: lane.id }),
    },
    said: `Adds the lane "${label}" with ${memberName}.`,
  };
};
