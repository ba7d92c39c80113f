import { screamingCase } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import { writeRemark } from '../../printing/write-remark.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  asValue,
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
import { flowClassName } from '../families/curly/flow-class.ts';
import { writeBlock, writeTable } from '../families/curly/write-block.ts';
import { identifier, type JavaDialect, methodName, typeName } from './dialect.ts';
import { plainType } from './write-records.ts';

export const writeError = (writer: Writer, each: ErrorDecl): void => {
  const type = typeName(errorWords(each, 'exception'));
  writer.comment(each.summary);
  writer.block(
    `public class ${type} extends RuntimeException {`,
    '}',
    () => {
      writer.line('private static final long serialVersionUID = 1L;');
      writer.gap();
      writer.block(`public ${type}() {`, '}', () => writer.line(`super(${doubleQuoted(errorSaid(each))});`));
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
      const isRespelled = members.some((member) => ![undefined, screamingCase(member)].includes(member.value));
      for (const [index, member] of members.entries()) {
        const value = isRespelled ? `(${doubleQuoted(asValue(member))})` : '';
        const end = index < members.length - 1 ? ',' : isRespelled ? ';' : '';
        writer.line(`${screamingCase(member)}${value}${end}`, member.from);
      }
      if (isRespelled) writeValue(writer, typeName(name));
    },
    name.from,
  );
};

const writeValue = (writer: Writer, type: string): void => {
  writer.gap();
  writer.line('private final String value;');
  writer.gap();
  writer.block(`${type}(String value) {`, '}', () => writer.line('this.value = value;'));
  writer.gap();
  writer.comment('The value as it is drawn.');
  writer.block('public String value() {', '}', () => writer.line('return value;'));
};

export const writePort = (writer: Writer, { name, summary, methods }: PortDecl): void => {
  writer.comment(summary);
  writer.block(
    `public interface ${typeName(name)} {`,
    '}',
    () => {
      for (const step of methods) {
        writer.gap();
        writeRemark(writer, step);
        writer.items(`${answerType(step)} ${methodName(step.name)}(`, parametersOf(step), ');', step.name.from);
      }
    },
    name.from,
  );
};

/** A class that holds the ports and runs the flow. */
export const writeFlow = (writer: Writer, dialect: JavaDialect, flow: FlowDecl): void => {
  const type = typeName(flowClassName(flow));
  writer.comment(flow.summary);
  writer.block(`public final class ${type} {`, '}', () => {
    writeConstructor(writer, dialect, type, flow.ports);
    writer.gap();
    writer.block(
      `public ${flow.outcome === undefined ? 'void' : typeName(flow.outcome.name)} run(${parametersOf(flow).join(', ')}) {`,
      '}',
      () => {
        if (flow.body !== undefined) writeBlock(writer, { ...dialect, declare }, flow.body, flow.outcome);
        else if (flow.table !== undefined) writeTable(writer, dialect, flow.table, flow.outcome);
      },
      flow.name.from,
    );
  });
};

/** A class that works through its ports. */
export const writeService = (writer: Writer, dialect: JavaDialect, service: ServiceDecl): void => {
  const { name, summary, ports, operations, offers, extends: above } = service;
  const type = typeName(name);
  writer.comment(summary);
  writer.block(
    `public ${service.isExtended === true ? '' : 'final '}class ${type}${above === undefined ? '' : ` extends ${typeName(above)}`}${offers === undefined ? '' : ` implements ${typeName(offers.name)}`} {`,
    '}',
    () => {
      writeConstructor(writer, dialect, type, ports, above);
      for (const operation of operations) writeOperation(writer, dialect, operation, offers);
    },
    name.from,
  );
};

/** What a step gives back, or an operation. */
export const answerType = ({ answer, result }: Pick<Step, 'answer' | 'result'>): string => {
  if (answer === undefined) return result === undefined ? 'void' : plainType(wholeType(result));
  return answer === 'boolean' ? 'boolean' : typeName(answer.name);
};

export const parametersOf = ({ parameters = [] }: Pick<Step, 'parameters'>): readonly string[] =>
  parameters.map((each) => `${plainType(wholeType(each))} ${identifier(each.name)}`);

const declare = (value: PassedValue): string => `${plainType(wholeType(value))} ${identifier(value.name)}`;

const writeOperation = (
  writer: Writer,
  dialect: JavaDialect,
  operation: OperationDecl,
  offers: PortDecl | undefined,
): void => {
  const { name, summary, body } = operation;
  writer.gap();
  writer.comment(summary);
  if (offers?.methods.some((step) => methodName(step.name) === methodName(name)) === true) writer.line('@Override');
  writer.items(`public ${answerType(operation)} ${methodName(name)}(`, parametersOf(operation), ') {', name.from);
  writer.indented(() => writeBlock(writer, { ...dialect, declare }, body));
  writer.line('}');
};

/** Fields for the ports and, where steps are told of, for an observer; and the constructor that takes them. */
const writeConstructor = (
  writer: Writer,
  { isObserved }: JavaDialect,
  type: string,
  ports: readonly PortDecl[],
  above?: Name,
): void => {
  const fields = [
    ...ports.map(({ handle, name }) => ({ field: identifier(handle), type: typeName(name) })),
    ...(isObserved ? [{ field: 'observer', type: 'Consumer<String>' }] : []),
  ];
  if (fields.length === 0) return;
  for (const each of fields) writer.line(`private final ${each.type} ${each.field};`);
  writer.gap();
  if (isObserved) writer.comment('The observer is called with the name of each step before it runs.');
  const parameters = fields.map((each) => `${each.type} ${each.field}`);
  writer.items(`public ${type}(`, parameters, ') {');
  writer.indented(() => {
    if (above !== undefined) writer.line(`super(${fields.map(({ field }) => field).join(', ')});`);
    for (const { field } of fields) {
      writer.line(`this.${field} = ${isObserved ? `Objects.requireNonNull(${field}, "${field}")` : field};`);
    }
  });
  writer.line('}');
};
