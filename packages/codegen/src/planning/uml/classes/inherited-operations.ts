import type { Assumption, Name, RecordDecl, RecordOperation } from '../../../program/index.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/**
 * Classes get the operations of their interfaces as the interface states them. What a parent has is not repeated, unless it is drawn again: then it
 * is done otherwise there. An operation of an abstract class that is drawn as abstract, or again in all that can be made below it, is done only by these.
 */
export const withInheritedOperations = (records: readonly Bare[], assumptions: Assumption[]): readonly Bare[] => {
  const find = (name: Name | undefined): Bare | undefined => records.find((record) => record.name === name);
  const known = new Map<Bare, readonly RecordOperation[]>();
  const above = (record: Bare): readonly Bare[] => {
    const parent = find(record.extends);
    return parent === undefined ? [] : [parent, ...above(parent)];
  };
  const ownOf = (record: Bare): readonly RecordOperation[] => {
    const found = known.get(record) ?? (record.kind === 'interface' ? record.operations : operationsOf(record));
    known.set(record, found);
    return found;
  };
  const operationsOf = (record: Bare): readonly RecordOperation[] => {
    const line = above(record);
    const fields = new Set(line.flatMap((each) => each.fields.map(wordsOf)));
    const inherited = once(line.flatMap(ownOf));
    const stated = record.implements.flatMap((name) => find(name)?.operations ?? []);
    const drawn = record.operations.filter((each) => !hasOne(stated, each));
    const added = once([...stated, ...drawn])
      .filter((each) => !fields.has(wordsOf(each)) && !hasOne(inherited, each))
      .map((each) => (isAbstractIn(record, each) ? { ...each, isAbstract: true as const } : withoutMark(each)));
    const again = inherited.flatMap((each): readonly RecordOperation[] => {
      const own = record.operations.find((other) => wordsOf(other) === wordsOf(each));
      if (own !== undefined && record.kind === 'abstract' && own.isAbstract === true) return [];
      if (own === undefined && !(each.isAbstract === true && record.kind === 'class')) return [];
      if (own !== undefined && !isSame(own, each))
        assumptions.push({
          text: `“${record.name.label}.${own.name.label}” is drawn otherwise than what it overrides: it takes and gives back what that does.`,
          about: own.name.from,
        });
      const { isAbstract: _isAbstract, isOverridden: _isOverridden, ...rest } = each;
      return [{ ...rest, ...(own !== undefined && { name: own.name, summary: own.summary }), overrides: true }];
    });
    return [...again, ...added];
  };
  /** Drawn as abstract, or again in all that can be made below. */
  const isAbstractIn = (record: Bare, operation: RecordOperation): boolean => {
    if (record.kind !== 'abstract') return false;
    if (operation.isAbstract === true) return true;
    const below = records.filter((each) => each.kind === 'class' && above(each).includes(record));
    return (
      below.length > 0 &&
      below.every((each) =>
        [each, ...above(each)].some((one) => above(one).includes(record) && hasOne(one.operations, operation)),
      )
    );
  };
  const inherited = records.map((record): Bare => {
    const fields = new Set(above(record).flatMap((each) => each.fields.map(wordsOf)));
    return {
      ...record,
      fields: record.fields.filter((field) => !fields.has(wordsOf(field))),
      operations: ownOf(record),
    };
  });
  const isBelow = (record: Bare, other: Bare): boolean =>
    record.extends !== undefined &&
    (record.extends === other.name || inherited.some((each) => each.name === record.extends && isBelow(each, other)));
  return inherited.map((record) => ({
    ...record,
    operations: record.operations.map((operation) =>
      inherited.some(
        (other) =>
          isBelow(other, record) &&
          other.operations.some((each) => each.overrides === true && wordsOf(each) === wordsOf(operation)),
      )
        ? { ...operation, isOverridden: true as const }
        : operation,
    ),
  }));
};

const wordsOf = ({ name }: { readonly name: Name }): string => name.words.join('');

const hasOne = (operations: readonly RecordOperation[], operation: RecordOperation): boolean =>
  operations.some((each) => wordsOf(each) === wordsOf(operation));

/** The first of each name. */
const once = (operations: readonly RecordOperation[]): readonly RecordOperation[] =>
  operations.filter((each, at) => operations.findIndex((other) => wordsOf(other) === wordsOf(each)) === at);

const withoutMark = ({ isAbstract: _isAbstract, ...operation }: RecordOperation): RecordOperation => operation;

const isSame = (one: RecordOperation, other: RecordOperation): boolean => saidOf(one) === saidOf(other);

const saidOf = ({ parameters, result }: RecordOperation): string =>
  JSON.stringify([parameters.map(({ type }) => type), result ?? null]);
