import type { Topology } from '../families/topology/topology.ts';
import { architectureEntry } from './catalog.ts';
import { architectureVocabulary } from './vocabulary.ts';

export const architectureTopology: Topology = {
  type: architectureEntry.id,
  direction: 'right',
  vocabulary: architectureVocabulary,
  icons: 'beside',
  lines: { call: { role: 'call' }, async: { role: 'event' }, data: { role: 'data-flow' } },
};
