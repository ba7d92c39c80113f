import type { CommandForm } from '../form.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, partsOf, toCandidate } from '../references/part.ts';
import { disconnectVerbs } from '../words/verbs.ts';

const pattern = new RegExp(`^(?:${disconnectVerbs})\\s+(.+?)\\s+(?:from|and|to)\\s+(.+)$`, 'i');

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
  ],
  read: (command, setting) => {
    const [, first = '', second = ''] = pattern.exec(command) ?? [];
    if (first === '') return undefined;
    const [one, other] = [findPart(first, setting), findPart(second, setting)];
    if (!one.ok) return one;
    if (!other.ok) return other;
    const ends = [one.part.id, other.part.id];
    const between = setting.spec.edges.filter(({ from, to }) => ends.includes(from) && ends.includes(to));
    const edges = partsOf(setting).filter(({ id }) => between.some((edge) => edge.id === id));
    if (edges.length === 0)
      return refuse(`${nameOf(one.part, setting)} and ${nameOf(other.part, setting)} are not connected.`);
    if (edges.length > 1) {
      return refuse(
        `Several arrows join ${nameOf(one.part, setting)} and ${nameOf(other.part, setting)}. Name the one to remove, such as "the arrow from ${nameOf(one.part, setting)} to ${nameOf(other.part, setting)}", or by its label.`,
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
  },
};
