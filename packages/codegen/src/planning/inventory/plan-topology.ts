import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { namesPeople } from '@diagloom/language/morphology';
import {
  createNameScope,
  type InventoryItem,
  type InventoryLink,
  type InventoryQuery,
  labelWords,
  oneLine,
} from '../../program/index.ts';
import { clearly } from '../cannot-plan.ts';
import type { Planner } from '../planner.ts';
import { createKeys } from './keys.ts';
import { linkScenarios } from './link-scenarios.ts';
import { planClients } from './plan-clients.ts';
import { detailOf } from './plan-tree.ts';
import { findScenarios } from './tree-scenarios.ts';

/** Lines that can be gone both ways. */
const mutual = new Set(['network']);
const plainKinds: Readonly<Record<string, string>> = {
  network: 'device',
  architecture: 'service',
  deployment: 'component',
};

/** Networks, architectures and deployments: an inventory; for what calls each other also a class per part that calls, over its clients. */
export const planTopology: Planner = ({ spec: drawn, program, typeNames }) => {
  const spec = mutual.has(drawn.type) ? drawn : withPeople(drawn);
  if (spec.nodes.length === 0) throw clearly('There is no part in this diagram to write code for.');
  const keyOf = createKeys(spec.nodes, 'part');
  const isNetwork = mutual.has(spec.type);
  const areaOf = createAreas(spec);
  const items = spec.nodes.map((node): InventoryItem => {
    const { ip = '', address = ip, ...properties } = node.properties ?? {};
    return {
      key: keyOf(node.id),
      label: oneLine(node.label) || keyOf(node.id),
      kind: node.kind ?? plainKinds[spec.type] ?? 'part',
      area: areaOf(node),
      parent: '',
      person: '',
      address: oneLine(address),
      detail: detailOf({ ...node, properties }),
      about: [node.id],
    };
  });
  const links = spec.edges
    .filter(({ from, to }) => keyOf(from) !== '' && keyOf(to) !== '')
    .map(
      ({ id, from, to, label }): InventoryLink => ({
        from: keyOf(from),
        to: keyOf(to),
        label: oneLine(label),
        isMutual: isNetwork,
        about: [id],
      }),
    );
  const queues = new Set(items.flatMap(({ key, kind }) => (kind === 'queue' ? [key] : [])));
  const leavesQueue = links.some(({ from }) => queues.has(from));
  const queries: readonly InventoryQuery[] = [
    'find',
    ...(links.length > 0 ? (['neighbors', 'reachable'] as const) : []),
    ...(items.some(({ area }) => area !== '') ? (['inArea'] as const) : []),
    ...(isNetwork || links.length === 0
      ? []
      : leavesQueue
        ? (['dependencies', 'startOrder'] as const)
        : (['startOrder'] as const)),
  ];
  const inventory = {
    name: typeNames.take(program.name.label, [], 'parts', 'inventory'),
    summary: summaryOf(program.title, items.length, links.length),
    item: typeNames.take(isNetwork ? 'device' : 'part', [], 'part'),
    word: 'inventory',
    below: 'children',
    items,
    links,
    queries,
  };
  const names = createNameScope();
  const scenarios = [...findScenarios(inventory, names), ...linkScenarios(inventory, names)];
  const planned = { ...program, inventories: [{ ...inventory, scenarios }] };
  return isNetwork ? planned : planClients({ spec, program: planned, typeNames });
};

/** Some draw people as plain parts. A part that is named like people, and that nobody calls, is not written. */
const withPeople = (spec: DiagramSpec): DiagramSpec => ({
  ...spec,
  nodes: spec.nodes.map((node) =>
    node.kind === undefined && namesPeople(labelWords(node.label)) && spec.edges.every(({ to }) => to !== node.id)
      ? { ...node, kind: 'user' }
      : node,
  ),
});

const summaryOf = (title: string, parts: number, connections: number): string => {
  const of = `${parts === 1 ? 'part' : `${parts} parts`} of “${title}”`;
  if (connections === 0) return `The ${of}.`;
  return `The ${of} and the ${connections === 1 ? 'connection' : `${connections} connections`} between them.`;
};

/** The innermost group of a node, by its label. */
const createAreas = (spec: DiagramSpec): ((node: SpecNode) => string) => {
  const depthOf = new Map<string, number>();
  for (const { id, parent } of spec.groups) depthOf.set(id, parent === undefined ? 0 : (depthOf.get(parent) ?? 0) + 1);
  const labels = new Map(spec.groups.map(({ id, label }) => [id, oneLine(label)]));
  return ({ groups = [] }) => {
    const innermost = [...groups].sort((left, right) => (depthOf.get(right) ?? 0) - (depthOf.get(left) ?? 0))[0];
    return labels.get(innermost ?? '') ?? '';
  };
};
