import {
  keysOf,
  type Name,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  saidTogether,
  storeOf,
  withArticle,
} from '../../program/index.ts';
import {
  firstRow,
  isSameRow,
  keyValues,
  referencesOf,
  referredKey,
  referringRows,
  rowsBefore,
  secondRow,
  valueIn,
  withValue,
  withValues,
} from './stored-rows.ts';

type Told = (sentence: string) => Name;

/** What is tried of the store of a record, and of what its fields refer to. */
export const storeScenarios = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  name: Told,
): readonly RecordScenario[] => [
  ...keptScenarios(records, record, name),
  ...linkedScenarios(records, record, name),
  ...updateScenarios(records, record, name),
  ...referenceScenarios(records, record, name),
];

const keptScenarios = (records: readonly RecordDecl[], record: RecordDecl, name: Told): readonly RecordScenario[] => {
  const { store } = record;
  if (store === undefined) return [];
  const [values, others] = [firstRow(records, record), secondRow(records, record)];
  const of = (row: typeof values, field: Name) => valueIn(records, record, row, field);
  const isApart = [store.key, ...store.unique].every(
    (field) => of(others, field) !== null && of(others, field) !== of(values, field),
  );
  const scenarios: RecordScenario[] = [
    {
      kind: 'roundTrip',
      name: name('can be stored and found'),
      values,
      ...(isApart && { others }),
      before: rowsBefore(records, record, isApart ? [values, others] : [values]),
    },
  ];
  for (const field of store.unique) {
    const value = of(values, field);
    const doubled = withValue(records, record, others, { name: field, value });
    if (value === null || of(values, store.key) === of(others, store.key)) continue;
    scenarios.push({
      kind: 'unique',
      name: name(`refuses a second one of the same ${field.words.join(' ')}`),
      field,
      values,
      others: doubled,
      ...(store.canUpdate === true && isApart && { apart: others }),
      before: rowsBefore(records, record, [values, others, doubled]),
    });
  }
  return scenarios;
};

const linkedScenarios = (records: readonly RecordDecl[], record: RecordDecl, name: Told): readonly RecordScenario[] => {
  const { links } = record;
  if (links === undefined) return [];
  const [values, second] = [firstRow(records, record), secondRow(records, record)];
  const others = links.keys.map((key) =>
    withValue(records, record, values, { name: key, value: valueIn(records, record, second, key) }),
  );
  if (others.some((row) => row.every((value, at) => value === values[at]))) return [];
  const before = rowsBefore(records, record, [values, ...others]);
  return [{ kind: 'linked', name: name('is kept once and found from each side'), values, others, before }];
};

const updateScenarios = (records: readonly RecordDecl[], record: RecordDecl, name: Told): readonly RecordScenario[] => {
  const store = storeOf(record);
  if (store?.canUpdate !== true) return [];
  const [values, second] = [firstRow(records, record), secondRow(records, record)];
  const keys = keysOf(store).map((key) => ({ name: key, value: valueIn(records, record, values, key) }));
  const changed = withValues(records, record, second, keys);
  const isThere = keysOf(store).every(
    (key) => valueIn(records, record, second, key) === valueIn(records, record, values, key),
  );
  const before = rowsBefore(records, record, [values, changed]);
  return [
    {
      kind: 'update',
      name: name('can be changed where it is stored'),
      values,
      changed,
      ...(!isThere && { absent: second }),
      before,
    },
  ];
};

const referenceScenarios = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  name: Told,
): readonly RecordScenario[] =>
  referencesOf(record).flatMap((reference): readonly RecordScenario[] => {
    const { fields, target, isLate } = reference;
    const referred = recordOf(records, target);
    if (referred === undefined) return [];
    const [first, second] = [firstRow(records, record), secondRow(records, record)];
    const key = keyValues(records, referred, firstRow(records, referred));
    const nowhere = keyValues(records, referred, secondRow(records, referred));
    const said = saidTogether(fields);
    const scenarios: RecordScenario[] = [];
    if ([...key, ...nowhere].includes(null)) return [];
    const referring = (row: typeof first, to: typeof key) =>
      withValues(
        records,
        record,
        row,
        fields.map(({ name }, at) => ({ name, value: to[at] ?? null })),
      );
    // Another reference that holds the same field would lead nowhere, too.
    const at = fields.findIndex(
      (field, index) =>
        key[index] !== nowhere[index] &&
        !referencesOf(record).some((each) => each !== reference && each.fields.includes(field)),
    );
    const apart = fields[at];
    if (apart === undefined) return [];
    const alone = withValue(records, record, first, { name: apart.name, value: null });
    const strange = key.map((value, index) => (index === at ? (nowhere[index] ?? null) : value));
    const kept = isLate === true ? first : referring(first, key);
    const isKept =
      storeOf(record)?.canUpdate === true &&
      isSameRow(keyValues(records, record, kept), keyValues(records, record, referring(first, strange)));
    scenarios.push({
      kind: 'missing',
      name: name(
        `refuses ${fields.length === 1 ? `${withArticle(said)} that refers` : `${said} that refer`} to nothing`,
      ),
      reference,
      values: referring(first, strange),
      ...(isKept && { kept }),
      before: rowsBefore(records, record, isKept ? [alone, kept] : [alone]),
    });
    const values = referring(isLate === true ? second : first, key);
    const before = rowsBefore(records, record, [values]);
    const dependants = storeOf(referred)?.dependants?.filter(({ record: from }) => from === record.name) ?? [];
    const dependant = dependants.find((each) => each.fields === fields);
    const goesAlong = dependant?.goesAlong === true;
    const isCleared = dependant?.isCleared === true;
    const sameTarget = referencesOf(record).filter(
      (each) => each.target === target && isSameRow(referredKey(records, record, values, each), key),
    );
    const isAlike = sameTarget.every((each) => {
      const other = dependants.find(({ fields: of }) => of === each.fields);
      return other?.goesAlong === goesAlong && (other.isCleared === true) === isCleared;
    });
    if (!isAlike || referringRows(records, before, { target, key }).length > 0) return scenarios;
    const what = goesAlong ? 'goes with' : isCleared ? 'stays without' : 'holds';
    scenarios.push({
      kind: 'referred',
      name: name(`${what} the ${target.words.join(' ')} of its ${said}`),
      reference,
      goesAlong,
      ...(isCleared && { isCleared: true as const }),
      elsewhere: nowhere,
      values,
      before,
    });
    return scenarios;
  });
