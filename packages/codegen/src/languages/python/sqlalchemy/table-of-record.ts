import {
  allFieldsOf,
  type Check,
  type Column,
  createNameScope,
  type RecordDecl,
  type Table,
} from '../../../program/index.ts';
import { wordOf } from '../../families/procedural-sql/words.ts';

/** A class as a table: a column per field that holds a plain value, with a number as its key where it has none. */
export const tableOfRecord = (record: RecordDecl, records: readonly RecordDecl[]): Table => {
  const fields = allFieldsOf(records, record);
  const columns = fields.flatMap((field): readonly Column[] =>
    field.isList || field.type.kind === 'record'
      ? []
      : [
          {
            name: field.name,
            type: field.type.kind === 'scalar' ? field.type.scalar : 'text',
            isNullable: field.isOptional,
            isIdentity: false,
            summary: field.summary,
          },
        ],
  );
  const key = columns.find(({ name }) => name.words.join(' ') === 'id');
  const own = createNameScope(columns.map(({ name }) => name.words.join(''))).take('id', record.name.from, 'id');
  const identity: Column = { name: own, type: 'integer', isNullable: false, isIdentity: true, summary: 'The key.' };
  return {
    name: record.name,
    summary: record.summary,
    columns: key === undefined ? [identity, ...columns] : columns,
    primaryKey: [key?.name ?? own],
    unique: [],
    foreignKeys: [],
    checks: fields.flatMap(({ name, type, isList }): readonly Check[] =>
      isList || type.kind !== 'enum'
        ? []
        : [
            {
              kind: 'oneOf',
              name: { ...name, words: ['ck', ...record.name.words, ...name.words] },
              column: name,
              values: [...new Set(type.enum.members.map(wordOf))],
            },
          ],
    ),
    indexes: [],
  };
};
