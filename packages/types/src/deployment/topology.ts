import type { Topology } from '../families/topology/topology.ts';
import { deploymentEntry } from './catalog.ts';
import { deploymentVocabulary } from './vocabulary.ts';

export const deploymentTopology: Topology = {
  type: deploymentEntry.id,
  direction: 'right',
  vocabulary: deploymentVocabulary,
  icons: 'beside',
  lines: { connection: { role: 'call' }, deploys: { role: 'deploys' }, replicates: { role: 'data-flow' } },
};
