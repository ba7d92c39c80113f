import type { DiagramSpec, Finding } from '@diagloom/diagram/model';
import { findExposedStores, findTopologyProblems } from '../families/topology/find-topology-problems.ts';

/** What an expert would object to: loners, empty groups, and clients that reach past the services. */
export const findArchitectureProblems = (spec: DiagramSpec): readonly Finding[] => [
  ...findTopologyProblems(spec),
  ...findExposedStores(spec),
];
