import { expect, test } from 'vitest';
import { tellDictionary } from './tell-dictionary.ts';

const told = (...sections: (readonly [string, string])[]): readonly string[] =>
  tellDictionary(sections.map(([heading, text]) => ({ heading, text }))).text.split('\n');

test('sections with a row for each column are tables', () => {
  const bed =
    '| Column | Type | Notes |\n| bed_id | int | PK |\n| ward_id | int | FK to ward |\n| nurse | int | references staff |';
  expect(
    told(
      ['2.1 bed', bed],
      ['2.2 ward', 'Few.\n\n| Column | Type | Notes |\n| ward_id | int | PK |'],
      ['2.3 staff', '| Column | Type |\n| staff_id | int |'],
      ['Reports', '| Name | When |\n| monthly | first day |'],
    ),
  ).toEqual([
    'bed (bed_id, ward_id, nurse)',
    'ward (ward_id)',
    'staff (staff_id)',
    'bed.ward_id → ward',
    'bed.nurse → staff',
  ]);
});

test('paragraphs and items that open with a table list its columns', () => {
  const text = `Conventions: PK = primary key, FK = foreign key.

boats – boat_id pk, sail_no varchar(12) unique, built. Never sold.

- trip - what the log has. fk boat_id to boats, start_pier_id and end_pier_id, both to pier, started_at timestamptz.

pier: pier_id PK, keeper_id. The last one points to keeper (keeper_id PK, full_name).

crew + trip_crew – a join table, trip_id fk → trip, pk is both.`;
  expect(told(['Tables', text])).toEqual([
    'boats (boat_id, sail_no, built)',
    'trip (boat_id, start_pier_id, end_pier_id, started_at)',
    'pier (pier_id, keeper_id)',
    'keeper (keeper_id, full_name)',
    'crew',
    'trip_crew (trip_id)',
    'trip.boat_id → boats',
    'trip.start_pier_id → pier',
    'trip.end_pier_id → pier',
    'pier.keeper_id → keeper',
    'trip_crew.trip_id → trip',
  ]);
});

test('prose about a database tells no tables', () => {
  expect(
    tellDictionary([{ heading: 'Backup', text: 'Nightly: the orders are copied. The key lies in the safe.' }]).tables,
  ).toBe(0);
});
