import { type Name, type PortDecl, type Program, portsOfMachine } from '../program/index.ts';
import type { Resource } from './plan-resources.ts';

/** What is made once and kept while the app runs: a store, a machine, an inventory, a service. */
export interface KeptPart {
  readonly name: Name;
  readonly kind: 'stores' | 'store' | 'machine' | 'inventory' | 'service';
  readonly ports: readonly PortDecl[];
  /** A store that is one of several which are made together. */
  readonly isOf?: { readonly stores: Name; readonly part: Name };
}

export const planParts = (program: Program, resources: readonly Resource[]): readonly KeptPart[] => [
  ...storesOf(program, resources),
  ...resources.flatMap((each): readonly KeptPart[] => {
    switch (each.kind) {
      case 'collection':
        return [{ name: each.store.name, kind: 'store', ports: [], ...sharedBy(program, each.record.name) }];
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

const storesOf = ({ stores }: Program, resources: readonly Resource[]): readonly KeptPart[] =>
  stores === undefined || resources.every(({ kind }) => kind !== 'collection')
    ? []
    : [{ name: stores.name, kind: 'stores', ports: [] }];

const sharedBy = ({ stores }: Program, record: Name): Pick<KeptPart, 'isOf'> => {
  const part = stores?.parts.find((each) => each.record === record);
  return stores === undefined || part === undefined ? {} : { isOf: { stores: stores.name, part: part.name } };
};
