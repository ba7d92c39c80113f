import {
  allFieldsOf,
  type FieldDecl,
  isBytes,
  type NameScope,
  type RecordDecl,
  recordOf,
} from '../../../program/index.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/** Classes whose objects can be told apart are kept in a store; what extends one that is kept needs none of its own. Parents come first. */
export const withStores = (records: readonly Bare[], typeNames: NameScope): readonly Bare[] => {
  const known: readonly RecordDecl[] = records.map((record) => ({ ...record, scenarios: [] }));
  const hasStore = new Set<RecordDecl['name']>();
  const isKept = ({ extends: above }: Bare): boolean => {
    const parent = recordOf(known, above);
    return parent !== undefined && (hasStore.has(parent.name) || isKept(parent));
  };
  return records.map((record, index) => {
    const all = known[index] === undefined ? [] : allFieldsOf(known, known[index]);
    const own = keyOf(record.fields);
    const inherited = keyOf(all.filter((field) => !record.fields.includes(field)));
    const key = own?.mark === 'key' || isCalledId(own) ? own : (inherited ?? own);
    if (record.kind !== 'class' || key === undefined || !isAlwaysThere(key)) return record;
    if (key !== own && isKept(record)) return record;
    hasStore.add(record.name);
    const name = typeNames.take(record.name.label, record.name.from, 'thing', 'store');
    const unique = all.filter((field) => field !== key && isUnique(field)).map((field) => field.name);
    return { ...record, store: { name, key: key.name, unique } };
  });
};

/** What is drawn as the key, is called so, or is unique. */
const keyOf = (fields: readonly FieldDecl[]): FieldDecl | undefined =>
  fields.find(({ mark }) => mark === 'key') ??
  fields.find(isCalledId) ??
  fields.find((field) => isUnique(field) && isAlwaysThere(field));

const isCalledId = (field: FieldDecl | undefined): boolean => field?.name.words.join(' ') === 'id';

const isUnique = ({ mark, isList, type }: FieldDecl): boolean =>
  mark === 'unique' && !isList && type.kind === 'scalar' && !isBytes(type);

/** One value, always there. */
const isAlwaysThere = ({ type, isOptional, isList }: FieldDecl): boolean =>
  type.kind === 'scalar' && !isBytes(type) && !isOptional && !isList;
