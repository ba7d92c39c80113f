import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const type = buildModelType('classes');
const classes = (text: string): readonly string[] => modelled(understand(text, { type }));

describe('classes', () => {
  it('reads attributes and how many belong together', () => {
    expect(classes('Book has title, isbn and year. An author has a name and writes many books.')).toEqual([
      'Book: title, isbn, year',
      'Author: name',
      'Author 1 --> 0..* Book: writes',
    ]);
  });

  it('tells operations from attributes by the words beside them', () => {
    expect(classes('Repository includes methods open and close and a name attribute, and depends on Disk.')).toEqual([
      'Repository: open(), close(), name',
      'Disk',
      'Repository -depends-> Disk',
    ]);
  });

  it('takes what heirs add for facts of their own, and `it` for the one thing that several were told of', () => {
    expect(
      classes(
        'Ferry and Tug inherit from Ship (name, length). Tug adds power and a towing hook. Harbour has many ships.',
      ),
    ).toEqual([
      'Ferry',
      'Tug: power, towing hook',
      'Ship: name, length',
      'Harbour',
      'Ferry -inherits-> Ship',
      'Tug -inherits-> Ship',
      'Harbour 1 --> 0..* Ship',
    ]);
    expect(classes('interface Door: open(), close(). Gate and Hatch implement it. House uses it')).toEqual([
      '<interface> Door: open(), close()',
      'Gate',
      'Hatch',
      'House',
      'Gate -realises-> Door',
      'Hatch -realises-> Door',
      'House -depends-> Door',
    ]);
  });

  it('counts by a letter before a name with its facts in brackets', () => {
    expect(classes('A ship (name) has 0..n Cabin (deck, number). Cabin (deck, number) n - m Guest (born)')).toEqual([
      'Ship: name',
      'Cabin: deck, number',
      'Guest: born',
      'Ship 1 --> 0..* Cabin',
      'Cabin 0..* --> 0..* Guest',
    ]);
  });

  it('reads lists of subclasses', () => {
    expect(classes('Vessel is abstract with subclasses Ferry, Tug. Each vessel has a name.')).toEqual([
      '<abstract> Vessel: name',
      'Ferry',
      'Tug',
      'Ferry -inherits-> Vessel',
      'Tug -inherits-> Vessel',
    ]);
  });

  it('reads kinds of classes, inheritance and interfaces', () => {
    expect(
      classes(
        'Payment is abstract with CardPayment and CashPayment. Payable is an interface with pay(amount). Payment implements Payable.',
      ),
    ).toEqual([
      '<abstract> Payment',
      'CardPayment',
      'CashPayment',
      '<interface> Payable: pay(amount)',
      'CardPayment -inherits-> Payment',
      'CashPayment -inherits-> Payment',
      'Payment -realises-> Payable',
    ]);
  });

  it('reads what people do with orders', () => {
    expect(classes('Customer places Orders, an Order has OrderItems.')).toEqual([
      'Customer',
      'Order',
      'OrderItem',
      'Customer 1 --> 0..* Order: places',
      'Order 1 --> 0..* OrderItem',
    ]);
  });

  it('reads requirements without making the system a class', () => {
    expect(classes('The system shall allow students to enrol in courses. Teachers create courses.')).toEqual([
      'Student',
      'Course',
      'Teacher',
      'Student 0..* --> 0..* Course: enrols in',
      'Teacher 1 --> 0..* Course: creates',
    ]);
  });

  it('gives a clause its own subject, and a relative clause the name before it', () => {
    expect(classes('Editor uses Clip, which has a length, and Player depends on Clip.')).toEqual([
      'Editor',
      'Clip: length',
      'Player',
      'Editor -depends-> Clip',
      'Player -depends-> Clip',
    ]);
  });

  it('reads a pasted class diagram', () => {
    expect(
      classes(
        'classDiagram\n  class Animal {\n    <<abstract>>\n    +String name\n    +eat() void\n  }\n  Animal <|-- Duck',
      ),
    ).toEqual(['<abstract> Animal: +name String, +eat() void', 'Duck', 'Duck -inherits-> Animal']);
  });

  it('reads names with their members on the lines below', () => {
    expect(classes('Customer\n  - name\n  - email\nOrder\n  - total\nCustomer 1 -- 0..* Order: places')).toEqual([
      'Customer: name, email',
      'Order: total',
      'Customer 1 --> 0..* Order: places',
    ]);
  });

  it('takes the things of a request that names them', () => {
    expect(
      classes('UML class diagram for a bank with customers and accounts. A customer has one or more accounts.'),
    ).toEqual(['Customer', 'Account', 'Customer 1 --> 1..* Account']);
  });

  it('reads that some are others, and what the same sentence says of them beside that', () => {
    expect(classes('Gulls and terns are birds, a bird has a weight. Night owls are birds who eat worms.')).toEqual([
      'Gull',
      'Tern',
      'Bird: weight',
      'Night owl',
      'Worm',
      'Gull -inherits-> Bird',
      'Tern -inherits-> Bird',
      'Night owl -inherits-> Bird',
      'Night owl 0..* --> 0..* Worm: eats',
    ]);
  });

  it('takes "it" for what the sentence before was about', () => {
    expect(classes('interface Printable with print(page). Invoice and Label implement it.').slice(1)).toEqual([
      'Invoice',
      'Label',
      'Invoice -realises-> Printable',
      'Label -realises-> Printable',
    ]);
  });

  it('reads rows and kinds in brackets inside a sentence', () => {
    expect(
      classes('Vessel (abstract) has a name. Ferry (deck count, sail()) and Tug (bollard pull) extend Vessel.'),
    ).toEqual([
      '<abstract> Vessel: name',
      'Ferry: deck count, sail()',
      'Tug: bollard pull',
      'Ferry -inherits-> Vessel',
      'Tug -inherits-> Vessel',
    ]);
    expect(classes('A harbour (small or large) serves sailors (men and women).')).toEqual([
      'Harbour',
      'Sailor',
      'Harbour 1 --> 0..* Sailor: serves',
    ]);
  });

  it('leaves out what writers say of themselves', () => {
    expect(
      classes("We run a small harbour and I'd like to see it on one page. There is a Ferry with a name and a size."),
    ).toEqual(['Ferry: name, size']);
  });

  it('says what to write where there is no class', () => {
    expect(classes('hello there')[0]).toContain('two related classes');
  });
});
