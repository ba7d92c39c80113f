import type { Writer } from '../../../printing/writer.ts';
import { allFieldsOf, givenEndsOf, type Name, type RecordDecl, recordOf, type Sample } from '../../../program/index.ts';
import { identifier, typeName } from './dialect.ts';
import { writtenValue } from './written-value.ts';

/** On one line where it fits, otherwise as prettier breaks it. */
export const writeMade = (writer: Writer, name: string, made: Made): void => {
  const line = `const ${name} = ${onOneLine(made)};`;
  if (line.length <= 96 || made.values.length + made.ends.length === 0) writer.line(line);
  else if (made.ends.length > 0) writer.items(`const ${name} = new ${made.type}(`, argumentsOf(made), ');');
  else
    writer.block(`const ${name} = new ${made.type}({`, '});', () => {
      for (const value of made.values) writer.line(`${value},`);
    });
};

/** A class, the values that it is made of, and what else is given. */
export interface Made {
  readonly type: string;
  readonly values: readonly string[];
  readonly ends: readonly string[];
  /** Whether its constructor takes any values. */
  readonly takesValues: boolean;
}

/** What stands between the parentheses. */
export const argumentsOf = ({ values, ends, takesValues }: Made): readonly string[] => {
  const given = values.length > 0 ? [`{ ${values.join(', ')} }`] : takesValues && ends.length > 0 ? ['{}'] : [];
  return [...given, ...ends];
};

/** `new Chef({ id: 1 })` */
export const onOneLine = (made: Made): string => `new ${made.type}(${argumentsOf(made).join(', ')})`;

/** How a record is made of a sample; what is at its ends is made with it, but for `end`. */
export const make = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  values: Sample,
  end?: { readonly name: Name; readonly value: string },
): Made => {
  const fields = allFieldsOf(records, record);
  return {
    takesValues: fields.length > 0,
    type: typeName(record.name),
    values: fields.flatMap((field, index) => {
      const value = values[index] ?? null;
      return value === null && !field.isList ? [] : [`${identifier(field.name)}: ${writtenValue(field, value)}`];
    }),
    ends: givenEndsOf(records, record).map(({ name, given }) => {
      if (name === end?.name) return end.value;
      const other = recordOf(records, given?.record);
      return other === undefined || given === undefined ? 'undefined' : onOneLine(make(records, other, given.values));
    }),
  };
};
