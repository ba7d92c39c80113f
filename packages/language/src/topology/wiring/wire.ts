import { componentNouns } from '../../lexicon/en/topology-words.ts';
import { lastSureRank } from '../areas.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Line, Part } from '../landscape/part.ts';
import { frameCopies } from './frame-copies.ts';
import { joinLoose } from './join-loose.ts';
import { joinNetwork } from './join-network.ts';
import { isPipeline, joinPipeline } from './join-pipeline.ts';
import { joinQueue } from './join-queue.ts';
import { joinReplicas } from './join-replicas.ts';
import { joinSystem } from './join-system.ts';
import type { Node } from './nearest.ts';
import { Reach } from './reach.ts';
import { type Order, orderFor, roleIn } from './roles.ts';

/** What joiners work on. */
export interface Wiring {
  readonly landscape: Landscape;
  readonly nodes: readonly Node[];
  readonly order: Order;
  readonly reach: Reach;
}

/**
 * Joins what a text names without saying what it belongs to, by the usual roles of the parts. Only a part that hangs together with
 * nothing that stands before it is joined: what the text says is never contradicted. Such lines have the origin `repair`.
 */
export const wire = (landscape: Landscape): void => {
  if (landscape.type.id !== 'network') joinReplicas(landscape);
  const order = orderFor(landscape.type.id);
  const nodes = nodesOf(landscape, order);
  const wiring = { landscape, nodes, order, reach: new Reach(landscape.lines.filter((line) => !isCopying(line))) };
  if (landscape.type.id === 'network') joinNetwork(wiring);
  else if (tellings(landscape) > order.mostTold) {
    joinQueue(wiring);
    joinLoose(wiring);
  } else if (isPipeline(landscape, nodes)) joinPipeline(landscape, nodes);
  else {
    joinSystem(wiring);
    if (landscape.type.id === 'deployment') frameCopies(landscape);
  }
};

/** How often the text tells of lines: a verb with many objects tells once. */
const tellings = ({ lines }: Landscape): number => new Set(lines.map(({ source }) => source?.start)).size;

/** A store that another area's store copies its data to is used in its own area, too. */
const isCopying = ({ from, to }: Line): boolean =>
  from.role === to.role && /^(?:database|cache|storage|search)$/.test(from.role) && from.parent !== to.parent;

/** Words for areas that are parts like others where nothing is in them. */
const standsAlone = /^(?:system|platform|vlan|lan)$/;

/** `React, Node and MongoDB`: where no machines are drawn, what runs on them has that name. */
const isNodeJs = ({ words }: Part, typeId: string): boolean =>
  typeId === 'architecture' && words.at(-1) === 'node' && (words.length === 1 || componentNouns.has(words[0] ?? ''));

/** Places of a system in which nothing is told to run: lines to them would say nothing. */
const emptyAreas =
  /(?:^|\b)(?:kubernetes|k8s|eks|aks|gke|openshift|swarm|namespace|cluster|hardware|vm|node|hosts?|region)(?: \S)?$/;

const nodesOf = ({ parts, type }: Landscape, order: Order): readonly Node[] => {
  const holders = new Set(parts.map(({ parent }) => parent));
  const nodes = parts
    .filter(
      (part) =>
        (part.rank >= lastSureRank || standsAlone.test(part.words.at(-1) ?? '')) &&
        !holders.has(part) &&
        !(type.id !== 'network' && emptyAreas.test(part.words.join(' ')) && !isNodeJs(part, type.id)),
    )
    .map((part) => ({ part, role: roleIn(part, order) }));
  /** A site that a CDN serves is content; without one it is what people open. */
  const hasCdn = nodes.some(({ role }) => role === 'cdn');
  const site = hasCdn ? 'static' : 'client';
  /** An app among services is what people hold in their hands; alone it is the system. */
  const app =
    nodes.filter(({ part, role }) => role === 'gateway' || /^(?:service|backend|api)$/.test(part.words.at(-1) ?? ''))
      .length > 1
      ? 'client'
      : 'plain';
  const settled: Readonly<Record<string, string>> = { site, app, page: hasCdn ? 'web' : 'client' };
  return nodes.map((node) => ({ ...node, role: settled[node.role] ?? node.role }));
};
