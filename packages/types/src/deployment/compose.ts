import { composeTopology } from '../families/topology/compose-topology.ts';
import { deploymentTopology } from './topology.ts';

/** What runs as cards, inside frames for the nodes and environments that it runs on. */
export const composeDeployment = composeTopology(deploymentTopology);
