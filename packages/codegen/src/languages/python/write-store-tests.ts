import type { Writer } from '../../printing/writer.ts';
import {
  absentFor,
  allFieldsOf,
  isLookedUp,
  keyFieldsOf,
  lookupName,
  type Name,
  nowhereFor,
  type Program,
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
import { identifier, typeName } from './dialect.ts';
import { written } from './written.ts';

type StoreScenario = Extract<RecordScenario, { kind: StoreScenarioKind }>;

interface Forms {
  /** Makes a record of these values between what opens and what closes. */
  readonly make: (record: RecordDecl, values: Sample, open: string, close?: string) => void;
  readonly raises: (writer: Writer, message: string, body: () => void) => void;
}

/** What the test of a store does and claims. */
export const writeStoreTest = (
  writer: Writer,
  { records, stores }: Program,
  record: RecordDecl,
  scenario: StoreScenario,
  { make, raises }: Forms,
): void => {
  const declared = storeOf(record);
  if (declared === undefined) return;
  const partOf = (of: Name): string =>
    `stores.${identifier(stores?.parts.find((part) => part.record === of)?.name ?? of)}`;
  const store = stores === undefined ? 'store' : partOf(record.name);
  writer.line(stores === undefined ? `store = ${typeName(declared.name)}()` : `stores = ${typeName(stores.name)}()`);
  for (const { record: name, values } of scenario.before ?? []) {
    const needed = recordOf(records, name);
    if (needed !== undefined) make(needed, values, `${partOf(name)}.add(`, ')');
  }
  const refuses = (message: string, statement: string): void => raises(writer, message, () => writer.line(statement));
  switch (scenario.kind) {
    case 'unique':
      make(record, scenario.values, 'one = ');
      make(record, scenario.others, 'other = ');
      writer.line(`${store}.add(one)`);
      refuses(takenFor(scenario.field), `${store}.add(other)`);
      if (scenario.apart === undefined) return;
      make(record, scenario.apart, 'apart = ');
      writer.line(`${store}.add(apart)`);
      refuses(takenFor(scenario.field), `${store}.update(other)`);
      return;
    case 'update': {
      const keys = keyFieldsOf(records, record)
        .map(({ name }) => `changed.${identifier(name)}`)
        .join(', ');
      make(record, scenario.values, 'made = ');
      make(record, scenario.changed, 'changed = ');
      if (scenario.absent !== undefined) make(record, scenario.absent, 'absent = ');
      writer.line(`${store}.add(made)`);
      writer.line(`${store}.update(changed)`);
      writer.line(`assert ${store}.find(${keys}) is changed`);
      if (scenario.absent !== undefined) refuses(absentFor(record), `${store}.update(absent)`);
      writer.line(`assert ${store}.all() == [changed]`);
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = identifier(record.store.key);
      const { others } = scenario;
      make(record, scenario.values, 'made = ');
      if (others !== undefined) make(record, others, 'other = ');
      writer.line(`${store}.add(made)`);
      if (others !== undefined) writer.line(`${store}.add(other)`);
      writer.line(`assert ${store}.find(made.${key}) is made`);
      if (others !== undefined) writer.line(`assert ${store}.find(other.${key}) is other`);
      writer.line(`assert ${store}.all() == ${others === undefined ? '[made]' : '[made, other]'}`);
      refuses(takenFor(record.store.key), `${store}.add(made)`);
      writer.line(`assert ${store}.remove(made.${key})`);
      writer.line(`assert ${store}.find(made.${key}) is None`);
      writer.line(`assert not ${store}.remove(made.${key})`);
      writer.line(`assert ${store}.all() == ${others === undefined ? '[]' : '[other]'}`);
      return;
    }
    case 'missing':
      make(record, scenario.values, 'made = ');
      refuses(nowhereFor(scenario.reference), `${store}.add(made)`);
      if (scenario.kept === undefined) return;
      make(record, scenario.kept, 'kept = ');
      writer.line(`${store}.add(kept)`);
      refuses(nowhereFor(scenario.reference), `${store}.update(made)`);
      return;
    case 'referred': {
      const { reference, goesAlong, isCleared, values } = scenario;
      const fields = allFieldsOf(records, record);
      const key = reference.fields.map((field) => written(field, values[fields.indexOf(field)] ?? null)).join(', ');
      const removal = `${partOf(reference.target)}.remove(${key})`;
      make(record, values, 'made = ');
      writer.line(`${store}.add(made)`);
      if (isLookedUp(record, reference)) {
        const lookup = `${store}.${identifier(lookupName(reference.fields))}`;
        const elsewhere = reference.fields.map((field, at) => written(field, scenario.elsewhere[at] ?? null));
        writer.line(`assert ${lookup}(${key}) == [made]`);
        writer.line(`assert ${lookup}(${elsewhere.join(', ')}) == []`);
      }
      if (goesAlong) {
        writer.line(`assert ${removal}`);
        writer.line(`assert ${store}.all() == []`);
      } else if (isCleared === true) {
        writer.line(`assert ${removal}`);
        writer.line(`assert ${store}.${identifier(lookupName(reference.fields))}(${key}) == []`);
        if (record.store !== undefined) refuses(takenFor(record.store.key), `${store}.add(made)`);
      } else refuses(referringTo(reference.target, { record: record.name }), removal);
      return;
    }
    case 'linked': {
      const { links } = record;
      if (links === undefined) return;
      const others = scenario.others.map((_, at) => `other_${at + 1}`);
      make(record, scenario.values, 'made = ');
      for (const [at, values] of scenario.others.entries()) make(record, values, `${others[at]} = `);
      for (const one of ['made', ...others]) writer.line(`${store}.add(${one})`);
      const keys = links.keys.map((key) => `made.${identifier(key)}`).join(', ');
      refuses(takenTogether(links), `${store}.add(made)`);
      writer.line(`assert ${store}.find(${keys}) is made`);
      for (const [at, key] of links.keys.entries()) {
        const alike = ['made', ...others.filter((_, other) => other !== at)];
        const name = identifier(key);
        writer.line(`assert ${store}.find_by_${name}(made.${name}) == [${alike.join(', ')}]`);
      }
      writer.line(`assert ${store}.remove(${keys})`);
      writer.line(`assert not ${store}.remove(${keys})`);
      writer.line(`assert ${store}.all() == [${others.join(', ')}]`);
      return;
    }
  }
};
