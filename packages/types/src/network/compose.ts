import { composeTopology } from '../families/topology/compose-topology.ts';
import { networkTopology } from './topology.ts';

/** Devices with their icon above the name, the internet at the top and what people use at the bottom. */
export const composeNetwork = composeTopology(networkTopology);
