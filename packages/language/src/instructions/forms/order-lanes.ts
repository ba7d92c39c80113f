import type { SpecGroup } from '@diagloom/diagram/model';
import { type CommandForm, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { moveVerbs } from '../words/verbs.ts';
import { swapsAlong } from './swaps-along.ts';

const beside = new RegExp(
  `^(?:${moveVerbs})\\s+(?<what>.+?)\\s+(?:right |directly )?(?<side>above|before|over|on top of|to the left of|left of|below|after|under|beneath|behind|to the right of|right of)\\s+(?<other>.+)$`,
  'i',
);
const atEnd = new RegExp(
  `^(?:${moveVerbs})\\s+(?<what>.+?)\\s+(?:(?:at|to|on|as)\\s+)?(?:the\\s+)?(?<side>first|top|beginning|start|leftmost|last|bottom|end|rightmost)(?:\\s+(?:position|place|lane))?$`,
  'i',
);

/** "move the Finance lane above Sales", "put the manager lane first": lanes change places one after the other. */
export const orderLanes: CommandForm = {
  id: 'order-lanes',
  examples: [
    {
      diagram: 'purchase',
      says: 'move the Finance lane above the Requester lane',
      does: ['Moves the lane "Finance" before "Requester".'],
    },
    {
      diagram: 'purchase',
      says: 'put the Requester lane last',
      does: ['Moves the lane "Requester" after "Finance".'],
    },
  ],
  read: (command, setting) => {
    const { what = '', side = '', other } = (beside.exec(command) ?? atEnd.exec(command))?.groups ?? {};
    if (!/\blane\b/i.test(`${what} ${other ?? ''}`) && (what === '' || findPart(what, setting).ok)) return undefined;
    const found = findPart(what, setting, ['group']);
    if (what === '' || !found.ok) return undefined;
    const lanes = besideOf(found.part.id, setting);
    const isBefore = /^(?:above|before|over|on top|to the left|left|first|top|beginning|start|leftmost)/i.test(side);
    const target =
      other === undefined
        ? { ok: true as const, part: lanes.at(isBefore ? 0 : -1) }
        : findPart(other, setting, ['group']);
    if (!target.ok) return target;
    const order = lanes.map(({ id }) => id);
    const [from, place] = [order.indexOf(found.part.id), order.indexOf(target.part?.id ?? '')];
    if (from < 0 || place < 0) return refuse('You can only swap lanes of the same pool.');
    if (from === place) return refuse(`${nameOf(found.part, setting)} is already there.`);
    const to = isBefore ? place - (from < place ? 1 : 0) : place + (from > place ? 1 : 0);
    const label = lanes[place]?.label ?? '';
    const said = `Moves the lane "${found.part.label}" ${isBefore ? 'before' : 'after'} "${label}".`;
    const moves = swapsAlong(order, from, to, said);
    return moves.length === 0 ? refuse(`${nameOf(found.part, setting)} is already there.`) : steps(...moves);
  },
};

/** The lanes that stand beside this one, in their order. */
const besideOf = (id: string, { spec }: Setting): readonly SpecGroup[] => {
  const own = spec.groups.find((group) => group.id === id);
  return spec.groups.filter((group) => group.parent === own?.parent && group.kind === own?.kind);
};
