import { avoiding, camelCase } from '../../../../printing/cases.ts';
import type { Writer } from '../../../../printing/writer.ts';
import type { MachineDecl, Name, PortDecl, Program } from '../../../../program/index.ts';
import type { CollectionResource, Resource } from '../../../../serving/plan-resources.ts';
import { type Dialect, identifier, literalOf, quote, typeName } from '../dialect.ts';

/** One answer of the app: statements, and the value that is sent. */
export interface Route {
  /** As a method is called. */
  readonly name: string;
  readonly method: 'get' | 'post' | 'delete';
  /** With a parameter as `:key`. */
  readonly path: string;
  readonly parameter?: string;
  readonly readsBody: boolean;
  readonly readsPorts?: true;
  readonly refuses?: true;
  readonly isAsync: boolean;
  readonly status: 200 | 201 | 204;
  readonly summary: string;
  /** Ids of the parts of the diagram that it stands for. */
  readonly about: readonly string[];
  /** Gives the value that is sent; undefined where nothing is. */
  readonly write: (writer: Writer, at: RequestParts) => string | undefined;
}

/** Expressions for what a request brings. */
export interface RequestParts {
  readonly parameter: string;
  readonly body: string;
}

/** Names that the module itself uses. */
const taken = new Set(
  'app attempt body created error express fastify item key ports program reply request response refusal'.split(' '),
);

export const local = avoiding(avoiding(camelCase, taken), new Set(['default', 'delete', 'new']));

export const portName = ({ name }: PortDecl): string => identifier(name);

export const portsInterface = (writer: Writer, ports: readonly PortDecl[]): void => {
  writer.gap();
  writer.comment('What the program works through; yours to write.');
  writer.block('export interface Ports {', '}', () => {
    for (const port of ports) writer.line(`readonly ${portName(port)}: program.${typeName(port.name)};`);
  });
};

/** What is made once and kept while the app runs: a store, a machine, an inventory, a service. */
export interface Part {
  readonly name: string;
  readonly type: string;
  /** Its arguments, each a member of the ports. */
  readonly ports: readonly string[];
}

export const partsOf = (program: Program, resources: readonly Resource[]): readonly Part[] => [
  ...resources.flatMap((each) => {
    const kept = keptBy(each);
    return kept === undefined ? [] : [{ name: local(kept.name), type: `program.${typeName(kept.name)}`, ports: [] }];
  }),
  ...program.services
    .filter((service) => resources.some((each) => each.kind === 'operation' && each.service === service))
    .map(({ name, ports }) => ({
      name: local(name),
      type: `program.${typeName(name)}`,
      ports: ports.map(portName),
    })),
];

const keptBy = (resource: Resource): Pick<MachineDecl, 'name'> | undefined => {
  if (resource.kind === 'collection') return resource.store;
  if (resource.kind === 'machine') return resource.machine;
  return resource.kind === 'inventory' ? resource.inventory : undefined;
};

const health: Route = {
  name: 'health',
  method: 'get',
  path: '/health',
  readsBody: false,
  isAsync: false,
  status: 200,
  summary: 'Tells that the app is there.',
  about: [],
  write: () => "{ status: 'ok' }",
};

/** `holder` is what stands before ports and parts, such as `this.`. */
export const routesOf = (resources: readonly Resource[], dialect: Dialect, holder: string): readonly Route[] => [
  health,
  ...resources.flatMap((resource) => routesOfResource(resource, dialect, holder)),
];

const routesOfResource = (resource: Resource, { isAsync }: Dialect, holder: string): readonly Route[] => {
  const { path } = resource;
  const plain = { path, readsBody: false, isAsync: false, status: 200 } as const;
  const wait = isAsync ? 'await ' : '';
  switch (resource.kind) {
    case 'flow': {
      const { flow } = resource;
      const run = `${wait}program.${identifier(flow.name)}(${flow.ports.map((port) => `${holder}ports.${portName(port)}`).join(', ')})`;
      const write = (): string => `{ outcome: ${run} }`;
      return [
        {
          ...plain,
          name: identifier(flow.name),
          method: 'post',
          isAsync,
          readsPorts: true,
          summary: flow.summary,
          about: flow.name.from,
          write,
        },
      ];
    }
    case 'operation': {
      const { service, operation } = resource;
      const write: Route['write'] = (writer) => {
        writer.line(`${wait}${holder}${local(service.name)}.${identifier(operation.name)}();`);
        return undefined;
      };
      const { summary, name } = operation;
      const called = methodName(service.name, name);
      return [{ ...plain, name: called, method: 'post', isAsync, status: 204, summary, about: name.from, write }];
    }
    case 'collection':
      return collectionRoutes(resource, holder);
    case 'machine': {
      const { machine } = resource;
      const kept = holder + local(machine.name);
      const state = `{ state: ${kept}.state }`;
      const events = `[${machine.events.members.map(literalOf).join(', ')}]`;
      const about = machine.name.from;
      const change: Route['write'] = (writer, { body }) => {
        writer.line(`const event = attempt(400, () => readOneOf(readObject(${body}).event, 'event', ${events}));`);
        writer.line(`attempt(409, () => ${kept}.handle(event));`);
        return state;
      };
      const said = machine.name.words.join(' ');
      return [
        {
          ...plain,
          name: methodName(machine.name, word('state')),
          method: 'get',
          summary: `The state of the ${said}.`,
          about,
          write: () => state,
        },
        {
          ...plain,
          name: methodName(machine.name, word('event')),
          refuses: true,
          method: 'post',
          path: `${path}/events`,
          readsBody: true,
          summary: `Changes the state of the ${said}.`,
          about,
          write: change,
        },
      ];
    }
    case 'inventory': {
      const { inventory } = resource;
      const items = `program.${identifier({ words: [...inventory.name.words, 'items'] })}`;
      const one: Route['write'] = (_writer, { parameter }) =>
        `attempt(404, () => ${holder}${local(inventory.name)}.find(${parameter}))`;
      const said = inventory.item.words.join(' ');
      return [
        {
          ...plain,
          name: methodName(word('list'), inventory.item),
          method: 'get',
          summary: `Every ${said}.`,
          about: [],
          write: () => items,
        },
        {
          ...plain,
          name: methodName(word('find'), inventory.item),
          refuses: true,
          method: 'get',
          path: `${path}/:key`,
          parameter: 'key',
          summary: `The ${said} of that key.`,
          about: [],
          write: one,
        },
      ];
    }
  }
};

const collectionRoutes = ({ path, record, store, key }: CollectionResource, holder: string): readonly Route[] => {
  const said = record.name.words.join(' ');
  const kept = holder + local(store.name);
  const isNumber = key.type.kind === 'scalar' && key.type.scalar === 'integer';
  const missing = quote(`there is no such ${said}`);
  const plain = { readsBody: false, isAsync: false, status: 200, about: record.name.from } as const;
  const keyOf = (parameter: string): string => (isNumber ? `Number(${parameter})` : parameter);
  const one = { ...plain, path: `${path}/:key`, parameter: 'key', refuses: true } as const;
  return [
    {
      ...plain,
      name: methodName(word('list'), record.name),
      method: 'get',
      path,
      summary: `Every ${said}.`,
      write: () => `${kept}.all()`,
    },
    {
      ...plain,
      name: methodName(word('add'), record.name),
      refuses: true,
      method: 'post',
      path,
      readsBody: true,
      status: 201,
      summary: `Adds one ${said}.`,
      write: (writer, { body }) => {
        writer.line(`const item = attempt(400, () => ${readerOf(record)}(${body}));`);
        writer.line(`attempt(409, () => ${kept}.add(item));`);
        return 'item';
      },
    },
    {
      ...one,
      name: methodName(word('find'), record.name),
      method: 'get',
      summary: `The ${said} of that ${key.name.words.join(' ')}.`,
      write: (writer, { parameter }) => {
        writer.line(`const item = ${kept}.find(${keyOf(parameter)});`);
        writer.block('if (item === undefined) {', '}', () => writer.line(`throw refusal(404, ${missing});`));
        return 'item';
      },
    },
    {
      ...one,
      name: methodName(word('remove'), record.name),
      method: 'delete',
      status: 204,
      summary: `Removes one ${said}.`,
      write: (writer, { parameter }) => {
        writer.block(`if (!${kept}.remove(${keyOf(parameter)})) {`, '}', () =>
          writer.line(`throw refusal(404, ${missing});`),
        );
        return undefined;
      },
    },
  ];
};

/** The function that reads a record from a body. */
export const readerOf = ({ name }: CollectionResource['record']): string =>
  camelCase({ words: [...name.words, 'from'] });

const word = (text: string): Pick<Name, 'words'> => ({ words: [text] });

const methodName = (first: Pick<Name, 'words'>, second: Pick<Name, 'words'>): string =>
  identifier({ words: [...first.words, ...second.words] });

export const canRefuse = (routes: readonly Route[]): boolean => routes.some(({ refuses }) => refuses === true);
