import { recogniseTopology } from '../families/topology/recognise-topology.ts';
import { deploymentTopology } from './topology.ts';

export const recogniseDeployment = recogniseTopology(deploymentTopology);
