import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  mayHold,
  type Name,
  nowhereFor,
  type Program,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  referringTo,
  type Sample,
  storeOf,
  takenFor,
  takenTogether,
} from '../../program/index.ts';
import { type GoDialect, typeName } from './dialect.ts';
import { memberOf } from './end-methods.ts';
import { plainLiteral } from './written.ts';

type StoreScenario = Extract<RecordScenario, { kind: 'roundTrip' | 'unique' | 'missing' | 'referred' | 'linked' }>;

interface Forms {
  /** Makes a record under this name. */
  readonly make: (variable: string, made: RecordDecl, values: Sample) => void;
  readonly equal: (actual: string, expected: string) => void;
  /** Claims that a statement gives this error. */
  readonly failing: (statement: string, message: string) => void;
  readonly isSame: (actual: string, value: string, isList?: boolean) => void;
  readonly isNone: (actual: string, isList: boolean) => void;
}

/** What the test of a store does and claims. */
export const writeStoreScenario = (
  writer: Writer,
  { constructorOf }: GoDialect,
  record: RecordDecl,
  { records, stores }: Program,
  scenario: StoreScenario,
  { make, equal, failing, isSame, isNone }: Forms,
): void => {
  const declared = storeOf(record);
  if (declared === undefined) return;
  const partOf = (of: Name): string =>
    `stores.${typeName(stores?.parts.find((part) => part.record === of)?.name ?? of)}`;
  const store = stores === undefined ? 'store' : partOf(record.name);
  const add = (into: string, variable: string): void =>
    writer.block(`if err := ${into}.Add(${variable}); err != nil {`, '}', () => writer.line('t.Fatal(err)'));
  const holdsAll = (call: string, names: readonly string[]): void => {
    const differs = [`len(got) != ${names.length}`, ...names.map((name, at) => `got[${at}] != ${name}`)];
    writer.block(`if got := ${call}; ${differs.join(' || ')} {`, '}', () =>
      writer.line(`t.Errorf("got %v, want ${names.map(() => '%v').join(', ')}", got, ${names.join(', ')})`),
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
      return;
    case 'roundTrip': {
      if (record.store === undefined) return;
      const kept = record.store;
      const own = memberOf(records, kept.key);
      const { others } = scenario;
      make('made', record, scenario.values);
      if (others !== undefined) make('other', record, others);
      add(store, 'made');
      if (others !== undefined) add(store, 'other');
      isSame(`${store}.Find(made.${own})`, 'made');
      if (others === undefined) isSame(`${store}.All()`, 'made', true);
      else {
        isSame(`${store}.Find(other.${own})`, 'other');
        holdsAll(`${store}.All()`, ['made', 'other']);
      }
      failing(`err := ${store}.Add(made)`, takenFor(kept.key));
      const removes = (isRemoved: boolean): void => {
        if (!mayHold(kept, records)) {
          equal(`${store}.Remove(made.${own})`, String(isRemoved));
          return;
        }
        const differs = isRemoved ? '!isRemoved' : 'isRemoved';
        writer.block(`if isRemoved, err := ${store}.Remove(made.${own}); err != nil || ${differs} {`, '}', () =>
          writer.line(`t.Errorf("got %v, %v, want ${isRemoved}", isRemoved, err)`),
        );
      };
      removes(true);
      isNone(`${store}.Find(made.${own})`, false);
      removes(false);
      if (others === undefined) equal(`len(${store}.All())`, '0');
      else isSame(`${store}.All()`, 'other', true);
      return;
    }
    case 'missing':
      make('made', record, scenario.values);
      failing(`err := ${store}.Add(made)`, nowhereFor(scenario.reference));
      return;
    case 'referred': {
      const { reference, goesAlong, values } = scenario;
      const at = allFieldsOf(records, record).indexOf(reference.field);
      const target = recordOf(records, reference.target);
      const removal = `${partOf(reference.target)}.Remove(${plainLiteral(reference.field, values[at] ?? null)})`;
      const isHeld = target?.store !== undefined && mayHold(target.store, records);
      make('made', record, values);
      add(store, 'made');
      if (!goesAlong) {
        failing(`_, err := ${removal}`, referringTo(reference.target, { record: record.name }));
        return;
      }
      if (isHeld)
        writer.block(`if isRemoved, err := ${removal}; err != nil || !isRemoved {`, '}', () =>
          writer.line('t.Errorf("got %v, %v, want true", isRemoved, err)'),
        );
      else equal(removal, 'true');
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
      isSame(`${store}.Find(${keys.join(', ')})`, 'made');
      for (const [at, key] of links.keys.entries()) {
        const method = typeName({ words: ['find', 'by', ...key.words] });
        holdsAll(`${store}.${method}(${keys[at]})`, ['made', ...others.filter((_, other) => other !== at)]);
      }
      equal(`${store}.Remove(${keys.join(', ')})`, 'true');
      equal(`${store}.Remove(${keys.join(', ')})`, 'false');
      holdsAll(`${store}.All()`, others);
      return;
    }
  }
};
