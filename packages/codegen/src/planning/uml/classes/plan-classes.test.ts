import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import type { LanguageId } from '../../../languages/catalog.ts';
import { sourceOf } from '../../../testing/source-of.ts';
import { planProgram } from '../../plan-program.ts';

const storesOf = (notation: string): readonly string[] => {
  const { spec } = parseNotation(`uml: Garage\n${notation}`, 'uml');
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  return records.flatMap(({ store }) => store?.name.words.join(' ') ?? []);
};

test('a class is stored by its id, and what extends it with it', () => {
  expect(storesOf('a Car | id: int\nb Van | seats: int | plate: string <unique>\nb -inherits-> a\n')).toEqual([
    'car store',
  ]);
});

test('what extends a class that cannot be made is stored by the id of that class', () => {
  const { spec } = parseNotation(
    'uml: Garage\na(abstract) Vehicle | id: int\nb Van | plate: string <unique>\nb -inherits-> a\n',
    'uml',
  );
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const [, van] = records;
  expect(van?.store?.key.words).toEqual(['id']);
  expect(van?.store?.unique.map(({ words }) => words)).toEqual([['plate']]);
});

test('a class without an id is stored by what is drawn as its key, or as unique', () => {
  expect(
    storesOf(
      'a Car | plate: string <unique> | vin: string <pk>\nb Bus | number: string <unique>\nc Tram | line: int\n',
    ),
  ).toEqual(['car store', 'bus store']);
});

test('an id that may be missing, or of which there are several, is no key', () => {
  expect(storesOf('a Car | id: int?\nb Bus | id: int[]\nc Tram | id: int\n')).toEqual(['tram store']);
});

test('an operation of an interface that is called like a field of a parent gets a name of its own, and that is told', () => {
  const { spec } = parseNotation(
    'uml: Runs\na(abstract) Thing | name: string\nb(interface) Runner | "name()": string\nc Task\nc -inherits-> a\nc -realises-> b\n',
    'uml',
  );
  const { records, assumptions } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  expect(records.map(({ operations }) => operations.map(({ name }) => name.words.join(' ')))).toEqual([
    [],
    ['name 2'],
    ['name 2'],
  ]);
  expect(assumptions.map(({ text }) => text)).toContain(
    'The operation “name” is called name 2: a field of a class with it has its name.',
  );
});

test('an end of a class that cannot be made is tried on each of its children that can be', () => {
  const { spec } = parseNotation(
    'uml: Garage\na(abstract) Vehicle\nb Car\nc Owner\nd Sports car\nb -inherits-> a\nd -inherits-> b\nc[0..1] -> a[0..*]: owns\n',
    'uml',
  );
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const tried = records.flatMap(({ scenarios }) => scenarios.filter(({ kind }) => kind === 'bothEnds'));
  expect(tried.map(({ name }) => name.words.join(' '))).toEqual([
    'car and owner know each other until they part',
    'owner and vehicle know each other until they part',
  ]);
});

test('a list that an operation gives stays a list, and what a field is at first is no part of its type', () => {
  const { spec } = parseNotation(
    'uml: Shop\na Shelf | isFull: bool = false | "find(words: string[])": Shelf[]\n',
    'uml',
  );
  const { records, assumptions } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const [shelf] = records;
  expect(shelf?.fields.map(({ type }) => type)).toEqual([{ kind: 'scalar', scalar: 'boolean' }]);
  expect(shelf?.operations[0]).toMatchObject({
    parameters: [{ type: { kind: 'list', of: { kind: 'scalar', scalar: 'text' } } }],
    result: { kind: 'list', of: { kind: 'record', record: shelf?.name } },
  });
  expect(shelf?.fields[0]?.initial).toBe(false);
  expect(assumptions).toEqual([]);
});

test('a first value that no language can write by itself is told', () => {
  const { spec } = parseNotation(
    'uml: Shop\na Order | placedOn: date = today | status: Status = Status.OPEN\nb(enum) Status | OPEN | SENT\n',
    'uml',
  );
  const { records, assumptions } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  expect(records[0]?.fields.map(({ initial }) => initial)).toMatchObject([undefined, { words: ['open'] }]);
  expect(assumptions.map(({ text }) => text)).toEqual([
    '“placedOn” has the initial value “today” in the diagram: pass it when you create one.',
  ]);
});

test('an operation that only puts something into a list of an association is what the list does', () => {
  const { spec } = parseNotation(
    'uml: Harbour\na Quay | "addBoat(boat: Boat)" | "removeBoat(boat: Boat)" | "find(name: string)": List<Boat>\nb Boat | name: string\na[1] -> b[0..*]\n',
    'uml',
  );
  const { records, assumptions } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const [quay, boat] = records;
  expect(quay?.operations.map(({ name, result }) => [name.words.join(' '), result])).toEqual([
    ['find', { kind: 'list', of: { kind: 'record', record: boat?.name } }],
  ]);
  expect(assumptions[0]?.text).toBe(
    '“addBoat” is what the methods of the list “boats” do already: it is not written again.',
  );
});

test('an attribute that lists its values or says what it is at first is of that type and has that value', () => {
  const { spec } = parseNotation(
    'uml: Library\na Loan | state: enum(open, closed) = open | note = "new" | renewals = 0 | since: string = today\n',
    'uml',
  );
  const { records, enums } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  expect(enums.map(({ name, members }) => [name.label, members.map(({ label }) => label)])).toEqual([
    ['loan state', ['open', 'closed']],
  ]);
  const fields = records[0]?.fields ?? [];
  expect(fields.map(({ type }) => (type.kind === 'scalar' ? type.scalar : type.kind))).toEqual([
    'enum',
    'text',
    'integer',
    'text',
  ]);
  expect(fields.map(({ initial }) => initial)).toEqual([enums[0]?.members[0], 'new', 0, undefined]);
});

test('an operation without a type gives back what its name says', () => {
  const { spec } = parseNotation(
    'uml: Shapes\na Shape | radius | totalArea() | getBalance() | isRound() | draw() | getName()\n',
    'uml',
  );
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const results = records[0]?.operations.map(({ name, result }) => [
    name.words.join(' '),
    result?.kind === 'scalar' ? result.scalar : result,
  ]);
  expect(results).toEqual([
    ['total area', 'decimal'],
    ['get balance', 'decimal'],
    ['is round', 'boolean'],
    ['draw', undefined],
    ['get name', undefined],
  ]);
});

test('a parameter that is called like a class, or like several of one, is of that class', () => {
  const { spec } = parseNotation(
    'uml: Library\na Premium book | title\nb Member | giveBack(premiumBook) | order(premiumBooks, note)\n',
    'uml',
  );
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const book = records.find(({ name }) => name.label === 'Premium book')?.name;
  const member = records.find(({ name }) => name.label === 'Member');
  expect(member?.operations.map(({ parameters }) => parameters.map(({ type }) => type))).toEqual([
    [{ kind: 'record', record: book }],
    [
      { kind: 'list', of: { kind: 'record', record: book } },
      { kind: 'scalar', scalar: 'text' },
    ],
  ]);
});

test('what an operation takes may have its type on either side', () => {
  const { spec } = parseNotation('uml: Hotel\na Room | "price(nights int, boolean late)"\n', 'uml');
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const given = records[0]?.operations[0]?.parameters.map(({ name, type }) => [
    name.words.join(' '),
    'scalar' in type && type.scalar,
  ]);
  expect(given).toEqual([
    ['nights', 'integer'],
    ['late', 'boolean'],
  ]);
});

test('what a class has itself is no field of its objects', () => {
  const { spec } = parseNotation(
    'uml: Gym\na Member | name: string | "MAX_BOOKINGS": int = 5 <static> | "TRIES = 3" | "best(): Member" <static> | last: Member <static>\n',
    'uml',
  );
  const { records, assumptions } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const [member] = records;
  expect(member?.fields.map(({ name }) => name.words)).toEqual([['name']]);
  expect(member?.constants?.map(({ name, initial }) => [name.words.join(' '), initial])).toEqual([
    ['max bookings', 5],
    ['tries', 3],
  ]);
  expect(member?.operations).toEqual([]);
  expect(member?.statics?.map(({ name }) => name.words.join(' '))).toEqual(['best']);
  expect(assumptions.map(({ text }) => text)).toContain(
    '“last” belongs to the class itself, and no value of it is drawn: it is left out.',
  );
});

test('a note that compares a member with a number is held, any other one is told', () => {
  const { spec } = parseNotation(
    'uml: Gym\na Member | balance: decimal | level: int | name: string\nnote a: balance must not be negative\nnote a: level between 2 and 9\nnote a: members of a family pay less\n',
    'uml',
  );
  const { records, assumptions } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const [member] = records;
  expect(member?.fields.map(({ refuses, bounds }) => refuses ?? bounds?.length)).toEqual(['negative', 2, 'blank']);
  expect(member?.scenarios.flatMap((each) => (each.kind === 'refuse' ? [each.why] : []))).toEqual([
    'negative',
    'low',
    'high',
    'blank',
  ]);
  expect(member?.summary).toBe('Note: members of a family pay less');
  expect(assumptions.map(({ text }) => text)).toEqual([
    '“Member” has the note “members of a family pay less”, which nothing in the code holds.',
  ]);
});

test('an attribute and an association that are the same are one end, which keeps the name of the attribute and what the drawn operation does', () => {
  const { spec } = parseNotation(
    'uml: Glass\na Greenhouse | zones: List<Zone> | "addZone(Zone zone)": void\nb Zone | code: string | owner: Keeper\nc Keeper | name: string\na[1] -composes-> b[1..*]\nc -> b: keeps\n',
    'uml',
  );
  const { records, assumptions } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const [greenhouse, zone] = records;
  expect(greenhouse?.fields).toEqual([]);
  expect(greenhouse?.ends.map(({ name, isList }) => [name.words, isList])).toEqual([[['zones'], true]]);
  expect(zone?.fields.map(({ name }) => name.words)).toEqual([['code']]);
  expect(zone?.ends.map(({ name }) => name.words.join(' '))).toEqual(['greenhouse', 'owner']);
  expect(assumptions.map(({ text }) => text)).toContain(
    '“addZone” is what the methods of the list “zones” do already: it is not written again.',
  );
});

test('an operation that a list does under another name is kept', () => {
  const { spec } = parseNotation(
    'uml: Glass\na House | "addZone(zone: Zone)" | "add(zone: Zone)"\nb Zone | code: string\na[1] -> b[0..* warm zones]\n',
    'uml',
  );
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  expect(records[0]?.operations.map(({ name }) => name.words.join(' '))).toEqual(['add zone', 'add']);
});

const sourcesIn = (notation: string, language: LanguageId): string =>
  sourceOf(notation, { type: 'uml', family: 'classes', language });

test('who cannot be without another leaves it only by moving, and nobody outside takes it away', () => {
  const gym = 'uml: Gym\na Gym | name: string\nb Member | name: string\na[1] -> b[0..*]\n';
  expect(sourcesIn(gym, 'java')).toContain('\n    void removeMember(Member member) {');
  expect(sourcesIn(gym, 'csharp')).toContain('internal void RemoveMember(Member member)');
  expect(sourcesIn(gym, 'go')).toContain(') removeMember(member *Member) error {');
});

test('moments keep the zone that they are drawn with, and C# takes no null for what has to be there', () => {
  const visit =
    'uml: Visits\na Visit | startsAt: LocalDateTime | paidAt: OffsetDateTime | at: DateTime | note: string\n';
  const [java, csharp] = [sourcesIn(visit, 'java'), sourcesIn(visit, 'csharp')];
  expect(java).toContain('LocalDateTime startsAt');
  expect(java).toContain('Instant at');
  expect(csharp).toContain('DateTimeOffset PaidAt');
  expect(csharp).toContain('DateTime StartsAt');
  expect(csharp).toContain('Note = note ?? throw new ArgumentNullException(nameof(note));');
});
