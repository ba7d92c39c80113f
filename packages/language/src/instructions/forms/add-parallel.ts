import { type CommandForm, steps } from '../form.ts';
import { refuse, type Step } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import { addVerbs } from '../words/verbs.ts';

const side = '(?:in parallel (?:to|with)|parallel to|at the same time as|while|alongside|simultaneously with)';
const leading = new RegExp(`^${side}\\s+(.+?)\\s*,\\s*(?:(?:${addVerbs})\\s+)?(.+)$`, 'i');
const trailing = new RegExp(`^(?:${addVerbs})\\s+(.+?)\\s+${side}\\s+(.+)$`, 'i');

/** "in parallel to shipping, add Send invoice": the same way in and the same way out. */
export const addParallel: CommandForm = {
  id: 'add-parallel',
  examples: [
    {
      diagram: 'order',
      says: 'add "Send invoice" in parallel to Ship',
      does: ['Adds "Send invoice" in parallel with "Ship", after "Pack" and before the end.'],
    },
  ],
  read: (command, setting) => {
    const [, first, second] = leading.exec(command) ?? [];
    const [, added = second, beside = first] = trailing.exec(command) ?? [];
    if (added === undefined || beside === undefined || setting.type.family !== 'process') return undefined;
    const found = findPart(beside, setting);
    if (!found.ok) return found;
    const { spec } = setting;
    const into = spec.edges.filter(({ to }) => to === found.part.id);
    const outOf = spec.edges.filter(({ from }) => from === found.part.id);
    const [source] = into;
    if (source === undefined)
      return refuse(`Nothing leads to ${nameOf(found.part, setting)}, so nothing can run beside it.`);
    const node = newNode(readNewPart(added, setting), setting);
    const group = spec.nodes.find(({ id }) => id === found.part.id)?.groups?.[0];
    const nameFor = (id: string): string => {
      const other = spec.nodes.find((candidate) => candidate.id === id);
      return other === undefined || other.label === '' || other.kind === 'end' ? 'the end' : `"${other.label}"`;
    };
    const on = outOf.map(({ to }) => nameFor(to)).join(' and ');
    const joins = [
      {
        kind: 'connect' as const,
        from: source.from,
        to: node.id,
        ...(source.label === '' ? {} : { label: source.label }),
      },
      ...outOf.map(({ to, label }) => ({
        kind: 'connect' as const,
        from: node.id,
        to,
        ...(label === '' ? {} : { label }),
      })),
    ];
    return steps(
      {
        edit: { ...node, ...(group === undefined ? {} : { group }) },
        said: `Adds "${node.label}" in parallel with ${nameOf(found.part, setting)}, after ${nameFor(source.from)}${on === '' ? '' : ` and before ${on}`}.`,
      },
      ...joins.map((edit): Step => ({ edit, said: '' })),
    );
  },
};
