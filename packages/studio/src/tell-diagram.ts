import type { DiagramSpec, SpecAttribute } from '@diagloom/diagram/model';
import { keyedNotation } from '@diagloom/providers/reply';
import { withoutOrders } from './grounding/blank-spans.ts';

/**
 * A diagram as a model reads it, by whose keys it names parts. Whoever drew it is not who asks, so orders to programs are taken out of its
 * words; the keys stand for the same parts.
 */
export const tellDiagram = (spec: DiagramSpec): ReturnType<typeof keyedNotation> =>
  keyedNotation({
    ...spec,
    title: withoutOrders(spec.title),
    nodes: spec.nodes.map((node) => ({
      ...withoutProperties(node),
      label: withoutOrders(node.label),
      ...(node.attributes && { attributes: node.attributes.map(tellRow) }),
    })),
    edges: spec.edges.map(({ fromCardinality, toCardinality, ...edge }) => ({
      ...withoutProperties(edge),
      label: withoutOrders(edge.label),
      ...(fromCardinality !== undefined && { fromCardinality: withoutOrders(fromCardinality) }),
      ...(toCardinality !== undefined && { toCardinality: withoutOrders(toCardinality) }),
    })),
    groups: spec.groups.map((group) => ({ ...withoutProperties(group), label: withoutOrders(group.label) })),
    notes: spec.notes.map((note) => ({ ...note, text: withoutOrders(note.text) })),
  });

const tellRow = ({ type, ...row }: SpecAttribute): SpecAttribute => ({
  ...row,
  name: withoutOrders(row.name),
  ...(type !== undefined && { type: withoutOrders(type) }),
});

/** Data beside a shape, which nobody sees in the drawing, is none of its words. */
const withoutProperties = <Part extends { readonly properties?: unknown }>({ properties, ...part }: Part) => part;
