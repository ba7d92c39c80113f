import { type Name, type PortDecl, type Program, portsOfMachine } from '../program/index.ts';
import type { Resource } from './plan-resources.ts';

/** What is made once and kept while the app runs: a store, a machine, an inventory, a service. */
export interface KeptPart {
  readonly name: Name;
  readonly kind: 'store' | 'machine' | 'inventory' | 'service';
  readonly ports: readonly PortDecl[];
}

export const planParts = (program: Program, resources: readonly Resource[]): readonly KeptPart[] => [
  ...resources.flatMap((each): readonly KeptPart[] => {
    switch (each.kind) {
      case 'collection':
        return [{ name: each.store.name, kind: 'store', ports: [] }];
      case 'machine':
        return [{ name: each.machine.name, kind: 'machine', ports: portsOfMachine(each.machine) }];
      case 'inventory':
        return [{ name: each.inventory.name, kind: 'inventory', ports: [] }];
      default:
        return [];
    }
  }),
  ...program.services
    .filter((service) => resources.some((each) => each.kind === 'operation' && each.service === service))
    .map(({ name, ports }): KeptPart => ({ name, kind: 'service', ports })),
];
