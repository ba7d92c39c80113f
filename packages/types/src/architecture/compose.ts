import { composeTopology } from '../families/topology/compose-topology.ts';
import { architectureTopology } from './topology.ts';

/** Cards with an icon beside the name, in nested frames, read from the clients at the left to the stores at the right. */
export const composeArchitecture = composeTopology(architectureTopology);
