import { type Edit, groupIdFor } from '@diagloom/diagram/model';
import { namesActor } from '../../../lexicon/morphology.ts';
import { idPool } from '../../new-node.ts';
import { readActor } from '../../references/read-actor.ts';
import { stemsOf } from '../../references/stem.ts';
import type { Setting } from '../../setting.ts';

/**
 * "Accounting pays the invoice" in a flow with lanes, none of which is Accounting's: the step goes into a lane of its own. In: an edit of a wish
 * that adds. Out: the same, or the step and its lane.
 */
export const inOwnLane = (edit: Edit, setting: Setting): readonly Edit[] => {
  const { groups } = setting.spec;
  if (edit.kind !== 'addNode' || edit.id === undefined || edit.group !== undefined || groups.length < 2) return [edit];
  const reading = readActor(edit.label);
  if (reading === undefined || !namesActor([reading.actor.split(' ').at(-1)?.toLowerCase() ?? ''])) return [edit];
  const wanted = stemsOf(reading.actor);
  const known = groups.find(({ label }) => wanted.every((word) => stemsOf(label).includes(word)));
  if (known !== undefined) return [{ ...edit, group: known.id }];
  const [lane] = groups;
  return [
    { ...edit, label: reading.action },
    {
      kind: 'addGroup',
      id: groupIdFor(reading.actor, idPool(setting)),
      label: reading.actor,
      members: [edit.id],
      ...(lane?.kind === undefined ? {} : { groupKind: lane.kind }),
    },
  ];
};
