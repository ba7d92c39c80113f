import { storingRoles } from '../../lexicon/en/topology-words.ts';
import { isWithin, type Part } from '../landscape/part.ts';
import { edgeKindOf } from '../sentence/connection.ts';
import { chooseEnd } from './choose-end.ts';
import { type Node, searchOutwards } from './nearest.ts';
import type { Wiring } from './wire.ts';

/** What is to be joined: one part with all of the others. */
interface Joint {
  readonly node: Node;
  readonly others: readonly Node[];
  /** The same for joints with the same others. */
  readonly key: string;
  /** True where the part leads to the others. */
  readonly isHead: boolean;
}

/** More lines than this between two steps say nothing. */
const mostLines = 12;

/** A system from the people through its edge to what computes, and from there to what it uses and what watches it. */
export const joinSystem = (wiring: Wiring): void => {
  const passed = joinSteps(wiring);
  openEntries(wiring);
  if (passed.length > 0) joinLeaves(wiring, passed);
};

/** Joins each part of a step to the nearest step before it, unless something before it reaches it. Gives the steps that there are. */
const joinSteps = ({ landscape, nodes, order, reach }: Wiring): readonly (readonly Node[])[] => {
  const passed: (readonly Node[])[] = [];
  const told = [...landscape.lines];
  for (const roles of withoutMain(order.steps, nodes)) {
    const step = nodes.filter(({ role }) => roles.includes(role));
    const joints: Joint[] = [];
    for (const node of step) {
      const before = passed.flat();
      if (before.some(({ part }) => reach.isJoined(part, node.part)) || isUsedBy(step, node, told)) continue;
      const callers = before.filter((one) => !before.some((other) => leadsTo(one, other, landscape.lines)));
      const others = searchOutwards(node, { nodes: callers, lines: told }, (near) => lastOf(passed, near));
      joints.push({ node, others, key: keyOf(others, nodes), isHead: false });
    }
    for (const { node, others, key } of joints) {
      const alike = joints.filter((joint) => joint.key === key).map((joint) => joint.node.part);
      const ends =
        others.length > 1 ? chooseEnd(alike, { landscape, apart: others[0]?.part, shared: others.length }) : alike;
      const isWhole = ends.length === 1 && alike.length > 1;
      if (others.length > mostLines) continue;
      landscape.link(partsOf(others), isWhole ? ends : [node.part], {
        origin: 'repair',
        label: isWhole ? '' : node.part.purpose,
        isWhole,
      });
      for (const { part } of others) reach.join(part, node.part);
    }
    if (step.length > 0) passed.push(step);
  }
  return passed;
};

/** True where the text says that another of them, or the area around it, leads to this one. */
const isUsedBy = (others: readonly Node[], { part }: Node, lines: Wiring['landscape']['lines']): boolean =>
  lines.some(({ from, to }) => to === part && storingRoles.has(from.role)) ||
  lines.some(
    ({ from, to }) =>
      to === part && others.some((other) => other.part !== part && (other.part === from || isWithin(other.part, from))),
  );

/** Only one part is the heart of a system; beside a gateway or others of its kind it is one of many. */
const withoutMain = (steps: Wiring['order']['steps'], nodes: readonly Node[]): Wiring['order']['steps'] => {
  const count = nodes.filter(({ role }) => role === 'main').length;
  if (count === 1 && !nodes.some(({ role }) => role === 'gateway')) return steps;
  return steps.map((roles) => (roles.includes('plain') ? [...roles, 'main'] : roles.filter((role) => role !== 'main')));
};

const lastOf = (passed: readonly (readonly Node[])[], near: readonly Node[]): readonly Node[] =>
  passed.findLast((step) => step.some((node) => near.includes(node)))?.filter((node) => near.includes(node)) ?? [];

/** True for a CDN that serves a frontend: the frontend calls what is further in. */
const leadsTo = (one: Node, other: Node, lines: Wiring['landscape']['lines']): boolean =>
  one.role === 'cdn' && lines.some(({ from, to }) => from === one.part && to === other.part);

/** What stands before others and leads nowhere leads to those of the next step to which nothing leads. */
const openEntries = ({ landscape, nodes, order }: Wiring): void => {
  const entries = nodes.filter(
    ({ part, role }) =>
      entryRoles.test(role) && !landscape.lines.some(({ from }) => from === part || isWithin(part, from)),
  );
  for (const entry of entries) {
    const at = order.steps.findIndex((roles) => roles.includes(entry.role));
    const next = order.steps
      .slice(at + 1)
      .map((roles) =>
        searchOutwards(entry, { nodes, lines: [] }, (near) => near.filter(({ role }) => roles.includes(role))),
      )
      .find((step) => step.length > 0);
    const unled = (next ?? []).filter(({ part }) => !landscape.lines.some(({ to }) => to === part));
    if (unled.length <= mostLines) landscape.link([entry.part], partsOf(unled), { origin: 'repair' });
  }
};

const entryRoles = /^(?:load-balancer|gateway|proxy|cdn)$/;

/** Joins stores, consumers, outside systems and watchers. Many that belong to the same many are joined to one frame around these. */
const joinLeaves = (wiring: Wiring, passed: readonly (readonly Node[])[]): void => {
  const { landscape, nodes, order, reach } = wiring;
  const inSteps = passed.flat();
  const joints: Joint[] = [];
  const collect = (node: Node, wanted: readonly string[], isHead: boolean): void => {
    if (inSteps.some(({ part }) => reach.isJoined(part, node.part))) return;
    const found = firstRole(wanted, node, nodes, passed);
    const using = found.filter((one) => !isUsedBy(found, one, landscape.lines));
    const others = isHead ? found : byName(node, using.length > 0 ? using : found);
    for (const { part } of others) reach.join(part, node.part);
    if (others.length > 0) joints.push({ node, others, key: keyOf(others, nodes), isHead });
  };
  for (const [role, ...upstream] of order.leaves)
    for (const node of nodes.filter((one) => one.role === role)) collect(node, upstream, false);
  for (const [role, ...downstream] of order.heads)
    for (const node of nodes.filter((one) => one.role === role)) collect(node, downstream, true);
  for (const { node, others, key, isHead } of joints) {
    const alike = joints.filter((joint) => joint.key === key).length;
    const ends = chooseEnd(partsOf(others), { landscape, apart: node.part, shared: alike });
    if (ends.length > mostLines) continue;
    const isMessage = node.role === 'queue' || others.every(({ role }) => role === 'queue');
    const line = {
      origin: 'repair' as const,
      kind: edgeKindOf(isMessage ? 'async' : undefined, landscape.type),
      label: node.part.purpose,
      isWhole: ends.length === 1 && others.length > 1,
    };
    landscape.link(isHead ? [node.part] : ends, isHead ? ends : [node.part], line);
  }
};

const firstRole = (
  roles: readonly string[],
  node: Node,
  nodes: readonly Node[],
  passed: readonly (readonly Node[])[],
): readonly Node[] => {
  for (const role of roles) {
    const found = searchOutwards(node, { nodes, lines: [] }, (near) =>
      role === '*' ? heartOf(passed, near) : near.filter((one) => one.role === role),
    );
    if (found.length > 0) return found;
  }
  return [];
};

/** What uses the rest: the heart of the system where it has one, otherwise all of its innermost step. */
const heartOf = (passed: readonly (readonly Node[])[], near: readonly Node[]): readonly Node[] => {
  const main = near.filter(({ role }) => role === 'main');
  return main.length === 1 && !near.some(({ role }) => role === 'gateway') ? main : lastOf(passed, near);
};

/** A store whose name shares a word with some parts belongs to these alone: `Order service` and `Order database`. */
const byName = ({ part }: Node, others: readonly Node[]): readonly Node[] => {
  const own = new Set(part.words.filter((word) => !general.has(word)));
  const alike = others.filter((other) => other.part.words.some((word) => own.has(word)));
  return alike.length > 0 ? alike : others;
};

const general = new Set(
  'service server database db cache queue storage store app application api web data system cloud azure aws google'.split(
    ' ',
  ),
);

const keyOf = (others: readonly Node[], nodes: readonly Node[]): string =>
  others.map((node) => nodes.indexOf(node)).join();

const partsOf = (nodes: readonly Node[]): readonly Part[] => nodes.map(({ part }) => part);
