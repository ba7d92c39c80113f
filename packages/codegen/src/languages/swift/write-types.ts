import { writeRemark } from '../../printing/write-remark.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type EnumDecl,
  type ErrorDecl,
  errorSaid,
  errorWords,
  type FlowDecl,
  type OperationDecl,
  type PassedValue,
  type PortDecl,
  type ServiceDecl,
  type Step,
  wholeType,
} from '../../program/index.ts';
import { flowClassName } from '../families/curly/flow-class.ts';
import { writeBlock, writeTable } from '../families/curly/write-block.ts';
import { memberName, quoted, type SwiftDialect, typeName } from './dialect.ts';
import { plainType } from './record-names.ts';

export const writeError = (writer: Writer, each: ErrorDecl): void => {
  writer.comment(each.summary);
  writer.block(
    `public struct ${typeName(errorWords(each, 'error'))}: Error, CustomStringConvertible {`,
    '}',
    () => {
      writer.line(`public let description = ${quoted(errorSaid(each))}`);
      writer.gap();
      writer.line('public init() {}');
    },
    each.name.from,
  );
};

export const writeEnum = (writer: Writer, { name, summary, members }: EnumDecl): void => {
  writer.comment(summary);
  writer.block(
    `public enum ${typeName(name)} {`,
    '}',
    () => {
      for (const member of members) writer.line(`case ${memberName(member)}`, member.from);
    },
    name.from,
  );
};

/** Whatever is done for real can fail. */
export const writePort = (writer: Writer, { effects }: SwiftDialect, { name, summary, methods }: PortDecl): void => {
  writer.comment(summary);
  writer.block(
    `public protocol ${typeName(name)} {`,
    '}',
    () => {
      for (const step of methods) {
        writer.gap();
        writeRemark(writer, step);
        const result = `) ${effects}${answerType(step)}`;
        writer.items(`func ${memberName(step.name)}(`, parametersOf(step), result, step.name.from);
      }
    },
    name.from,
  );
};

/** A type that holds the ports and runs the flow. */
export const writeFlow = (writer: Writer, dialect: SwiftDialect, flow: FlowDecl): void => {
  writer.comment(flow.summary);
  writer.block(`public struct ${typeName(flowClassName(flow))} {`, '}', () => {
    writeInit(writer, dialect, flow.ports);
    writer.gap();
    writer.block(
      `public func run(${parametersOf(flow).join(', ')}) ${dialect.effects}${flow.outcome === undefined ? '' : ` -> ${typeName(flow.outcome.name)}`} {`,
      '}',
      () => {
        if (flow.body !== undefined) writeBlock(writer, { ...dialect, declare }, flow.body, flow.outcome);
        else if (flow.table !== undefined) writeTable(writer, dialect, flow.table, flow.outcome);
      },
      flow.name.from,
    );
  });
};

/** A type that works through its ports. */
export const writeService = (writer: Writer, dialect: SwiftDialect, service: ServiceDecl): void => {
  const { name, summary, ports, operations, offers } = service;
  const promise = offers === undefined ? '' : `: ${typeName(offers.name)}`;
  writer.comment(summary);
  writer.block(
    `public struct ${typeName(name)}${promise} {`,
    '}',
    () => {
      writeInit(writer, dialect, ports);
      for (const operation of operations) writeOperation(writer, dialect, operation);
    },
    name.from,
  );
};

/** What stands behind the parentheses of a step or an operation. */
export const answerType = ({ answer, result }: Pick<Step, 'answer' | 'result'>): string => {
  if (answer === undefined) return result === undefined ? '' : ` -> ${plainType([], wholeType(result))}`;
  return ` -> ${answer === 'boolean' ? 'Bool' : typeName(answer.name)}`;
};

export const parametersOf = ({ parameters = [] }: Pick<Step, 'parameters'>): readonly string[] =>
  parameters.map((each) => `${memberName(each.name)}: ${plainType([], wholeType(each))}`);

const declare = (value: PassedValue, isVaried: boolean): string =>
  `${isVaried ? 'var' : 'let'} ${memberName(value.name)}: ${plainType([], wholeType(value))}`;

const writeOperation = (writer: Writer, dialect: SwiftDialect, operation: OperationDecl): void => {
  const { name, summary, body } = operation;
  writer.gap();
  writer.comment(summary);
  const end = `) ${dialect.effects}${answerType(operation)} {`;
  writer.items(`public func ${memberName(name)}(`, parametersOf(operation), end, name.from);
  writer.indented(() => writeBlock(writer, { ...dialect, declare }, body));
  writer.line('}');
};

/** Properties for the ports and, where steps are told of, for an observer; and what makes one with them. */
const writeInit = (writer: Writer, { isObserved }: SwiftDialect, ports: readonly PortDecl[]): void => {
  const properties = [
    ...ports.map(({ handle, name }) => ({ name: memberName(handle), type: `any ${typeName(name)}`, escapes: '' })),
    ...(isObserved ? [{ name: 'observe', type: '(String) -> Void', escapes: '@escaping ' }] : []),
  ];
  for (const { name, type } of properties) writer.line(`private let ${name}: ${type}`);
  writer.gap();
  if (isObserved) writer.comment('The observer is called with the name of each step before it runs.');
  const parameters = properties.map(({ name, type, escapes }) => `${name}: ${escapes}${type}`);
  if (properties.length === 0) {
    writer.line('public init() {}');
    return;
  }
  writer.items('public init(', parameters, ') {');
  writer.indented(() => {
    for (const { name } of properties) writer.line(`self.${name} = ${name}`);
  });
  writer.line('}');
};
