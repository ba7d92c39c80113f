import type { Writer } from '../../../printing/writer.ts';
import { allFieldsOf, type RecordDecl, type Sample } from '../../../program/index.ts';
import { identifier, typeName } from './dialect.ts';
import { writtenValue } from './written-value.ts';

/** On one line where it fits, otherwise a value per line. */
export const writeMade = (writer: Writer, name: string, made: Made): void => {
  const line = `const ${name} = ${onOneLine(made)};`;
  if (line.length <= 96 || made.values.length === 0) writer.line(line);
  else
    writer.block(`const ${name} = new ${made.type}({`, '});', () => {
      for (const value of made.values) writer.line(`${value},`);
    });
};

/** A class, and the values that it is made of. */
export interface Made {
  readonly type: string;
  readonly values: readonly string[];
}

/** `new Chef({ id: 1 })` */
export const onOneLine = ({ type, values }: Made): string =>
  `new ${type}(${values.length === 0 ? '' : `{ ${values.join(', ')} }`})`;

/** How a record is made of a sample. */
export const make = (records: readonly RecordDecl[], record: RecordDecl, values: Sample): Made => ({
  type: typeName(record.name),
  values: allFieldsOf(records, record).flatMap((field, index) => {
    const value = values[index] ?? null;
    return value === null && !field.isList ? [] : [`${identifier(field.name)}: ${writtenValue(field, value)}`];
  }),
});
