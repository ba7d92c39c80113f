import type { SpecAttribute } from '@diagloom/diagram/model';
import {
  type Assumption,
  type Check,
  type Column,
  type EnumDecl,
  type FieldDecl,
  type Name,
  oneLine,
  type RecordDecl,
  type Table,
  type TypeRef,
} from '../../program/index.ts';
import { singular } from '../../program/plural.ts';
import { clearly } from '../cannot-plan.ts';
import type { Planner } from '../planner.ts';
import { choicesEnum } from '../records/choices.ts';
import { plainScalar } from '../records/plain-scalar.ts';
import { readType } from '../records/read-type.ts';
import { withScenarios } from '../records/record-scenarios.ts';
import { createSchema } from './create-schema.ts';
import { relateStores } from './relate-stores.ts';
import { uncountedRows } from './uncounted-rows.ts';

/** Data models: tables with keys and constraints for databases; a record per table, with a store where it has one key, for programs. */
export const planEntities: Planner = ({ spec, program, typeNames }) => {
  if (spec.nodes.length === 0) throw clearly('There is no entity in this diagram to write code for.');
  const assumptions: Assumption[] = [...program.assumptions];
  const schema = createSchema(spec, program, assumptions);
  const isDetailed = program.style !== 'minimal';
  const labels = new Map(spec.nodes.map(({ id, label }) => [id, oneLine(label)]));
  const enums: EnumDecl[] = [];
  const records = schema.tables.map((table): Omit<RecordDecl, 'scenarios'> => {
    const label = labels.get(table.name.from[0] ?? '') ?? table.name.words.join(' ');
    const name = typeNames.take(singular(label), table.name.from, 'entity');
    const key = table.primaryKey.length === 1 ? table.primaryKey[0] : undefined;
    const unique = table.unique.flatMap((columns) =>
      columns.length === 1 && columns[0] !== undefined ? [columns[0]] : [],
    );
    const typeOf = (column: Column, scalar: TypeRef): TypeRef => {
      const check = ownCheck(table, column);
      if (check?.kind !== 'oneOf') return scalar;
      const words = [...name.words, ...column.name.words].join(' ');
      const values = choicesEnum(check.values, typeNames.take(words, column.name.from, 'choice'));
      enums.push(values);
      return { kind: 'enum', enum: values };
    };
    return {
      name,
      summary: table.summary,
      kind: 'class',
      implements: [],
      fields: table.columns.map((column) =>
        toField(table, column, { isDetailed, isServed: program.options.isServed, typeOf }),
      ),
      ends: [],
      operations: [],
      isRow: true,
      ...(key !== undefined &&
        (isDetailed || program.options.isServed === true) && {
          store: {
            name: typeNames.take(singular(label), name.from, 'entity', 'store'),
            key,
            unique,
            ...(table.columns.length > 1 && { canUpdate: true }),
          },
        }),
    };
  });
  const told = spec.nodes
    .flatMap(({ attributes = [] }) => attributes)
    .filter(({ marks = [] }) => !marks.some((mark) => /^[pf]k$/i.test(mark)));
  if (told.length > 0 && !told.some(saysWhetherMissing))
    assumptions.push({
      text: 'Nothing says which of the columns that refer to nothing may be missing, so all of these must be given. Write “null” behind the type of one that may.',
      about: [],
    });
  assumptions.push(...uncountedRows(spec));
  const { records: related, stores } = relateStores(records, schema, typeNames, program.options);
  return { ...program, enums, records: withScenarios(related), ...(stores && { stores }), schema, assumptions };
};

/** Whether a row is drawn as one that may be missing, or may not. */
const saysWhetherMissing = ({ marks = [], type = '' }: SpecAttribute): boolean =>
  marks.some((mark) => /null|required/i.test(mark)) || readType(type).isOptional;

const toField = (
  table: Table,
  column: Column,
  {
    isDetailed,
    isServed = false,
    typeOf,
  }: {
    readonly isDetailed: boolean;
    readonly isServed?: boolean | undefined;
    readonly typeOf: (column: Column, scalar: TypeRef) => TypeRef;
  },
): FieldDecl => {
  const check = ownCheck(table, column);
  const refuses = check === undefined ? undefined : refusedBy(check);
  const isKey = [table.primaryKey, ...table.unique].some((columns) => columns.includes(column.name));
  const scalar = plainScalar(column.type, { isServed, isKey });
  const type = typeOf(column, { kind: 'scalar', scalar, ...(column.size === 'large' && { isLarge: true }) });
  const initial = type.kind === 'enum' ? memberOf(type.enum, column.default) : column.default;
  return {
    name: column.name,
    type,
    isOptional: column.isNullable,
    isList: false,
    ...(initial !== undefined && initial !== 'now' && !column.isNullable && { initial }),
    ...(refuses !== undefined && isDetailed && { refuses }),
    ...(check?.kind === 'range' && check.isDrawn === true && { limits: check.rules }),
    ...(isDetailed && scalar === 'text' && type.kind === 'scalar' && drawnLength(column)),
    summary: column.summary,
  };
};

/** What a column is held to by itself. */
const ownCheck = ({ checks }: Table, { name }: Column): Check | undefined =>
  checks.find((check) => check.kind !== 'compare' && check.column === name);

/** What fields can refuse of what a check does; other limits are told. */
const refusedBy = (check: Check): FieldDecl['refuses'] => {
  if (check.kind !== 'range') return check.kind === 'notBlank' ? 'blank' : undefined;
  const least = check.rules.find(({ operator, value }) => operator.startsWith('>') && value >= 0);
  if (least === undefined) return undefined;
  return least.operator === '>' || least.value > 0 ? 'zero' : 'negative';
};

const drawnLength = ({ length, hasUsualLength }: Column): Pick<FieldDecl, 'longest'> =>
  length === undefined || hasUsualLength === true ? {} : { longest: length };

const memberOf = ({ members }: EnumDecl, value: Column['default']): Name | undefined =>
  members.find(({ label }) => label === value);
