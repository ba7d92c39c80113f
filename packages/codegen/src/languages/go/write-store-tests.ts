import type { Writer } from '../../printing/writer.ts';
import {
  absentFor,
  allFieldsOf,
  isLookedUp,
  keyFieldsOf,
  type LinkStoreDecl,
  lookupName,
  mayHold,
  type Name,
  nowhereFor,
  type Program,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  referringTo,
  refusedFor,
  type Sample,
  type StoreDecl,
  type StoreScenarioKind,
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { type GoDialect, typeName } from './dialect.ts';
import { memberOf } from './end-methods.ts';
import { plainLiteral, written } from './written.ts';

type StoreScenario = Extract<RecordScenario, { kind: StoreScenarioKind }>;

interface Forms {
  /** Makes a record under this name. */
  readonly make: (variable: string, made: RecordDecl, values: Sample) => void;
  readonly equal: (actual: string, expected: string) => void;
  /** Claims that a statement gives this error. */
  readonly failing: (statement: string, message: string) => void;
}

/** What the test of a store does and claims. */
export const writeStoreScenario = (
  writer: Writer,
  { constructorOf }: GoDialect,
  record: RecordDecl,
  { records, stores }: Program,
  scenario: StoreScenario,
  { make, equal, failing }: Forms,
): void => {
  const declared = storeOf(record);
  if (declared === undefined) return;
  const partOf = (of: Name): string =>
    `stores.${typeName(stores?.parts.find((part) => part.record === of)?.name ?? of)}`;
  const store = stores === undefined ? 'store' : partOf(record.name);
  const add = (into: string, variable: string): void =>
    writer.block(`if err := ${into}.Add(${variable}); err != nil {`, '}', () => writer.line('t.Fatal(err)'));
  const rows = record.isRow === true;
  const holdsAll = (call: string, names: readonly string[]): void => {
    if (names.length === 0 || rows) {
      if (names.length === 0) equal(`len(${call})`, '0');
      else equal(call, `[]${typeName(record.name)}{${names.join(', ')}}`);
      return;
    }
    const differs = [`len(got) != ${names.length}`, ...names.map((name, at) => `got[${at}] != ${name}`)];
    writer.block(`if got := ${call}; ${differs.join(' || ')} {`, '}', () =>
      writer.line(`t.Errorf("got %v, want ${names.map(() => '%v').join(', ')}", got, ${names.join(', ')})`),
    );
  };
  const finds = (call: string, name: string): void => {
    const differs = rows ? `!reflect.DeepEqual(got, ${name})` : `got != ${name}`;
    writer.block(`if got, isThere := ${call}; !isThere || ${differs} {`, '}', () =>
      writer.line(`t.Errorf("got %v, %v, want %v", got, isThere, ${name})`),
    );
  };
  const claimRemoval = (kept: StoreDecl | LinkStoreDecl, key: string, isRemoved: boolean): void => {
    if (!mayHold(kept, records)) {
      equal(`${store}.Remove(${key})`, String(isRemoved));
      return;
    }
    const differs = isRemoved ? '!isRemoved' : 'isRemoved';
    writer.block(`if isRemoved, err := ${store}.Remove(${key}); err != nil || ${differs} {`, '}', () =>
      writer.line(`t.Errorf("got %v, %v, want ${isRemoved}", isRemoved, err)`),
    );
  };
  writer.line(
    stores === undefined ? `store := ${constructorOf(declared.name)}()` : `stores := ${constructorOf(stores.name)}()`,
  );
  for (const [at, { record: name, values }] of (scenario.before ?? []).entries()) {
    const needed = recordOf(records, name);
    if (needed === undefined) continue;
    make(`before${at + 1}`, needed, values);
    add(partOf(name), `before${at + 1}`);
  }
  switch (scenario.kind) {
    case 'unique':
      make('one', record, scenario.values);
      make('other', record, scenario.others);
      add(store, 'one');
      failing(`err := ${store}.Add(other)`, takenFor(scenario.field));
      if (scenario.apart === undefined) return;
      make('apart', record, scenario.apart);
      add(store, 'apart');
      failing(`err := ${store}.Update(other)`, takenFor(scenario.field));
      return;
    case 'update': {
      const keys = keyFieldsOf(records, record)
        .map(({ name }) => `changed.${memberOf(records, name)}`)
        .join(', ');
      make('made', record, scenario.values);
      make('changed', record, scenario.changed);
      if (scenario.absent !== undefined) make('absent', record, scenario.absent);
      add(store, 'made');
      writer.block(`if err := ${store}.Update(changed); err != nil {`, '}', () => writer.line('t.Fatal(err)'));
      finds(`${store}.Find(${keys})`, 'changed');
      if (scenario.absent !== undefined) failing(`err := ${store}.Update(absent)`, absentFor(record));
      holdsAll(`${store}.All()`, ['changed']);
      writeByHand(writer, { record, records, store }, failing);
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const kept = record.store;
      const own = memberOf(records, kept.key);
      const { others } = scenario;
      make('made', record, scenario.values);
      if (others !== undefined) make('other', record, others);
      add(store, 'made');
      if (others !== undefined) add(store, 'other');
      finds(`${store}.Find(made.${own})`, 'made');
      if (others !== undefined) finds(`${store}.Find(other.${own})`, 'other');
      holdsAll(`${store}.All()`, others === undefined ? ['made'] : ['made', 'other']);
      failing(`err := ${store}.Add(made)`, takenFor(kept.key));
      const removes = (isRemoved: boolean): void => claimRemoval(kept, `made.${own}`, isRemoved);
      removes(true);
      writer.block(`if got, isThere := ${store}.Find(made.${own}); isThere {`, '}', () =>
        writer.line('t.Errorf("got %v, want none", got)'),
      );
      removes(false);
      holdsAll(`${store}.All()`, others === undefined ? [] : ['other']);
      return;
    }
    case 'missing':
      make('made', record, scenario.values);
      failing(`err := ${store}.Add(made)`, nowhereFor(scenario.reference));
      if (scenario.kept === undefined) return;
      make('kept', record, scenario.kept);
      add(store, 'kept');
      failing(`err := ${store}.Update(made)`, nowhereFor(scenario.reference));
      return;
    case 'referred': {
      const { reference, goesAlong, isCleared, values } = scenario;
      const fields = allFieldsOf(records, record);
      const key = reference.fields
        .map((field) => plainLiteral(field, values[fields.indexOf(field)] ?? null))
        .join(', ');
      const target = recordOf(records, reference.target);
      const removal = `${partOf(reference.target)}.Remove(${key})`;
      const kept = target === undefined ? undefined : storeOf(target);
      const isHeld = kept !== undefined && mayHold(kept, records);
      make('made', record, values);
      add(store, 'made');
      if (isLookedUp(record, reference)) {
        const lookup = `${store}.${typeName(lookupName(reference.fields))}`;
        const elsewhere = reference.fields.map((field, at) => plainLiteral(field, scenario.elsewhere[at] ?? null));
        holdsAll(`${lookup}(${key})`, ['made']);
        holdsAll(`${lookup}(${elsewhere.join(', ')})`, []);
      }
      if (!goesAlong && isCleared !== true) {
        failing(`_, err := ${removal}`, referringTo(reference.target, { record: record.name }));
        return;
      }
      if (isHeld)
        writer.block(`if isRemoved, err := ${removal}; err != nil || !isRemoved {`, '}', () =>
          writer.line('t.Errorf("got %v, %v, want true", isRemoved, err)'),
        );
      else equal(removal, 'true');
      if (isCleared === true) {
        holdsAll(`${store}.${typeName(lookupName(reference.fields))}(${key})`, []);
        if (record.store !== undefined) failing(`err := ${store}.Add(made)`, takenFor(record.store.key));
        return;
      }
      equal(`len(${store}.All())`, '0');
      return;
    }
    case 'linked': {
      const { links } = record;
      if (links === undefined) return;
      const others = scenario.others.map((_, at) => `other${at + 1}`);
      make('made', record, scenario.values);
      for (const [at, values] of scenario.others.entries()) make(others[at] ?? '', record, values);
      for (const one of ['made', ...others]) add(store, one);
      const keys = links.keys.map((key) => `made.${memberOf(records, key)}`);
      failing(`err := ${store}.Add(made)`, takenTogether(links));
      finds(`${store}.Find(${keys.join(', ')})`, 'made');
      for (const [at, key] of links.keys.entries()) {
        const method = typeName({ words: ['find', 'by', ...key.words] });
        holdsAll(`${store}.${method}(${keys[at]})`, ['made', ...others.filter((_, other) => other !== at)]);
      }
      claimRemoval(links, keys.join(', '), true);
      claimRemoval(links, keys.join(', '), false);
      holdsAll(`${store}.All()`, others);
      return;
    }
  }
};

/** A row whose fields are set by hand is refused as one that is made of the same values. */
const writeByHand = (
  writer: Writer,
  {
    record,
    records,
    store,
  }: { readonly record: RecordDecl; readonly records: readonly RecordDecl[]; readonly store: string },
  failing: Forms['failing'],
): void => {
  const refusal = record.scenarios.find((each) => each.kind === 'refuse');
  if (record.isRow !== true || refusal === undefined) return;
  const at = allFieldsOf(records, record).indexOf(refusal.field);
  const value = written(refusal.field, refusal.values[at] ?? null);
  writer.line(`changed.${memberOf(records, refusal.field.name)} = ${value}`);
  failing(`err := ${store}.Update(changed)`, refusedFor(refusal.why, refusal.field));
};
