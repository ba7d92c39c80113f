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

/** Everything else: stores, and the devices that people use. */
const lastRank = ranks.length;

export const networkTopology: Topology = {
  type: networkEntry.id,
  direction: 'down',
  vocabulary: networkVocabulary,
  icons: 'above',
  lines: { link: { role: 'link' }, wireless: { role: 'wireless' }, tunnel: { role: 'tunnel' } },
  rankOf: (kind) => {
    const rank = ranks.findIndex((kinds) => kinds.includes(kind));
    return rank < 0 ? lastRank : rank;
  },
};
