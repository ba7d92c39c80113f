import { type CommandForm, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import { swapVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${swapVerbs})\\s+(?:the\\s+(?:order|places?|positions?)\\s+of\\s+)?(.+?)\\s+(?:and|with|for)\\s+(.+)$`,
  'i',
);

export const swap: CommandForm = {
  id: 'swap',
  examples: [
    { diagram: 'order', says: 'swap Pack and Ship', does: ['Swaps the places of "Pack" and "Ship".'] },
    {
      diagram: 'purchase',
      says: 'swap the Requester lane and the Finance lane',
      does: ['Lanes and groups change places in the editor: drag one past the other.'],
    },
    { diagram: 'signIn', says: 'switch the user with the app', does: ['Swaps the places of "User" and "App".'] },
  ],
  read: (command, setting) => {
    const [, first = '', second = ''] = pattern.exec(command) ?? [];
    if (first === '') return undefined;
    const groups = [first, second].map((words) => findPart(words, setting, ['group']));
    const areGroups = groups.every(({ ok }) => ok) && ![first, second].some((words) => findPart(words, setting).ok);
    if (areGroups) return refuse('Lanes and groups change places in the editor: drag one past the other.');
    const [one, other] = [findPart(first, setting), findPart(second, setting)];
    if (!one.ok) return one;
    if (!other.ok) return other;
    if (one.part.id === other.part.id) return refuse(`${nameOf(one.part, setting)} cannot change places with itself.`);
    return steps({
      edit: { kind: 'swap', first: one.part.id, second: other.part.id },
      said: `Swaps the places of ${nameOf(one.part, setting)} and ${nameOf(other.part, setting)}.`,
    });
  },
};
