import { avoiding, camelCase } from '../../../../printing/cases.ts';
import type { Writer } from '../../../../printing/writer.ts';
import type { OperationDecl, PortDecl, Program, ServiceDecl } from '../../../../program/index.ts';
import { planParts } from '../../../../serving/plan-parts.ts';
import type { CollectionResource, Resource } from '../../../../serving/plan-resources.ts';
import type { Action } from '../../../../serving/plan-routes.ts';
import { type Dialect, identifier, literalOf, methodName, quote, typeName } from '../dialect.ts';
import { lookedAt } from '../write-services.ts';

/** Expressions for what a request brings. */
export interface RequestParts {
  readonly key: string;
  readonly body: string;
}

/** Names that the module itself uses. */
const taken = new Set(
  'app attempt body created error express fastify item key ports program reply request response result refusal values'.split(
    ' ',
  ),
);

const local = avoiding(identifier, taken);

export const portName = ({ name }: PortDecl): string => identifier(name);

export const portsInterface = (writer: Writer, ports: readonly PortDecl[]): void => {
  writer.gap();
  writer.comment('What the program depends on; for you to implement.');
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
  /** Another part and its member that this one is. */
  readonly isOf?: string;
}

export const partsOf = (program: Program, resources: readonly Resource[]): readonly Part[] =>
  planParts(program, resources).map(({ name, ports, isOf }) => ({
    name: local(name),
    type: `program.${typeName(name)}`,
    ports: ports.map(portName),
    ...(isOf && { isOf: `${local(isOf.stores)}.${identifier(isOf.part)}` }),
  }));

/** Statements that answer a request; gives the value that is sent, undefined where nothing is. `holder` stands before ports and parts, such as `this.`. */
export const writeAction = (
  writer: Writer,
  { isAsync }: Dialect,
  action: Action,
  { key, body }: RequestParts,
  holder: string,
): string | undefined => {
  const wait = isAsync ? 'await ' : '';
  switch (action.kind) {
    case 'health':
      return "{ status: 'ok' }";
    case 'flow': {
      const ports = action.flow.ports.map((port) => `${holder}ports.${portName(port)}`).join(', ');
      const call = `${wait}program.${identifier(action.flow.name)}(${ports})`;
      if (action.flow.outcome !== undefined) return `{ outcome: ${call} }`;
      writer.line(`${call};`);
      return undefined;
    }
    case 'operation': {
      const { service, operation } = action;
      const given = lookedAt(operation);
      if (operation.parameters.length > 0)
        writer.line(
          `${given.length > 0 ? 'const values = ' : ''}attempt(400, () => ${valuesOf(service, operation)}(${body}));`,
        );
      const values = given.map(({ name }) => `values.${identifier(name)}`);
      const kept = operation.result === undefined ? '' : 'const result = ';
      const call = `${kept}${wait}${holder}${local(service.name)}.${methodName(operation.name)}(`;
      writer.items(call, values, ');');
      return operation.result && `{ ${identifier(operation.result.name)}: result }`;
    }
    case 'list':
      return `${holder}${local(action.of.store.name)}.all()`;
    case 'add':
      writer.line(`const item = attempt(400, () => ${readerOf(action.of.record)}(${body}));`);
      writer.line(`attempt(409, () => ${holder}${local(action.of.store.name)}.add(item));`);
      return 'item';
    case 'find':
      writer.line(`const item = ${holder}${local(action.of.store.name)}.find(${keyOf(action.of, key)});`);
      writer.block('if (item === undefined) {', '}', () => writer.line(missing(action.of)));
      return 'item';
    case 'remove':
      writeRemoval(writer, action.of, `${holder}${local(action.of.store.name)}.remove(${keyOf(action.of, key)})`);
      return undefined;
    case 'state':
      return `{ state: ${holder}${local(action.machine.name)}.state }`;
    case 'change': {
      const events = `[${action.machine.events.members.map(literalOf).join(', ')}]`;
      writer.line(`const event = attempt(400, () => readOneOf(readObject(${body}).event, 'event', ${events}));`);
      return `{ state: attempt(409, () => ${holder}${local(action.machine.name)}.handle(event)) }`;
    }
    case 'items':
      return `program.${identifier({ words: [...action.inventory.name.words, 'items'] })}`;
    case 'item':
      return `attempt(404, () => ${holder}${local(action.inventory.name)}.find(${key}))`;
  }
};

const writeRemoval = (writer: Writer, of: CollectionResource, removal: string): void =>
  writer.block(`if (!${of.mayHold ? `attempt(409, () => ${removal})` : removal}) {`, '}', () =>
    writer.line(missing(of)),
  );

const keyOf = ({ key: { type } }: CollectionResource, key: string): string =>
  type.kind === 'scalar' && type.scalar === 'integer' ? `Number(${key})` : key;

const missing = ({ record }: CollectionResource): string =>
  `throw refusal(404, ${quote(`there is no such ${record.name.words.join(' ')}`)});`;

/** The function that reads a record from a body. */
export const readerOf = ({ name }: CollectionResource['record']): string =>
  camelCase({ words: [...name.words, 'from'] });

/** The function that reads what an operation takes from a body. */
export const valuesOf = ({ name }: ServiceDecl, operation: OperationDecl): string =>
  camelCase({ words: [...name.words, ...operation.name.words, 'values'] });
