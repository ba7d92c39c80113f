import {
  allFieldsOf,
  createNameScope,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  refusalsOf,
} from '../../program/index.ts';
import { storeScenarios } from './store-scenarios.ts';
import { firstRow } from './stored-rows.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/** The records with the tests that every language prints for them. */
export const withScenarios = (bare: readonly Bare[]): readonly RecordDecl[] => {
  const records: readonly RecordDecl[] = bare.map((record) => ({ ...record, scenarios: [] }));
  return records.map((record) => ({ ...record, scenarios: scenariosOf(records, record) }));
};

const scenariosOf = (records: readonly RecordDecl[], record: RecordDecl): readonly RecordScenario[] => {
  if (record.kind !== 'class') return [];
  const names = createNameScope();
  const said = record.name.words.join(' ');
  const name = (sentence: string) => names.sentence(`${said} ${sentence}`, record.name.from);
  const values = firstRow(records, record);
  const fields = allFieldsOf(records, record);
  const scenarios: RecordScenario[] = [
    { kind: 'construct', name: name(fields.length === 0 ? 'can be made' : 'keeps its values'), values },
  ];
  if (fields.some(({ initial }) => initial !== undefined)) {
    const left = values.map((value, at) => (fields[at]?.initial === undefined ? value : null));
    scenarios.push({ kind: 'initial', name: name('has its initial values'), values: left });
  }
  for (const [index, field] of fields.entries()) {
    for (const why of refusalsOf(field)) {
      const refused = { blank: '', negative: -1, long: 'x'.repeat((field.longest ?? 0) + 1) }[why];
      const what = `refuses a ${why === 'long' ? 'too long' : why} ${field.name.words.join(' ')}`;
      const bad = values.map((value, at) => (at === index ? refused : value));
      scenarios.push({ kind: 'refuse', name: name(what), values: bad, field, why });
    }
  }
  for (const end of endsToTry(records, record)) {
    const made = makeable(records, end.target);
    if (end.inverse === undefined || made === undefined) continue;
    const isOnly = record.ends.filter(({ target }) => target === end.target).length < 2;
    const linked = name(
      isOnly
        ? `and ${end.target.words.join(' ')} know each other until they part`
        : `keeps both ends of ${end.name.words.join(' ')}`,
    );
    const target = firstRow(records, made);
    scenarios.push({ kind: 'bothEnds', name: linked, end: end.name, values, made: made.name, target });
  }
  const { store, links } = record;
  // What has no values says nothing by being made, and is made by the other tests.
  if (store === undefined && links === undefined)
    return fields.length === 0 && scenarios.length > 1 ? scenarios.slice(1) : scenarios;
  return [...scenarios, ...storeScenarios(records, record, name)];
};

/** Its own ends, and those of parents that cannot be made: nobody else can try them. */
const endsToTry = (records: readonly RecordDecl[], record: RecordDecl): RecordDecl['ends'] => {
  const parent = recordOf(records, record.extends);
  return parent?.kind === 'abstract' ? [...endsToTry(records, parent), ...record.ends] : record.ends;
};

/** The record itself, or the first of its kinds that can be made. */
const makeable = (records: readonly RecordDecl[], name: RecordDecl['name']): RecordDecl | undefined => {
  const record = recordOf(records, name);
  if (record === undefined || record.kind === 'class') return record;
  const children = records.filter((each) => each.extends === name);
  for (const child of children) {
    const found = makeable(records, child.name);
    if (found !== undefined) return found;
  }
  return undefined;
};
