import type { Writer } from '../../../printing/writer.ts';
import {
  type AssociationEnd,
  allEndsOf,
  endMethods,
  inverseMethods,
  lastOf,
  type Name,
  neededFor,
  ownerOf,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  type Sample,
} from '../../../program/index.ts';
import type { RecordTestForms, Subject } from './write-record-scenario.ts';

/** How a language writes tests of ends that something cannot be without. */
export interface HeldForms {
  /** Makes a record with what stands at an end. */
  readonly makeWith: (
    name: string,
    record: RecordDecl,
    values: Sample,
    end: { readonly name: Name; readonly value: string },
  ) => void;
  /** Calls a method of an end with what it is given, or with nothing there; without what ends a statement. */
  readonly call: (holder: string, method: Pick<Name, 'words'>, value: string | undefined) => string;
  readonly statement: (call: string) => string;
  /** Claims what stands at an end. */
  readonly is: (
    holder: string,
    end: { readonly name: Name; readonly isList: boolean },
    values: readonly string[],
  ) => string;
  readonly refuses: (call: string, message: string, isSecond?: boolean) => readonly string[];
}

type HeldScenario = Extract<RecordScenario, { kind: 'moved' | 'lastStays' }>;

/** What such a test does and claims. */
export const writeHeldEnd = (
  writer: Writer,
  subject: Subject,
  scenario: HeldScenario,
  forms: RecordTestForms,
  held: HeldForms,
): void => {
  const { record, records } = subject;
  const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
  if (end === undefined) return;
  if (scenario.kind === 'lastStays') {
    // The only one that it has would be left without any.
    const others = end.inverseIsNonEmpty ? ['other'] : ['other', 'another'];
    const target = recordOf(records, scenario.made);
    const { link, unlink } = endMethods(records, end.name, end.isList);
    if (target === undefined) return;
    forms.make('one', record, scenario.values);
    for (const other of others) forms.make(other, target, scenario.target);
    writer.gap();
    for (const other of others) writer.line(held.statement(held.call('one', link, other)));
    if (others.length > 1) writer.line(held.statement(held.call('one', unlink, 'another')));
    writer.gap();
    writer.line(held.is('one', end, ['other']));
    const message = lastOf(ownerOf(records, record, end), end.name);
    for (const line of held.refuses(held.call('one', unlink, 'other'), message)) writer.line(line);
    writer.line(held.is('one', end, ['other']));
    return;
  }
  writeMoved(writer, subject, { end, values: scenario.values }, forms, held);
};

const writeMoved = (
  writer: Writer,
  { record, records }: Subject,
  { end, values }: { readonly end: AssociationEnd; readonly values: Sample },
  forms: RecordTestForms,
  held: HeldForms,
): void => {
  const target = recordOf(records, end.given?.record);
  const back = inverseMethods(records, end);
  if (target === undefined || end.given === undefined || end.inverse === undefined || back === undefined) return;
  const isList = end.inverseIsList === true;
  const inverse = { name: end.inverse, isList };
  for (const other of ['first', 'second']) forms.make(other, target, end.given.values);
  for (const one of end.inverseIsNonEmpty ? ['one', 'another'] : ['one'])
    held.makeWith(one, record, values, { name: end.name, value: 'first' });
  writer.gap();
  writer.line(held.statement(held.call('second', back.link, 'one')));
  writer.gap();
  writer.line(held.is('one', end, ['second']));
  writer.line(held.is('first', inverse, end.inverseIsNonEmpty ? ['another'] : []));
  writer.line(held.is('second', inverse, ['one']));
  const leaving = held.call('second', back.unlink, isList ? 'one' : undefined);
  for (const line of held.refuses(leaving, neededFor(ownerOf(records, record, end), end.name))) writer.line(line);
  if (end.inverseIsNonEmpty !== true) return;
  const last = held.call('another', endMethods(records, end.name, false).link, 'second');
  for (const line of held.refuses(last, lastOf(end.target, end.inverse), true)) writer.line(line);
};
