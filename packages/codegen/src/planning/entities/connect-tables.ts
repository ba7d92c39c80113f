import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import {
  type Assumption,
  type Column,
  createNameScope,
  type Name,
  type NameScope,
  oneLine,
} from '../../program/index.ts';
import { plural, singular } from '../../program/plural.ts';
import { type Many, readCardinality } from '../records/cardinality.ts';
import { pastParticiple, presentParticiple } from '../records/participles.ts';
import { findDrawnKey, namedBy } from './composite-keys.ts';
import type { TableDraft } from './draft-table.ts';

/** The kind of a line that stands for a field which lists others: its label is what they are called. */
export const manyOfField = 'many of field';

/** The kind of lines of which each row has one: to the classes that can be made where the line leads to one that cannot. */
export const oneOfSeveral = 'one of several';

/** The same, from wholes to a part that goes with its own. */
export const partOfOneOfSeveral = 'part of one of several';

interface Connection {
  readonly spec: DiagramSpec;
  /** Tables between two others are added. */
  readonly drafts: TableDraft[];
  readonly tableNames: NameScope;
  readonly constraints: NameScope;
  readonly assumptions: Assumption[];
}

/** Turns each line into a foreign key on its many side, or into a table of its own where both sides are many. */
export const connectTables = (connection: Connection): void => {
  const { spec, drafts } = connection;
  const find = (id: string): TableDraft | undefined => drafts.find((draft) => draft.id === id);
  /** Lines that say no more than an earlier one: another column of the same key. */
  const said = new Set<SpecEdge>();
  const addForeignKey = (edge: SpecEdge, child: TableDraft, parent: TableDraft, wish: KeyWish): void => {
    const alike = spec.edges.filter((each) => each !== edge && !said.has(each) && joinsSame(each, edge));
    for (const each of connectOne(connection, [edge, ...alike], child, parent, wish)) said.add(each);
  };
  for (const edge of spec.edges) {
    const [from, to] = [find(edge.from), find(edge.to)];
    if (from === undefined || to === undefined || said.has(edge)) continue;
    const [left, right] = [readCardinality(edge.fromCardinality), readCardinality(edge.toCardinality)];
    if (left.isMany && right.isMany) connectMany(connection, edge, from, to);
    else if (left.isMany) addForeignKey(edge, from, to, { isOptional: right.isOptional, isUnique: false });
    else if (right.isMany) addForeignKey(edge, to, from, { isOptional: left.isOptional, isUnique: false });
    else {
      const isFromChild = !isComposition(edge) && isChild(from, left, to, right);
      const [child, parent, end] = isFromChild ? [from, to, right] : [to, from, left];
      addForeignKey(edge, child, parent, { isOptional: end.isOptional, isUnique: true });
    }
  }
  for (const draft of drafts) connectByName(connection, draft);
  const several = spec.edges.filter(({ kind }) => kind === oneOfSeveral || kind === partOfOneOfSeveral);
  for (const id of new Set(several.map((edge) => edge.id)))
    for (const draft of drafts) requireOne(connection, draft, id);
};

/** Of the references that one line became, a row has exactly one. */
const requireOne = ({ constraints }: Connection, draft: TableDraft, id: string): void => {
  const keys = draft.foreignKeys.filter(({ name }) => name.from.includes(id));
  const columns = keys.flatMap((key) => key.columns.slice(0, 1));
  const [column] = columns;
  if (columns.length < 2 || column === undefined) return;
  for (const key of keys)
    if (key.onDelete === 'set null')
      draft.foreignKeys.splice(draft.foreignKeys.indexOf(key), 1, { ...key, onDelete: 'restrict' });
  const name = constraints.take(`ck ${draft.name.words.join(' ')} one ${column.words.join(' ')}`, [id], 'ck');
  draft.checks.push({ kind: 'exactlyOne', name, column, columns });
};

/** A line from a whole to its parts, which go with it. */
const isComposition = ({ kind }: SpecEdge): boolean => kind === 'composes' || kind === partOfOneOfSeveral;

/** Of two that have at most one of each other: whoever is drawn with a reference, or cannot be without the other, refers to it. */
const isChild = (one: TableDraft, ofOne: Many, other: TableDraft, ofOther: Many): boolean =>
  one.openForeignKeys.length > 0 || (other.openForeignKeys.length === 0 && ofOne.isOptional && !ofOther.isOptional);

/** Foreign keys that are drawn as such without a line: their name tells the table. */
const connectByName = (connection: Connection, draft: TableDraft): void => {
  for (const column of [...draft.openForeignKeys]) {
    const parent = connection.drafts.find((each) => isNamedAfter(column, each));
    const key = parent?.primaryKey;
    const target = parent?.columns.find(({ name }) => name === key?.[0]);
    if (parent === undefined || key?.length !== 1 || target === undefined) {
      connection.assumptions.push({
        text: `“${draft.label}” has a foreign key “${column.label}” to a table that is not in the diagram: it became a plain column.`,
        about: [draft.id],
      });
      continue;
    }
    put(connection, draft, parent, [column], { from: [draft.id] });
  }
};

const isNamedAfter = (column: Name, { name }: TableDraft): boolean => {
  const words = column.words.filter((word) => word !== 'id' && word !== 'fk').join('');
  const table = name.words.join('');
  return words !== '' && (table === words || table === `${words}s` || table.replace(/ies$/, 'y') === words);
};

const connectMany = (connection: Connection, edge: SpecEdge, from: TableDraft, to: TableDraft): void => {
  const { drafts, tableNames, assumptions, spec } = connection;
  const role = edge.kind === manyOfField ? edge.label : undefined;
  const label =
    role !== undefined
      ? `${from.label} ${role}`
      : spec.type === 'physical'
        ? `${from.label} ${to.label}`
        : plural([from.label, to.label]).join(' ');
  const between: TableDraft = {
    id: edge.id,
    name: tableNames.take(label, [edge.id], 'links'),
    label,
    scope: createNameScope(),
    columns: [],
    primaryKey: [],
    unique: [],
    indexes: [],
    foreignKeys: [],
    checks: [],
    drawnForeignKeys: [],
    openForeignKeys: [],
    onDelete: new Map(),
    onUpdate: new Map(),
  };
  drafts.push(between);
  for (const parent of [from, to]) {
    const isSecond = between.columns.length > 0;
    const called = isSecond ? (role ?? (from === to ? `other ${parent.label}` : parent.label)) : parent.label;
    const columns = addColumns(between, { ...parent, label: called }, edge, false);
    between.primaryKey.push(...columns);
    put(connection, between, parent, columns, { from: [edge.id], onDelete: 'cascade' });
  }
  assumptions.push({
    text: `“${from.label}” and “${to.label}” are many-to-many, so a join table links them.`,
    about: [edge.id],
  });
};

interface KeyWish {
  readonly isOptional: boolean;
  readonly isUnique: boolean;
}

const joinsSame = (one: SpecEdge, other: SpecEdge): boolean => one.from === other.from && one.to === other.to;

/** The first of several lines between two tables becomes a reference; given back are all that say the same one. */
const connectOne = (
  connection: Connection,
  lines: readonly [SpecEdge, ...(readonly SpecEdge[])],
  child: TableDraft,
  parent: TableDraft,
  wish: KeyWish,
): readonly SpecEdge[] => {
  const [edge] = lines;
  const together = findDrawnKey(child, parent, lines);
  const drawn = findDrawn(connection.drafts, child, parent, edge);
  const columns =
    together?.columns ?? (drawn === undefined ? addColumns(child, parent, edge, wish.isOptional) : [drawn]);
  const kept = columns.filter((column) => !child.primaryKey.includes(column) && !isRequired(connection, child, column));
  if (wish.isOptional && (together !== undefined || drawn !== undefined)) mayBeMissing(connection, child, kept, edge);
  const isSole =
    child.primaryKey.length === columns.length && columns.every((column) => child.primaryKey.includes(column));
  const isKnown = child.unique.some((all) => all.every((column) => columns.includes(column)));
  if (wish.isUnique && !isSole && !isKnown) child.unique.push([...columns]);
  const isPart = isComposition(edge) && edge.from === parent.id;
  const from = (together?.lines ?? [edge]).map(({ id }) => id);
  put(connection, child, parent, columns, { from, ...(isPart && { onDelete: 'cascade' }) });
  return together?.lines ?? [edge];
};

/** The row itself is drawn as one that is never missing. */
const isRequired = ({ spec }: Connection, { id, columns }: TableDraft, name: Name): boolean => {
  const label = columns.find((column) => column.name === name)?.summary;
  const rows = spec.nodes.find((node) => node.id === id)?.attributes ?? [];
  return rows.some((row) => oneLine(row.name) === label && row.marks?.some((mark) => /required/i.test(mark)) === true);
};

/** A line that leads to nothing for some rows says so of the columns that are drawn for it. */
const mayBeMissing = ({ assumptions }: Connection, child: TableDraft, names: readonly Name[], edge: SpecEdge): void => {
  const opened = child.columns.filter(({ name, isNullable }) => names.includes(name) && !isNullable);
  for (const column of opened) child.columns.splice(child.columns.indexOf(column), 1, { ...column, isNullable: true });
  if (opened.length > 0)
    assumptions.push({
      text: `${opened.map(({ summary }) => `“${child.label}.${summary}”`).join(', ')} may be missing, because the relation is drawn as 0..1.`,
      about: [child.id, edge.id],
    });
};

/** A column that is drawn for this line: named by its label, by the table, or the only one left. */
const findDrawn = (
  drafts: readonly TableDraft[],
  child: TableDraft,
  parent: TableDraft,
  edge: SpecEdge,
): Name | undefined => {
  if (parent.primaryKey.length !== 1) return undefined;
  const open = child.openForeignKeys;
  const isTaken = (column: Name): boolean =>
    child.foreignKeys.some(({ table, columns }) => table === parent.name && columns.includes(column));
  const stem = parent.label
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?:ies|es|s)$/, '');
  return (
    namedBy(edge, child.drawnForeignKeys).find((column) => !isTaken(column)) ??
    open.find(({ words }) => stem !== '' && words.join('').includes(stem)) ??
    (child === parent && open.length === 1
      ? open.find((column) => !drafts.some((each) => each !== parent && isNamedAfter(column, each)))
      : undefined)
  );
};

const addColumns = (child: TableDraft, parent: TableDraft, edge: SpecEdge, isOptional: boolean): readonly Name[] =>
  parent.primaryKey.map((key) => {
    const target = parent.columns.find(({ name }) => name === key);
    const called = child === parent ? roleOfParent(edge, parent) : singular(parent.label);
    const [whose, own] = [createNameScope().take(called, [], '').words.join(' '), key.words.join(' ')];
    // `guest number` says already whose it is.
    const isSaid = child !== parent && own.startsWith(`${whose} `) && !child.scope.has(own);
    const label = isSaid ? own : `${called} ${own}`;
    const name = child.scope.take(label, [edge.id], 'reference');
    child.columns.push({
      name,
      ...typeOf(target),
      isNullable: isOptional || child === parent,
      isIdentity: false,
      summary: oneLine(edge.label) || `The ${singular(parent.label)} that it belongs to.`,
    });
    return name;
  });

/** What a row calls another of its table: a manager, a managing employee, a followed van, at least a parent. */
const roleOfParent = ({ label, toCardinality }: SpecEdge, parent: TableDraft): string => {
  const [said, one] = [oneLine(label), singular(parent.label)];
  if (said === '') return `parent ${one}`;
  const isBack = readCardinality(toCardinality).isMany && !/\s/.test(said);
  const verb = isBack ? presentParticiple(said) : pastParticiple(said);
  return verb === '' ? said : `${verb} ${one}`;
};

type ColumnType = Pick<Column, 'type' | 'length' | 'scale' | 'size' | 'isFixed'>;

const typeOf = (target: Column | undefined): ColumnType => {
  if (target === undefined) return { type: 'integer' };
  const {
    name: _name,
    isNullable: _isNullable,
    isIdentity: _isIdentity,
    default: _default,
    summary: _summary,
    ...type
  } = target;
  return type;
};

const put = (
  { constraints, spec: { type } }: Connection,
  child: TableDraft,
  parent: TableDraft,
  columns: readonly Name[],
  { from, onDelete }: { readonly from: readonly string[]; readonly onDelete?: 'cascade' },
): void => {
  const name = constraints.take(`fk ${child.name.words.join(' ')} ${columns[0]?.words.join(' ') ?? ''}`, from, 'fk');
  for (const column of columns) {
    const index = child.openForeignKeys.indexOf(column);
    if (index >= 0) child.openForeignKeys.splice(index, 1);
    const at = child.columns.findIndex((each) => each.name === column);
    const target = parent.columns.find((each) => each.name === parent.primaryKey[columns.indexOf(column)]);
    const drawn = child.columns[at];
    // Both ends of a key are of one type, whatever is drawn.
    if (drawn !== undefined && target !== undefined) {
      const { name: own, isNullable, summary } = drawn;
      child.columns[at] = { name: own, isNullable, summary, ...typeOf(target), isIdentity: false };
    }
  }
  const changed = columns.map((column) => child.onUpdate.get(column)).find((drawn) => drawn !== undefined);
  const isOptional = child.columns.some((column) => columns.includes(column.name) && column.isNullable);
  // A drawing of tables says what is deleted along, and holds a row where it says nothing.
  const usual = isOptional && type !== 'physical' ? 'set null' : 'restrict';
  child.foreignKeys.push({
    name,
    columns,
    table: parent.name,
    references: parent.primaryKey,
    onDelete:
      columns.map((column) => child.onDelete.get(column)).find((drawn) => drawn !== undefined) ?? onDelete ?? usual,
    ...(changed !== undefined && { onUpdate: changed }),
    isLate: false,
  });
};
