import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';
import { findPasted } from './find-pasted.ts';

const model = (text: string, id = 'conceptual'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));
const classes = (text: string): readonly string[] => modelled(understand(text, { type: buildModelType('classes') }));

describe('pasted files', () => {
  it('reads a Prisma schema', () => {
    expect(
      model(
        'draw my prisma schema\nmodel Pier {\n  id Int @id\n  berths Berth[]\n}\nmodel Berth {\n  id Int @id\n  depth Float?\n  pier Pier @relation(fields: [pierId], references: [id])\n  pierId Int\n}',
        'physical',
      ),
    ).toEqual([
      'Pier: id Int {pk}',
      'Berth: id Int {pk}, depth Float {nullable}, pierId Int {fk}',
      'Pier 1 --> 0..* Berth',
    ]);
  });

  it('reads classes of TypeScript, with their parents and what their fields hold', () => {
    expect(
      classes(
        'class diagram of this:\nexport interface Payable {\n  pay(amount: number): void;\n}\nexport class Ticket implements Payable {\n  private price: number;\n  stops: Stop[] = [];\n  constructor(price: number) {\n    this.price = price;\n  }\n  pay(amount: number): void {\n    if (amount > 1) { return; }\n  }\n}\nclass Stop {\n  name: string;\n}',
      ),
    ).toEqual([
      '<interface> Payable: pay(amount) void',
      'Ticket: -price number, pay(amount) void',
      'Stop: name string',
      'Ticket -realises-> Payable',
      'Ticket 1 --> 0..* Stop: stops',
    ]);
  });

  it('reads classes of Java and C#', () => {
    expect(
      classes(
        'public abstract class Vessel {\n  protected String name;\n  public void dock() { }\n}\npublic class Ferry extends Vessel {\n  private List<Deck> decks;\n}\npublic class Deck : IPart\n{\n    public int Number { get; set; }\n}',
      ),
    ).toEqual([
      '<abstract> Vessel: #name String, +dock() void',
      'Ferry',
      'Deck: +Number int',
      '<interface> IPart',
      'Ferry -inherits-> Vessel',
      'Ferry 1 --> 0..* Deck: decks',
      'Deck -realises-> IPart',
    ]);
  });

  it('reads classes of Python', () => {
    expect(
      classes(
        'class Boat:\n    def __init__(self, name: str, crew: list[Sailor]):\n        self.name = name\n        self.crew = crew\n\n    def sail(self, port):\n        pass\n\nclass Ferry(Boat):\n    decks: int = 2\n\nclass Sailor:\n    pass',
      ),
    ).toEqual([
      'Boat: name str, sail(port)',
      'Sailor',
      'Ferry: decks int',
      'Boat 1 --> 0..* Sailor: crew',
      'Ferry -inherits-> Boat',
    ]);
  });

  it('reads objects of JSON and what they hold', () => {
    expect(model('{"ferry": {"id": 7, "name": "Tern", "decks": [{"number": 1}], "captain": {"name": "Ann"}}}')).toEqual(
      ['ferry: id {pk}, name', 'deck: number', 'captain: name', 'ferry 1 --> 0..* deck', 'ferry 1 --> 1 captain'],
    );
  });

  it('reads a table of tables, and what is said below it', () => {
    expect(
      model(
        'Entities:\n| table | columns |\n|---|---|\n| pier | id pk, name |\n| berth | id pk, depth |\n\na pier has many berths',
        'physical',
      ),
    ).toEqual(['pier: id {pk}, name', 'berth: id {pk}, depth, pier id {fk}', 'pier 1 --> 0..* berth: has']);
  });

  it('reads the columns of a file of values', () => {
    expect(model('ferries.csv:\nferry_id,name,built\n1,Tern,1999\n2,Gull,2004')).toEqual([
      'ferry: ferry_id {pk}, name, built',
    ]);
  });

  it('reads the services of a compose file and what each depends on', () => {
    expect(
      findPasted(
        'services:\n  web:\n    image: nginx\n    depends_on:\n      - api\n  api:\n    build: .\n    depends_on:\n      db:\n        condition: service_started\n  db:\n    image: postgres:16\n',
      ),
    ).toMatchObject({
      things: [{ name: 'web' }, { name: 'api' }, { name: 'db', kind: 'database' }],
      links: [
        { from: 'web', to: 'api' },
        { from: 'api', to: 'db' },
      ],
    });
  });

  it('reads who leads whom from a table or nested JSON', () => {
    expect(
      findPasted('name;role;manager\nAnn;CEO;\nBen;CTO;Ann\nCid;Dev;Ben')?.things.map(({ name, parent }) => [
        name,
        parent,
      ]),
    ).toEqual([
      ['Ann', undefined],
      ['Ben', 'Ann'],
      ['Cid', 'Ben'],
    ]);
    expect(
      findPasted('{"name": "Ann", "role": "CEO", "reports": [{"name": "Ben", "role": "CTO"}]}')?.things.map(
        ({ name, parent }) => [name, parent],
      ),
    ).toEqual([
      ['Ann, CEO', undefined],
      ['Ben, CTO', 'Ann, CEO'],
    ]);
  });

  it('leaves sentences and lists alone', () => {
    expect(
      findPasted('A pier has berths.\nA berth has a depth, a number and a name.\n- piers, berths\n- boats, crews'),
    ).toBeUndefined();
    expect(findPasted('class Boat {\n  name\n  sail()\n}')).toBeUndefined();
  });
});
