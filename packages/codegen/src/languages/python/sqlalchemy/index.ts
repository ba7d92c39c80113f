import { clearly } from '../../../planning/cannot-plan.ts';
import { toFile } from '../../../printing/to-file.ts';
import type { Adapter } from '../adapter.ts';
import { withImports } from '../with-imports.ts';
import { keptTables } from './kept-tables.ts';
import { storeName, tableName } from './names.ts';
import { countStoreTests, writeStoreTests } from './write-store-tests.ts';
import { writeMoments, writeStore } from './write-stores.ts';
import { writeTable } from './write-tables.ts';

/** What is drawn as tables, and the objects of classes, in any database that SQLAlchemy speaks with. Written for 1.4 and 2. */
export const sqlalchemy: Adapter = {
  dependencies: ['sqlalchemy>=1.4'],
  testDependencies: [],
  untyped: ['sqlalchemy.*'],
  modules: ['database'],
  countTests: (program) => countStoreTests(keptTables(program), program.schema),
  commands: [],
  files: (program, dialect, module) => {
    const kept = keptTables(program);
    if (kept.length === 0)
      throw clearly(
        'SQLAlchemy keeps rows in tables, and this diagram has no tables and no classes with a key to keep. Choose another framework, or none.',
      );
    const database = withImports(dialect, { program: module, libraries }, (writer) => {
      writer.gap();
      writer.line('metadata = MetaData()');
      for (const { table } of kept) writeTable(writer, table);
      const stores = kept.flatMap(({ table, collection }) => (collection === undefined ? [] : [{ table, collection }]));
      for (const { table, collection } of stores) writeStore(writer, table, collection);
      const hasMoments = stores.some(({ collection }) =>
        collection.fields.some(({ type }) => type.kind === 'scalar' && type.scalar === 'timestamp'),
      );
      if (hasMoments) writeMoments(writer);
    });
    const own = [
      'metadata',
      ...kept.map(({ table }) => tableName(table)),
      ...kept.map(({ collection }) => (collection === undefined ? '' : storeName(collection.record))),
    ].filter((name) => name !== '');
    const tests = withImports(
      dialect,
      { program: module, libraries: testLibraries, own: [['database', own]] },
      (writer) => writeStoreTests(writer, kept, program.schema),
    );
    return [
      toFile('database.py', database, 'The tables, and stores that keep objects in them.', 'source'),
      toFile('tests/test_database.py', tests, 'The tests of the tables, on a database in memory.', 'test'),
    ];
  },
};

const libraries = [
  [
    'sqlalchemy',
    'JSON BigInteger Boolean CheckConstraint Column Date DateTime ForeignKeyConstraint Index Integer MetaData Numeric SmallInteger String Table Text UniqueConstraint column false func text true'.split(
      ' ',
    ),
  ],
  ['sqlalchemy.engine', ['Connection']],
  ['sqlalchemy.exc', ['IntegrityError']],
] as const;

const testLibraries = [
  ['sqlalchemy', ['create_engine']],
  ['sqlalchemy.engine', ['Connection']],
  ['sqlalchemy.exc', ['IntegrityError']],
] as const;
