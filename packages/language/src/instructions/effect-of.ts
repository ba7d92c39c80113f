import type { DiagramSpec, Edit, EditKind, SpecEdge, SpecGroup, SpecNode } from '@diagloom/diagram/model';
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

/**
 * What edits change in a diagram, as a text: equal for readings that come to the same, in whatever order and with whatever new
 * ids; empty lists where nothing changes. Parts that an edit leaves alone stay the same objects, so only the others are compared.
 */
export const effectOf = (edits: readonly Edit[], spec: DiagramSpec): string => {
  const after = edits.reduce((before, edit) => applyToSpec(before, edit), spec);
  const names = new Map([...after.nodes, ...after.groups].map(({ id, label }) => [id, flat(label)]));
  const own = new Set(spec.nodes.map(({ id }) => id));
  const nameOf = (id: string): string => (own.has(id) ? id : (names.get(id) ?? id));
  const node = ({ id, label, kind, groups, attributes }: SpecNode) => [
    nameOf(id),
    flat(label),
    kind ?? '',
    (groups ?? []).map(nameOf),
    (attributes ?? []).map(({ name, type }) => flat(`${name} ${type ?? ''}`)),
  ];
  const edge = ({ from, to, label, kind }: SpecEdge) => [nameOf(from), nameOf(to), flat(label), kind ?? ''];
  const group = ({ id, label, parent }: SpecGroup) => [nameOf(id), flat(label), parent ?? ''];
  return JSON.stringify([
    ...changes(spec.nodes, after.nodes, node),
    ...changes(spec.edges, after.edges, edge),
    ...changes(spec.groups, after.groups, group),
    after.notes.slice(spec.notes.length).map(({ text, about }) => [flat(text), about]),
    edits.filter(({ kind }) => unseen.has(kind)),
  ]);
};

/** What is there afterwards and was not, and what is gone; a part that was put back as it was counts as neither. */
const changes = <Part>(
  before: readonly Part[],
  after: readonly Part[],
  show: (part: Part) => unknown,
): readonly [readonly string[], readonly string[]] => {
  const [old, now] = [new Set(before), new Set(after)];
  const added = after.filter((part) => !old.has(part)).map((part) => JSON.stringify(show(part)));
  const gone = before.filter((part) => !now.has(part)).map((part) => JSON.stringify(show(part)));
  return [
    added.filter((text) => !gone.includes(text)).toSorted(),
    gone.filter((text) => !added.includes(text)).toSorted(),
  ];
};

const flat = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
