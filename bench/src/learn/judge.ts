import type { DiagramSpec, Edit } from '@diagloom/diagram/model';
import { applyToSpec } from '@diagloom/language/learning';
import type { CorpusChecks, CorpusInstruction } from './corpus.ts';

/** Sentences about what does not hold after the edits; empty where the instruction was carried out as its author wanted. */
export const judge = (
  { ops, after }: CorpusInstruction,
  spec: DiagramSpec,
  edits: readonly Edit[],
  asksFor: 'undo' | undefined,
): readonly string[] => {
  const wanted = ops.map(({ op }) => op);
  if (wanted.length === 1 && (wanted[0] === 'ask' || wanted[0] === 'none'))
    return edits.length === 0 && asksFor === undefined ? [] : ['changed'];
  if (wanted[0] === 'undo') return asksFor === 'undo' ? [] : ['no undo'];
  if (edits.length === 0) return ['nothing changed'];
  const made = new Set(edits.map(({ kind }) => kind));
  const result = edits.reduce((before, edit) => applyToSpec(before, edit), spec);
  return [
    ...check(result, after),
    ...wanted.flatMap((op) => {
      const kinds = editKinds[op];
      return kinds === undefined || kinds.some((kind) => made.has(kind)) ? [] : [`no ${op}`];
    }),
    ...looksElsewhere(ops, spec, edits),
  ];
};

/** The parts that are to look different and those that do; a part that was added counts as new, a group as what is in it. */
const looksElsewhere = (
  ops: CorpusInstruction['ops'],
  spec: DiagramSpec,
  edits: readonly Edit[],
): readonly string[] => {
  const known = new Set([...spec.nodes, ...spec.groups].map(({ id }) => id));
  const wanted = ops.flatMap(({ op, target }) =>
    op === 'style' ? [target].flat().filter((id) => typeof id === 'string') : [],
  );
  if (wanted.length === 0 || !wanted.every((id) => known.has(id) || id.startsWith('@'))) return [];
  const told = edits.flatMap((edit) =>
    edit.kind === 'setStyle' || edit.kind === 'resize' ? edit.targets : edit.kind === 'setKind' ? [edit.node] : [],
  );
  const shown = (ids: readonly string[]): string => {
    const parts = ids.flatMap((id) => {
      const members = spec.nodes.filter(({ groups }) => groups?.includes(id)).map((node) => node.id);
      return members.length > 0 ? members : known.has(id) ? [id] : ['new'];
    });
    return [...new Set(parts)].toSorted().join(', ');
  };
  return told.length === 0 || shown(wanted) === shown(told) ? [] : [`looks: ${shown(told)}, not ${shown(wanted)}`];
};

const editKinds: Readonly<Record<string, readonly Edit['kind'][]>> = {
  add_attribute: ['addAttribute'],
  remove_attribute: ['removeAttribute'],
  rename_attribute: ['changeAttribute'],
  style: ['setStyle', 'resize', 'setKind'],
  direction: ['setDirection', 'layOut'],
  theme: ['setTheme'],
  move: ['moveNode', 'moveToGroup', 'connect', 'swap'],
  cardinality: ['setCardinality', 'rename'],
  set_kind: ['setKind'],
  group: ['addGroup'],
  ungroup: ['ungroup'],
  note: ['addNote'],
  relabel_edge: ['rename'],
  reverse: ['disconnect'],
  duplicate: ['addNode'],
};

const norm = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/<[^>]+>/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const key = (text: string): string =>
  norm(text)
    .split(' ')
    .map((word) => word.replace(/(ing|ed|es|s)$/, ''))
    .join(' ');
const says = (label: string, wanted: string): boolean =>
  ` ${key(label)} `.includes(` ${key(wanted)} `) || norm(label).includes(norm(wanted));
const control = /decision|gateway|merge|fork|join|initial|start|activity-final/i;

const check = (spec: DiagramSpec, after: CorpusChecks): readonly string[] => {
  const parts = [...spec.nodes, ...spec.groups];
  const rows = spec.nodes.flatMap(({ attributes }) => (attributes ?? []).map(({ name }) => name));
  const edgeLabels = spec.edges.map(({ label }) => label);
  const all = (wanted: string) => parts.filter(({ label }) => says(label, wanted));
  const find = (wanted: string) => {
    const exact = parts.filter(({ label }) => norm(label) === norm(wanted));
    return exact.length > 0 ? exact : all(wanted);
  };
  const kindOf = new Map(spec.nodes.map(({ id, kind }) => [id, kind ?? '']));
  const joined = (one: string, other: string, isDirect: boolean): boolean => {
    const [from, to] = [new Set(find(one).map(({ id }) => id)), new Set(find(other).map(({ id }) => id))];
    return spec.edges.some(
      (edge) =>
        (from.has(edge.from) && to.has(edge.to)) ||
        (!isDirect &&
          from.has(edge.from) &&
          control.test(kindOf.get(edge.to) ?? '') &&
          spec.edges.some((next) => next.from === edge.to && to.has(next.to))),
    );
  };
  const said = [...rows, ...edgeLabels, ...spec.notes.map(({ text }) => text)];
  return [
    ...(after.has ?? [])
      .filter((wanted) => all(wanted).length === 0 && !said.some((text) => says(text, wanted)))
      .map((wanted) => `missing "${wanted}"`),
    ...(after.hasNot ?? [])
      .filter(
        (wanted) =>
          parts.some(({ label }) => norm(label) === norm(wanted)) || rows.some((row) => norm(row) === norm(wanted)),
      )
      .map((wanted) => `still "${wanted}"`),
    ...(after.edges ?? [])
      .filter(([from, to]) => !joined(from, to, false))
      .map(([from, to]) => `no "${from}" -> "${to}"`),
    ...(after.edgesNot ?? [])
      .filter(([from, to]) => joined(from, to, true))
      .map(([from, to]) => `still "${from}" -> "${to}"`),
    ...(after.in ?? [])
      .filter(([node, group]) => {
        const groups = new Set(spec.groups.filter(({ label }) => says(label, group)).map(({ id }) => id));
        return !spec.nodes.some((each) => says(each.label, node) && each.groups?.some((id) => groups.has(id)));
      })
      .map(([node, group]) => `"${node}" not in "${group}"`),
    ...(after.edgeLabels ?? [])
      .filter(([from, to, label]) => {
        const [sources, targets] = [new Set(find(from).map(({ id }) => id)), new Set(find(to).map(({ id }) => id))];
        return !spec.edges.some((edge) => sources.has(edge.from) && targets.has(edge.to) && says(edge.label, label));
      })
      .map(([from, to, label]) => `"${from}" -> "${to}" does not say "${label}"`),
    ...(after.count ?? [])
      .filter(([wanted, count]) => all(wanted).length !== count)
      .map(([wanted, count]) => `${all(wanted).length} x "${wanted}", not ${count}`),
  ];
};
