import { type Name, type RecordDecl, type RecordScenario, recordOf } from '../../program/index.ts';
import { firstRow, referencesOf, referringRows, rowsBefore, secondRow, valueIn, withValue } from './stored-rows.ts';

type Told = (sentence: string) => Name;

/** What is tried of the store of a record, and of what its fields refer to. */
export const storeScenarios = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  name: Told,
): readonly RecordScenario[] => [
  ...keptScenarios(records, record, name),
  ...linkedScenarios(records, record, name),
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
      before: rowsBefore(records, record, [values, doubled]),
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

const referenceScenarios = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  name: Told,
): readonly RecordScenario[] =>
  referencesOf(record).flatMap((reference): readonly RecordScenario[] => {
    const { field, target, isLate } = reference;
    const referred = recordOf(records, target);
    if (referred === undefined) return [];
    const [first, second] = [firstRow(records, record), secondRow(records, record)];
    const keyOf = (row: typeof first) => valueIn(records, referred, row, referred.store?.key);
    const key = keyOf(firstRow(records, referred));
    const nowhere = keyOf(secondRow(records, referred));
    const said = field.name.words.join(' ');
    const scenarios: RecordScenario[] = [];
    if (key === nowhere || key === null || nowhere === null) return [];
    const alone = withValue(records, record, first, { name: field.name, value: null });
    scenarios.push({
      kind: 'missing',
      name: name(`refuses a ${said} that refers to nothing`),
      reference,
      values: withValue(records, record, first, { name: field.name, value: nowhere }),
      before: rowsBefore(records, record, [alone]),
    });
    const values = withValue(records, record, isLate === true ? second : first, { name: field.name, value: key });
    const before = rowsBefore(records, record, [values]);
    const dependants = referred.store?.dependants?.filter(({ record: from }) => from === record.name) ?? [];
    const goesAlong = dependants.find((each) => each.field === field)?.goesAlong === true;
    const sameTarget = referencesOf(record).filter(
      (each) => each.target === target && valueIn(records, record, values, each.field.name) === key,
    );
    const isAlike = sameTarget.every(
      (each) => dependants.find(({ field: of }) => of === each.field)?.goesAlong === goesAlong,
    );
    if (!isAlike || referringRows(records, before, { target, value: key }).length > 0) return scenarios;
    const what = goesAlong ? 'goes with' : 'holds';
    scenarios.push({
      kind: 'referred',
      name: name(`${what} the ${target.words.join(' ')} of its ${said}`),
      reference,
      goesAlong,
      values,
      before,
    });
    return scenarios;
  });
