import { avoiding } from '../../../printing/cases.ts';
import type { Writer } from '../../../printing/writer.ts';
import type { PortDecl, Program } from '../../../program/index.ts';
import { planParts } from '../../../serving/plan-parts.ts';
import type { CollectionResource, Resource } from '../../../serving/plan-resources.ts';
import type { Action } from '../../../serving/plan-routes.ts';
import { apart, type Dialect, identifier, quote, typeName, writeInside } from '../dialect.ts';
import { readOne, writtenOne } from './read-values.ts';

/** Names that the module itself uses. */
const taken = new Set(
  'app attempt body event http item json key ports program refusal request result sent values view views Ports'.split(
    ' ',
  ),
);

const local = avoiding(identifier, taken);

/** What is made once and kept while the app runs. */
export interface Part {
  readonly name: string;
  /** A class, and what it is made of. */
  readonly made: string;
  readonly given: readonly string[];
  /** False for what is a member of another part. */
  readonly isCalled: boolean;
}

export const writePart = (writer: Writer, { name, made, given, isCalled }: Part): void => {
  if (isCalled) writer.items(`${name} = ${made}(`, given, ')');
  else writer.line(`${name} = ${made}`);
};

export const partsOf = (program: Program, resources: readonly Resource[]): readonly Part[] =>
  planParts(program, resources).map(({ name, ports, isOf }) => ({
    name: local(name),
    made: isOf === undefined ? `program.${typeName(name)}` : `${local(isOf.stores)}.${identifier(isOf.part)}`,
    isCalled: isOf === undefined,
    given: ports.map(portOf),
  }));

const portOf = ({ name }: PortDecl): string => `ports.${identifier(name)}`;

/** A class that holds all ports. */
export const writePorts = (writer: Writer, ports: readonly PortDecl[]): void => {
  if (ports.length === 0) return;
  apart(writer);
  writer.line('@dataclass(frozen=True)');
  writer.block('class Ports:', '', () => {
    writer.comment('What the program depends on; for you to implement.');
    writer.gap();
    for (const { name } of ports) writer.line(`${identifier(name)}: program.${typeName(name)}`);
  });
};

/** How a framework hands over what a request brings. */
interface RequestWords {
  /** Its body as it was read. */
  readonly body: string;
  /** The text of the body, where the framework reads none for an operation into an object that has its values. */
  readonly sent?: string;
  readonly wait: (call: string) => string;
}

/** Statements that answer a request; gives the value that is sent, undefined where nothing is. */
export const writeAction = (
  writer: Writer,
  { isAsync }: Dialect,
  action: Action,
  { body, sent, wait }: RequestWords,
): string | undefined => {
  const called = (call: string): string => (isAsync ? wait(call) : call);
  switch (action.kind) {
    case 'health':
      return '{"status": "ok"}';
    case 'flow': {
      const { flow } = action;
      const [before = '', after = ''] = called('\u0000').split('\u0000');
      const outcome = flow.outcome === undefined ? '' : 'outcome = ';
      writer.items(`${outcome}${before}program.${identifier(flow.name)}(`, flow.ports.map(portOf), `)${after}`);
      return flow.outcome && '{"outcome": outcome.value}';
    }
    case 'operation': {
      const { service, operation } = action;
      const { parameters, result } = operation;
      if (sent !== undefined && parameters.length > 0) {
        writer.line(`sent = attempt(400, lambda: read_object(${sent}))`);
        for (const { name, type } of parameters) {
          const read = `lambda: ${readOne(type, `sent[${quote(identifier(name))}]`)}`;
          writeInside(writer, [`${local(name)} = attempt(`, `400, ${read}`, ')']);
        }
      }
      const [before = '', after = ''] = called('\u0000').split('\u0000');
      const call = `${before}${local(service.name)}.${identifier(operation.name)}(`;
      const given = parameters.map(({ name }) => (sent === undefined ? `body.${identifier(name)}` : local(name)));
      writer.items(`${result === undefined ? '' : 'result = '}${call}`, given, `)${after}`);
      return result && `{${quote(identifier(result.name))}: ${writtenOne(result.type, 'result')}}`;
    }
    case 'list':
      return `[${valuesOf(action.of)}(each) for each in ${local(action.of.store.name)}.all()]`;
    case 'add':
      writeInside(writer, ['item = attempt(', `400, lambda: ${readerOf(action.of)}(${body})`, ')']);
      writer.line(`attempt(409, lambda: ${local(action.of.store.name)}.add(item))`);
      return `${valuesOf(action.of)}(item)`;
    case 'find':
      writer.line(`item = ${local(action.of.store.name)}.find(${keyOf(action.of)})`);
      writer.block('if item is None:', '', () => writer.line(missing(action.of)));
      return `${valuesOf(action.of)}(item)`;
    case 'remove':
      writeRemoval(writer, action.of);
      return undefined;
    case 'state':
      return `{"state": ${local(action.machine.name)}.state.value}`;
    case 'change': {
      const { machine } = action;
      const read = `lambda: program.${typeName(machine.events.name)}(${body}["event"])`;
      writeInside(writer, ['event = attempt(', `400, ${read}`, ')']);
      writeInside(writer, ['state = attempt(', `409, lambda: ${local(machine.name)}.handle(event)`, ')']);
      return '{"state": state.value}';
    }
    case 'items':
      return `[asdict(each) for each in program.${identifier({ words: [...action.inventory.name.words, 'items'] }).toUpperCase()}]`;
    case 'item':
      return `asdict(attempt(404, lambda: ${local(action.inventory.name)}.find(key)))`;
  }
};

const keyOf = ({ key: { type } }: CollectionResource): string => {
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (scalar === 'integer') return 'attempt(404, lambda: int(key))';
  return scalar === 'uuid' ? 'attempt(404, lambda: UUID(key))' : 'key';
};

const writeRemoval = (writer: Writer, of: CollectionResource): void => {
  const removal = `${local(of.store.name)}.remove(${of.mayHold ? 'key' : keyOf(of)})`;
  if (of.mayHold && keyOf(of) !== 'key') writer.line(`key = ${keyOf(of)}`);
  if (of.mayHold) writeInside(writer, ['is_removed = attempt(', `409, lambda: ${removal}`, ')']);
  writer.block(`if not ${of.mayHold ? 'is_removed' : removal}:`, '', () => writer.line(missing(of)));
};

const missing = ({ record }: CollectionResource): string =>
  `raise refusal(404, ${quote(`there is no such ${record.name.words.join(' ')}`)})`;

/** The function that makes a record of the body of a request. */
export const readerOf = ({ record }: CollectionResource): string =>
  identifier({ words: [...record.name.words, 'from'] });

/** The function that gives what is sent of a record. */
export const valuesOf = ({ record }: CollectionResource): string =>
  identifier({ words: [...record.name.words, 'values'] });
