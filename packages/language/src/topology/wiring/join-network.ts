import { lastSureRank } from '../areas.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { isWithin, type Part } from '../landscape/part.ts';
import { edgeKindOf } from '../sentence/connection.ts';
import { type Node, searchOutwards } from './nearest.ts';
import type { Wiring } from './wire.ts';

/** A device is joined to all of so many devices before it; of more it takes one, in turn. */
const mostUplinks = 2;
/** One that stands for many is joined to all of so many. */
const mostUplinksOfMany = 4;

/**
 * A network as an engineer draws it: the internet, what guards it, the core, what spreads from it, and at the ends what people use.
 */
export const joinNetwork = (wiring: Wiring): void => {
  const { landscape, order } = wiring;
  const { nodes } = wiring;
  const told = [...landscape.lines];
  const passed: (readonly Node[])[] = [];
  for (const roles of order.steps) {
    const step = nodes.filter(({ role }) => roles.includes(role));
    step.forEach((node, index) => {
      if (passed.flat().some(({ part }) => wiring.reach.isJoined(part, node.part))) return;
      const found = searchOutwards(node, { nodes: passed.flat(), lines: told }, (near) => lastOf(passed, near));
      const isPairwise = found.length > 1 && found.length === step.length && found[0]?.role === 'internet';
      const uplinks = isPairwise ? found.slice(index, index + 1) : found;
      const isMany = node.part.amount !== undefined && uplinks.length <= mostUplinksOfMany;
      link(uplinks.length > mostUplinks && !isMany ? leastBusy(landscape, uplinks) : uplinks, node, wiring);
    });
    if (step.length > 0) passed.push(step);
  }
  joinSites(wiring);
  for (const [role, ...upstream] of order.leaves) {
    const leaves = nodes.filter((node) => node.role === role);
    const wanted = role === 'access-point' && leaves.length > 1 ? [...upstream].reverse() : upstream;
    for (const node of leaves) {
      if (passed.flat().some(({ part }) => wiring.reach.isJoined(part, node.part))) continue;
      const found = searchOutwards(node, { nodes, lines: told }, (near, area) =>
        firstRole(guardedBy(node, area) ? ['firewall', 'router', '*'] : wanted, near, (some) => lastOf(passed, some)),
      );
      link(leastBusy(landscape, innerOf(found, told)), node, wiring);
    }
  }
};

/** A network between sites leads to the outermost device of each of them. */
const joinSites = (wiring: Wiring): void => {
  const { nodes, order, landscape } = wiring;
  const sites = landscape.parts.filter(isSite);
  for (const wan of nodes.filter(
    ({ part }) => part.parent === undefined && /\b(?:wan|mpls)\b/.test(part.words.join(' ')),
  )) {
    for (const site of sites) {
      const inside = nodes.filter(({ part }) => isWithin(part, site));
      const outer = order.steps.slice(1).map((roles) => inside.filter(({ role }) => roles.includes(role)));
      const [edge] = outer.find((step) => step.length > 0) ?? [];
      const isJoined = landscape.lines.some(({ from, to }) => from === wan.part && (to === site || isWithin(to, site)));
      if (edge !== undefined && !isJoined) link([wan], edge, wiring);
    }
  }
};

/** What stands in a DMZ is reached from the firewall, unless the DMZ has a switch of its own. */
const guardedBy = ({ part }: Node, area: Part | undefined): boolean => {
  const dmz = [part.parent, part.parent?.parent].find((one) =>
    /\b(?:dmz|perimeter)\b/.test(one?.words.join(' ') ?? ''),
  );
  return dmz !== undefined && area !== dmz;
};

const lastOf = (passed: readonly (readonly Node[])[], near: readonly Node[]): readonly Node[] =>
  passed.findLast((step) => step.some((node) => near.includes(node)))?.filter((node) => near.includes(node)) ?? [];

const firstRole = (
  roles: readonly string[],
  near: readonly Node[],
  innermost: (near: readonly Node[]) => readonly Node[],
): readonly Node[] => {
  for (const role of roles) {
    const found = role === '*' ? innermost(near) : near.filter((node) => node.role === role);
    if (found.length > 0) return found;
  }
  return [];
};

/** The one with the fewest lines, so that devices spread over the switches. */
const leastBusy = ({ lines }: Landscape, nodes: readonly Node[]): readonly Node[] => {
  const count = ({ part }: Node): number => lines.filter(({ from }) => from === part).length;
  const fewest = Math.min(...nodes.map(count));
  return nodes.filter((node) => count(node) === fewest).slice(0, 1);
};

/** Of several, those that something told leads to stand further in. */
const innerOf = (nodes: readonly Node[], told: Landscape['lines']): readonly Node[] => {
  const inner = nodes.filter(({ part }) => told.some(({ to }) => to === part));
  return inner.length > 0 ? inner : nodes;
};

const wireless = /^(?:laptop|tablet|mobile|scanner)$/;

const link = (from: readonly Node[], to: Node, { landscape, reach }: Wiring): void => {
  for (const { part, role } of from) {
    const isAir = role === 'access-point' || /\b(?:wi-?fi|wireless|wlan)\b/.test(part.words.join(' '));
    const kind = isAir && wireless.test(to.role) ? 'wireless' : to.role === 'remote' ? 'tunnel' : undefined;
    landscape.link([part], [to.part], {
      origin: 'repair',
      kind: edgeKindOf(kind, landscape.type),
      label: to.part.purpose,
    });
    reach.join(part, to.part);
  }
};

const isSite = ({ rank }: Part): boolean => rank <= lastSureRank;
