import type { Topology } from '../families/topology/topology.ts';
import { networkEntry } from './catalog.ts';
import { networkVocabulary } from './vocabulary.ts';

/** From the outside to the desk: the tiers begin at the outermost devices that there are. */
const ranks: readonly (readonly string[])[] = [
  ['internet'],
  ['modem'],
  ['router'],
  ['firewall', 'vpn'],
  ['load-balancer', 'proxy'],
  ['switch'],
  ['access-point'],
  ['server', 'dns'],
];

/** Switches are told apart by their names, from the core outwards; below one rank. */
const depthOfSwitch = (label: string): number => {
  const depth = [/core|backbone|spine/, /distribution|aggregation/, /access|leaf|edge|floor/].findIndex((name) =>
    name.test(label),
  );
  return depth < 0 ? 0.2 : depth * 0.3;
};

/** Everything else: stores, and the devices that people use. */
const lastRank = ranks.length;

export const networkTopology: Topology = {
  type: networkEntry.id,
  direction: 'down',
  vocabulary: networkVocabulary,
  icons: 'above',
  lines: { link: { role: 'link' }, wireless: { role: 'wireless' }, tunnel: { role: 'tunnel' } },
  rankOf: (kind, label) => {
    const rank = ranks.findIndex((kinds) => kinds.includes(kind));
    if (kind === 'switch') return rank + depthOfSwitch(label.toLowerCase());
    return rank < 0 ? lastRank : rank;
  },
};
