import type { Writer } from '../../../printing/writer.ts';
import type { InventoryDecl, MachineDecl } from '../../../program/index.ts';
import { type InventoryField, inventoryFields } from '../inventory-fields.ts';
import type { ProceduralDialect, SqlDialect } from './sql-dialect.ts';
import { wordOf } from './words.ts';
import { endBatch } from './write-schema.ts';

/** What leads where as a table, and a routine that refuses what is not in it. */
export const writeMachine = (
  writer: Writer,
  dialect: ProceduralDialect,
  { name, transitions, summary }: MachineDecl,
): void => {
  const own = dialect.identifier(name);
  const table = `${own}_moves`;
  const { word } = dialect.tables;
  writer.gap();
  writer.comment(summary);
  writeTable(writer, dialect, table, [
    `from_state ${word} NOT NULL`,
    `on_event ${word} NOT NULL`,
    `next_state ${word} NOT NULL`,
    `CONSTRAINT pk_${table} PRIMARY KEY (from_state, on_event)`,
  ]);
  const rows = transitions.map(({ from, event, to, about }) => ({
    values: [from, event, to].map((each) => dialect.quote(wordOf(each))),
    about,
  }));
  writeRows(writer, dialect, `${table} (from_state, on_event, next_state)`, rows);
  writer.gap();
  writer.comment('The state that an event leads to; raises an error if the event is not allowed.');
  dialect.procedures.routines.nextState(writer, `next_of_${own}`, table);
};

/** Parts and lines as tables with all their rows. */
export const writeInventory = (writer: Writer, dialect: SqlDialect, inventory: InventoryDecl): void => {
  const { name, summary, items, links } = inventory;
  const base = dialect.identifier(name);
  const { quote, owned } = dialect;
  const { word, label, integer, flag, literal, nullable } = dialect.tables;
  const orEmpty = nullable === undefined ? '' : ` ${nullable}`;
  const orNull = (text: string): string => (text === '' ? 'NULL' : quote(text));
  const refer = (key: string, column: string): string =>
    `CONSTRAINT fk_${base}_${key} FOREIGN KEY (${column}) REFERENCES ${owned(`${base}_items`)} (item_key)`;
  const columns = {
    key: ['item_key', `${word} NOT NULL`],
    label: ['item_label', `${label} NOT NULL`],
    kind: ['item_kind', `${word} NOT NULL`],
    area: ['item_area', `${label}${orEmpty}`],
    parent: ['parent_key', `${word}${orEmpty}`],
    person: ['item_person', `${label}${orEmpty}`],
    address: ['item_address', `${word}${orEmpty}`],
    detail: ['item_detail', `${label}${orEmpty}`],
  } as const satisfies Readonly<Record<InventoryField, readonly [string, string]>>;
  const [, ...fields] = inventoryFields(inventory);
  writer.gap();
  writer.comment(summary);
  writeTable(writer, dialect, `${base}_items`, [
    columns.key.join(' '),
    `item_position ${integer} NOT NULL`,
    ...fields.map((field) => columns[field].join(' ')),
    `CONSTRAINT pk_${base}_items PRIMARY KEY (item_key)`,
    ...(fields.includes('parent') ? [refer('parent', 'parent_key')] : []),
  ]);
  if (areLinked(inventory)) {
    writer.gap();
    writeTable(writer, dialect, `${base}_links`, [
      `link_position ${integer} NOT NULL`,
      `start_key ${word} NOT NULL`,
      `end_key ${word} NOT NULL`,
      `link_label ${label}${orEmpty}`,
      `is_mutual ${flag} NOT NULL`,
      `CONSTRAINT pk_${base}_links PRIMARY KEY (link_position)`,
      refer('start', 'start_key'),
      refer('end', 'end_key'),
    ]);
  }
  writeRows(
    writer,
    dialect,
    `${base}_items (${['item_key', 'item_position', ...fields.map((field) => columns[field][0])].join(', ')})`,
    items.map((item, index) => ({
      values: [quote(item.key), String(index + 1), ...fields.map((field) => orNull(item[field]))],
      about: item.about,
    })),
  );
  writeRows(
    writer,
    dialect,
    `${base}_links (link_position, start_key, end_key, link_label, is_mutual)`,
    links.map(({ from, to, label: said, isMutual, about }, index) => ({
      values: [String(index + 1), quote(from), quote(to), orNull(said), literal(isMutual, { type: 'boolean' })],
      about,
    })),
  );
};

/** A tree has no lines beside those from part to part below it, and nobody asks for any. */
const areLinked = ({ links, queries }: InventoryDecl): boolean =>
  links.length > 0 || queries.some((query) => ['neighbors', 'reachable', 'startOrder'].includes(query));

const writeTable = (writer: Writer, dialect: SqlDialect, name: string, lines: readonly string[]): void => {
  writer.block(`CREATE TABLE ${dialect.owned(name)} (`, dialect.tables.tableEnd ?? ');', () => {
    for (const [index, line] of lines.entries()) writer.line(`${line}${index === lines.length - 1 ? '' : ','}`);
  });
  endBatch(writer, dialect);
};

interface Row {
  readonly values: readonly string[];
  readonly about: readonly string[];
}

/** Many rows with few statements; one statement, so that rows may refer to later ones. */
const writeRows = (writer: Writer, dialect: SqlDialect, target: string, rows: readonly Row[]): void => {
  const { most, open, row: rowOf } = dialect.tables.rows;
  for (let start = 0; start < rows.length; start += most) {
    const part = rows.slice(start, start + most);
    writer.gap();
    writer.line(`INSERT INTO ${dialect.owned(target)}`);
    if (open !== '') writer.line(open);
    writer.indented(() => {
      for (const [index, { values, about }] of part.entries())
        writer.line(rowOf(values.join(', '), index === part.length - 1), about);
    });
    endBatch(writer, dialect);
  }
};
