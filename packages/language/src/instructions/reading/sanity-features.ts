import type { DiagramSpec, Edit } from '@diagloom/diagram/model';
import { applyToSpec } from '../apply-to-spec.ts';
import { flat } from '../references/stem.ts';

/** What is odd about the diagram that edits would leave: a reading that makes one is seldom meant. */
export const sanityFeatures = (edits: readonly Edit[], spec: DiagramSpec, family: string): readonly string[] => {
  if (edits.length === 0) return [];
  const after = edits.reduce((before, edit) => applyToSpec(before, edit), spec);
  const old = new Set(spec.nodes.map(({ id }) => id));
  const labels = new Set([...spec.nodes, ...spec.groups].map(({ label }) => flat(label)));
  const added = after.nodes.filter(({ id }) => !old.has(id));
  const isLoose = ({ id }: { readonly id: string }): boolean =>
    !after.edges.some(({ from, to }) => from === id || to === id);
  const pairs = after.edges.map(({ from, to, label }) => `${from} ${to} ${flat(label)}`);
  const gone = spec.nodes.length - (after.nodes.length - added.length);
  const newlyLoose = after.nodes.filter(
    (node) =>
      old.has(node.id) && isLoose(node) && spec.edges.some(({ from, to }) => from === node.id || to === node.id),
  );
  return [
    `added:${Math.min(3, added.length)}`,
    `gone:${Math.min(3, gone)}`,
    ...(added.some(isLoose) ? [`odd:loose:${family}`] : []),
    ...(newlyLoose.length > 0 ? [`odd:cutOff:${gone > 0}`] : []),
    ...(added.some(({ label }) => labels.has(flat(label))) ? ['odd:sameName'] : []),
    ...(added.some(({ label }) => label.split(/\s+/).length > 5) ? ['odd:longName'] : []),
    ...(added.some(({ label }) => /[,;.!]/.test(label)) ? ['odd:signInName'] : []),
    ...(new Set(pairs).size < pairs.length ? ['odd:twice'] : []),
    ...(after.edges.some(({ id, from, to }) => from === to && !spec.edges.some((edge) => edge.id === id))
      ? [`odd:toItself:${family}`]
      : []),
    ...(edits.some((edit) => edit.kind === 'rename' && labels.has(flat(edit.label))) ? ['odd:takenName'] : []),
    ...(after.nodes.length < spec.nodes.length / 2 ? ['odd:muchGone'] : []),
  ];
};
