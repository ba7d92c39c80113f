import type { Writer } from '../../printing/writer.ts';
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
} from '../../program/index.ts';
import { methodName, quote } from './dialect.ts';
import { writeMake } from './write-record-tests.ts';

/** What the test of an end does that something cannot be without. */
export const writeHeldEnd = (
  writer: Writer,
  records: readonly RecordDecl[],
  record: RecordDecl,
  scenario: Extract<RecordScenario, { kind: 'moved' | 'lastStays' }>,
): void => {
  const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
  if (end === undefined) return;
  const refuses = (message: string, call: string): void => {
    writer.line('$this->expectException(\\DomainException::class);');
    writer.line(`$this->expectExceptionMessage(${quote(message)});`);
    writer.line(call);
  };
  const { link, unlink } = endMethods(records, end.name, end.isList);
  const field = `${methodName(end.name)}()`;
  if (scenario.kind === 'lastStays') {
    // The only one that it has would be left without any.
    const others = end.inverseIsNonEmpty ? ['$other'] : ['$other', '$another'];
    const target = recordOf(records, scenario.made);
    if (target === undefined) return;
    writeMake(writer, '$one = ', records, record, scenario.values);
    for (const other of others) writeMake(writer, `${other} = `, records, target, scenario.target);
    for (const other of others) writer.line(`$one->${methodName(link)}(${other});`);
    if (others.length > 1) writer.line(`$one->${methodName(unlink)}($another);`);
    writer.line(`$this->assertSame([$other], $one->${field});`);
    refuses(lastOf(ownerOf(records, record, end), end.name), `$one->${methodName(unlink)}($other);`);
    return;
  }
  const target = recordOf(records, end.given?.record);
  const back = inverseMethods(records, end);
  if (target === undefined || end.given === undefined || back === undefined || end.inverse === undefined) return;
  const inverse = `${methodName(end.inverse)}()`;
  for (const other of ['$first', '$second']) writeMake(writer, `${other} = `, records, target, end.given.values);
  for (const one of end.inverseIsNonEmpty ? ['$one', '$another'] : ['$one'])
    writeMake(writer, `${one} = `, records, record, scenario.values, ');', { name: end.name, value: '$first' });
  writer.line(`$second->${methodName(back.link)}($one);`);
  writer.line(`$this->assertSame($second, $one->${field});`);
  if (end.inverseIsList) {
    writer.line(`$this->assertSame([${end.inverseIsNonEmpty ? '$another' : ''}], $first->${inverse});`);
    writer.line(`$this->assertSame([$one], $second->${inverse});`);
  } else {
    writer.line(`$this->assertNull($first->${inverse});`);
    writer.line(`$this->assertSame($one, $second->${inverse});`);
  }
  if (end.inverseIsNonEmpty) {
    writer.block('try {', '} catch (\\DomainException) {', () => {
      writer.line(`$another->${methodName(link)}($second);`);
      writer.line("$this->fail('the last one has left');");
    });
    writer.indented(() => writer.line(`$this->assertSame($first, $another->${field});`));
    writer.line('}');
  }
  const leaving = `$second->${methodName(back.unlink)}(${end.inverseIsList ? '$one' : 'null'});`;
  refuses(neededFor(ownerOf(records, record, end), end.name), leaving);
};
