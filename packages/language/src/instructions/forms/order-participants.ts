import { comesFirst, standsAtEndOfRow, standsBesideInRow } from '../../lexicon/en/order-words.ts';
import { type CommandForm, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import { swapsAlong } from './swaps-along.ts';

/** "Put the database left of the app", "the user to the far right": participants change places one after the other. */
export const orderParticipants: CommandForm = {
  id: 'order-participants',
  examples: [
    {
      diagram: 'signIn',
      says: 'the database has to stand to the left of the auth server',
      does: ['Moves "Database" before "Auth server".'],
    },
    { diagram: 'signIn', says: 'user to the far right please', does: ['Moves "User" after "Database".'] },
    { diagram: 'signIn', says: 'put the app first', does: ['Moves "App" before "User".'] },
  ],
  read: (command, setting) => {
    if (setting.type.family !== 'messages') return undefined;
    const atEnd = standsAtEndOfRow.exec(command)?.groups;
    const { what = '', side = '', other } = standsBesideInRow.exec(command)?.groups ?? atEnd ?? {};
    const found = what === '' ? undefined : findPart(what, setting);
    if (found?.ok !== true) return undefined;
    const isBefore = comesFirst.test(side);
    const order = setting.spec.nodes.map(({ id }) => id);
    const beside = other === undefined ? undefined : findPart(other, setting);
    if (beside?.ok === false) return undefined;
    const [from, place] = [
      order.indexOf(found.part.id),
      beside === undefined ? (isBefore ? 0 : order.length - 1) : order.indexOf(beside.part.id),
    ];
    const to = isBefore ? place - (from < place ? 1 : 0) : place + (from > place ? 1 : 0);
    const end = beside === undefined ? place : to;
    if (from === end) return refuse(`${nameOf(found.part, setting)} is already there.`);
    const label = setting.spec.nodes[place]?.label ?? '';
    const said = `Moves ${nameOf(found.part, setting)} ${isBefore ? 'before' : 'after'} "${label}".`;
    return steps(...swapsAlong(order, from, end, said));
  },
};
