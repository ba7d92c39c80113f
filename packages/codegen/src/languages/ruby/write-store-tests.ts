import type { Writer } from '../../printing/writer.ts';
import {
  absentFor,
  allFieldsOf,
  isLookedUp,
  keyFieldsOf,
  lookupName,
  type Name,
  nowhereFor,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  referringTo,
  type Sample,
  type StoreScenarioKind,
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { identifier, quote, typeName } from './dialect.ts';
import type { Subject } from './write-record-tests.ts';
import { writtenValue } from './written-value.ts';

type StoreScenario = Extract<RecordScenario, { kind: StoreScenarioKind }>;

type Make = (before: string, record: RecordDecl, values: Sample, close?: string) => void;

/** What the test of a store does and claims. */
export const writeStoreScenario = (
  writer: Writer,
  { record, records, stores, module }: Subject,
  scenario: StoreScenario,
  make: Make,
): void => {
  const declared = storeOf(record);
  if (declared === undefined) return;
  const partOf = (of: Name): string =>
    `stores.${identifier(stores?.parts.find((part) => part.record === of)?.name ?? of)}`;
  const store = stores === undefined ? 'store' : partOf(record.name);
  writer.line(
    stores === undefined
      ? `store = ${module}::${typeName(declared.name)}.new`
      : `stores = ${module}::${typeName(stores.name)}.new`,
  );
  for (const { record: name, values } of scenario.before ?? []) {
    const needed = recordOf(records, name);
    if (needed !== undefined) make(`${partOf(name)}.add(`, needed, values, ')');
  }
  const refuses = (message: string, call: string): void => {
    writer.line(`refusal = assert_raises(ArgumentError) { ${call} }`);
    writer.line(`assert_equal ${quote(message)}, refusal.message`);
  };
  switch (scenario.kind) {
    case 'unique':
      make('one = ', record, scenario.values);
      make('other = ', record, scenario.others);
      writer.line(`${store}.add(one)`);
      refuses(takenFor(scenario.field), `${store}.add(other)`);
      if (scenario.apart === undefined) return;
      make('apart = ', record, scenario.apart);
      writer.line(`${store}.add(apart)`);
      refuses(takenFor(scenario.field), `${store}.update(other)`);
      return;
    case 'update': {
      const keys = keyFieldsOf(records, record)
        .map(({ name }) => `changed.${identifier(name)}`)
        .join(', ');
      make('made = ', record, scenario.values);
      make('changed = ', record, scenario.changed);
      if (scenario.absent !== undefined) make('absent = ', record, scenario.absent);
      writer.line(`${store}.add(made)`);
      writer.line(`${store}.update(changed)`);
      writer.line(`assert_same changed, ${store}.find(${keys})`);
      if (scenario.absent !== undefined) refuses(absentFor(record), `${store}.update(absent)`);
      writer.line(`assert_equal [changed], ${store}.all`);
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = identifier(record.store.key);
      const { others } = scenario;
      make('made = ', record, scenario.values);
      if (others !== undefined) make('other = ', record, others);
      writer.line(`${store}.add(made)`);
      if (others !== undefined) writer.line(`${store}.add(other)`);
      writer.line(`assert_same made, ${store}.find(made.${key})`);
      if (others !== undefined) writer.line(`assert_same other, ${store}.find(other.${key})`);
      writer.line(`assert_equal [made${others === undefined ? '' : ', other'}], ${store}.all`);
      refuses(takenFor(record.store.key), `${store}.add(made)`);
      writer.line(`assert ${store}.remove(made.${key})`);
      writer.line(`assert_nil ${store}.find(made.${key})`);
      writer.line(`refute ${store}.remove(made.${key})`);
      writer.line(others === undefined ? `assert_empty ${store}.all` : `assert_equal [other], ${store}.all`);
      return;
    }
    case 'missing':
      make('made = ', record, scenario.values);
      refuses(nowhereFor(scenario.reference), `${store}.add(made)`);
      if (scenario.kept === undefined) return;
      make('kept = ', record, scenario.kept);
      writer.line(`${store}.add(kept)`);
      refuses(nowhereFor(scenario.reference), `${store}.update(made)`);
      return;
    case 'referred': {
      const { reference, goesAlong, isCleared, values } = scenario;
      const fields = allFieldsOf(records, record);
      const key = reference.fields
        .map((field) => writtenValue(field, values[fields.indexOf(field)] ?? null))
        .join(', ');
      const removal = `${partOf(reference.target)}.remove(${key})`;
      make('made = ', record, values);
      writer.line(`${store}.add(made)`);
      if (isLookedUp(record, reference)) {
        const lookup = `${store}.${identifier(lookupName(reference.fields))}`;
        const elsewhere = reference.fields.map((field, at) => writtenValue(field, scenario.elsewhere[at] ?? null));
        writer.line(`assert_equal [made], ${lookup}(${key})`);
        writer.line(`assert_empty ${lookup}(${elsewhere.join(', ')})`);
      }
      if (goesAlong) {
        writer.line(`assert ${removal}`);
        writer.line(`assert_empty ${store}.all`);
      } else if (isCleared === true) {
        writer.line(`assert ${removal}`);
        writer.line(`assert_empty ${store}.${identifier(lookupName(reference.fields))}(${key})`);
        if (record.store !== undefined) refuses(takenFor(record.store.key), `${store}.add(made)`);
      } else refuses(referringTo(reference.target, { record: record.name }), removal);
      return;
    }
    case 'linked': {
      const { links } = record;
      if (links === undefined) return;
      const others = scenario.others.map((_, at) => `other${at + 1}`);
      make('made = ', record, scenario.values);
      for (const [at, values] of scenario.others.entries()) make(`${others[at]} = `, record, values);
      for (const one of ['made', ...others]) writer.line(`${store}.add(${one})`);
      const keys = links.keys.map((key) => `made.${identifier(key)}`);
      refuses(takenTogether(links), `${store}.add(made)`);
      writer.line(`assert_same made, ${store}.find(${keys.join(', ')})`);
      for (const [at, key] of links.keys.entries()) {
        const alike = ['made', ...others.filter((_, other) => other !== at)];
        writer.line(`assert_equal [${alike.join(', ')}], ${store}.find_by_${identifier(key)}(${keys[at]})`);
      }
      writer.line(`assert ${store}.remove(${keys.join(', ')})`);
      writer.line(`refute ${store}.remove(${keys.join(', ')})`);
      writer.line(`assert_equal [${others.join(', ')}], ${store}.all`);
      return;
    }
  }
};
