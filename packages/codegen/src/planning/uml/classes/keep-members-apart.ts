import {
  type Assumption,
  createNameScope,
  type Name,
  type RecordDecl,
  type RecordOperation,
  type ValueType,
} from '../../../program/index.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/**
 * A class gets the fields of its parents and the operations of its interfaces. Operations that would then be called like a field, or like
 * an operation that takes or gives something else, get another name, wherever they are stated; each is told.
 */
export const keepMembersApart = (records: readonly Bare[], assumptions: Assumption[]): readonly Bare[] => {
  let apart = records;
  // Each round renames one operation to a name that no record has, so there are at most as many rounds as operations.
  for (let clash = findClash(apart); clash !== undefined; clash = findClash(apart)) {
    const { operation, why } = clash;
    const name = freeName(apart, operation);
    apart = apart.map((record) => ({
      ...record,
      operations: record.operations.map((each) => (isSame(each, operation) ? { ...each, name } : each)),
    }));
    assumptions.push({
      text: `The operation “${operation.name.label}” is called ${name.words.join(' ')}: ${why} of a class with it has its name.`,
      about: operation.name.from,
    });
  }
  return apart;
};

interface Clash {
  readonly operation: RecordOperation;
  readonly why: string;
}

const findClash = (records: readonly Bare[]): Clash | undefined => {
  for (const record of records) {
    if (record.kind === 'interface') continue;
    const line = lineOf(records, record);
    const fields = new Set(line.flatMap((each) => [...each.fields, ...each.ends]).map(wordsOf));
    const known = new Map<string, RecordOperation>();
    for (const { operation, isStated } of operationsOf(records, line)) {
      const words = wordsOf(operation);
      if (fields.has(words)) return { operation, why: 'a field' };
      const earlier = known.get(words);
      if (earlier === undefined) known.set(words, operation);
      else if (isStated && !isSame(earlier, operation)) return { operation, why: 'another operation' };
    }
  }
  return undefined;
};

/** From the first ancestor to the record. */
const lineOf = (records: readonly Bare[], record: Bare): readonly Bare[] => {
  const parent = records.find(({ name }) => name === record.extends);
  return parent === undefined ? [record] : [...lineOf(records, parent), record];
};

/** Those of interfaces come before those of the class that states them, which gives way to them. */
const operationsOf = (
  records: readonly Bare[],
  line: readonly Bare[],
): readonly { readonly operation: RecordOperation; readonly isStated: boolean }[] =>
  line.flatMap(({ implements: promised, operations }) => [
    ...records
      .filter(({ name }) => promised.includes(name))
      .flatMap((each) => each.operations.map((operation) => ({ operation, isStated: true }))),
    ...operations.map((operation) => ({ operation, isStated: false })),
  ]);

const wordsOf = ({ name }: { readonly name: Name }): string => name.words.join('');

const isSame = (one: RecordOperation, other: RecordOperation): boolean =>
  wordsOf(one) === wordsOf(other) &&
  typeText(one.result) === typeText(other.result) &&
  one.parameters.map(({ type }) => typeText(type)).join() === other.parameters.map(({ type }) => typeText(type)).join();

const typeText = (type: ValueType | undefined): string => {
  if (type === undefined) return '';
  if ('of' in type) return `${typeText(type.of)} ${type.kind}`;
  if (type.kind === 'scalar') return type.scalar;
  return (type.kind === 'enum' ? type.enum.name : type.record).words.join(' ');
};

const freeName = (records: readonly Bare[], { name }: RecordOperation): Name => {
  const taken = records.flatMap(({ fields, ends, operations }) => [...fields, ...ends, ...operations].map(wordsOf));
  return createNameScope(taken).take(name.words.join(' '), name.from, 'operation');
};
