import type { Writer } from '../../../printing/writer.ts';
import {
  createNameScope,
  type Literal,
  type Name,
  type Schema,
  type SeedRow,
  type Table,
} from '../../../program/index.ts';
import type { CollectionResource } from '../../../serving/plan-resources.ts';
import { apart, identifier, typeName, writeInside } from '../dialect.ts';
import { given, shortened } from '../write-tests.ts';
import { written } from '../written.ts';
import type { KeptTable } from './kept-tables.ts';
import { columnOf, storeName, tableName } from './names.ts';

/** Each constraint refuses a wrong row, and each store gives back what was put in, on a database in memory. */
export const writeStoreTests = (writer: Writer, kept: readonly KeptTable[], schema: Schema | undefined): void => {
  const names = createNameScope();
  const test = (sentence: readonly string[], fixture: string, about: readonly string[], body: () => void): void => {
    apart(writer);
    const name = names.sentence(shortened(sentence), []).words.join('_');
    writer.items(`def test_${name}(`, [`${fixture}: Connection`], ') -> None:', about);
    writer.indented(body);
  };
  const tables = kept.map(({ table }) => table);
  writeFixture(writer, 'connection', 'An empty database in memory.', () => {
    writer.line('metadata.create_all(connection)');
    writer.line('yield connection');
  });
  for (const { collection } of kept) {
    if (collection === undefined) continue;
    const { record } = collection;
    test([...record.name.words, 'is kept in a table'], 'connection', record.name.from, () =>
      writeRoundTrip(writer, collection),
    );
  }
  if (schema === undefined || schema.scenarios.length === 0) return;
  writeFixture(writer, 'filled', 'A database in memory with a first row in each table.', () => {
    writer.line('metadata.create_all(connection)');
    // SQLite looks at keys where it is told to.
    writer.line('connection.exec_driver_sql("PRAGMA foreign_keys = ON")');
    for (const row of schema.seed) writeInsert(writer, tables, row);
    writer.line('yield connection');
  });
  for (const { name, kind, action } of schema.scenarios) {
    test(name.words, 'filled', name.from, () => {
      const write = (): void =>
        'insert' in action
          ? writeInsert(writer, tables, action.insert, 'filled')
          : writeDelete(writer, tables, action.deleteFrom, action.key);
      if (kind === 'accepts') write();
      else writer.block('with pytest.raises(IntegrityError):', '', write);
    });
  }
};

export const countStoreTests = (kept: readonly KeptTable[], schema: Schema | undefined): number =>
  kept.filter(({ collection }) => collection !== undefined).length + (schema?.scenarios.length ?? 0);

const writeFixture = (writer: Writer, name: string, says: string, body: () => void): void => {
  apart(writer);
  writer.line('@pytest.fixture');
  writer.block(`def ${name}() -> Iterator[Connection]:`, '', () => {
    writer.comment(says);
    writer.line('engine = create_engine("sqlite://", future=True)');
    writer.block('with engine.connect() as connection:', '', body);
  });
};

const writeRoundTrip = (writer: Writer, { record, store, key, fields, accepted }: CollectionResource): void => {
  const own = identifier(key.name);
  writer.line(`store = ${storeName({ store } as typeof record)}(connection)`);
  writer.items(`made = program.${typeName(record.name)}(`, given(fields, accepted, 'program.'), ')');
  writer.line('store.add(made)');
  writer.line(`found = store.find(made.${own})`);
  writer.line('assert found is not None');
  const claim = 'vars(found) == vars(made)';
  writer.line(`assert ${claim}`);
  writer.line('with pytest.raises(ValueError):');
  writer.indented(() => writer.line('store.add(made)'));
  writer.line(`assert store.remove(made.${own})`);
  writer.line('assert store.all() == []');
};

const writeInsert = (writer: Writer, tables: readonly Table[], row: SeedRow, connection = 'connection'): void => {
  const table = tables.find(({ name }) => name === row.table);
  if (table === undefined) return;
  const values = row.values.map(({ column, value }) => `${identifier(column)}=${cellOf(table, column, value)}`);
  const insert = `${tableName(table)}.insert().values(`;
  const line = `${connection}.execute(${insert}${values.join(', ')}))`;
  if (line.length <= writer.room()) writer.line(line);
  else writer.block(`${connection}.execute(`, ')', () => writer.items(insert, values, ')'));
};

const writeDelete = (writer: Writer, tables: readonly Table[], name: Name, key: SeedRow['values']): void => {
  const table = tables.find((each) => each.name === name);
  if (table === undefined) return;
  const same = key.map(({ column, value }) => `${columnOf(table, column)} == ${cellOf(table, column, value)}`);
  const line = `${tableName(table)}.delete().where(${same.join(', ')})`;
  writeInside(writer, ['filled.execute(', line, ')']);
};

/** Keys of the kind of UUIDs stand in tables as texts. */
const cellOf = (table: Table, name: Name, value: Literal): string => {
  const type = table.columns.find((column) => column.name === name)?.type ?? 'text';
  const scalar = type === 'uuid' ? 'text' : type;
  return written({ type: { kind: 'scalar', scalar }, isList: false }, value);
};
