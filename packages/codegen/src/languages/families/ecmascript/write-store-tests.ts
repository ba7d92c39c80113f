import type { Writer } from '../../../printing/writer.ts';
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
  type StoredRow,
  type StoreScenarioKind,
  storeOf,
  takenFor,
  takenTogether,
} from '../../../program/index.ts';
import { identifier, methodName, typeName } from './dialect.ts';
import { make, onOneLine, writeMade } from './made.ts';
import type { TestRunner } from './write-flow-tests.ts';
import { writtenValue } from './written-value.ts';

type StoreScenario = Extract<RecordScenario, { kind: StoreScenarioKind }>;

/** What the test of a store does and claims. */
export const writeStoreScenario = (
  writer: Writer,
  runner: TestRunner,
  record: RecordDecl,
  { records, stores }: Program,
  scenario: StoreScenario,
): void => {
  const declared = storeOf(record);
  if (declared === undefined) return;
  const made = (values: Sample) => make(records, record, values);
  const literalIn = (values: Sample, name: Name): string => {
    const at = allFieldsOf(records, record).findIndex((field) => field.name === name);
    const field = allFieldsOf(records, record)[at];
    return field === undefined ? '' : writtenValue(field, values[at] ?? null);
  };
  const partOf = (of: Name): string =>
    `stores.${identifier(stores?.parts.find((part) => part.record === of)?.name ?? of)}`;
  const store = stores === undefined ? 'store' : partOf(record.name);
  writer.line(
    stores === undefined
      ? `const store = new ${typeName(declared.name)}();`
      : `const stores = new ${typeName(stores.name)}();`,
  );
  for (const row of scenario.before ?? []) writeStored(writer, records, partOf(row.record), row);
  switch (scenario.kind) {
    case 'unique':
      writeMade(writer, 'one', made(scenario.values));
      writeMade(writer, 'other', made(scenario.others));
      writer.line(`${store}.add(one);`);
      writer.line(runner.throws(`${store}.add(other)`, takenFor(scenario.field)));
      if (scenario.apart === undefined) return;
      writeMade(writer, 'apart', made(scenario.apart));
      writer.line(`${store}.add(apart);`);
      writer.line(runner.throws(`${store}.update(other)`, takenFor(scenario.field)));
      return;
    case 'update': {
      const keys = keyFieldsOf(records, record)
        .map(({ name }) => `changed.${identifier(name)}`)
        .join(', ');
      writeMade(writer, 'made', made(scenario.values));
      writeMade(writer, 'changed', made(scenario.changed));
      if (scenario.absent !== undefined) writeMade(writer, 'absent', made(scenario.absent));
      writer.line(`${store}.add(made);`);
      writer.line(`${store}.update(changed);`);
      writer.line(runner.isSame(`${store}.find(${keys})`, 'changed'));
      if (scenario.absent !== undefined) writer.line(runner.throws(`${store}.update(absent)`, absentFor(record)));
      writer.line(runner.equal(`${store}.all()`, '[changed]'));
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = identifier(record.store.key);
      const { others } = scenario;
      writeMade(writer, 'made', made(scenario.values));
      if (others !== undefined) writeMade(writer, 'other', made(others));
      writer.line(`${store}.add(made);`);
      if (others !== undefined) writer.line(`${store}.add(other);`);
      writer.line(runner.isSame(`${store}.find(made.${key})`, 'made'));
      if (others !== undefined) writer.line(runner.isSame(`${store}.find(other.${key})`, 'other'));
      writer.line(runner.equal(`${store}.all()`, others === undefined ? '[made]' : '[made, other]'));
      writer.line(runner.throws(`${store}.add(made)`, takenFor(record.store.key)));
      writer.line(runner.isTrue(`${store}.remove(made.${key})`));
      writer.line(runner.equal(`${store}.find(made.${key})`, 'undefined'));
      writer.line(runner.equal(`${store}.remove(made.${key})`, 'false'));
      writer.line(runner.equal(`${store}.all()`, others === undefined ? '[]' : '[other]'));
      return;
    }
    case 'missing':
      writeMade(writer, 'made', made(scenario.values));
      writer.line(runner.throws(`${store}.add(made)`, nowhereFor(scenario.reference)));
      if (scenario.kept === undefined) return;
      writeMade(writer, 'kept', made(scenario.kept));
      writer.line(`${store}.add(kept);`);
      writer.line(runner.throws(`${store}.update(made)`, nowhereFor(scenario.reference)));
      return;
    case 'referred': {
      const { reference, goesAlong, isCleared } = scenario;
      const key = reference.fields.map(({ name }) => literalIn(scenario.values, name)).join(', ');
      const removal = `${partOf(reference.target)}.remove(${key})`;
      writeMade(writer, 'made', made(scenario.values));
      writer.line(`${store}.add(made);`);
      if (isLookedUp(record, reference)) {
        const lookup = `${store}.${methodName(lookupName(reference.fields))}`;
        const elsewhere = reference.fields.map((field, at) => writtenValue(field, scenario.elsewhere[at] ?? null));
        writer.line(runner.equal(`${lookup}(${key})`, '[made]'));
        writer.line(runner.equal(`${lookup}(${elsewhere.join(', ')})`, '[]'));
      }
      if (goesAlong) {
        writer.line(runner.isTrue(removal));
        writer.line(runner.equal(`${store}.all()`, '[]'));
      } else if (isCleared === true) {
        writer.line(runner.isTrue(removal));
        writer.line(runner.equal(`${store}.${methodName(lookupName(reference.fields))}(${key})`, '[]'));
        if (record.store !== undefined) writer.line(runner.throws(`${store}.add(made)`, takenFor(record.store.key)));
      } else {
        const target = recordOf(records, reference.target) ?? record;
        writer.line(runner.throws(removal, referringTo(target.name, { record: record.name })));
      }
      return;
    }
    case 'linked': {
      if (record.links === undefined) return;
      const others = scenario.others.map((_, at) => `other${at + 1}`);
      writeMade(writer, 'made', made(scenario.values));
      for (const [at, values] of scenario.others.entries()) writeMade(writer, others[at] ?? '', made(values));
      for (const one of ['made', ...others]) writer.line(`${store}.add(${one});`);
      const keys = record.links.keys.map((key) => `made.${identifier(key)}`).join(', ');
      writer.line(runner.throws(`${store}.add(made)`, takenTogether(record.links)));
      writer.line(runner.isSame(`${store}.find(${keys})`, 'made'));
      for (const [at, key] of record.links.keys.entries()) {
        const alike = ['made', ...others.filter((_, other) => other !== at)];
        const method = methodName({ words: ['find', 'by', ...key.words] });
        writer.line(runner.equal(`${store}.${method}(made.${identifier(key)})`, `[${alike.join(', ')}]`));
      }
      writer.line(runner.isTrue(`${store}.remove(${keys})`));
      writer.line(runner.equal(`${store}.remove(${keys})`, 'false'));
      writer.line(runner.equal(`${store}.all()`, `[${others.join(', ')}]`));
      return;
    }
  }
};

/** What has to be there already. */
const writeStored = (
  writer: Writer,
  records: readonly RecordDecl[],
  part: string,
  { record: name, values }: StoredRow,
): void => {
  const record = recordOf(records, name);
  if (record === undefined) return;
  const made = make(records, record, values);
  const line = `${part}.add(${onOneLine(made)});`;
  if (line.length <= 96) {
    writer.line(line);
    return;
  }
  writer.block(`${part}.add(`, ');', () =>
    writer.block(`new ${made.type}({`, '}),', () => {
      for (const value of made.values) writer.line(`${value},`);
    }),
  );
};
