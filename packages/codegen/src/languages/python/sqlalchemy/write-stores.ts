import type { Writer } from '../../../printing/writer.ts';
import { absentFor, type FieldDecl, type Table, type TypeRef } from '../../../program/index.ts';
import type { CollectionResource } from '../../../serving/plan-resources.ts';
import { apart, identifier, quote, typeName, writeInside } from '../dialect.ts';
import { pythonType } from '../write-records.ts';
import { columnOf, storeName, tableName } from './names.ts';

/** A store with the methods of the one in memory, and how a row becomes an object again. */
export const writeStore = (writer: Writer, table: Table, collection: CollectionResource): void => {
  const { record, store, key, fields } = collection;
  const type = `program.${typeName(record.name)}`;
  const own = tableName(table);
  const same = `${columnOf(table, key.name)} == ${toColumn(key.type, 'key')}`;
  const ofRow = rowReader(collection);
  const keyType = pythonType(key.type);
  apart(writer);
  writer.block(
    `class ${storeName(record)}:`,
    '',
    () => {
      writer.comment(
        `Keeps every ${record.name.words.join(' ')} in a table; has the methods of ${typeName(store.name)}.`,
      );
      writer.gap();
      writer.block('def __init__(self, connection: Connection) -> None:', '', () =>
        writer.line('self._connection = connection'),
      );
      writer.gap();
      writer.block(`def add(self, item: ${type}) -> None:`, '', () => {
        writer.block('try:', '', () =>
          writer.block('self._connection.execute(', ')', () =>
            writer.block(`${own}.insert().values(`, ')', () => {
              for (const field of fields) writer.line(`${identifier(field.name)}=${written(field)},`);
            }),
          ),
        );
        writer.block('except IntegrityError as error:', '', () =>
          writer.line('raise ValueError(str(error.orig)) from error'),
        );
      });
      if (store.canUpdate === true) writeUpdate(writer, table, collection, type);
      writer.gap();
      writer.block(`def find(self, key: ${keyType}) -> ${type} | None:`, '', () => {
        writeInside(writer, ['found = self._connection.execute(', `${own}.select().where(${same})`, ')']);
        writer.line('row = found.mappings().first()');
        writer.line(`return None if row is None else ${ofRow}(row)`);
      });
      writer.gap();
      writer.block(`def all(self) -> list[${type}]:`, '', () => {
        const ordered = `${own}.select().order_by(${columnOf(table, key.name)})`;
        writeInside(writer, ['found = self._connection.execute(', ordered, ')']);
        writer.line(`return [${ofRow}(row) for row in found.mappings()]`);
      });
      writer.gap();
      writer.block(`def remove(self, key: ${keyType}) -> bool:`, '', () => {
        writeInside(writer, ['result = self._connection.execute(', `${own}.delete().where(${same})`, ')']);
        writer.line('return bool(result.rowcount > 0)');
      });
    },
    record.name.from,
  );
  apart(writer);
  writer.block(`def ${ofRow}(row: Any) -> ${type}:`, '', () =>
    writer.block(`return ${type}(`, ')', () => {
      for (const field of fields) writer.line(`${identifier(field.name)}=${read(field)},`);
    }),
  );
};

const writeUpdate = (writer: Writer, table: Table, collection: CollectionResource, type: string): void => {
  const { record, key, fields } = collection;
  const own = identifier(key.name);
  const same = `${columnOf(table, key.name)} == ${toColumn(key.type, `item.${own}`)}`;
  writer.gap();
  writer.block(`def update(self, item: ${type}) -> None:`, '', () => {
    writer.block('try:', '', () =>
      writer.block('result = self._connection.execute(', ')', () => {
        writer.line(`${tableName(table)}.update()`);
        writer.line(`.where(${same})`);
        writer.block('.values(', ')', () => {
          for (const field of fields.filter((each) => each !== key))
            writer.line(`${identifier(field.name)}=${written(field)},`);
        });
      }),
    );
    writer.block('except IntegrityError as error:', '', () =>
      writer.line('raise ValueError(str(error.orig)) from error'),
    );
    writer.block('if result.rowcount == 0:', '', () => writer.line(`raise ValueError(${quote(absentFor(record))})`));
  });
};

/** Databases that keep no time zone give moments back without one. */
export const writeMoments = (writer: Writer): void => {
  apart(writer);
  writer.block('def utc(moment: datetime) -> datetime:', '', () => {
    writer.comment('A moment as it was kept, where the database keeps no time zone.');
    writer.line('return moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)');
  });
};

const rowReader = ({ record }: CollectionResource): string => identifier({ words: [...record.name.words, 'of'] });

const toColumn = (type: TypeRef, value: string): string => {
  if (type.kind === 'enum') return `${value}.value`;
  return type.kind === 'scalar' && type.scalar === 'uuid' ? `str(${value})` : value;
};

const written = ({ name, type, isList, isOptional }: FieldDecl): string => {
  const value = `item.${identifier(name)}`;
  if (isList) return `[${toJson(type, 'each')} for each in ${value}]`;
  const column = toColumn(type, value);
  return isOptional && column !== value ? `None if ${value} is None else ${column}` : column;
};

const read = ({ name, type, isList, isOptional }: FieldDecl): string => {
  const value = `row[${quote(identifier(name))}]`;
  if (isList) return `[${ofJson(type, 'each')} for each in ${value}]`;
  const field = ofColumn(type, value);
  return isOptional && field !== value ? `None if ${value} is None else ${field}` : field;
};

const ofColumn = (type: TypeRef, value: string): string => {
  if (type.kind === 'enum') return `program.${typeName(type.enum.name)}(${value})`;
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (scalar === 'uuid') return `UUID(${value})`;
  return scalar === 'timestamp' ? `utc(${value})` : value;
};

/** Items of a list stand in one column of JSON, which knows neither dates nor exact numbers. */
const toJson = (type: TypeRef, value: string): string => {
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (isMoment(scalar)) return `${value}.isoformat()`;
  return scalar === 'decimal' ? `str(${value})` : toColumn(type, value);
};

const ofJson = (type: TypeRef, value: string): string => {
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (isMoment(scalar)) return `${pythonType(type)}.fromisoformat(${value})`;
  return scalar === 'decimal' ? `Decimal(${value})` : ofColumn(type, value);
};

const isMoment = (scalar: string): boolean => ['date', 'time', 'timestamp'].includes(scalar);
