import type { DiagramSpec, Edit, EditKind } from '@diagloom/diagram/model';
import { applyToSpec } from './apply-to-spec.ts';

/** Kinds whose effect does not show in a spec: they are compared as they are. */
const unseen: ReadonlySet<EditKind> = new Set([
  'setCardinality',
  'resize',
  'setStyle',
  'setDirection',
  'setTheme',
  'layOut',
]);

/** What edits make of a diagram, as a text: equal for readings that come to the same, in whatever order and with whatever new ids. */
export const effectOf = (edits: readonly Edit[], spec: DiagramSpec): string => {
  const { nodes, edges, groups, notes } = edits.reduce((before, edit) => applyToSpec(before, edit), spec);
  const names = new Map([...nodes, ...groups].map(({ id, label }) => [id, flat(label)]));
  const nameOf = (id: string): string => (spec.nodes.some((node) => node.id === id) ? id : (names.get(id) ?? id));
  return JSON.stringify([
    nodes
      .map(({ id, label, kind, groups: inside, attributes }) => [
        nameOf(id),
        flat(label),
        kind ?? '',
        (inside ?? []).map(nameOf),
        (attributes ?? []).map(({ name, type }) => flat(`${name} ${type ?? ''}`)),
      ])
      .toSorted(byText),
    edges
      .map(({ from, to, label, kind }) => [nameOf(from), nameOf(to), flat(label), kind ?? ''])
      .toSorted(spec.type === 'sequence' ? () => 0 : byText),
    groups.map(({ id, label, parent }) => [nameOf(id), flat(label), parent ?? '']).toSorted(byText),
    notes.map(({ text, about }) => [flat(text), about]),
    edits.filter(({ kind }) => unseen.has(kind)),
  ]);
};

const flat = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const byText = (one: readonly unknown[], other: readonly unknown[]): number => {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return a < b ? -1 : a > b ? 1 : 0;
};
