import type { DiagramSpec, Finding } from '@diagloom/diagram/model';
import { findOpenEndpoints, findTopologyProblems } from '../families/topology/find-topology-problems.ts';

/** What an expert would object to: loners, empty zones, and what stands open to the internet. */
export const findNetworkProblems = (spec: DiagramSpec): readonly Finding[] => [
  ...findTopologyProblems(spec),
  ...findOpenEndpoints(spec),
];
