import { withArticle } from '../../printing/cases.ts';
import {
  allFieldsOf,
  allOperationsOf,
  createNameScope,
  type RecordDecl,
  type RecordScenario,
  recordOf,
} from '../../program/index.ts';
import { sampleFor } from './samples.ts';

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
  const values = sampleFor(records, record);
  const fields = allFieldsOf(records, record);
  const scenarios: RecordScenario[] = [{ kind: 'construct', name: name('keeps its values'), values }];
  if (fields.some(({ initial }) => initial !== undefined)) {
    const left = values.map((value, at) => (fields[at]?.initial === undefined ? value : null));
    scenarios.push({ kind: 'initial', name: name('has its initial values'), values: left });
  }
  for (const [index, field] of fields.entries()) {
    if (field.refuses === undefined) continue;
    const bad = values.map((value, at) => (at === index ? (field.refuses === 'blank' ? '' : -1) : value));
    const what = `refuses a ${field.refuses} ${field.name.words.join(' ')}`;
    scenarios.push({ kind: 'refuse', name: name(what), values: bad, field: field.name });
  }
  for (const end of endsToTry(records, record)) {
    const made = makeable(records, end.target);
    if (end.inverse === undefined || made === undefined) continue;
    const isOnly = record.ends.filter(({ target }) => target === end.target).length < 2;
    const linked = name(
      isOnly ? `and ${end.target.words.join(' ')} know each other` : `keeps both ends of ${end.name.words.join(' ')}`,
    );
    const target = sampleFor(records, made);
    scenarios.push({ kind: 'bothEnds', name: linked, end: end.name, values, made: made.name, target });
  }
  if (record.store !== undefined) scenarios.push({ kind: 'roundTrip', name: name('can be stored and found'), values });
  for (const operation of allOperationsOf(records, record)) {
    const what = name(`says that ${operation.name.words.join(' ')} is still to be written`);
    scenarios.push({ kind: 'unwritten', name: what, operation: operation.name, values });
  }
  for (const parent of [...(record.extends === undefined ? [] : [record.extends]), ...record.implements]) {
    scenarios.push({ kind: 'isA', name: name(`is ${withArticle(parent.words.join(' '))}`), parent, values });
  }
  return scenarios;
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
