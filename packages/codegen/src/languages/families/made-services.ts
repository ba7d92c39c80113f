import { isMadeFor, type Name, type OperationScenario, type PortDecl, type ServiceDecl } from '../../program/index.ts';

/** A class that a test makes: its variable, and what its constructor is given for each port. */
export interface MadeService {
  readonly variable: string;
  readonly name: Name;
  readonly given: readonly { readonly port: PortDecl; readonly value: string }[];
}

/** What a test of an operation makes: the class that is tried, last, and before it those that it is tried with. */
export const madeServices = (
  service: ServiceDecl,
  scenario: OperationScenario,
  write: {
    readonly variable: (port: PortDecl) => string;
    readonly scripted: (port: PortDecl) => string;
    /** The variable of what is tried. */
    readonly own?: string;
  },
): readonly MadeService[] => {
  const made = (variable: string, { name, ports }: ServiceDecl): MadeService => ({
    variable,
    name,
    given: ports.map((port) => ({
      port,
      value: isMadeFor(port, scenario) ? write.variable(port) : write.scripted(port),
    })),
  });
  const behind = scenario.together?.behind ?? [];
  return [...behind.map((each) => made(write.variable(each.offers), each)), made(write.own ?? 'service', service)];
};
