import { expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const model = (text: string, id = 'conceptual'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));

it('takes a noun for no verb where the word behind it agrees with it', () => {
  expect(model('Storm reports belong to a harbour')).toEqual([
    'Storm report',
    'Harbour',
    'Storm report 0..* --> 1 Harbour: belongs to',
  ]);
});

it('reads an equals sign as what lies between two, with its own facts', () => {
  expect(model('lineups = sailors + boats with a position')).toEqual([
    'Lineup: position',
    'Sailor',
    'Boat',
    'Lineup 0..* --> 1 Sailor: belongs to',
    'Lineup 0..* --> 1 Boat: belongs to',
  ]);
});

it('goes on with the subject behind what it has', () => {
  expect(model('Boats have crews & belong to harbours, crews have sailors')).toEqual([
    'Boat',
    'Crew',
    'Harbour',
    'Sailor',
    'Boat 1 --> 0..* Crew: has',
    'Boat 0..* --> 1 Harbour: belongs to',
    'Crew 1 --> 0..* Sailor: has',
  ]);
});

it('reads who has whom in a note, whom something is with, and what is noted of several', () => {
  expect(model('a marina: owners with their boats, surveys of a boat with an engineer, notes hang on surveys')).toEqual(
    [
      'Owner',
      'Boat',
      'Survey',
      'Engineer',
      'Note',
      'Owner 1 --> 0..* Boat: has',
      'Boat 1 --> 0..* Survey: has',
      'Survey 0..* --> 1 Engineer: is with',
      'Note 0..* --> 1 Survey: hangs on',
    ],
  );
  expect(model('crews book boats, scores 1-5 by sailors on boats')).toContain('Score 0..* --> 1 Boat: is on');
});

it('finds what a deed without an object leaves behind', () => {
  expect(model('Members pay monthly. A member has a name, payment has amount + date')).toEqual([
    'Member: name',
    'Payment: amount, date',
    'Member 1 --> 0..* Payment: makes',
  ]);
});

it('reads columns with a moment, with a mark, and what rows point to', () => {
  expect(
    model(
      'berths table with id and opened at; mooring lines with qty pointing to berths and boats; boats with plate unique, name',
    ),
  ).toEqual([
    'Berth: id {pk}, opened at',
    'Mooring line: qty',
    'Boat: plate {unique}, name',
    'Mooring line 0..* --> 1 Berth: belongs to',
    'Mooring line 0..* --> 1 Boat: belongs to',
  ]);
});

it('knows the singular of a canvas and of shelves', () => {
  expect(model('A canvas has many shelves')).toEqual(['Canvas', 'Shelf', 'Canvas 1 --> 0..* Shelf: has']);
});

it('reads what has parts in a note, and where something stands', () => {
  expect(model('marina: piers with berths; boats sit in berths, each crane is at one pier')).toEqual(
    expect.arrayContaining([
      'Pier 1 --> 0..* Berth: has',
      'Boat 0..* --> 1 Berth: sits in',
      'Crane 0..* --> 1 Pier: is at',
    ]),
  );
});

it('takes a plural that the verb behind it agrees with for a noun', () => {
  expect(model('museum: exhibits come from sheds, guides lead tours through sheds')).toContain(
    'Exhibit 0..* --> 0..* Shed: comes from',
  );
});

it('takes what a declaration before it names for `it`', () => {
  expect(model('Pier: id, name. Boat: id, length. It lies at a pier.')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Boat .*--> .*Pier: lies at$/)]),
  );
});

it('reads many on both sides, and leaves out what only says when', () => {
  expect(model('Sailors know songs, many to many')).toEqual(['Sailor', 'Song', 'Sailor 0..* --> 0..* Song']);
  expect(model('A ship visits many ports and the other way round')).toContain('Ship 0..* --> 0..* Port');
  expect(model('We’ve got Depot (id, town), Crane (id, power). Over the years a crane has many drivers.')).toEqual(
    expect.arrayContaining(['Depot: id {pk}, town', 'Crane: id {pk}, power', 'Crane 1 --> 0..* Driver: has']),
  );
});

it('knows a short name for one in camel case, and no sibling for another', () => {
  expect(
    model('Ticket (number), TicketLine (price), Pier (name). A ticket has many lines. A line names a pier.'),
  ).toEqual(
    expect.arrayContaining(['Ticket 1 --> 0..* TicketLine: has', expect.stringMatching(/^TicketLine .* Pier: names$/)]),
  );
  expect(model('BoatTicket (id, price), PierTicket (id, price). A BoatTicket has many PierTickets.')).toContain(
    'BoatTicket 1 --> 0..* PierTicket: has',
  );
});

it('reads members between slashes where several things have them', () => {
  expect(model('pier number/depth. berth id/length/price. A pier has many berths.')).toEqual([
    'pier: number, depth',
    'berth: id {pk}, length, price',
    'pier 1 --> 0..* berth: has',
  ]);
});

it.each(['-', ','])('takes the last of what was declared for the one that a verb behind a %s tells of', (mark) => {
  expect(model(`Pier (id), Boat (id), Visit (day) ${mark} links pier and boat.`).slice(3)).toEqual([
    expect.stringMatching(/^Visit .* Pier/),
    expect.stringMatching(/^Visit .* Boat/),
  ]);
});

it('ties lines to the whole that they are named after, once', () => {
  const lines = model('Ticket (number), Ticket line (price), Pier (name). A ticket line names one pier.');
  expect(lines).toContain('Ticket 1 --> 0..* Ticket line: has');
  expect(model('Ticket (number), Ticket line (price). A ticket line belongs to one ticket.').slice(2)).toHaveLength(1);
  expect(
    model('tickets (id), ticket_items (id, ticket_id)', 'physical').filter((line) => line.includes('-->')),
  ).toHaveLength(1);
});

it('reads what a clause says of the table before it as `it`, and codes among its facts', () => {
  expect(model("Crate (crate_no, IATA, weight). Voyage: number, day; it's sailed by one ship", 'logical')).toEqual([
    'Crate: id {pk}, crate_no, IATA, weight',
    'Voyage: id {pk}, number, day, ship_id {fk}',
    'Ship: id {pk}',
    'Ship 1 --> 0..* Voyage: sails',
  ]);
});
