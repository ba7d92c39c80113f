import type { FlowDecl, InventoryDecl, MachineDecl, Name, OperationDecl, ServiceDecl } from '../program/index.ts';
import { plural } from '../program/plural.ts';
import type { CollectionResource, Resource } from './plan-resources.ts';

/** One request that is answered, and with what. */
export interface Route {
  /** For a function that answers it. */
  readonly name: Pick<Name, 'words'>;
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  /** A key follows the path. */
  readonly hasKey: boolean;
  readonly readsBody: boolean;
  /** May wait where steps are awaited. */
  readonly mayWait: boolean;
  readonly refuses: boolean;
  /** 204 where nothing is sent. */
  readonly status: 200 | 201 | 204;
  readonly summary: string;
  /** Ids of the parts of the diagram that it stands for. */
  readonly about: readonly string[];
  readonly action: Action;
}

export type Action =
  | { readonly kind: 'health' }
  | { readonly kind: 'flow'; readonly flow: FlowDecl }
  | { readonly kind: 'operation'; readonly service: ServiceDecl; readonly operation: OperationDecl }
  | { readonly kind: 'list' | 'add' | 'find' | 'remove'; readonly of: CollectionResource }
  | { readonly kind: 'state' | 'change'; readonly machine: MachineDecl }
  | { readonly kind: 'items' | 'item'; readonly inventory: InventoryDecl };

const plain = { hasKey: false, readsBody: false, mayWait: false, refuses: false, status: 200 } as const;

/** The health of the app first, then each resource in turn. */
export const planRoutes = (resources: readonly Resource[]): readonly Route[] => [
  {
    ...plain,
    name: { words: ['health'] },
    method: 'get',
    path: '/health',
    summary: 'Reports that the app is running.',
    about: [],
    action: { kind: 'health' },
  },
  ...resources.flatMap(routesOf),
];

const routesOf = (resource: Resource): readonly Route[] => {
  const { path } = resource;
  switch (resource.kind) {
    case 'flow': {
      const { name, summary, outcome } = resource.flow;
      const status = outcome === undefined ? 204 : 200;
      const action = { kind: 'flow', flow: resource.flow } as const;
      return [{ ...plain, name, method: 'post', path, mayWait: true, status, summary, about: name.from, action }];
    }
    case 'operation': {
      const { service, operation } = resource;
      const { name, summary, parameters, result } = operation;
      const isGiven = parameters.length > 0;
      return [
        {
          ...plain,
          name: named(service.name.words, name.words),
          method: 'post',
          path,
          readsBody: isGiven,
          mayWait: true,
          refuses: isGiven,
          status: result === undefined ? 204 : 200,
          summary,
          about: name.from,
          action: { kind: 'operation', service, operation },
        },
      ];
    }
    case 'collection':
      return collectionRoutes(resource);
    case 'machine': {
      const { machine } = resource;
      const said = machine.name.words.join(' ');
      const about = machine.name.from;
      return [
        {
          ...plain,
          name: named(machine.name.words, ['state']),
          method: 'get',
          path,
          summary: `Returns the state of the ${said}.`,
          about,
          action: { kind: 'state', machine },
        },
        {
          ...plain,
          name: named(machine.name.words, ['event']),
          method: 'post',
          path: `${path}/events`,
          readsBody: true,
          refuses: true,
          summary: `Changes the state of the ${said}.`,
          about,
          action: { kind: 'change', machine },
        },
      ];
    }
    case 'inventory': {
      const { inventory } = resource;
      const said = inventory.item.words.join(' ');
      return [
        {
          ...plain,
          name: named(['list'], plural(inventory.item.words)),
          method: 'get',
          path,
          summary: `Lists every ${said}.`,
          about: [],
          action: { kind: 'items', inventory },
        },
        {
          ...plain,
          name: named(['find'], inventory.item.words),
          method: 'get',
          path,
          hasKey: true,
          refuses: true,
          summary: `Returns the ${said} with that key.`,
          about: [],
          action: { kind: 'item', inventory },
        },
      ];
    }
  }
};

const collectionRoutes = (of: CollectionResource): readonly Route[] => {
  const { path, record, key } = of;
  const said = record.name.words.join(' ');
  const about = record.name.from;
  const one = { ...plain, path, about, hasKey: true, refuses: true };
  const verb = (word: string): Route['name'] => named([word], record.name.words);
  return [
    {
      ...plain,
      name: named(['list'], plural(record.name.words)),
      method: 'get',
      path,
      summary: `Lists every ${said}.`,
      about,
      action: { kind: 'list', of },
    },
    {
      ...plain,
      name: verb('add'),
      method: 'post',
      path,
      readsBody: true,
      refuses: true,
      status: 201,
      summary: `Adds one ${said}.`,
      about,
      action: { kind: 'add', of },
    },
    {
      ...one,
      name: verb('find'),
      method: 'get',
      summary: `Returns the ${said} with that ${key.name.words.join(' ')}.`,
      action: { kind: 'find', of },
    },
    {
      ...one,
      name: verb('remove'),
      method: 'delete',
      status: 204,
      summary: `Removes one ${said}.`,
      action: { kind: 'remove', of },
    },
  ];
};

const named = (first: readonly string[], second: readonly string[]): Route['name'] => ({
  words: [...first, ...second],
});
