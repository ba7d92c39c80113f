import type { Writer } from '../../../printing/writer.ts';
import {
  allEndsOf,
  endMethods,
  inverseMethods,
  lastOf,
  neededFor,
  ownerOf,
  type RecordDecl,
  type RecordScenario,
  recordOf,
} from '../../../program/index.ts';
import { identifier, methodName } from './dialect.ts';
import { make, writeMade } from './made.ts';
import type { TestRunner } from './write-flow-tests.ts';

/** What the test of an end does that something cannot be without. */
export const writeHeldEnd = (
  writer: Writer,
  runner: TestRunner,
  record: RecordDecl,
  records: readonly RecordDecl[],
  scenario: Extract<RecordScenario, { kind: 'moved' | 'lastStays' }>,
): void => {
  const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
  if (end === undefined) return;
  const { link, unlink } = endMethods(records, end.name, end.isList);
  const field = identifier(end.name);
  if (scenario.kind === 'lastStays') {
    // The only one that it has would be left without any.
    const others = end.inverseIsNonEmpty ? ['other'] : ['other', 'another'];
    const target = recordOf(records, scenario.made);
    if (target === undefined) return;
    writeMade(writer, 'one', make(records, record, scenario.values));
    for (const other of others) writeMade(writer, other, make(records, target, scenario.target));
    for (const other of others) writer.line(`one.${methodName(link)}(${other});`);
    if (others.length > 1) writer.line(`one.${methodName(unlink)}(another);`);
    writer.line(runner.equal(`one.${field}`, '[other]'));
    writer.line(runner.throws(`one.${methodName(unlink)}(other)`, lastOf(ownerOf(records, record, end), end.name)));
    writer.line(runner.equal(`one.${field}`, '[other]'));
    return;
  }
  const target = recordOf(records, end.given?.record);
  const back = inverseMethods(records, end);
  if (target === undefined || end.given === undefined || back === undefined || end.inverse === undefined) return;
  const inverse = identifier(end.inverse);
  const made = (first: string) => make(records, record, scenario.values, { name: end.name, value: first });
  for (const other of ['first', 'second']) writeMade(writer, other, make(records, target, end.given.values));
  writeMade(writer, 'one', made('first'));
  if (end.inverseIsNonEmpty) writeMade(writer, 'another', made('first'));
  const left = end.inverseIsNonEmpty ? '[another]' : end.inverseIsList ? '[]' : 'undefined';
  writer.line(`second.${methodName(back.link)}(one);`);
  writer.line(runner.isSame(`one.${field}`, 'second'));
  writer.line(runner.equal(`first.${inverse}`, left));
  writer.line(
    end.inverseIsList ? runner.equal(`second.${inverse}`, '[one]') : runner.isSame(`second.${inverse}`, 'one'),
  );
  const leaving = `second.${methodName(back.unlink)}(${end.inverseIsList ? 'one' : 'undefined'})`;
  writer.line(runner.throws(leaving, neededFor(ownerOf(records, record, end), end.name)));
  if (end.inverseIsNonEmpty)
    writer.line(runner.throws(`another.${methodName(link)}(second)`, lastOf(end.target, end.inverse)));
};
