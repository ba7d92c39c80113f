import { avoiding } from '../../../printing/cases.ts';
import type { Name, RecordDecl, Table } from '../../../program/index.ts';
import { identifier, quote, typeName } from '../dialect.ts';

/** Names that the module itself uses. */
const taken = 'column connection datetime engine event func item metadata program pytest row timezone utc'.split(' ');

export const tableName = ({ name }: Pick<Table, 'name'>): string => avoiding(identifier, new Set(taken))(name);

/** What the collection of a table's columns has for itself. */
const collectionMembers = new Set(
  'add as_immutable as_readonly clear compare contains_column extend get has_key items keys remove update values'.split(
    ' ',
  ),
);

export const columnOf = (table: Table, name: Pick<Name, 'words'>): string => {
  const column = identifier(name);
  return collectionMembers.has(column) ? `${tableName(table)}.c[${quote(column)}]` : `${tableName(table)}.c.${column}`;
};

export const storeName = ({ store }: Pick<RecordDecl, 'store'>): string =>
  store === undefined ? '' : typeName({ words: ['sql', ...store.name.words] });
