import { screamingCase } from '../../printing/cases.ts';
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
import { identifier, type KotlinDialect, methodName, quoted, typeName } from './dialect.ts';
import { plainType } from './record-names.ts';

export const writeError = (writer: Writer, each: ErrorDecl): void => {
  writer.comment(each.summary);
  const type = typeName(errorWords(each, 'exception'));
  writer.line(`class ${type} : RuntimeException(${quoted(errorSaid(each))})`, each.name.from);
};

export const writeEnum = (writer: Writer, { name, summary, members }: EnumDecl): void => {
  writer.comment(summary);
  writer.block(
    `enum class ${typeName(name)} {`,
    '}',
    () => {
      for (const member of members) writer.line(`${screamingCase(member)},`, member.from);
    },
    name.from,
  );
};

export const writePort = (writer: Writer, { fun }: KotlinDialect, { name, summary, methods }: PortDecl): void => {
  writer.comment(summary);
  writer.block(
    `interface ${typeName(name)} {`,
    '}',
    () => {
      for (const step of methods) {
        writer.gap();
        writeRemark(writer, step);
        writer.items(`${fun} ${methodName(step.name)}(`, parametersOf(step), `)${answerType(step)}`, step.name.from);
      }
    },
    name.from,
  );
};

/** A class that holds the ports and runs the flow. */
export const writeFlow = (writer: Writer, dialect: KotlinDialect, flow: FlowDecl): void => {
  writeHead(writer, dialect, { type: typeName(flowClassName(flow)), summary: flow.summary, ports: flow.ports });
  writer.indented(() => {
    writer.block(
      `${dialect.fun} run(${parametersOf(flow).join(', ')})${flow.outcome === undefined ? '' : `: ${typeName(flow.outcome.name)}`} {`,
      '}',
      () => {
        if (flow.body !== undefined) writeBlock(writer, { ...dialect, declare }, flow.body, flow.outcome);
        else if (flow.table !== undefined) writeTable(writer, dialect, flow.table, flow.outcome);
      },
      flow.name.from,
    );
  });
  writer.line('}');
};

/** A class that works through its ports. */
export const writeService = (writer: Writer, dialect: KotlinDialect, service: ServiceDecl): void => {
  const { name, summary, ports, operations, offers } = service;
  const promise = offers === undefined ? '' : ` : ${typeName(offers.name)}`;
  writeHead(writer, dialect, { type: typeName(name), summary, ports, promise, about: name.from });
  writer.indented(() => {
    for (const operation of operations) writeOperation(writer, dialect, operation, offers);
  });
  writer.line('}');
};

/** What stands behind the parentheses of a step or an operation; nothing where it is only done. */
export const answerType = ({ answer, result }: Pick<Step, 'answer' | 'result'>): string => {
  if (answer === undefined) return result === undefined ? '' : `: ${plainType(wholeType(result))}`;
  return `: ${answer === 'boolean' ? 'Boolean' : typeName(answer.name)}`;
};

export const parametersOf = ({ parameters = [] }: Pick<Step, 'parameters'>): readonly string[] =>
  parameters.map((each) => `${identifier(each.name)}: ${plainType(wholeType(each))}`);

const declare = (value: PassedValue, isVaried: boolean): string =>
  `${isVaried ? 'var' : 'val'} ${identifier(value.name)}: ${plainType(wholeType(value))}`;

const writeOperation = (
  writer: Writer,
  dialect: KotlinDialect,
  operation: OperationDecl,
  offers: PortDecl | undefined,
): void => {
  const { name, summary, body } = operation;
  const isOffered = offers?.methods.some((step) => methodName(step.name) === methodName(name)) === true;
  writer.gap();
  writer.comment(summary);
  const head = `${isOffered ? 'override ' : ''}${dialect.fun} ${methodName(name)}(`;
  writer.items(head, parametersOf(operation), `)${answerType(operation)} {`, name.from);
  writer.indented(() => writeBlock(writer, { ...dialect, declare }, body));
  writer.line('}');
};

/** The class with the properties that it is made with: its ports and, where steps are told of, an observer. */
const writeHead = (
  writer: Writer,
  { isObserved }: KotlinDialect,
  {
    type,
    summary,
    ports,
    promise = '',
    about,
  }: {
    readonly type: string;
    readonly summary: string;
    readonly ports: readonly PortDecl[];
    readonly promise?: string;
    readonly about?: readonly string[];
  },
): void => {
  const properties = [
    ...ports.map(({ handle, name }) => `private val ${identifier(handle)}: ${typeName(name)}`),
    ...(isObserved ? ['private val observe: (String) -> Unit'] : []),
  ];
  if (isObserved) writer.comment(summary, 'The observer is called with the name of each step before it runs.');
  else writer.comment(summary);
  if (properties.length === 0) writer.line(`class ${type}${promise} {`, about);
  else writer.items(`class ${type}(`, properties, `)${promise} {`, about);
};
