import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import {
  type Assumption,
  createNameScope,
  type InventoryItem,
  type InventoryLink,
  oneLine,
} from '../../program/index.ts';
import { clearly } from '../cannot-plan.ts';
import type { Planner } from '../planner.ts';
import { createKeys } from './keys.ts';
import { treeScenarios } from './tree-scenarios.ts';

/** What one part of a tree is called, and the kinds of lines that do not make the tree. */
interface TreeWords {
  readonly item: string;
  readonly plainKind: string;
  readonly word: string;
  readonly below: string;
  readonly aside: ReadonlySet<string>;
}

/** Organisations and mind maps: a tree as data, with the questions that one asks of a tree. */
export const planTree =
  ({ item, plainKind, word, below, aside }: TreeWords): Planner =>
  ({ spec, program, typeNames }) => {
    if (spec.nodes.length === 0) throw clearly(`There is no ${item} in this diagram to write code for.`);
    const assumptions: Assumption[] = [...program.assumptions];
    const parents = findParents(spec, aside, assumptions);
    const keyOf = createKeys(spec.nodes, item);
    const items = inTreeOrder(spec.nodes, parents).map((node): InventoryItem => {
      const { person = '', ...properties } = node.properties ?? {};
      return {
        key: keyOf(node.id),
        label: oneLine(node.label) || keyOf(node.id),
        kind: node.kind ?? plainKind,
        area: '',
        parent: keyOf(parents.get(node.id) ?? ''),
        person: oneLine(person),
        address: '',
        detail: detailOf({ ...node, properties }),
        about: [node.id],
      };
    });
    const inTree = new Set([...parents].map(([child, parent]) => `${parent} ${child}`));
    const links = spec.edges
      .filter(({ from, to }) => keyOf(from) !== '' && keyOf(to) !== '' && !inTree.has(`${from} ${to}`))
      .map(
        ({ id, from, to, label }): InventoryLink => ({
          from: keyOf(from),
          to: keyOf(to),
          label: oneLine(label),
          isMutual: false,
          about: [id],
        }),
      );
    const inventory = {
      name: typeNames.take(program.name.label, [], 'tree', word),
      summary: `The ${word} of “${program.title}”: ${items.length} ${items.length === 1 ? item : `${item}s`}.`,
      item: typeNames.take(item, [], item),
      word,
      below,
      items,
      links,
      queries: [
        'find',
        'children',
        'path',
        'depth',
        'leaves',
        ...(links.length > 0 ? (['neighbors'] as const) : []),
      ] as const,
    };
    return {
      ...program,
      inventories: [{ ...inventory, scenarios: treeScenarios(inventory, createNameScope()) }],
      assumptions,
    };
  };

/** The technology, or all facts that are told of a node. */
export const detailOf = ({ properties = {}, attributes = [] }: SpecNode): string =>
  oneLine([...Object.values(properties), ...attributes.map(({ name }) => name)].join(', '));

/** The first line to a node makes the tree; a second one, and one that closes a circle, become links. */
const findParents = (
  spec: DiagramSpec,
  aside: ReadonlySet<string>,
  assumptions: Assumption[],
): ReadonlyMap<string, string> => {
  const known = new Map(spec.nodes.map(({ id, label }) => [id, oneLine(label)]));
  const parents = new Map<string, string>();
  const isAbove = (above: string, below: string): boolean => {
    for (let id: string | undefined = below; id !== undefined; id = parents.get(id)) if (id === above) return true;
    return false;
  };
  for (const { from, to, kind, id } of spec.edges) {
    if (!known.has(from) || !known.has(to) || aside.has(kind ?? '')) continue;
    if (!parents.has(to) && !isAbove(to, from)) {
      parents.set(to, from);
      continue;
    }
    if (parents.get(to) === from) continue;
    assumptions.push({
      text: `The line from “${known.get(from)}” to “${known.get(to)}” does not fit into the tree, so it is kept as a link.`,
      about: [id],
    });
  }
  return parents;
};

/** Parents before their children, children in the order of the diagram. */
const inTreeOrder = (nodes: readonly SpecNode[], parents: ReadonlyMap<string, string>): readonly SpecNode[] => {
  const children = new Map<string, SpecNode[]>();
  for (const node of nodes) {
    const parent = parents.get(node.id) ?? '';
    children.set(parent, [...(children.get(parent) ?? []), node]);
  }
  const ordered: SpecNode[] = [];
  const stack = [...(children.get('') ?? [])].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    ordered.push(node);
    stack.push(...[...(children.get(node.id) ?? [])].reverse());
  }
  return ordered;
};
