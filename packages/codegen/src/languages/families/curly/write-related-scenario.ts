import type { Writer } from '../../../printing/writer.ts';
import {
  allFieldsOf,
  type FieldDecl,
  isLookedUp,
  type LinkStoreDecl,
  type Literal,
  type Name,
  nowhereFor,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  referringTo,
  type Sample,
  type StoresDecl,
  takenFor,
} from '../../../program/index.ts';
import type { RecordTestForms, Subject } from './write-record-scenario.ts';

/** How a language writes tests of stores that ask each other; one of them is called `store`. */
export interface RelatedForms {
  /** Makes all stores, called `stores`. */
  readonly makeStores: (stores: StoresDecl) => string;
  /** One of them. */
  readonly part: (name: Name) => string;
  readonly nameStore: (part: string) => string;
  readonly addBefore: (part: string, record: RecordDecl, values: Sample) => void;
  /** Claims that the store refuses `made`. */
  readonly refusesMade: (message: string) => readonly string[];
  readonly removes: (part: string, key: string) => string;
  readonly refusesRemoval: (part: string, key: string, message: string) => readonly string[];
  readonly isEmpty: string;
  /** Claims that the store finds these by what they refer to, given as it is written. */
  readonly findsBy: (fields: readonly FieldDecl[], given: string, found: readonly string[]) => readonly string[];
  readonly written: (field: FieldDecl, value: Literal) => string;
  /** Claims that `made` is found by all keys and by each, refused once more, and removed once; `others` are what is found by each, and all that stay. */
  readonly linked: (
    links: LinkStoreDecl,
    others: { readonly byKey: readonly (readonly string[])[]; readonly all: readonly string[] },
  ) => readonly string[];
}

type RelatedScenario = Extract<RecordScenario, { kind: 'missing' | 'referred' | 'linked' }>;

/** Makes the store of a record, and fills those that it asks. */
export const makeStore = (
  writer: Writer,
  { record, records, stores }: Subject,
  { before = [] }: Pick<Extract<RecordScenario, { kind: 'roundTrip' }>, 'before'>,
  { makeStore: alone, related }: RecordTestForms,
): void => {
  if (related === undefined || stores === undefined) {
    if (record.store !== undefined) writer.line(alone(record.store));
    return;
  }
  const partOf = (of: Name): string => related.part(stores.parts.find((part) => part.record === of)?.name ?? of);
  writer.line(related.makeStores(stores));
  for (const { record: name, values } of before) {
    const needed = recordOf(records, name);
    if (needed !== undefined) related.addBefore(partOf(name), needed, values);
  }
  writer.line(related.nameStore(partOf(record.name)));
};

/** What the test does and claims once the store is there. */
export const writeRelated = (
  writer: Writer,
  { record, records }: Subject,
  scenario: RelatedScenario,
  forms: RecordTestForms,
  related: RelatedForms,
): void => {
  const lines = (all: readonly string[]): void => {
    for (const line of all) writer.line(line);
  };
  forms.make('made', record, scenario.values);
  switch (scenario.kind) {
    case 'missing':
      writer.gap();
      lines(related.refusesMade(nowhereFor(scenario.reference)));
      if (scenario.kept === undefined || forms.updates === undefined) return;
      writer.gap();
      forms.make('kept', record, scenario.kept);
      writer.line(forms.add('kept'));
      lines(forms.updates.refuses('made', nowhereFor(scenario.reference), true));
      return;
    case 'referred': {
      const { reference, goesAlong, isCleared, values } = scenario;
      const fields = allFieldsOf(records, record);
      const key = reference.fields
        .map((field) => related.written({ ...field, isOptional: false }, values[fields.indexOf(field)] ?? null))
        .join(', ');
      writer.line(forms.add('made'));
      writer.gap();
      if (isLookedUp(record, reference)) {
        const elsewhere = reference.fields.map((field, at) =>
          related.written({ ...field, isOptional: false }, scenario.elsewhere[at] ?? null),
        );
        lines(related.findsBy(reference.fields, key, ['made']));
        lines(related.findsBy(reference.fields, elsewhere.join(', '), []));
      }
      if (goesAlong) lines([related.removes(related.part(reference.part), key), related.isEmpty]);
      else if (isCleared === true) {
        writer.line(related.removes(related.part(reference.part), key));
        lines(related.findsBy(reference.fields, key, []));
        if (record.store !== undefined) lines(related.refusesMade(takenFor(record.store.key)));
      } else {
        const message = referringTo(reference.target, { record: record.name });
        lines(related.refusesRemoval(related.part(reference.part), key, message));
      }
      return;
    }
    case 'linked': {
      const { links } = record;
      if (links === undefined) return;
      const others = scenario.others.map((_, at) => `other${at + 1}`);
      for (const [at, values] of scenario.others.entries()) forms.make(others[at] ?? '', record, values);
      writer.gap();
      for (const one of ['made', ...others]) writer.line(forms.add(one));
      writer.gap();
      const byKey = links.keys.map((_, at) => ['made', ...others.filter((_each, other) => other !== at)]);
      lines(related.linked(links, { byKey, all: others }));
      return;
    }
  }
};
