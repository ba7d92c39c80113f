import type { PortDecl } from './flow.ts';
import type { MachineDecl } from './machine.ts';
import type { Program } from './program.ts';

/** The ports that something takes to do its work: tests stand in for them. */
export const usedPorts = ({ flows, services, machines }: Program): readonly PortDecl[] => [
  ...new Set([...[...flows, ...services].flatMap((each) => each.ports), ...machines.flatMap(portsOfMachine)]),
];

/** What a machine is given to do its actions. */
export const portsOfMachine = ({ actions }: Pick<MachineDecl, 'actions'>): readonly PortDecl[] =>
  actions === undefined ? [] : [actions];
