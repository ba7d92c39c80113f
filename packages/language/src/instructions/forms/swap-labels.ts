import type { SpecEdge } from '@diagloom/diagram/model';
import { twoLabels } from '../../lexicon/en/instruction-words.ts';
import { type CommandForm, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { swapVerbs } from '../words/verbs.ts';

const pattern = new RegExp(`^(?:${swapVerbs})\\s+${twoLabels}$`, 'i');

/** Two lines that leave the same part, each with one of the labels. */
export const swapLabels: CommandForm = {
  id: 'swap-labels',
  examples: [
    {
      diagram: 'order',
      says: 'swap the Yes and No labels',
      does: [
        'Renames the arrow "Yes" from "In stock?" to "Pack" to "No".',
        'Renames the arrow "No" from "In stock?" to "Cancel the order" to "Yes".',
      ],
    },
  ],
  read: (command, setting) => {
    const [, first = '', second = '', place] = pattern.exec(command) ?? [];
    if (first === '') return undefined;
    const labels = [first, second].map((words) => showQuotes(words, setting.quotes).toLowerCase());
    const pairs = pairsOf(labels, setting);
    if (pairs.length === 0 || isNamed(labels, setting)) return undefined;
    const source = place === undefined ? undefined : findPart(place, setting);
    if (source?.ok === false) return source;
    const id = source?.part.id ?? setting.selection.find((part) => pairs.some(([{ from }]) => from === part));
    const meant = pairs.filter(([{ from }]) => id === undefined || from === id);
    const [pair, another] = meant;
    if (pair === undefined || another !== undefined)
      return refuse(
        `Say which ones to swap, such as: the labels behind "${labelOf((pair ?? pairs[0])?.[0].from, setting)}".`,
      );
    const [one, other] = pair;
    return steps(renamed(one, other.label, setting), renamed(other, one.label, setting));
  },
};

const pairsOf = ([first, second]: readonly string[], { spec }: Setting): readonly (readonly [SpecEdge, SpecEdge])[] =>
  spec.edges.flatMap((one) =>
    one.label.toLowerCase() === first
      ? spec.edges
          .filter(({ from, label }) => from === one.from && label.toLowerCase() === second)
          .map((other) => [one, other] as const)
      : [],
  );

/** What is called so itself is meant before a line. */
const isNamed = (labels: readonly string[], { spec }: Setting): boolean =>
  [...spec.nodes, ...spec.groups].some(({ label }) => labels.includes(label.toLowerCase()));

const labelOf = (id: string | undefined, { spec }: Setting): string =>
  spec.nodes.find((node) => node.id === id)?.label ?? '';

const renamed = ({ id, label: before, kind }: SpecEdge, label: string, setting: Setting) => ({
  edit: { kind: 'rename' as const, target: id, label },
  said: `Renames ${nameOf({ id, sort: 'edge', label: before, kind }, setting)} to "${label}".`,
});
