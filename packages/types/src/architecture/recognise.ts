import { recogniseTopology } from '../families/topology/recognise-topology.ts';
import { architectureTopology } from './topology.ts';

export const recogniseArchitecture = recogniseTopology(architectureTopology);
