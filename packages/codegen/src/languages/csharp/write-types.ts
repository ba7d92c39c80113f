import { doubleQuoted } from '../../printing/double-quoted.ts';
import { writeRemark } from '../../printing/write-remark.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type EnumDecl,
  type ErrorDecl,
  errorSaid,
  errorWords,
  type FlowDecl,
  type Name,
  type OperationDecl,
  type PassedValue,
  type PortDecl,
  type ServiceDecl,
  type Step,
  wholeType,
} from '../../program/index.ts';
import { writeBraces } from '../families/curly/dialect.ts';
import { flowClassName } from '../families/curly/flow-class.ts';
import { writeBlock, writeTable } from '../families/curly/write-block.ts';
import { type CsharpDialect, fieldName, identifier, memberName, portName, stepName, typeName } from './dialect.ts';
import { plainType } from './record-names.ts';

export const writeError = (writer: Writer, dialect: CsharpDialect, each: ErrorDecl): void => {
  const type = typeName(errorWords(each, 'exception'));
  writer.comment(each.summary);
  writeBraces(
    writer,
    dialect,
    `public class ${type} : Exception`,
    () => {
      writer.line(`public ${type}()`);
      writer.indented(() => writer.line(`: base(${doubleQuoted(errorSaid(each))})`));
      writer.block('{', '}', () => {});
    },
    { about: each.name.from },
  );
};

export const writeEnum = (writer: Writer, dialect: CsharpDialect, { name, summary, members }: EnumDecl): void => {
  writer.comment(summary);
  writeBraces(
    writer,
    dialect,
    `public enum ${typeName(name)}`,
    () => {
      for (const [index, member] of members.entries())
        writer.line(`${memberName(member)}${index === members.length - 1 ? '' : ','}`, member.from);
    },
    { about: name.from },
  );
};

export const writePort = (writer: Writer, dialect: CsharpDialect, port: PortDecl): void => {
  writer.comment(port.summary);
  writeBraces(
    writer,
    dialect,
    `public interface ${portName(port)}`,
    () => {
      for (const step of port.methods) {
        writer.gap();
        writeRemark(writer, step);
        writer.items(
          `${answerType(step, dialect)} ${stepName(step, dialect)}(`,
          parametersOf(step),
          ');',
          step.name.from,
        );
      }
    },
    { about: port.name.from },
  );
};

/** A class that holds the ports and runs the flow. */
export const writeFlow = (writer: Writer, dialect: CsharpDialect, flow: FlowDecl): void => {
  const type = typeName(flowClassName(flow));
  const outcome = flow.outcome && typeName(flow.outcome.name);
  const given = parametersOf(flow).join(', ');
  const head = dialect.isAwaited
    ? `public async Task${outcome === undefined ? '' : `<${outcome}>`} RunAsync(${given})`
    : `public ${outcome ?? 'void'} Run(${given})`;
  writer.comment(flow.summary);
  writeBraces(writer, dialect, `public sealed class ${type}`, () => {
    writeConstructor(writer, dialect, type, flow.ports);
    writer.gap();
    writeBraces(
      writer,
      dialect,
      head,
      () => {
        if (flow.body !== undefined) writeBlock(writer, { ...dialect, declare }, flow.body, flow.outcome);
        else if (flow.table !== undefined) writeTable(writer, dialect, flow.table, flow.outcome);
      },
      { about: flow.name.from },
    );
  });
};

/** A class that works through its ports. */
export const writeService = (writer: Writer, dialect: CsharpDialect, service: ServiceDecl): void => {
  const { name, summary, ports, operations, offers, extends: above } = service;
  const type = typeName(name);
  const bases = [
    ...(above === undefined ? [] : [typeName(above)]),
    ...(offers === undefined ? [] : [portName(offers)]),
  ];
  writer.comment(summary);
  writeBraces(
    writer,
    dialect,
    `public ${service.isExtended === true ? '' : 'sealed '}class ${type}${bases.length === 0 ? '' : ` : ${bases.join(', ')}`}`,
    () => {
      writeConstructor(writer, dialect, type, ports, above);
      for (const operation of operations) writeOperation(writer, dialect, service, operation);
    },
    { about: name.from },
  );
};

/** A method must not be called like its class. */
export const operationName = (
  service: ServiceDecl,
  { name }: Pick<OperationDecl, 'name'>,
  dialect: CsharpDialect,
): string => {
  const written = stepName({ name }, dialect);
  return written === typeName(service.name) ? `Run${written}` : written;
};

/** What a step gives back, or an operation. */
export const answerType = (
  { answer, result }: Pick<Step, 'answer' | 'result'>,
  { isAwaited }: Pick<CsharpDialect, 'isAwaited'>,
): string => {
  const value = result === undefined ? '' : plainType([], wholeType(result));
  const plain = answer === undefined ? value : answer === 'boolean' ? 'bool' : typeName(answer.name);
  if (!isAwaited) return plain || 'void';
  return plain === '' ? 'Task' : `Task<${plain}>`;
};

export const parametersOf = ({ parameters = [] }: Pick<Step, 'parameters'>): readonly string[] =>
  parameters.map((each) => `${plainType([], wholeType(each))} ${identifier(each.name)}`);

const declare = (value: PassedValue): string => `${plainType([], wholeType(value))} ${identifier(value.name)}`;

const writeOperation = (
  writer: Writer,
  dialect: CsharpDialect,
  service: ServiceDecl,
  operation: OperationDecl,
): void => {
  writer.gap();
  writer.comment(operation.summary);
  const type = `${dialect.isAwaited ? 'async ' : ''}${answerType(operation, dialect)}`;
  const head = `public ${type} ${operationName(service, operation, dialect)}(`;
  writer.items(head, parametersOf(operation), ')', operation.name.from);
  writer.block('{', '}', () => writeBlock(writer, { ...dialect, declare }, operation.body));
};

/** Fields for the ports and, where steps are told of, for an observer; and the constructor that takes them. */
const writeConstructor = (
  writer: Writer,
  dialect: CsharpDialect,
  type: string,
  ports: readonly PortDecl[],
  above?: Name,
): void => {
  const fields = [
    ...ports.map((port) => ({
      field: fieldName(port.handle),
      parameter: identifier(port.handle),
      type: portName(port),
    })),
    ...(dialect.isObserved ? [{ field: '_observe', parameter: 'observe', type: 'Action<string>' }] : []),
  ];
  if (fields.length === 0) return;
  for (const each of fields) writer.line(`private readonly ${each.type} ${each.field};`);
  writer.gap();
  if (dialect.isObserved) writer.comment('The observer is called with the name of each step before it runs.');
  const parameters = fields.map((each) => `${each.type} ${each.parameter}`);
  writer.items(`public ${type}(`, parameters, ')');
  if (above !== undefined)
    writer.indented(() => writer.line(`: base(${fields.map(({ parameter }) => parameter).join(', ')})`));
  writer.block('{', '}', () => {
    for (const { field, parameter } of fields) {
      const guard = dialect.isObserved ? ` ?? throw new ArgumentNullException(nameof(${parameter}))` : '';
      writer.line(`${field} = ${parameter}${guard};`);
    }
  });
};
