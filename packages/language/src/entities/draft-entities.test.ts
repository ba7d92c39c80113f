import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const model = (text: string, id = 'conceptual'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));

describe('entities', () => {
  it('reads cardinalities from words', () => {
    expect(
      model(
        'A patient has many appointments. A doctor belongs to one department. Patients book appointments with doctors.',
      ),
    ).toEqual(
      [
        'Patient',
        'Appointment',
        'Doctor',
        'Department',
        'Patient 1..* --> 0..* Appointment: books',
        'Doctor 0..* --> 1 Department: belongs to',
        'Appointment 0..* --> 0..* Doctor: with',
      ].map((line) => line.replace('Patient 1..*', 'Patient 0..*')),
    );
  });

  it('joins what two sentences say of the same relationship', () => {
    expect(model('An employee works on many projects and a project has many employees.').slice(-1)).toEqual([
      'Employee 0..* --> 0..* Project: works on',
    ]);
    expect(model('Students and courses have a many-to-many relationship.').slice(-1)).toEqual([
      'Student 0..* --> 0..* Course',
    ]);
  });

  it('reads statements that are joined by commas, each with a noun of its own', () => {
    expect(model('harbour has piers, ferry uses pier, crane lifts containers, containers belong to ferries')).toEqual([
      'Harbour',
      'Pier',
      'Ferry',
      'Crane',
      'Container',
      'Harbour 1 --> 0..* Pier: has',
      'Ferry 0..* --> 1 Pier: uses',
      'Crane 1 --> 0..* Container: lifts',
      'Container 0..* --> 1 Ferry: belongs to',
    ]);
  });

  it('makes relationships of foreign keys, said or seen in a name', () => {
    expect(
      model(
        'Tables: users(id bigint pk, email varchar(255) unique), posts(id, user_id, editor_id fk users)',
        'physical',
      ),
    ).toEqual([
      'users: id bigint {pk}, email varchar(255) {unique}',
      'posts: id {pk}, user_id {fk}, editor_id {fk}',
      'users 1 --> 0..* posts: user_id',
      'users 1 --> 0..* posts: editor_id',
    ]);
  });

  it('makes an entity of two foreign keys depend on both', () => {
    expect(model('student(id), course(id), enrolment(student_id, course_id, grade)', 'logical').slice(2, 3)).toEqual([
      '<weak-entity> enrolment: student_id {pk fk}, course_id {pk fk}, grade',
    ]);
  });

  it('adds the keys that follow from the relationships where a model has keys', () => {
    const text = 'A customer has many orders. Customer: name. Order: date.';
    expect(model(text, 'logical')).toEqual([
      'Customer: id {pk}, name',
      'Order: id {pk}, date, customer id {fk}',
      'Customer 1 --> 0..* Order: has',
    ]);
    expect(model(text, 'conceptual').slice(0, 2)).toEqual(['Customer: name', 'Order: date']);
  });

  it('reads lists of columns that point at other tables, or at their own', () => {
    expect(model('berth table w/ self reference: berth_id, name, next_id -> berth', 'physical')).toEqual([
      'berth: berth_id {pk}, name, next_id {fk}',
      'berth 1 --> 0..* berth: next_id',
    ]);
    expect(
      model('piers (code pk, name), berths (id pk, code fk), boats (id pk, berth_id fk -> berths.id)', 'physical'),
    ).toEqual([
      'piers: code {pk}, name',
      'berths: id {pk}, code {fk}',
      'boats: id {pk}, berth_id {fk}',
      'piers 1 --> 0..* berths: code',
      'berths 1 --> 0..* boats: berth_id',
    ]);
  });

  it('reads tables and their columns on lines of their own', () => {
    expect(
      model(
        'Table: piers\nColumns: id (PK), name\n\nTable: berths\nColumns: id (PK), pier_id (FK to piers), depth int',
        'physical',
      ),
    ).toEqual(['piers: id {pk}, name', 'berths: id {pk}, pier_id {fk}, depth int', 'piers 1 --> 0..* berths: pier_id']);
  });

  it('puts a table between two that are many to many', () => {
    expect(model('many to many between sailors and boats via a link table crews with role', 'physical')).toEqual([
      'Sailor: id {pk}',
      'Boat: id {pk}',
      'Crew: id {pk}, role, sailor id {fk}, boat id {fk}',
      'Sailor 1 --> 0..* Crew',
      'Boat 1 --> 0..* Crew',
    ]);
  });

  it('reads entities and relationships below headings', () => {
    expect(
      model(
        'Entities:\n1. Pier\n2. Boat\n\nRelationships:\n- on each pier one crane is placed\n- a pier has up to 20 boats',
      ),
    ).toEqual(['Pier', 'Boat', 'Crane', 'Crane 1 --> 0..* Pier: is placed on', 'Pier 1 --> 0..20 Boat: has']);
  });

  it('takes a list for things where the text goes on to tell of them, and a title for none', () => {
    expect(
      model('Harbour: ferries, piers, captains. A ferry belongs to one pier. A captain steers many ferries.'),
    ).toEqual(['Ferry', 'Pier', 'Captain', 'Ferry 0..* --> 1 Pier: belongs to', 'Captain 1 --> 0..* Ferry: steers']);
  });

  it('puts what is named after a relationship between its ends', () => {
    expect(model('Passengers book ferries. Each booking has a date and a price.')).toEqual([
      'Passenger',
      'Ferry',
      'Booking: date, price',
      'Passenger 1 --> 0..* Booking: has',
      'Ferry 1 --> 0..* Booking: has',
    ]);
  });

  it('knows a short name for a longer one, and columns that point at tables', () => {
    expect(
      model('ticket (number), ticket line (price), pier (name). A ticket has many lines, a line refers to one pier.'),
    ).toEqual([
      'ticket: number',
      'ticket line: price',
      'pier: name',
      'ticket 1 --> 0..* ticket line: has',
      'ticket line 0..* --> 1 pier: refers to',
    ]);
    expect(model('tables ferries, piers. ferries.pier_id references piers', 'physical')).toContain(
      'piers 1 --> 0..* ferries: pier_id',
    );
  });

  it('reads SQL', () => {
    expect(
      model(
        'CREATE TABLE users (id BIGINT PRIMARY KEY, email VARCHAR(255) NOT NULL UNIQUE);\nCREATE TABLE orders (id BIGINT, user_id BIGINT NOT NULL, PRIMARY KEY (id), FOREIGN KEY (user_id) REFERENCES users(id));',
        'physical',
      ),
    ).toEqual([
      'users: id BIGINT {pk}, email VARCHAR(255) {unique}',
      'orders: id BIGINT {pk}, user_id BIGINT {fk}',
      'users 1 --> 0..* orders: user_id',
    ]);
  });

  it('keeps what SQL numbers, looks up and holds, and draws a key of several columns as one line', () => {
    expect(
      model(
        'CREATE TABLE orders (region CHAR(2) NOT NULL, number INT NOT NULL, PRIMARY KEY (region, number));\nCREATE TABLE lines (id INT IDENTITY(1,1) PRIMARY KEY, order_region CHAR(2) NOT NULL, order_number INT NOT NULL, sku TEXT NOT NULL, KEY by_sku (sku), FOREIGN KEY (order_region, order_number) REFERENCES orders (region, number) ON DELETE RESTRICT ON UPDATE CASCADE);\nCREATE INDEX by_number ON lines (sku, order_number DESC);\nCREATE UNIQUE INDEX some ON lines (sku) WHERE id > 9;\nCREATE INDEX lower_sku ON lines USING btree (lower(sku));\nCREATE UNIQUE INDEX upper_sku ON lines (upper(sku));',
        'physical',
      ),
    ).toEqual([
      'orders: region CHAR(2) {pk}, number INT {pk}',
      'lines: id INT identity {pk}, order_region CHAR(2) on delete restrict on update cascade {fk}, order_number INT on delete restrict on update cascade {fk}, sku TEXT, index (sku), index (sku, order_number desc), index (lower(sku)), unique (upper(sku))',
      'orders 1 --> 0..* lines: order_region, order_number',
    ]);
  });

  it('reads a pasted entity diagram', () => {
    expect(model('erDiagram\n  CUSTOMER ||--o{ ORDER : places\n  ORDER {\n    int number PK\n  }')).toEqual([
      'CUSTOMER',
      'ORDER: number int {pk}',
      'CUSTOMER 1 --> 0..* ORDER: places',
    ]);
  });

  it('draws one table alone, but no lone word', () => {
    expect(model('users(id bigint, name text)', 'physical')).toEqual(['users: id bigint {pk}, name text']);
    expect(model('databases')[0]).toContain('two related entities');
  });
});
