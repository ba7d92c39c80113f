import { recogniseTopology } from '../families/topology/recognise-topology.ts';
import { networkTopology } from './topology.ts';

export const recogniseNetwork = recogniseTopology(networkTopology);
