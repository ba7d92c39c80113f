import type { SpecNode } from '@diagloom/diagram/model';
import {
  type Assumption,
  type Check,
  type Column,
  createNameScope,
  type FieldDecl,
  type ForeignKey,
  type Index,
  type Name,
  type NameScope,
  oneLine,
  type ProgramOptions,
  type ScalarType,
} from '../../program/index.ts';
import { plural } from '../../program/plural.ts';
import { readChoices } from '../records/choices.ts';
import { splitRules } from '../records/column-rules.ts';
import { firstValueOf, readFirstValue, typeOfFirst } from '../records/read-first-value.ts';
import { guessType, readType, refusalOf } from '../records/read-type.ts';
import { addLimit } from './add-limit.ts';

/** A table while its columns and keys are being found. */
export interface TableDraft {
  readonly id: string;
  readonly name: Name;
  readonly label: string;
  readonly scope: NameScope;
  readonly columns: Column[];
  primaryKey: Name[];
  readonly unique: Name[][];
  /** Columns that are drawn to be looked up together. */
  readonly indexes: Index[];
  readonly foreignKeys: ForeignKey[];
  readonly checks: Check[];
  readonly drawnForeignKeys: Name[];
  /** Columns that are drawn as foreign keys and belong to no line yet. */
  readonly openForeignKeys: Name[];
  /** What is drawn to happen with a row where the one that a column refers to is deleted. */
  readonly onDelete: Map<Name, ForeignKey['onDelete']>;
  readonly onUpdate: Map<Name, NonNullable<ForeignKey['onUpdate']>>;
}

/** Characters of a text that needs a limit: keys, names and whatever is unique. */
const usualLength = 255;

/** The table of an entity with the columns that are drawn. `constraints` is the scope of names of keys and checks, one for the database. */
export const draftTable = (
  node: SpecNode,
  type: string,
  tables: NameScope,
  constraints: NameScope,
  { options, assumptions }: { readonly options: ProgramOptions; readonly assumptions: Assumption[] },
): TableDraft => {
  const label = oneLine(node.label) || node.id;
  const words = createNameScope().take(label, [], 'entity').words;
  const own = type === 'physical' ? words : plural(words);
  const name = {
    ...tables.take(`${options.tablePrefix ?? ''} ${own.join(' ')}`.trim(), [node.id], 'table'),
    label: own.join(' '),
  };
  const scope = createNameScope();
  const draft: TableDraft = {
    id: node.id,
    name,
    label,
    scope,
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
  const limits: string[] = [];
  for (const row of node.attributes ?? []) {
    const rule = /^(unique|check|index)\s*\((.+)\)$/i.exec(row.name);
    if (rule !== null) {
      limits.push(row.name);
      continue;
    }
    const column = scope.take(row.name.split('=')[0] ?? row.name, [node.id], 'column');
    const read = readType(row.type ?? '');
    const choices = readChoices(row.type ?? '');
    const scalar =
      read.scalar ?? (row.type === undefined ? (typeOfFirst(firstValueOf(row)) ?? guessType(column.words)) : 'text');
    const marks = new Set((row.marks ?? []).map((mark) => mark.toLowerCase()));
    const isKey = marks.has('pk');
    const isNullable = !isKey && (marks.has('nullable') || marks.has('null') || read.isOptional);
    const { checks, onDelete, onUpdate } = splitRules(row.type ?? '');
    limits.push(...checks.map((check) => `check (${check})`));
    if (onDelete !== undefined) draft.onDelete.set(column, onDelete);
    if (onUpdate !== undefined) draft.onUpdate.set(column, onUpdate);
    // Tables that are drawn as a database has them are held to what is drawn.
    const isLimitedOtherwise = type === 'physical' || marks.has('fk') || isKey || choices !== undefined;
    const refuses = isLimitedOtherwise || checks.length > 0 ? undefined : refusalOf(column.words, scalar);
    const first = firstValueOf(row);
    const isStamped = scalar === 'timestamp' && !isNullable && isMade.test(column.words.join(' '));
    const usual = usually(first || (isStamped ? 'now' : ''), {
      scalar,
      isKept: isKey || marks.has('fk'),
      refuses,
      choices,
    });
    if (first !== '' && usual.default === undefined && /\bdefault\b/i.test(row.type ?? ''))
      assumptions.push({
        text: `“${oneLine(row.name)}” has the default “${first}” in the diagram, which is left out: add it by hand.`,
        about: [node.id],
      });
    draft.columns.push({
      name: column,
      type: scalar,
      ...sized(scalar, read, isKey || marks.has('unique')),
      isNullable,
      isIdentity: false,
      ...usual,
      summary: oneLine(row.name),
    });
    if (isKey) draft.primaryKey.push(column);
    if (marks.has('unique') && !isKey) draft.unique.push([column]);
    if (marks.has('fk')) {
      draft.drawnForeignKeys.push(column);
      draft.openForeignKeys.push(column);
    }
    const isLimited = choices !== undefined && !isKey && !marks.has('fk');
    if (!isLimited && (refuses === undefined || isNullable)) continue;
    const check = constraints.take(`ck ${name.words.join(' ')} ${column.words.join(' ')}`, [node.id], 'ck');
    if (isLimited) draft.checks.push({ kind: 'oneOf', name: check, column, values: choices });
    else if (refuses === 'blank') draft.checks.push({ kind: 'notBlank', name: check, column });
    else draft.checks.push({ kind: 'range', name: check, column, rules: [{ operator: '>=', value: 0 }] });
  }
  for (const limit of limits) addLimit(draft, limit, constraints, assumptions);
  return draft;
};

/** When a row was made, which the database knows. */
const isMade = /^(?:created|inserted|recorded|logged)(?: at| on)?$/;

const sized = (
  scalar: Column['type'],
  read: ReturnType<typeof readType>,
  isKey: boolean,
): Pick<Column, 'length' | 'hasUsualLength' | 'scale' | 'size' | 'isFixed'> => {
  if (scalar === 'integer') return read.size === undefined ? {} : { size: read.size };
  if (scalar === 'text' && read.length !== undefined)
    return { length: read.length, ...(read.isFixed === true && read.length <= usualLength && { isFixed: true }) };
  if (scalar === 'text') return isKey ? { length: usualLength, hasUsualLength: true } : {};
  return scalar === 'decimal'
    ? read.length === undefined
      ? { length: 12, scale: read.scale ?? 2, hasUsualLength: true }
      : { length: read.length, scale: read.scale ?? 0 }
    : {};
};

const moment =
  /^(?:now|(?:current|local)[ _]?(?:timestamp|date)|curdate|today|sysdate|systimestamp|sysutcdatetime|get(?:utc)?date)\b/i;

/** The value that a row gets by itself, where one is drawn that databases can write. */
const usually = (
  first: string,
  column: {
    readonly scalar: ScalarType;
    /** True for a key, which nothing gives by itself. */
    readonly isKept: boolean;
    readonly refuses: FieldDecl['refuses'];
    readonly choices: readonly string[] | undefined;
  },
): Pick<Column, 'default'> => {
  const { scalar, isKept, refuses, choices } = column;
  if (first === '' || isKept) return {};
  if (choices !== undefined) {
    const choice = choices.find(
      (each) =>
        each.toLowerCase() ===
        first
          .replace(/["'“”]/g, '')
          .trim()
          .toLowerCase(),
    );
    return choice === undefined ? {} : { default: choice };
  }
  if (scalar === 'timestamp' || scalar === 'date') return moment.test(first) ? { default: 'now' } : {};
  const type = { kind: 'scalar', scalar } as const;
  const value = readFirstValue(first, { type, isList: false, isOptional: false, ...(refuses && { refuses }) });
  return value === undefined ? {} : { default: value };
};
