import type { Edit } from '@diagloom/diagram/model';
import { derives } from '../../../lexicon/en/instruction-words.ts';
import { newNodes } from '../../new-node.ts';
import type { NewPart } from '../../new-part.ts';
import type { Part } from '../../references/part.ts';
import { flat } from '../../references/stem.ts';
import type { Setting } from '../../setting.ts';
import { labelOf, newPartsOf } from '../labels.ts';
import type { Wish } from '../wish.ts';
import { inOwnLane } from './own-lane.ts';

type AddNode = Extract<Edit, { readonly kind: 'addNode' }> & { readonly id: string };

/** New parts where the wish says, in the way of the type: in a flow between steps, in a tree under one, else connected. */
export const add = (wish: Wish): readonly Edit[] | undefined => {
  const said = newPartsOf(wish);
  if (said.length === 0) return undefined;
  const { setting } = wish;
  const nodes = newNodes(said, setting);
  const group = groupOf(wish);
  if (group === undefined && isGroupWord(wish)) return addGroups(said, setting);
  const { family } = setting.type;
  if (family === 'hierarchy' || family === 'topics') return addUnder(wish, nodes);
  if (family === 'process') return addToFlow(wish, nodes, group)?.flatMap((edit) => inOwnLane(edit, setting));
  return addConnected(wish, nodes, group);
};

const first = (parts: readonly Part[] | undefined): Part | undefined => parts?.[0];

const groupOf = ({ parts: { in: holder }, setting }: Wish): string | undefined => {
  const part = first(holder);
  if (part?.sort === 'group') return part.id;
  // "In finance" may name a step of the lane.
  return setting.spec.nodes.find(({ id }) => id === part?.id)?.groups?.[0];
};

const isGroupWord = ({ words: { kind }, setting }: Wish): boolean =>
  kind?.some((word) =>
    /\b(?:lane|swim ?lane|group|container|pool|frame|subnet|vpc|zone|package|cluster)s?\b/i.test(word),
  ) === true && setting.type.vocabulary.groups.length > 0;

const addGroups = (said: readonly NewPart[], setting: Setting): readonly Edit[] =>
  newNodes(said, setting).map(({ id, label }): Edit => ({ kind: 'addGroup', id, label, members: [] }));

const addUnder = ({ parts, setting }: Wish, nodes: readonly AddNode[]): readonly Edit[] => {
  const holder =
    first(parts.under) ?? first(parts.connectedFrom) ?? first(parts.after) ?? first(parts.in) ?? first(parts.at);
  const root = setting.spec.nodes.find(({ id }) => !setting.spec.edges.some(({ to }) => to === id))?.id;
  const between = parts.between ?? [];
  const [above, below] = [between[0], between[1] ?? first(parts.connectedTo) ?? first(parts.before)];
  const over = holder?.id ?? above?.id ?? parentOf(below?.id, setting) ?? root;
  const added = nodes.map((node): Edit => ({ ...node, ...(over === undefined ? {} : { after: over }) }));
  const [node] = nodes;
  if (below === undefined || node === undefined) return added;
  return [...added, { kind: 'moveNode', node: below.id, after: node.id }];
};

const parentOf = (id: string | undefined, { spec }: Setting): string | undefined =>
  spec.edges.find(({ to }) => to === id)?.from;

const addToFlow = (wish: Wish, nodes: readonly AddNode[], group: string | undefined): readonly Edit[] | undefined => {
  const { parts, setting } = wish;
  const label = labelOf(wish.words.label?.[0]);
  const inGroup = group === undefined ? {} : { group };
  const between = parts.between ?? [];
  const after = first(parts.after) ?? between[0];
  const before = first(parts.before) ?? between[1];
  const source = first(parts.connectedFrom);
  const target = first(parts.connectedTo);
  const [node, ...others] = nodes;
  if (node === undefined) return undefined;
  const tail = others.map((other, at): Edit => ({ ...other, ...inGroup, after: (nodes[at] ?? node).id }));
  if (source !== undefined && after === undefined && before === undefined) {
    const isOpen = label === '' && target === undefined && leavingOf(source, setting).length === 0;
    if (isOpen) return [{ ...node, ...inGroup, after: source.id }, ...tail];
    return [
      { ...node, ...inGroup },
      ...(parts.connectedFrom ?? []).map((part): Edit => connection(part.id, node.id, label)),
      ...tail,
      ...(target === undefined ? [] : [connection((nodes.at(-1) ?? node).id, target.id, '')]),
    ];
  }
  if (after === undefined && before === undefined) {
    if (target !== undefined) return [{ ...node, ...inGroup }, connection(node.id, target.id, label)];
    const last = setting.lastAdded === undefined ? lastStep(setting) : { after: setting.lastAdded };
    return [{ ...node, ...inGroup, ...(group === undefined && last !== undefined ? last : {}) }, ...tail];
  }
  const isStraight =
    after !== undefined &&
    before !== undefined &&
    setting.spec.edges.some(({ from, to }) => from === after.id && to === before.id);
  const branch = after === undefined || before !== undefined ? undefined : branchOf(after, wish, label);
  const place = {
    ...(after === undefined ? {} : { after: after.id }),
    ...(before === undefined || (after !== undefined && !isStraight) ? {} : { before: before.id }),
    ...(branch === undefined ? {} : { branch }),
  };
  if (after !== undefined && before === undefined && branch === undefined && leavingOf(after, setting).length > 1) {
    return [{ ...node, ...inGroup }, connection(after.id, node.id, label), ...tail];
  }
  const onward = after !== undefined && before !== undefined && !isStraight ? [connection(node.id, before.id, '')] : [];
  return [{ ...node, ...inGroup, ...place }, ...onward, ...tail];
};

const leavingOf = ({ id }: Part, { spec }: Setting) => spec.edges.filter(({ from }) => from === id);

/** The way out of a decision that the words name. */
const branchOf = (after: Part, { clause, setting }: Wish, label: string): string | undefined => {
  const words = ` ${flat(clause)} `;
  const labels = leavingOf(after, setting)
    .map((edge) => edge.label)
    .filter((each) => each !== '');
  return (
    labels.find((each) => label !== '' && flat(each) === flat(label)) ??
    (labels.length > 1 ? labels.find((each) => words.includes(` ${flat(each)} `)) : undefined)
  );
};

/** Where a flow goes on at its end: before the end, or behind the last step. */
const lastStep = ({ spec }: Setting): { readonly before: string } | { readonly after: string } | undefined => {
  const ends = spec.nodes.filter(({ id }) => !spec.edges.some(({ from }) => from === id));
  const [end] = ends;
  if (end === undefined || ends.length > 1) return undefined;
  return /end|final/i.test(end.kind ?? '') ? { before: end.id } : { after: end.id };
};

const connection = (from: string, to: string, label: string): Edit => ({
  kind: 'connect',
  from,
  to,
  ...(label === '' ? {} : { label }),
});

const addConnected = (wish: Wish, nodes: readonly AddNode[], group: string | undefined): readonly Edit[] => {
  const { parts, setting } = wish;
  const label = labelOf(wish.words.label?.[0]);
  const inGroup = group === undefined ? {} : { group };
  const [one, two, ...more] = parts.between ?? [];
  const isLine = (to: Part): boolean => setting.spec.edges.some((edge) => edge.from === one?.id && edge.to === to.id);
  // "Between the shop and the three services": a line to each of them.
  const ends = two === undefined ? [] : more.length > 0 && [two, ...more].every(isLine) ? [two, ...more] : [two];
  const isSubclass = setting.type.family === 'classes' && derives.test(wish.clause);
  const sources = isSubclass
    ? []
    : [...(parts.connectedFrom ?? []), ...(parts.after ?? []), ...(one === undefined ? [] : [one])];
  const targets = [...(isSubclass ? [] : (parts.connectedTo ?? [])), ...(parts.before ?? []), ...ends];
  const isTimeline = setting.type.family === 'messages';
  // "Inherits from Customer": what it comes from is above it.
  const above = isSubclass ? [...(parts.connectedFrom ?? []), ...(parts.connectedTo ?? [])] : [];
  const under = isTimeline ? [] : [...(parts.under ?? []), ...above];
  const isDerived = setting.type.family === 'classes' && under.length > 0;
  // "In front of the database": who came to it comes to the new part.
  const incoming =
    sources.length > 0 || isTimeline || parts.before === undefined
      ? []
      : setting.spec.edges.filter(({ to }) => to === parts.before?.[0]?.id);
  const direct = setting.spec.edges.filter(({ from, to }) => from === one?.id && ends.some(({ id }) => id === to));
  const links =
    isTimeline && one === undefined && (parts.connectedFrom ?? parts.connectedTo) === undefined
      ? []
      : nodes.flatMap((node) => [
          ...sources.filter(({ sort }) => sort === 'node').map((part) => connection(part.id, node.id, label)),
          ...targets
            .filter(({ sort }) => sort === 'node')
            .map((part) => connection(node.id, part.id, sources.length > 0 ? '' : label)),
          ...under.map(
            (part): Edit =>
              isDerived
                ? { kind: 'connect', from: node.id, to: part.id, edgeKind: 'inherits' }
                : connection(part.id, node.id, label),
          ),
        ]);
  return [
    ...nodes.map((node): Edit => ({ ...node, ...inGroup })),
    ...links,
    ...incoming.flatMap(({ id, from, label: said }): readonly Edit[] => [
      { kind: 'disconnect', edge: id },
      connection(from, nodes[0]?.id ?? '', said),
    ]),
    ...(isTimeline ? [] : direct.map(({ id }): Edit => ({ kind: 'disconnect', edge: id }))),
  ];
};
