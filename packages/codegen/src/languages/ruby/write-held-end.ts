import type { Writer } from '../../printing/writer.ts';
import {
  allEndsOf,
  endMethods,
  lastOf,
  neededFor,
  ownerOf,
  type RecordScenario,
  recordOf,
} from '../../program/index.ts';
import { identifier, quote } from './dialect.ts';
import { type Subject, writeMake } from './write-record-tests.ts';

/** What the test of an end does that something cannot be without. */
export const writeHeldEnd = (
  writer: Writer,
  subject: Subject,
  scenario: Extract<RecordScenario, { kind: 'moved' | 'lastStays' }>,
): void => {
  const { record, records } = subject;
  const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
  if (end === undefined) return;
  const refuses = (message: string, call: string): void => {
    writer.line(`refusal = assert_raises(ArgumentError) { ${call} }`);
    writer.line(`assert_equal ${quote(message)}, refusal.message`);
  };
  const field = identifier(end.name);
  if (scenario.kind === 'lastStays') {
    // The only one that it has would be left without any.
    const others = end.inverseIsNonEmpty ? ['other'] : ['other', 'another'];
    const target = recordOf(records, scenario.made);
    const { link, unlink } = endMethods(records, end.name, true);
    if (target === undefined) return;
    writeMake(writer, 'one = ', subject, scenario.values);
    for (const other of others) writeMake(writer, `${other} = `, { ...subject, record: target }, scenario.target);
    for (const other of others) writer.line(`one.${identifier(link)}(${other})`);
    if (others.length > 1) writer.line(`one.${identifier(unlink)}(another)`);
    writer.line(`assert_equal [other], one.${field}`);
    refuses(lastOf(ownerOf(records, record, end), end.name), `one.${identifier(unlink)}(other)`);
    writer.line(`assert_equal [other], one.${field}`);
    return;
  }
  const target = recordOf(records, end.given?.record);
  if (target === undefined || end.given === undefined || end.inverse === undefined) return;
  const back = endMethods(records, end.inverse, true);
  const inverse = identifier(end.inverse);
  const isList = end.inverseIsList === true;
  for (const other of ['first', 'second'])
    writeMake(writer, `${other} = `, { ...subject, record: target }, end.given.values);
  for (const one of end.inverseIsNonEmpty ? ['one', 'another'] : ['one'])
    writeMake(writer, `${one} = `, subject, scenario.values, '', { name: end.name, value: 'first' });
  writer.line(isList ? `second.${identifier(back.link)}(one)` : `second.${inverse} = one`);
  writer.line(`assert_same second, one.${field}`);
  if (end.inverseIsNonEmpty) writer.line(`assert_equal [another], first.${inverse}`);
  else writer.line(`${isList ? 'assert_empty' : 'assert_nil'} first.${inverse}`);
  writer.line(isList ? `assert_equal [one], second.${inverse}` : `assert_same one, second.${inverse}`);
  const leaving = isList ? `second.${identifier(back.unlink)}(one)` : `second.${inverse} = nil`;
  refuses(neededFor(ownerOf(records, record, end), end.name), leaving);
  if (end.inverseIsNonEmpty) refuses(lastOf(end.target, end.inverse), `another.${field} = second`);
};
