import type { CommandForm, CommandReading } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findPart, pointedShapes } from '../references/find-parts.ts';
import { nameOf, type Part, partsOf, toCandidate } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { anyEdge } from '../words/positions.ts';
import { disconnectVerbs, removeVerbs } from '../words/verbs.ts';

const pattern = new RegExp(`^(?:${disconnectVerbs})\\s+(.+?)\\s+(?:from|and|to)\\s+(.+)$`, 'i');

/** "disconnect these two": the ends are pointed at together. */
const lines = [...anyEdge].join('|');
const openings = [`(?:${disconnectVerbs})`, `(?:${removeVerbs})\\s+(?:\\S+\\s+)?(?:${lines})\\s+between`];
const together = openings.map((opening) => new RegExp(`^${opening}\\s+(.+)$`, 'i'));

/** Arrows by their words are removed by `remove`; here two shapes are named. */
export const disconnect: CommandForm = {
  id: 'disconnect',
  examples: [
    { diagram: 'order', says: 'disconnect Pack from Ship', does: ['Removes the arrow from "Pack" to "Ship".'] },
    {
      diagram: 'order',
      says: 'disconnect Pack and Cancel',
      does: ['"Pack" and "Cancel the order" are not connected.'],
    },
    {
      diagram: 'order',
      selection: ['pack', 'ship'],
      says: 'remove the line between these two',
      does: ['Removes the arrow from "Pack" to "Ship".'],
    },
  ],
  read: (command, setting) => {
    const [, first = '', second = ''] = pattern.exec(command) ?? [];
    const both = together.flatMap((form) => form.exec(command)?.[1] ?? [])[0] ?? '';
    const [pointed, other] = pointedShapes(both, setting);
    if (pointed !== undefined && other !== undefined) return removal([pointed, other], setting);
    if (first === '') return undefined;
    const [one, two] = [findPart(first, setting), findPart(second, setting)];
    if (!one.ok) return one;
    return two.ok ? removal([one.part, two.part], setting) : two;
  },
};

const removal = ([one, other]: readonly [Part, Part], setting: Setting): CommandReading => {
  const ends = [one.id, other.id];
  const between = setting.spec.edges.filter(({ from, to }) => ends.includes(from) && ends.includes(to));
  const edges = partsOf(setting).filter(({ id }) => between.some((edge) => edge.id === id));
  if (edges.length === 0) return refuse(`${nameOf(one, setting)} and ${nameOf(other, setting)} are not connected.`);
  if (edges.length > 1) {
    return refuse(
      `Several arrows join ${nameOf(one, setting)} and ${nameOf(other, setting)}. Name the one to remove, such as "the arrow from ${nameOf(one, setting)} to ${nameOf(other, setting)}", or by its label.`,
      edges.map((part) => toCandidate(part, setting)),
    );
  }
  return {
    ok: true,
    steps: edges.map((part) => ({
      edit: { kind: 'disconnect', edge: part.id },
      said: `Removes ${nameOf(part, setting)}.`,
    })),
  };
};
