import type { SpecGroup } from '@diagloom/diagram/model';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { swapVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${swapVerbs})\\s+(?:the\\s+(?:order|places?|positions?)\\s+of\\s+)?(.+?)\\s+(?:and|with|for)\\s+(.+)$`,
  'i',
);

export const swap: CommandForm = {
  id: 'swap',
  examples: [
    { diagram: 'order', says: 'swap Pack and Ship', does: ['Swaps "Pack" and "Ship".'] },
    {
      diagram: 'purchase',
      says: 'swap the Requester lane and the Finance lane',
      does: ['Swaps the lanes "Requester" and "Finance".'],
    },
    { diagram: 'signIn', says: 'switch the user with the app', does: ['Swaps "User" and "App".'] },
  ],
  read: (command, setting) => {
    const [, first = '', second = ''] = pattern.exec(command) ?? [];
    if (first === '') return undefined;
    const words = [first, second].map((part) => part.replace(/^(?:the\s+)?(?:lanes?|swim ?lanes?)\s+/i, ''));
    const groups = words.map((part) => findPart(part, setting, ['group']));
    const areGroups = groups.every(({ ok }) => ok) && !words.some((part) => findPart(part, setting).ok);
    if (areGroups) return swapLanes(groups, setting);
    const [one, other] = [findPart(first, setting), findPart(second, setting)];
    if (!one.ok) return one;
    if (!other.ok) return other;
    if (one.part.id === other.part.id) return refuse(`${nameOf(one.part, setting)} can’t be swapped with itself.`);
    return steps({
      edit: { kind: 'swap', first: one.part.id, second: other.part.id },
      said: `Swaps ${nameOf(one.part, setting)} and ${nameOf(other.part, setting)}.`,
    });
  },
};

const swapLanes = (groups: readonly ReturnType<typeof findPart>[], { spec }: Setting): CommandReading => {
  const [one, other] = groups.flatMap((found) =>
    found.ok ? spec.groups.filter(({ id }) => id === found.part.id) : [],
  );
  if (
    one === undefined ||
    other === undefined ||
    one.parent !== other.parent ||
    one.kind !== other.kind ||
    !isLane(one)
  )
    return refuse('The layout places the groups. You can only swap lanes of the same pool.');
  return steps({
    edit: { kind: 'swap', first: one.id, second: other.id },
    said: `Swaps the lanes "${one.label}" and "${other.label}".`,
  });
};

const isLane = ({ kind }: SpecGroup): boolean => kind === undefined || kind === 'lane';
