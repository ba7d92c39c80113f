import type { Edit } from '@diagloom/diagram/model';
import { noName } from '../../../lexicon/en/instruction-words.ts';
import { alsoReports, lineToPart } from '../../../lexicon/en/standing-words.ts';
import { duplicate as duplicateForm } from '../../forms/duplicate.ts';
import { idPool, newNodes } from '../../new-node.ts';
import { findKind } from '../../references/find-kind.ts';
import type { Part } from '../../references/part.ts';
import { labelOf, nodeLabelOf } from '../labels.ts';
import type { Wish } from '../wish.ts';
import { turned } from './edges.ts';

export const remove = ({ parts, setting, clause }: Wish): readonly Edit[] | undefined => {
  const targets = parts.target ?? [];
  if (targets.length === 0) return undefined;
  const [, side] = lineToPart.exec(clause) ?? [];
  if (side !== undefined && targets.every(({ sort }) => sort === 'node')) {
    const lines = linesAt(targets, /^from$/i.test(side) ? 'from' : 'to', setting);
    return lines.length === 0 ? undefined : lines.map((edge): Edit => ({ kind: 'disconnect', edge }));
  }
  const heal = setting.type.family !== 'messages';
  return targets.map(
    ({ id, sort }): Edit =>
      sort === 'edge' ? { kind: 'disconnect', edge: id } : { kind: 'removeNode', node: id, heal },
  );
};

/** "Take away the line to Sales": the line goes and Sales stays. */
const linesAt = (
  targets: readonly Part[],
  end: 'from' | 'to',
  { spec: { edges } }: Wish['setting'],
): readonly string[] => {
  const ids = new Set(targets.map(({ id }) => id));
  const inside = edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  return (inside.length > 0 ? inside : edges.filter((edge) => ids.has(edge[end]))).map(({ id }) => id);
};

export const rename = ({ parts, words, quoted }: Wish): readonly Edit[] | undefined => {
  const [target] = parts.target ?? [];
  const name = words.name?.[0];
  if (target === undefined || name === undefined || noName.test(name.trim())) return undefined;
  const label = target.sort === 'edge' ? labelOf(name) : nodeLabelOf(name, target.label, quoted?.has(name));
  return label === '' || label === target.label ? undefined : [{ kind: 'rename', target: target.id, label }];
};

/** Along a flow, under another part of a tree, or into a group, whichever the wish and the type say. */
export const move = (wish: Wish): readonly Edit[] | undefined => {
  const { parts, setting } = wish;
  const targets = parts.target ?? [];
  const group = parts.in?.find(({ sort }) => sort === 'group');
  const nodes = targets.filter(({ sort }) => sort === 'node');
  const { family } = setting.type;
  if (targets.length === 0) return undefined;
  const isTree = family === 'hierarchy' || family === 'topics';
  const holder = parts.under?.[0] ?? (isTree ? (parts.after?.[0] ?? parts.in?.[0]) : undefined);
  if (group !== undefined && nodes.length > 0) {
    const intoGroup: Edit = { kind: 'moveToGroup', nodes: nodes.map(({ id }) => id), group: group.id };
    const place = parts.after?.[0] ?? parts.before?.[0];
    return place === undefined ? [intoGroup] : [...moveAlong(nodes, parts), intoGroup];
  }
  const isSecond = family === 'hierarchy' && alsoReports.test(wish.clause);
  if (isTree && holder !== undefined && holder.sort === 'node' && isSecond)
    return nodes.map(({ id }): Edit => ({ kind: 'connect', from: holder.id, to: id }));
  if (isTree && holder !== undefined && holder.sort === 'node')
    return nodes
      .filter(({ id }) => id !== holder.id)
      .map(({ id }): Edit => ({ kind: 'moveNode', node: id, after: holder.id }));
  if (family === 'messages') return undefined;
  if (family !== 'process') return moveInGraph(nodes, parts, setting);
  const along = moveAlong(nodes, parts);
  return along.length === 0 ? undefined : along;
};

/** Behind another part its line comes from there; in front of one that leads to it the two change places. */
const moveInGraph = (
  [node]: readonly Part[],
  parts: Wish['parts'],
  { spec }: Wish['setting'],
): readonly Edit[] | undefined => {
  const [after, before] = [parts.under?.[0] ?? parts.after?.[0], parts.before?.[0]];
  if (node === undefined) return undefined;
  if (after?.sort === 'node' && after.id !== node.id) {
    const incoming = spec.edges.find(({ to }) => to === node.id);
    if (incoming === undefined) return [{ kind: 'connect', from: after.id, to: node.id }];
    return turned(incoming, { from: after.id, to: node.id });
  }
  const isBehind = spec.edges.some(({ from, to }) => from === before?.id && to === node.id);
  return before === undefined || !isBehind ? undefined : [{ kind: 'swap', first: node.id, second: before.id }];
};

const moveAlong = (nodes: readonly Part[], parts: Wish['parts']): readonly Edit[] => {
  const [after, before] = [parts.after?.[0], parts.before?.[0]];
  if (after === undefined && before === undefined) return [];
  return nodes
    .filter(({ id }) => id !== after?.id && id !== before?.id)
    .map((node, at): Edit => {
      const earlier = nodes[at - 1];
      if (earlier !== undefined) return { kind: 'moveNode', node: node.id, after: earlier.id };
      return before === undefined
        ? { kind: 'moveNode', node: node.id, ...(after === undefined ? {} : { after: after.id }) }
        : { kind: 'moveNode', node: node.id, before: before.id };
    });
};

export const swap = ({ parts }: Wish): readonly Edit[] | undefined => {
  const [first, second = parts.to?.[0]] = parts.from ?? [];
  if (first === undefined || second === undefined || first.id === second.id || first.sort !== second.sort)
    return undefined;
  return [{ kind: 'swap', first: first.id, second: second.id }];
};

export const setKind = ({ parts, words, setting }: Wish): readonly Edit[] | undefined => {
  const kind = kindIn(words.kind?.[0] ?? '', setting.type.vocabulary.nodes);
  const targets = (parts.target ?? []).filter((part) => part.sort === 'node' && part.kind !== kind?.id);
  if (kind === undefined || targets.length === 0) return undefined;
  return targets.map(({ id }): Edit => ({ kind: 'setKind', node: id, nodeKind: kind.id }));
};

/** The kind that words name: all of them, the last, or any. */
const kindIn = (text: string, kinds: Parameters<typeof findKind>[1]): ReturnType<typeof findKind> => {
  const words = text.replace(/^(?:an?|the)\s+/i, '').split(/\s+/);
  return [words.join(' '), ...words.toReversed()]
    .map((each) => findKind(each, kinds))
    .find((kind) => kind !== undefined);
};

export const group = ({ parts, words, setting }: Wish): readonly Edit[] | undefined => {
  const members = (parts.target ?? []).filter(({ sort }) => sort === 'node').map(({ id }) => id);
  const label = labelOf(words.name?.[0]);
  if (label === '' || members.length === 0) return undefined;
  const [node] = newNodes([{ label }], setting);
  return node === undefined ? undefined : [{ kind: 'addGroup', id: node.id, label: nodeLabelOf(label, 'A'), members }];
};

export const ungroup = ({ parts }: Wish): readonly Edit[] | undefined => {
  const groups = (parts.target ?? []).filter(({ sort }) => sort === 'group');
  return groups.length === 0 ? undefined : groups.map(({ id }): Edit => ({ kind: 'ungroup', group: id }));
};

export const note = ({ parts, words, setting }: Wish): readonly Edit[] | undefined => {
  const text = labelOf(words.text?.[0]);
  if (text === '') return undefined;
  const pool = idPool(setting);
  let id = 'note';
  for (let count = 2; pool.has(id); count += 1) id = `note-${count}`;
  return [
    {
      kind: 'addNote',
      id,
      text,
      about: (parts.about ?? []).filter(({ sort }) => sort === 'node').map((part) => part.id),
    },
  ];
};

export const duplicate = ({ parts, setting }: Wish): readonly Edit[] | undefined => {
  const [target] = parts.target ?? [];
  if (target === undefined) return undefined;
  const reading = duplicateForm.read('duplicate \uE100', { ...setting, quotes: [target.label] });
  return reading?.ok === true ? reading.steps.map(({ edit }) => edit) : undefined;
};
