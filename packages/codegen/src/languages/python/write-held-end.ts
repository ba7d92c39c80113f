import type { Writer } from '../../printing/writer.ts';
import {
  allEndsOf,
  lastOf,
  neededFor,
  ownerOf,
  type RecordDecl,
  type RecordScenario,
  recordOf,
} from '../../program/index.ts';
import { identifier, typeName } from './dialect.ts';
import { endStatements } from './write-ends.ts';
import { argumentsOf } from './write-tests.ts';

/** What the test of an end does that something cannot be without. */
export const writeHeldEnd = (
  writer: Writer,
  records: readonly RecordDecl[],
  record: RecordDecl,
  scenario: Extract<RecordScenario, { kind: 'moved' | 'lastStays' }>,
  raises: (writer: Writer, message: string, body: () => void) => void,
): void => {
  const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
  if (end === undefined) return;
  const make = (name: string, of: RecordDecl, given: readonly string[]): void =>
    writer.items(`${name} = ${typeName(of.name)}(`, given, ')');
  const refuses = (message: string, statement: string): void => raises(writer, message, () => writer.line(statement));
  const forward = endStatements(records, end.name, end.isList);
  const field = identifier(end.name);
  if (scenario.kind === 'lastStays') {
    // The only one that it has would be left without any.
    const others = end.inverseIsNonEmpty ? ['other'] : ['other', 'another'];
    const target = recordOf(records, scenario.made);
    if (target === undefined) return;
    make('one', record, argumentsOf(records, record, scenario.values));
    for (const other of others) make(other, target, argumentsOf(records, target, scenario.target));
    for (const other of others) writer.line(forward.link('one', other));
    if (others.length > 1) writer.line(forward.unlink('one', 'another'));
    writer.line(`assert one.${field} == [other]`);
    refuses(lastOf(ownerOf(records, record, end), end.name), forward.unlink('one', 'other'));
    writer.line(`assert one.${field} == [other]`);
    return;
  }
  const target = recordOf(records, end.given?.record);
  if (target === undefined || end.given === undefined || end.inverse === undefined) return;
  const back = endStatements(records, end.inverse, end.inverseIsList === true);
  const inverse = identifier(end.inverse);
  for (const other of ['first', 'second']) make(other, target, argumentsOf(records, target, end.given.values));
  for (const one of end.inverseIsNonEmpty ? ['one', 'another'] : ['one'])
    make(one, record, argumentsOf(records, record, scenario.values, { name: end.name, value: 'first' }));
  writer.line(back.link('second', 'one'));
  writer.line(`assert one.${field} is second`);
  if (end.inverseIsList) {
    writer.line(`assert first.${inverse} == [${end.inverseIsNonEmpty ? 'another' : ''}]`);
    writer.line(`assert second.${inverse} == [one]`);
  } else writer.line(`assert first.${inverse} is None`);
  refuses(neededFor(ownerOf(records, record, end), end.name), back.unlink('second', 'one'));
  if (end.inverseIsNonEmpty) refuses(lastOf(end.target, end.inverse), forward.link('another', 'second'));
};
