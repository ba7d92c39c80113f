import {
  type AssociationEnd,
  allFieldsOf,
  boundOf,
  createNameScope,
  makeable,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  refusalsOf,
} from '../../program/index.ts';
import { refusedNumber } from '../entities/limited-values.ts';
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
    {
      kind: 'construct',
      name: name(fields.every(({ visibility }) => visibility !== undefined) ? 'can be made' : 'keeps its values'),
      values,
    },
  ];
  if (fields.some(({ initial, visibility }) => initial !== undefined && visibility === undefined)) {
    const left = values.map((value, at) => (fields[at]?.initial === undefined ? value : null));
    scenarios.push({ kind: 'initial', name: name('has its initial values'), values: left });
  }
  for (const [index, field] of fields.entries()) {
    for (const why of refusalsOf(field)) {
      const bound = boundOf(why, field);
      const limit = bound === undefined ? 0 : refusedNumber({ rules: [bound] });
      const long = 'x'.repeat((field.longest ?? 0) + 1);
      const refused = { blank: '', negative: -1, zero: 0, long, low: limit, high: limit }[why];
      const what = `refuses a ${/^(?:long|low|high)$/.test(why) ? `too ${why}` : why} ${field.name.words.join(' ')}`;
      const bad = values.map((value, at) => (at === index ? refused : value));
      scenarios.push({ kind: 'refuse', name: name(what), values: bad, field, why });
    }
  }
  for (const end of endsToTry(records, record)) {
    const made = makeable(records, end.target);
    if (made === undefined) continue;
    const said = end.name.words.join(' ');
    if (end.inverse === undefined) {
      if (recordOf(records, end.target)?.kind === 'interface') continue;
      const target = firstRow(records, made);
      const what = end.isList ? `adds and removes its ${said}` : `refers to its ${said}`;
      scenarios.push({ kind: 'oneEnd', name: name(what), end: end.name, values, made: made.name, target });
    }
    if (end.given !== undefined && end.inverse !== undefined)
      scenarios.push({ kind: 'moved', name: name(`moves to another ${said} and stays there`), end: end.name, values });
    else if (end.isNonEmpty === true && end.inverseIsGiven !== true) {
      const target = firstRow(records, made);
      const what = `keeps the last of its ${said}`;
      scenarios.push({ kind: 'lastStays', name: name(what), end: end.name, values, made: made.name, target });
    }
    if (end.inverse === undefined || isHeldTo(end)) continue;
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

/** One of the two ends cannot be without the other. */
const isHeldTo = ({ given, inverseIsGiven, isNonEmpty, inverseIsNonEmpty }: AssociationEnd): boolean =>
  given !== undefined || inverseIsGiven === true || isNonEmpty === true || inverseIsNonEmpty === true;

/** Its own ends, and those of parents that cannot be made: nobody else can try them. */
const endsToTry = (records: readonly RecordDecl[], record: RecordDecl): RecordDecl['ends'] => {
  const parent = recordOf(records, record.extends);
  return parent?.kind === 'abstract' ? [...endsToTry(records, parent), ...record.ends] : record.ends;
};
