import type { Writer } from '../../../printing/writer.ts';
import {
  type AssociationEnd,
  absentFor,
  allEndsOf,
  allFieldsOf,
  type FieldDecl,
  keyFieldsOf,
  type Literal,
  movesAway,
  type Name,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  type Sample,
  type StoreDecl,
  type StoresDecl,
  takenFor,
} from '../../../program/index.ts';
import { type HeldForms, writeHeldEnd } from './write-held-end.ts';
import { makeStore, type RelatedForms, writeRelated } from './write-related-scenario.ts';

/** How a language writes what a test of a record does and claims. */
export interface RecordTestForms {
  /** Makes a record with these values and keeps it under this name. */
  readonly make: (name: string, record: RecordDecl, values: Sample) => void;
  /** Makes `made` without what has a first value. */
  readonly makeInitial: (record: RecordDecl, values: Sample) => void;
  /** Claims that `made` has this value. */
  readonly keeps: (field: FieldDecl, value: Literal) => string;
  /** Claims that `made` is there, where it has no values. */
  readonly isMade: string;
  readonly refuse: (scenario: Extract<RecordScenario, { kind: 'refuse' }>) => void;
  /** Links `one`, or another of the same, to `other`. */
  readonly link: (end: AssociationEnd, holder: 'one' | 'another') => string;
  /** Claims that an end of the holder is the value, or holds it. */
  readonly holds: (
    holder: 'one' | 'other',
    end: { readonly name: Name; readonly isList: boolean; readonly value: 'one' | 'other' | 'another' },
  ) => readonly string[];
  /** Takes `one` and `other` apart again. */
  readonly unlink: (end: AssociationEnd) => string;
  /** Claims that an end of the holder refers to nothing. */
  readonly lacks: (holder: 'one' | 'other', end: { readonly name: Name; readonly isList: boolean }) => string;
  readonly makeStore: (store: StoreDecl) => string;
  /** Puts one of them into the store. */
  readonly add: (name: string) => string;
  /** Puts `one` into the store, which then refuses `other`. */
  readonly addsOne: (unique: Name) => readonly string[];
  /** Claims that the store gives `made` back by its key, refuses it once more, and keeps `other`, or nothing, once it is removed. */
  readonly stored: (store: StoreDecl, hasOther: boolean) => readonly string[];
  /** Where rows in stores may be changed. */
  readonly updates?: UpdateForms;
  /** Where objects are made with what they cannot be without. */
  readonly held?: HeldForms;
  /** Where stores ask each other. */
  readonly related?: RelatedForms;
}

/** How a language writes tests of stores whose rows may be changed; one of them is called `store`. */
export interface UpdateForms {
  readonly update: (name: string) => string;
  /** Claims that the store does not put it in the place of another; a test may claim two refusals. */
  readonly refuses: (name: string, message: string, isSecond?: boolean) => readonly string[];
  /** Claims that the store gives it back by its keys, and keeps nothing else. */
  readonly keepsOnly: (name: string, keys: readonly FieldDecl[]) => readonly string[];
}

/** The values that are given beside first ones, as the language writes them. */
export const givenToInitial = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  values: Sample,
  written: (field: FieldDecl, value: Literal) => string,
): readonly string[] =>
  allFieldsOf(records, record).flatMap((field, index) =>
    field.initial === undefined ? [written(field, values[index] ?? null)] : [],
  );

export interface Subject {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly stores?: StoresDecl | undefined;
}

/** What the test of a scenario does and claims, the same in each language. */
export const writeRecordScenario = (
  writer: Writer,
  { record, records, stores }: Subject,
  scenario: RecordScenario,
  forms: RecordTestForms,
): void => {
  switch (scenario.kind) {
    case 'construct': {
      const fields = allFieldsOf(records, record);
      forms.make('made', record, scenario.values);
      for (const [index, field] of fields.entries())
        if (field.visibility === undefined) writer.line(forms.keeps(field, scenario.values[index] ?? null));
      if (fields.every(({ visibility }) => visibility !== undefined)) writer.line(forms.isMade);
      return;
    }
    case 'initial':
      forms.makeInitial(record, scenario.values);
      for (const field of allFieldsOf(records, record))
        if (field.initial !== undefined && field.visibility === undefined)
          writer.line(forms.keeps(field, field.initial));
      return;
    case 'refuse':
      forms.refuse(scenario);
      return;
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      forms.make('one', record, scenario.values);
      forms.make('other', target, scenario.target);
      writer.gap();
      writer.line(forms.link(end, 'one'));
      writer.gap();
      const inverse = { name: end.inverse, isList: end.inverseIsList === true, value: 'one' } as const;
      for (const line of forms.holds('one', { name: end.name, isList: end.isList, value: 'other' })) writer.line(line);
      for (const line of forms.holds('other', inverse)) writer.line(line);
      writer.gap();
      writer.line(forms.unlink(end));
      writer.gap();
      writer.line(forms.lacks('one', end));
      writer.line(forms.lacks('other', inverse));
      if (!movesAway(end)) return;
      writer.gap();
      forms.make('another', record, scenario.values);
      writer.line(forms.link(end, 'one'));
      writer.line(forms.link(end, 'another'));
      writer.gap();
      writer.line(forms.lacks('one', end));
      for (const line of forms.holds('other', { ...inverse, value: 'another' })) writer.line(line);
      return;
    }
    case 'oneEnd': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end === undefined || target === undefined) return;
      forms.make('one', record, scenario.values);
      forms.make('other', target, scenario.target);
      writer.gap();
      writer.line(forms.link(end, 'one'));
      writer.gap();
      for (const line of forms.holds('one', { name: end.name, isList: end.isList, value: 'other' })) writer.line(line);
      if (end.given !== undefined || end.isNonEmpty === true) return;
      writer.gap();
      writer.line(forms.unlink(end));
      writer.gap();
      writer.line(forms.lacks('one', end));
      return;
    }
    case 'moved':
    case 'lastStays':
      if (forms.held !== undefined) writeHeldEnd(writer, { record, records }, scenario, forms, forms.held);
      return;
    case 'unique':
      if (record.store === undefined) return;
      makeStore(writer, { record, records, stores }, scenario, forms);
      forms.make('one', record, scenario.values);
      forms.make('other', record, scenario.others);
      writer.gap();
      for (const line of forms.addsOne(scenario.field)) writer.line(line);
      if (scenario.apart !== undefined && forms.updates !== undefined) {
        writer.gap();
        forms.make('apart', record, scenario.apart);
        writer.line(forms.add('apart'));
        for (const line of forms.updates.refuses('other', takenFor(scenario.field), true)) writer.line(line);
      }
      return;
    case 'update':
      if (forms.updates === undefined) return;
      makeStore(writer, { record, records, stores }, scenario, forms);
      forms.make('made', record, scenario.values);
      forms.make('changed', record, scenario.changed);
      if (scenario.absent !== undefined) forms.make('absent', record, scenario.absent);
      writer.gap();
      writer.line(forms.add('made'));
      writer.line(forms.updates.update('changed'));
      writer.gap();
      if (scenario.absent !== undefined)
        for (const line of forms.updates.refuses('absent', absentFor(record))) writer.line(line);
      for (const line of forms.updates.keepsOnly('changed', keyFieldsOf(records, record))) writer.line(line);
      return;
    case 'missing':
    case 'referred':
    case 'linked':
      if (forms.related === undefined) return;
      makeStore(writer, { record, records, stores }, scenario, forms);
      writeRelated(writer, { record, records, stores }, scenario, forms, forms.related);
      return;
    case 'roundTrip':
      if (record.store === undefined) return;
      makeStore(writer, { record, records, stores }, scenario, forms);
      forms.make('made', record, scenario.values);
      if (scenario.others !== undefined) forms.make('other', record, scenario.others);
      writer.gap();
      writer.line(forms.add('made'));
      if (scenario.others !== undefined) writer.line(forms.add('other'));
      writer.gap();
      for (const line of forms.stored(record.store, scenario.others !== undefined)) writer.line(line);
      return;
  }
};
