import type { DiagramSpec } from '@diagloom/diagram/model';
import {
  type Assumption,
  createNameScope,
  type ForeignKey,
  type Index,
  type Name,
  type NameScope,
  type Program,
  type Schema,
  type Table,
} from '../../program/index.ts';
import { plural } from '../../program/plural.ts';
import { connectTables } from './connect-tables.ts';
import { draftTable, type TableDraft } from './draft-table.ts';
import { schemaScenarios } from './schema-scenarios.ts';
import { seedTables } from './seed-tables.ts';

/** Letters of the name of a key or a check: with a line between two words each of them stays below the 63 and 64 of databases. */
const longestConstraint = 48;

/**
 * Tables with keys, foreign keys, checks and a row each. What the drawing leaves open is decided and told. `choices` are all values that a
 * column may have, by the id of its entity and its name.
 */
export const createSchema = (
  spec: DiagramSpec,
  program: Program,
  assumptions: Assumption[],
  choices: ReadonlyMap<string, readonly string[]> = new Map(),
): Schema => {
  const tableNames = createNameScope();
  const constraints = createNameScope([], longestConstraint);
  const drafts = spec.nodes.map((node) =>
    draftTable(node, spec.type, tableNames, constraints, { options: program.options, assumptions }),
  );
  for (const draft of drafts) limitChoices(draft, constraints, choices);
  for (const draft of drafts) giveKey(draft, assumptions);
  connectTables({ spec, drafts, tableNames, constraints, assumptions });
  for (const draft of drafts) addUsualColumns(draft, program);
  const ordered = inOrder(drafts);
  const tables = ordered.map((draft): Table => {
    const isLate = (target: Name): boolean =>
      ordered.findIndex(({ name }) => name === target) >= ordered.indexOf(draft);
    return {
      name: draft.name,
      summary: isSaidByName(draft) ? '' : `The data of “${draft.label}”.`,
      columns: draft.columns,
      primaryKey: draft.primaryKey,
      unique: draft.unique,
      foreignKeys: draft.foreignKeys.map((key) => ({ ...key, isLate: isLate(key.table) })),
      checks: draft.checks,
      indexes: indexesOf(draft),
    };
  });
  const breakable = withBreakableCircles(tables, assumptions);
  const seed = seedTables(breakable);
  return { tables: breakable, seed, scenarios: schemaScenarios(breakable, seed) };
};

/** What is drawn as an index, and foreign keys that no key and no index begins with. */
const indexesOf = ({ foreignKeys, primaryKey, unique, indexes }: TableDraft): Table['indexes'] => {
  const known = [primaryKey, ...unique];
  const drawn = indexes.filter((index) => !isPlain(index) || !known.some((each) => isBeginning(index.columns, each)));
  const first = [...known, ...drawn.flatMap(({ by, columns }) => (by === undefined ? [columns] : []))];
  const referring = foreignKeys
    .filter(({ columns: [column] }) => !first.some(([each]) => each === column))
    .map(({ columns }): Index => ({ columns }));
  return [...referring, ...drawn];
};

const isPlain = ({ by, descending, isUnique }: Index): boolean =>
  by === undefined && descending === undefined && isUnique === undefined;

const isBeginning = (columns: readonly Name[], of: readonly Name[]): boolean =>
  columns.every((column, at) => column === of[at]);

/** Whether a table is called like its entity, or like several of them. */
const isSaidByName = ({ label, name }: TableDraft): boolean => {
  const { words } = createNameScope([], Number.POSITIVE_INFINITY).take(label, [], '');
  return [words, plural(words)].some((each) => each.join('') === name.words.join(''));
};

const limitChoices = (
  { id, name, columns, checks }: TableDraft,
  constraints: NameScope,
  choices: ReadonlyMap<string, readonly string[]>,
): void => {
  for (const column of columns) {
    const values = choices.get(`${id} ${column.summary}`);
    if (values === undefined) continue;
    const others = checks.filter((each) => each.column !== column.name);
    const check = constraints.take(`ck ${[...name.words, ...column.name.words].join(' ')}`, [id], 'ck');
    checks.splice(0, checks.length, ...others, { kind: 'oneOf', name: check, column: column.name, values });
  }
};

/** An entity without a key gets one; a single whole number is counted up by the database. */
const giveKey = (draft: TableDraft, assumptions: Assumption[]): void => {
  if (draft.primaryKey.length === 0) {
    const named = draft.columns.find(({ name }) => name.words.join(' ') === 'id');
    if (named === undefined) {
      const id = draft.scope.take('id', [draft.id], 'id');
      draft.columns.unshift({ name: id, type: 'integer', isNullable: false, isIdentity: true, summary: 'The key.' });
      draft.primaryKey = [id];
      assumptions.push({
        text: `“${draft.label}” has no key in the diagram, so it got a generated numeric key.`,
        about: [draft.id],
      });
      return;
    }
    draft.primaryKey = [named.name];
  }
  const [only] = draft.primaryKey;
  if (draft.primaryKey.length !== 1 || draft.openForeignKeys.includes(only as Name)) return;
  const index = draft.columns.findIndex(({ name }) => name === only);
  const column = draft.columns[index];
  if (column === undefined) return;
  draft.columns[index] = { ...column, isNullable: false, isIdentity: column.type === 'integer' };
};

const addUsualColumns = (draft: TableDraft, { options }: Program): void => {
  const add = (label: string, isNullable: boolean): void => {
    if (draft.columns.some(({ name }) => name.words.join(' ') === label)) return;
    const name = draft.scope.take(label, [draft.id], 'column');
    const usual = isNullable ? {} : { default: 'now' as const };
    draft.columns.push({ name, type: 'timestamp', isNullable, isIdentity: false, ...usual, summary: label });
  };
  if (options.hasTimestamps) {
    add('created at', false);
    add('updated at', false);
  }
  if (options.hasSoftDelete) add('deleted at', true);
};

/** What is referred to comes first, as far as circles allow: they are broken at a reference that may be missing. */
const inOrder = (drafts: readonly TableDraft[]): readonly TableDraft[] => {
  const ordered: TableDraft[] = [];
  const visiting = new Set<TableDraft>();
  const needs = (draft: TableDraft, other: TableDraft, seen: readonly TableDraft[] = []): boolean =>
    draft.foreignKeys.some((key) => {
      const target = drafts.find(({ name }) => name === key.table);
      if (target === undefined || seen.includes(target) || mayBeMissing(draft, key)) return false;
      return target === other || needs(target, other, [...seen, draft]);
    });
  const add = (draft: TableDraft): void => {
    if (visiting.has(draft)) return;
    visiting.add(draft);
    for (const key of draft.foreignKeys) {
      const target = drafts.find(({ name }) => name === key.table);
      if (target !== undefined && !(mayBeMissing(draft, key) && needs(target, draft))) add(target);
    }
    ordered.push(draft);
  };
  for (const draft of drafts) add(draft);
  return ordered;
};

const mayBeMissing = ({ columns }: TableDraft, key: ForeignKey): boolean =>
  columns.some(({ name, isNullable }) => isNullable && key.columns.includes(name));

/** A key into a table that comes later may be empty, or no first row could ever be put in. */
const withBreakableCircles = (tables: readonly Table[], assumptions: Assumption[]): readonly Table[] =>
  tables.map((table) => {
    const late = new Set(table.foreignKeys.filter(({ isLate }) => isLate).flatMap(({ columns }) => columns));
    const closed = table.columns.filter(
      ({ name, isNullable }) => late.has(name) && !isNullable && !table.primaryKey.includes(name),
    );
    if (closed.length === 0) return table;
    assumptions.push({
      text: `“${table.name.label}” is part of a cycle of references, so ${closed.map(({ name }) => name.words.join(' ')).join(', ')} may be null.`,
      about: table.name.from,
    });
    return {
      ...table,
      columns: table.columns.map((column) => (closed.includes(column) ? { ...column, isNullable: true } : column)),
    };
  });
