import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { refuse, type Step } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findPart, findParts } from '../references/find-parts.ts';
import { listNames, nameOf, type Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(`^(?:${addVerbs})\\s+(.+?)\\s+(?:in\\s+)?between\\s+(.+)$`, 'i');

export const addBetween: CommandForm = {
  id: 'add-between',
  examples: [
    {
      diagram: 'order',
      says: 'insert a quality check between Pack and Ship',
      does: ['Adds "Quality check" between "Pack" and "Ship".'],
    },
    {
      diagram: 'order',
      says: 'between packing and shipping add "Print label"',
      does: ['Adds "Print label" between "Pack" and "Ship".'],
    },
  ],
  read: (command, setting) => {
    const [, what = '', ends = ''] = pattern.exec(command) ?? [];
    if (what === '') return undefined;
    // A label may hold an "and" of its own: every place to split is tried.
    let refusal = findPart(ends, setting);
    for (const { index } of ends.matchAll(/\s+and\s+/gi)) {
      const after = findPart(ends.slice(0, index), setting);
      const before = findPart(ends.slice(index).replace(/^\s+and\s+/i, ''), setting);
      if (after.ok && before.ok) {
        const [first, second] = inFlow(after.part.id, before.part.id, setting.spec.edges)
          ? [after.part, before.part]
          : [before.part, after.part];
        const node = newNode(readNewPart(what, setting), setting);
        return steps({
          edit: { ...node, after: first.id, before: second.id },
          said: `Adds "${node.label}" between ${nameOf(first, setting)} and ${nameOf(second, setting)}.`,
        });
      }
      const many = after.ok ? findParts(ends.slice(index).replace(/^\s+and\s+/i, ''), setting) : undefined;
      if (after.ok && many?.ok === true) return amongMany(what, after.part, many.parts, setting);
      refusal = after.ok ? before : after;
    }
    return refusal.ok ? undefined : refusal;
  },
};

/** "between the switch and the servers": one line to the new part, and one from it to each of them. */
const amongMany = (what: string, first: Part, others: readonly Part[], setting: Setting): CommandReading => {
  const { edges } = setting.spec;
  const node = newNode(readNewPart(what, setting), setting);
  const [next, ...rest] = others.filter(({ id }) => edges.some(({ from, to }) => from === first.id && to === id));
  const names = listNames(others.map((part) => nameOf(part, setting)));
  if (next === undefined) return refuse(`${nameOf(first, setting)} doesn’t lead to ${names}.`);
  return steps(
    {
      edit: { ...node, after: first.id, before: next.id },
      said: `Adds "${node.label}" between ${nameOf(first, setting)} and ${names}.`,
    },
    ...rest.flatMap((part): readonly Step[] => [
      ...edges
        .filter(({ from, to }) => from === first.id && to === part.id)
        .map((edge): Step => ({ edit: { kind: 'disconnect', edge: edge.id }, said: '' })),
      { edit: { kind: 'connect', from: node.id, to: part.id }, said: '' },
    ]),
  );
};

interface Ends {
  readonly from: string;
  readonly to: string;
}

/** False only where an arrow leads the other way and none this way. */
const inFlow = (first: string, second: string, edges: readonly Ends[]): boolean =>
  edges.some(({ from, to }) => from === first && to === second) ||
  !edges.some(({ from, to }) => from === second && to === first);
