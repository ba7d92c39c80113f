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
} from '../../program/index.ts';
import { methodName, quote, typeName, variable } from './dialect.ts';
import { writtenValue } from './written-value.ts';

type StoreScenario = Extract<RecordScenario, { kind: StoreScenarioKind }>;

type Make = (before: string, record: RecordDecl, values: Sample, close?: string) => void;

/** What the test of a store does and claims. */
export const writeStoreScenario = (
  writer: Writer,
  record: RecordDecl,
  { records, stores }: Program,
  scenario: StoreScenario,
  make: Make,
): void => {
  const declared = storeOf(record);
  if (declared === undefined) return;
  const partOf = (of: Name): string =>
    `$stores->${variable(stores?.parts.find((part) => part.record === of)?.name ?? of)}`;
  const store = stores === undefined ? '$store' : partOf(record.name);
  writer.line(
    stores === undefined ? `$store = new ${typeName(declared.name)}();` : `$stores = new ${typeName(stores.name)}();`,
  );
  for (const { record: name, values } of scenario.before ?? []) {
    const needed = recordOf(records, name);
    if (needed !== undefined) make(`${partOf(name)}->add(`, needed, values, '));');
  }
  const refuses = (message: string, statement: string): void => {
    writer.line('$this->expectException(\\DomainException::class);');
    writer.line(`$this->expectExceptionMessage(${quote(message)});`);
    writer.line(statement);
  };
  switch (scenario.kind) {
    case 'unique':
      make('$one = ', record, scenario.values);
      make('$other = ', record, scenario.others);
      writer.line(`${store}->add($one);`);
      if (scenario.apart !== undefined) {
        make('$apart = ', record, scenario.apart);
        writer.line(`${store}->add($apart);`);
        writeRefused(writer, takenFor(scenario.field), `${store}->update($other);`);
        writer.line(`${store}->remove($apart->${variable(record.store?.key ?? scenario.field)});`);
      }
      refuses(takenFor(scenario.field), `${store}->add($other);`);
      return;
    case 'update': {
      const keys = keyFieldsOf(records, record)
        .map(({ name }) => `$changed->${variable(name)}`)
        .join(', ');
      make('$made = ', record, scenario.values);
      make('$changed = ', record, scenario.changed);
      if (scenario.absent !== undefined) make('$absent = ', record, scenario.absent);
      writer.line(`${store}->add($made);`);
      writer.line(`${store}->update($changed);`);
      writer.line(`$this->assertSame($changed, ${store}->find(${keys}));`);
      writer.line(`$this->assertSame([$changed], ${store}->all());`);
      if (scenario.absent !== undefined) refuses(absentFor(record), `${store}->update($absent);`);
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = `$made->${variable(record.store.key)}`;
      const { others } = scenario;
      make('$made = ', record, scenario.values);
      if (others !== undefined) make('$other = ', record, others);
      writer.line(`${store}->add($made);`);
      if (others !== undefined) writer.line(`${store}->add($other);`);
      writer.line(`$this->assertSame($made, ${store}->find(${key}));`);
      if (others !== undefined)
        writer.line(`$this->assertSame($other, ${store}->find($other->${variable(record.store.key)}));`);
      writeTwice(writer, `${store}->add($made);`, () =>
        writer.line(`$this->assertSame([$made${others === undefined ? '' : ', $other'}], ${store}->all());`),
      );
      writer.line(`$this->assertTrue(${store}->remove(${key}));`);
      writer.line(`$this->assertNull(${store}->find(${key}));`);
      writer.line(`$this->assertFalse(${store}->remove(${key}));`);
      writer.line(`$this->assertSame([${others === undefined ? '' : '$other'}], ${store}->all());`);
      return;
    }
    case 'missing':
      make('$made = ', record, scenario.values);
      if (scenario.kept === undefined) {
        refuses(nowhereFor(scenario.reference), `${store}->add($made);`);
        return;
      }
      writeRefused(writer, nowhereFor(scenario.reference), `${store}->add($made);`);
      make('$kept = ', record, scenario.kept);
      writer.line(`${store}->add($kept);`);
      refuses(nowhereFor(scenario.reference), `${store}->update($made);`);
      return;
    case 'referred': {
      const { reference, goesAlong, isCleared, values } = scenario;
      const fields = allFieldsOf(records, record);
      const key = reference.fields
        .map((field) => writtenValue(field, values[fields.indexOf(field)] ?? null))
        .join(', ');
      const removal = `${partOf(reference.target)}->remove(${key})`;
      make('$made = ', record, values);
      writer.line(`${store}->add($made);`);
      if (isLookedUp(record, reference)) {
        const lookup = `${store}->${methodName(lookupName(reference.fields))}`;
        const elsewhere = reference.fields.map((field, at) => writtenValue(field, scenario.elsewhere[at] ?? null));
        writer.line(`$this->assertSame([$made], ${lookup}(${key}));`);
        writer.line(`$this->assertSame([], ${lookup}(${elsewhere.join(', ')}));`);
      }
      if (goesAlong) {
        writer.line(`$this->assertTrue(${removal});`);
        writer.line(`$this->assertSame([], ${store}->all());`);
      } else if (isCleared === true) {
        writer.line(`$this->assertTrue(${removal});`);
        writer.line(`$this->assertSame([], ${store}->${methodName(lookupName(reference.fields))}(${key}));`);
        if (record.store !== undefined) refuses(takenFor(record.store.key), `${store}->add($made);`);
      } else refuses(referringTo(reference.target, { record: record.name }), `${removal};`);
      return;
    }
    case 'linked': {
      const { links } = record;
      if (links === undefined) return;
      const others = scenario.others.map((_, at) => `$other${at + 1}`);
      make('$made = ', record, scenario.values);
      for (const [at, values] of scenario.others.entries()) make(`${others[at]} = `, record, values);
      for (const one of ['$made', ...others]) writer.line(`${store}->add(${one});`);
      const keys = links.keys.map((key) => `$made->${variable(key)}`);
      writeTwice(writer, `${store}->add($made);`, () =>
        writer.line(`$this->assertSame([$made, ${others.join(', ')}], ${store}->all());`),
      );
      writer.line(`$this->assertSame($made, ${store}->find(${keys.join(', ')}));`);
      for (const [at, key] of links.keys.entries()) {
        const alike = ['$made', ...others.filter((_, other) => other !== at)];
        const method = methodName({ words: ['find', 'by', ...key.words] });
        writer.line(`$this->assertSame([${alike.join(', ')}], ${store}->${method}(${keys[at]}));`);
      }
      writer.line(`$this->assertTrue(${store}->remove(${keys.join(', ')}));`);
      writer.line(`$this->assertFalse(${store}->remove(${keys.join(', ')}));`);
      writer.line(`$this->assertSame([${others.join(', ')}], ${store}->all());`);
      return;
    }
  }
};

/** Refused in the middle of a test; nothing has changed by it. */
const writeTwice = (writer: Writer, statement: string, unchanged: () => void): void => {
  writer.block('try {', '} catch (\\DomainException) {', () => {
    writer.line(statement);
    writer.line("$this->fail('the same key was taken twice');");
  });
  writer.indented(unchanged);
  writer.line('}');
};

/** Refused in the middle of a test for this reason. */
const writeRefused = (writer: Writer, message: string, statement: string): void => {
  writer.block('try {', '} catch (\\DomainException $refusal) {', () => {
    writer.line(statement);
    writer.line("$this->fail('it was taken');");
  });
  writer.indented(() => writer.line(`$this->assertSame(${quote(message)}, $refusal->getMessage());`));
  writer.line('}');
};
