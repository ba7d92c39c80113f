import { snakeCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import { allFieldsOf, type RecordDecl, type Sample } from '../../program/index.ts';
import { writeCall } from './dialect.ts';
import type { RecordScope } from './record-scope.ts';
import { canRefuse, emptyOf } from './write-records.ts';
import { written } from './written.ts';

/** One of each record that can be made, and what stands in for those that cannot. */
export const writeSamples = (writer: Writer, scope: RecordScope): void => {
  for (const record of scope.records) {
    const scenario = record.scenarios.find(({ kind }) => kind === 'construct' || kind === 'bothEnds');
    if (scenario?.kind !== 'construct' && scenario?.kind !== 'bothEnds') continue;
    writer.gap();
    writer.block(`fn ${sampleOf(record)}() -> ${scope.structOf(record)} {`, '}', () =>
      writeMade(writer, scope, record, scenario.values, canRefuse(scope, record) ? '.unwrap()' : ''),
    );
  }
};

export const sampleOf = ({ name }: RecordDecl): string => `sample_${snakeCase(name)}`;

export const writeMade = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  values: Sample,
  close: string,
  open = '',
): void => {
  const given = allFieldsOf(scope.records, record).map((field, index) => written(field, values[index] ?? null));
  if (given.length === 0) {
    writer.line(`${open}${emptyOf(scope, record)}${close}`);
    return;
  }
  writeCalled(writer, `${open}${scope.structOf(record)}::new(`, given, close);
};

/** A call with what follows it, on a line of its own behind a call of several lines, or where both do not fit on one. */
export const writeCalled = (writer: Writer, head: string, given: readonly string[], close: string): void => {
  const [inside, isChain] = [given.join(', '), close.startsWith('.')];
  const call = `${head}${inside})`;
  if (isChain && inside.length <= 60 && call.length <= writer.room() && (call + close).length > writer.room()) {
    writer.line(call);
    writer.indented(() => writer.line(close));
    return;
  }
  if (inside.length <= 60 || !isChain) {
    writeCall(writer, head, given, `)${close}`);
    return;
  }
  writeCall(writer, head, given, ')');
  writer.line(close);
};
