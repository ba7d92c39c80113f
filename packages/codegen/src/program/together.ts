import type { PassedValue, PortDecl } from './flow.ts';
import type { OperationDecl, OperationScenario, ServiceDecl } from './service.ts';

/** The ports that a test of an operation stands in for: those that no class of the test implements. */
export const standInsFor = ({ ports }: ServiceDecl, { together }: OperationScenario): readonly PortDecl[] => {
  const behind = together?.behind ?? [];
  const all = [...ports, ...behind.flatMap((each) => each.ports)];
  return [...new Set(all)].filter((port) => behind.every(({ offers }) => offers !== port));
};

/** Whether a class of the test implements a port; its variable is called like the handle of that. */
export const isMadeFor = (port: PortDecl, { together }: OperationScenario): boolean =>
  together?.behind.some(({ offers }) => offers === port) === true;

/** How many steps are observed. */
export const stepsTaken = ({ together, calls }: OperationScenario): number => together?.steps ?? calls.length;

/** What an operation gives back in a test. */
export const resultIn = ({ result }: OperationDecl, scenario: OperationScenario): PassedValue | undefined =>
  scenario.result ?? result;
