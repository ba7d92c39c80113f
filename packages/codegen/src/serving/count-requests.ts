import type { Program } from '../program/index.ts';
import { planResources, type Resource } from './plan-resources.ts';

/** How many tests every framework prints: one for its health, and those of each resource. */
export const countRequestTests = (program: Program): number =>
  planResources(program).reduce((sum, resource) => sum + testsOf(resource), 1);

const testsOf = (resource: Resource): number =>
  resource.kind === 'collection' && resource.refused !== undefined ? 2 : 1;
