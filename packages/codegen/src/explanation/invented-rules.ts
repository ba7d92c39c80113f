import type { Language } from '../languages/language.ts';
import { type Check, type FieldDecl, type ForeignKey, type Name, type Program, storeOf } from '../program/index.ts';

/** What values are held to although the diagram doesn’t say so, for people who want to allow more. */
export const invented = ({ records, schema }: Program, { keepsTables }: Language): readonly string[] => {
  const all = (schema?.tables ?? []).flatMap((table) => table.checks);
  const checks = keepsTables === true ? all : [];
  const fields = keepsTables === true ? [] : records.flatMap((record) => record.fields);
  const drawn = new Set(all.flatMap((check) => ('isDrawn' in check ? [check.column] : [])));
  const ofBoth = (check: string, refuses: string): readonly Name[] =>
    [
      ...checks.filter(({ kind }) => kind === check).map(({ column }) => column),
      ...fields.filter((field) => field.refuses === refuses && field.isRuleDrawn !== true).map(({ name }) => name),
    ].filter((name) => !drawn.has(name));
  return [
    ...told(ofBoth('notBlank', 'blank'), 'must not be blank'),
    ...told(ofBoth('range', 'negative'), 'must not be negative'),
  ];
};

/** What a diagram says and programs in memory do not hold to: only a database does. */
export const notHeld = ({ records, schema }: Program, { keepsTables }: Language): readonly string[] => {
  if (keepsTables === true) return [];
  const tables = schema?.tables ?? [];
  const kept = records.flatMap((record) =>
    (storeOf(record)?.references ?? []).map(({ fields }) => fields.map(({ name }) => name)),
  );
  const isIn = (all: readonly (readonly Name[])[], { columns }: ForeignKey): boolean =>
    all.some((fields) => fields.length === columns.length && columns.every((column) => fields.includes(column)));
  const isKept = (key: ForeignKey): boolean => isIn(kept, key);
  const said = (fits: (key: ForeignKey) => boolean): readonly string[] =>
    tables.flatMap(({ name, foreignKeys }) =>
      foreignKeys
        .filter(fits)
        .map(({ columns }) => `“${name.words.join(' ')}.${columns.map(({ words }) => words.join(' ')).join(', ')}”`),
    );
  const references = said((key) => !isKept(key));
  const emptied = records.flatMap((record) =>
    (storeOf(record)?.dependants ?? [])
      .filter(({ isCleared }) => isCleared)
      .map(({ fields }) => fields.map(({ name }) => name)),
  );
  const cleared = said((key) => isKept(key) && !isIn(emptied, key) && key.onDelete === 'set null');
  const wide = tables.filter(({ primaryKey }, at) => primaryKey.length > 1 && records[at]?.links === undefined);
  const ends = records.flatMap(({ name, ends: all }) =>
    all
      .filter(({ isRequired, given }) => isRequired && given === undefined)
      .map((end) => `“${name.words.join(' ')}.${end.name.words.join(' ')}”`),
  );
  const filled = records.flatMap(({ name, ends: all }) =>
    all.filter(({ isNonEmpty }) => isNonEmpty).map((end) => `“${name.words.join(' ')}.${end.name.words.join(' ')}”`),
  );
  const named = (table: Name, columns: readonly Name[]): string =>
    `“${table.words.join(' ')}.${columns.map(({ words }) => words.join(' ')).join(', ')}”`;
  const stamped = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => column.default === 'now').map((column) => named(name, [column.name])),
  );
  const together = tables.flatMap(({ name, unique, primaryKey }) =>
    unique
      .filter((columns) => columns.length > 1 && !columns.every((column) => primaryKey.includes(column)))
      .map((columns) => named(name, columns)),
  );
  const sized = tables.flatMap(({ name, columns }) =>
    columns
      .filter(
        ({ type, size, length, hasUsualLength }) =>
          size === 'small' || (type === 'decimal' && length !== undefined && hasUsualLength !== true),
      )
      .map((column) => named(name, [column.name])),
  );
  const limited = tables.flatMap(({ name, checks }, at) =>
    checks
      .filter((check) =>
        isDropped(
          check,
          records[at]?.fields.find((field) => field.name === check.column),
        ),
      )
      .map(({ column }) => named(name, [column])),
  );
  const list = (all: readonly string[]): string => new Intl.ListFormat('en').format(new Set(all));
  return [
    ...(references.length === 0
      ? []
      : [
          `Nothing checks that what ${list(references)} ${references.length === 1 ? 'refers' : 'refer'} to is there: check it where a row is added.`,
        ]),
    ...(cleared.length === 0
      ? []
      : [
          `What ${list(cleared)} ${cleared.length === 1 ? 'refers' : 'refer'} to cannot be removed before what refers to it.`,
        ]),
    ...(together.length === 0 ? [] : [`Nothing checks that ${list(together)} together are unique, as drawn.`]),
    ...(limited.length === 0 ? [] : [`Not all that the diagram checks of ${list(limited)} is checked.`]),
    ...(sized.length === 0
      ? []
      : [`Nothing checks how many digits ${list(sized)} may have, as drawn: only a database does.`]),
    ...(stamped.length === 0 ? [] : [`The present moment is not filled in for ${list(stamped)}: it must be given.`]),
    ...(wide.length === 0
      ? []
      : [
          `${list(wide.map(({ name }) => `“${name.words.join(' ')}”`))} ${wide.length === 1 ? 'has' : 'have'} a key of several columns and no store.`,
        ]),
    ...(filled.length === 0
      ? []
      : [
          `${list(filled)} ${filled.length === 1 ? 'is' : 'are'} drawn as one or more: empty until the first one is added, then at least one stays.`,
        ]),
    ...(ends.length === 0
      ? []
      : [
          `${list(ends)} ${ends.length === 1 ? 'is' : 'are'} drawn as exactly one, but set after an object is made: until then it lacks that.`,
        ]),
  ];
};

/** Whether programs hold a value to less than what is drawn: they refuse what is blank, negative or not above zero. */
const isDropped = (check: Check, field: FieldDecl | undefined): boolean => {
  if (check.kind === 'compare') return true;
  if (!('isDrawn' in check)) return false;
  if (field?.refuses === undefined) return true;
  if (check.kind === 'notBlank') return false;
  const [only] = check.rules;
  return check.rules.length > 1 || only?.value !== 0 || only.operator.startsWith('<');
};

const told = (names: readonly Name[], rule: string): readonly string[] => {
  if (names.length === 0) return [];
  const said = new Intl.ListFormat('en').format(new Set(names.map(({ words }) => `“${words.join(' ')}”`)));
  return [`${said} ${rule}; the diagram doesn’t say so.`];
};
