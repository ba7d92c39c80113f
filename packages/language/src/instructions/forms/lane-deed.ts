import { doerInClause, doesBeside, emptyVerbs, tellsNoStep } from '../../lexicon/en/lane-deed-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { newNode } from '../new-node.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';

/** "Finance archives the order after paying the invoice": a new step of a lane, beside one that is there. */
export const laneDeed: CommandForm = {
  id: 'lane-deed',
  examples: [
    {
      diagram: 'purchase',
      says: 'the requester does a final check before he pays the invoice',
      does: ['Adds "Final check" before "Pay the invoice" in "Requester".'],
    },
    {
      diagram: 'purchase',
      says: 'As soon as the invoice is paid, Finance has to inform the bank',
      does: ['Adds "Inform the bank" after "Pay the invoice" in "Finance".'],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    if (setting.type.family !== 'process' || setting.spec.groups.length === 0) return undefined;
    for (const form of doesBeside) {
      const groups = form.exec(command)?.groups;
      const reading = groups === undefined ? undefined : readDeed(groups, setting);
      if (reading !== undefined) return reading;
    }
    return undefined;
  },
};

const readDeed = (
  { doer = '', deed = '', side = '', clause = '' }: Readonly<Record<string, string | undefined>>,
  setting: Setting,
): CommandReading | undefined => {
  const lane = findPart(doer, setting, ['group']);
  const label = stepOf(deed);
  if (!lane.ok || label === undefined || findPart(label, setting).ok) return undefined;
  const beside = [clause, clause.replace(doerInClause, '')]
    .map((words) => findPart(words, setting))
    .find(({ ok }) => ok);
  if (beside?.ok !== true) return undefined;
  const isBefore = /^b/i.test(side);
  if (!isBefore && setting.spec.edges.filter(({ from }) => from === beside.part.id).length > 1) return undefined;
  const node = newNode({ label }, setting);
  return steps({
    edit: {
      ...node,
      ...(isBefore ? { before: beside.part.id } : { after: beside.part.id }),
      group: lane.part.id,
    },
    said: `Adds "${label}" ${isBefore ? 'before' : 'after'} ${nameOf(beside.part, setting)} in ${nameOf(lane.part, setting)}.`,
  });
};

/** "Informs payroll" as a step is called: "Inform payroll"; undefined where no step is told. */
const stepOf = (deed: string): string | undefined => {
  const [first = '', ...rest] = deed.trim().split(/\s+/);
  const verb = readVerb(first.toLowerCase());
  if (verb === undefined || !(verb.forms.has('third') || verb.forms.has('base'))) return undefined;
  const said = [verb.base, ...rest].join(' ');
  if (tellsNoStep.test(said)) return undefined;
  const label = said.replace(emptyVerbs, '');
  return label.charAt(0).toUpperCase() + label.slice(1);
};
