import type { DiagramSpec } from '@diagloom/diagram/model';
import { readTextNotation } from '@diagloom/diagram/notations';
import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] =>
  drawn(understand(text, { type: buildType('messages'), readNotation: readTextNotation }));

test('if and otherwise become an alternative with two sections', () => {
  expect(
    sequence(
      'The guest asks the waiter for the bill. If the card works, the waiter returns a receipt. Otherwise the waiter tells the guest to pay cash.',
    ),
  ).toEqual([
    'Guest -Ask for bill-> Waiter',
    'Waiter -Receipt-> Guest (reply) {alt: The card works}',
    'Waiter -Tell to pay cash-> Guest {alt: Otherwise}',
  ]);
});

test('what a system does for itself is a message to itself, what it shows reaches the person', () => {
  expect(sequence('The user opens the app. The app validates the session. The app shows the start page.')).toEqual([
    'User -Open-> App',
    'App -Validate session-> App',
    'App -Show start page-> User',
  ]);
});

test('a written use case gives cast, main line and an optional part for its alternative', () => {
  const text = `Lend Book

Actors:
- Reader
- Library System

Trigger:
Reader clicks the button "Lend"

Main Scenario:
1. Reader clicks the button to lend the book.
2. System checks the account.
3. System displays the due date to the Reader.

Alternative Scenario:
A1. System detects a blocked account.
A2. System displays the fee to the Reader.
A3. Go to Step 3 (Main Scenario).`;
  expect(sequence(text)).toEqual([
    'Reader -Click "Lend"-> Library System',
    'Library System -Check account-> Library System',
    'Library System -Display due date-> Reader',
    'Library System -Display fee-> Reader {opt: System detects a blocked account}',
    'Library System -Display due date-> Reader {opt: System detects a blocked account}',
  ]);
  const result = understand(text, { type: buildType('messages'), readNotation: readTextNotation });
  expect(result.ok && result.spec.title).toBe('Lend Book');
  expect(result.ok && result.spec.nodes.map((node) => node.kind)).toEqual(['actor', undefined]);
});

test('a loop named before an arrow is a frame', () => {
  expect(sequence('Panel -> Sensor: start\nloop every minute: Panel -> Sensor: read\nSensor --> Panel: value')).toEqual(
    ['Panel -Start-> Sensor', 'Panel -Read-> Sensor {loop: Every minute}', 'Sensor -Value-> Panel (reply)'],
  );
});

test('a Mermaid sequence diagram keeps names, replies and frames', () => {
  const text =
    'sequenceDiagram\n  actor R as Reader\n  participant L as Library\n  R->>L: ask\n  alt free\n    L-->>R: book\n  else lent\n    L-)R: wait\n  end';
  expect(sequence(text)).toEqual([
    'Reader -ask-> Library',
    'Library -book-> Reader (reply) {alt: free}',
    'Library -wait-> Reader (async) {alt: lent}',
  ]);
});

test('two names for one participant are one lifeline, under the longer name', () => {
  expect(sequence('The client sends the file to the print server. The server returns a ticket.')).toEqual([
    'Client -Send file-> Print server',
    'Print server -Ticket-> Client (reply)',
  ]);
});

const mermaid = (...lines: readonly string[]): DiagramSpec => {
  const text = ['sequenceDiagram', ...lines].join('\n');
  const result = understand(text, { type: buildType('messages'), readNotation: readTextNotation });
  if (!result.ok) throw new Error('This text should be understood.');
  return result.spec;
};

const said = (spec: DiagramSpec) => spec.edges.map(({ label, kind, properties }) => ({ label, kind, properties }));

test('activations of Mermaid from a call to its reply need no marks', () => {
  const signs = mermaid('A->>+B: Ask', 'B->>+C: Look', 'C-->>-B: Seen', 'B-->>-A: Tell');
  const words = mermaid('A->>B: Ask', 'activate B', 'B-->>A: Tell', 'deactivate B');
  expect([...signs.edges, ...words.edges].filter(({ properties }) => properties !== undefined)).toEqual([]);
});

test('other activations of Mermaid become marks', () => {
  expect(said(mermaid('activate A', 'A-)+B: Start', 'B-)A: Half', 'B-)-A: Done', 'deactivate A'))).toEqual([
    { label: 'Start', kind: 'async', properties: { activate: 'receiver' } },
    { label: 'Half', kind: 'async', properties: undefined },
    { label: 'Done', kind: 'async', properties: { deactivate: 'sender' } },
  ]);
});

test('participants that Mermaid creates and destroys are created and destroyed by messages', () => {
  const spec = mermaid(
    'create participant B as Bee',
    'A->>B: New',
    'destroy B',
    'B-->>A: Bye',
    'destroy A',
    'C-xA: Go',
  );
  expect(said(spec)).toEqual([
    { label: 'New', kind: 'create', properties: undefined },
    { label: 'Bye', kind: 'reply', properties: { ends: 'sender' } },
    { label: 'Go', kind: 'destroy', properties: undefined },
  ]);
});

test('notes of Mermaid are notes about their participants', () => {
  const { notes } = mermaid('A->>B: Ask', 'Note over A,B: Both<br/>agree', 'note right of B: Slow');
  expect(notes.map(({ text, about }) => ({ text, about }))).toEqual([
    { text: 'Both agree', about: ['a', 'b'] },
    { text: 'Slow', about: ['b'] },
  ]);
});

test('two opposite conditions are one alternative, and accepts or declines is one answer', () => {
  expect(
    sequence(
      'The guest orders at the kitchen, the kitchen accepts or declines, if declined the kitchen refunds the guest, if accepted the kitchen cooks the meal',
    ),
  ).toEqual([
    'Guest -Order-> Kitchen',
    'Kitchen -Accept or decline-> Guest (reply)',
    'Kitchen -Refund-> Guest {alt: Declined}',
    'Kitchen -Cook meal-> Kitchen {alt: Accepted}',
  ]);
});

test('a relative clause is said by whoever was addressed, and each of several receivers gets the message', () => {
  expect(
    sequence(
      'The pilot calls the harbour desk, which answers with a berth number. The desk forwards it to towing and to customs.',
    ),
  ).toEqual([
    'Pilot -Call-> Harbour desk',
    'Harbour desk -Berth number-> Pilot (reply)',
    'Harbour desk -Forward berth number-> Towing',
    'Harbour desk -Forward berth number-> Customs',
  ]);
});

test('what happens again and again stands in a loop', () => {
  expect(
    sequence(
      'For each crate on the list the crane asks the ship for its weight, the ship answers 20 t. The buoy app calls the harbour server every 10 minutes until the harbour server confirms.',
    ),
  ).toEqual([
    'Crane -Ask for its weight-> Ship {loop: For each crate on the list}',
    'Ship -20 t-> Crane (reply) {loop: For each crate on the list}',
    'Buoy app -Call-> Harbour server {loop: Every 10 minutes until the harbour server confirms}',
  ]);
  expect(sequence('The crane asks the ship for a crate. Repeat until the ship is empty.')).toEqual([
    'Crane -Ask for crate-> Ship {loop: Until the ship is empty}',
  ]);
});

test('an event that opens a clause is a condition for what follows up to a semicolon', () => {
  expect(
    sequence(
      'The app asks the server for tides; on a timeout it asks the archive service; the app shows the tides to the captain',
    ),
  ).toEqual(['App -Ask for tides-> Server', 'App -Ask-> Archive service {opt: Timeout}', 'App -Show tides-> Captain']);
});

test('a person who is asked for something answers before the system goes on', () => {
  expect(sequence('The app asks the driver for a code. The app checks the code with the server.')).toEqual([
    'App -Ask for code-> Driver',
    'Driver -Enter code-> App',
    'App -Check code-> Server',
  ]);
});

test('lines of arrows and sentences stand beside each other, and a first sentence without a verb is the title', () => {
  expect(
    sequence(
      '1. Client -> Server: hello\n2. Server -> Client: certificate\n3. Client checks the certificate\n4. Client -> Server: key',
    ),
  ).toEqual([
    'Client -Hello-> Server',
    'Server -Certificate-> Client',
    'Client -Check certificate-> Client',
    'Client -Key-> Server',
  ]);
  const told = understand('Berth request. The pilot asks the harbour for a berth.', { type: buildType('messages') });
  expect(told.ok && told.spec.title).toBe('Berth request');
});

test.each([
  [
    'who acts before a verb that could be a noun',
    'kiosk orders lunch, counter prints slip, counter hands slip to the courier',
    ['Kiosk -Order lunch-> Counter', 'Counter -Print slip-> Counter', 'Counter -Hand slip-> Courier'],
  ],
  [
    'a person who acts first as speaking to whoever acts next',
    'Rower rings the bell. The porter opens the gate.',
    ['Rower -Ring bell-> Porter', 'Porter -Open gate-> Rower'],
  ],
  [
    'what somebody gets, and a short answer',
    'locker asks Harbour API for the code, cache miss, locker asks Harbour API again, gets the code',
    [
      'Locker -Ask for code-> Harbour API',
      'Harbour API -Cache miss-> Locker (reply)',
      'Locker -Ask-> Harbour API',
      'Harbour API -Code-> Locker (reply)',
    ],
  ],
  [
    'arrows between sentences',
    'buoy -> mast: ping. mast answers ok. if fog -> mast tells pilot',
    ['Buoy -Ping-> Mast', 'Mast -Ok-> Buoy (reply)', 'Mast -Tell-> Pilot {opt: Fog}'],
  ],
  [
    'what people type for with, and and to',
    'probe sends reading 2 logger. logger stores it + tells skipper',
    ['Probe -Send reading-> Logger', 'Logger -Store reading-> Logger', 'Logger -Tell-> Skipper'],
  ],
  [
    'messages that are told by nouns',
    'alarm from the pump to the console, voltage from the console to the pump',
    ['Pump -Alarm-> Console', 'Console -Voltage-> Pump'],
  ],
  [
    'whom a verb takes before its object',
    'The desk gives the rower a key. The rower tells him the boat.',
    ['Desk -Give key-> Rower', 'Rower -Tell boat-> Desk'],
  ],
])('reads %s', (_, text, expected) => {
  expect(sequence(text)).toEqual(expected);
});

test.each([
  'Berth booking\n\n3.1 Actor(s)\nSkipper, Harbour System\n3.2 Basic Flows:\n1) Skipper enters the dates.\n2) System shows free berths.\n3.3 Alternate Courses:\nnone',
  '| Use Case Name | Berth booking |\n| Actor(s) | Skipper, Harbour System |\n| Normal Course | 1. Skipper enters the dates. 2. System shows free berths. |\n| Exceptions | None |',
  '## Berth booking\n**Primary Actor:** Skipper\n**Supporting Actor:** Harbour System\n**Main Success Scenario**\n1. Skipper enters the dates.\n2. System shows free berths.',
])('a use case is read in another layout: %s', (text) => {
  expect(sequence(text)).toEqual([
    'Skipper -Enter dates-> Harbour System',
    'Harbour System -Show free berths-> Skipper',
  ]);
});

test.each([
  'The guest asks the desk. The desk returns a key if a room is free, shows an excuse otherwise.',
  'The guest asks the desk. The desk returns a key when a room is free, otherwise shows an excuse.',
])('a condition behind a message, and what is sent otherwise: %s', (text) => {
  expect(sequence(text)).toEqual([
    'Guest -Ask-> Desk',
    'Desk -Key-> Guest (reply) {alt: A room is free}',
    'Desk -Show excuse-> Guest {alt: Otherwise}',
  ]);
});

test('another answer without a verb takes the same way', () => {
  expect(sequence('The app asks the server. The server returns the page if it is there, otherwise an error.')).toEqual([
    'App -Ask-> Server',
    'Server -Page-> App (reply) {alt: It is there}',
    'Server -Error-> App (reply) {alt: Otherwise}',
  ]);
});

test('messages at the same time stand beside each other', () => {
  expect(
    sequence('The app asks the store; in parallel it asks the cache. Meanwhile the app tells the guest to wait.'),
  ).toEqual(['App -Ask-> Store {par: }', 'App -Ask-> Cache {par: }', 'App -Tell to wait-> Guest {par: }']);
});

test('an object that only opens the name of another is not the receiver', () => {
  expect(
    sequence(
      'The guest holds the card at the terminal. The terminal asks the card network. The card network answers.',
    )[0],
  ).toMatch(/-> Terminal/);
});

test('letters tell two of one kind apart', () => {
  expect(sequence('Nurse A calls nurse B. Nurse B asks nurse A for the chart.')).toEqual([
    'Nurse A -Call-> Nurse B',
    'Nurse B -Ask for chart-> Nurse A',
  ]);
});

test('all who are told something get it', () => {
  expect(sequence('The rider calls the desk. The desk notifies the kitchen and the guest.').slice(1)).toEqual([
    'Desk -Notify-> Kitchen',
    'Desk -Notify-> Guest',
  ]);
});

test('a user is no user database', () => {
  expect(sequence('The user opens the app. The app asks the user DB. The user types the code.').at(-1)).toBe(
    'User -Type code-> App',
  );
});

test('how something came out needs no verb and no comma', () => {
  expect(
    sequence(
      'The app asks the server. If wrong, an error back to the app. If right the server sends a ticket to the app.',
    ),
  ).toEqual(['App -Ask-> Server', 'Server -Error-> App {alt: Wrong}', 'Server -Send ticket-> App {alt: Right}']);
});

test('when something is done is no message of its own, and a company is no person', () => {
  expect(
    sequence('The cook asks the provider. The cook calls the guest when done. The guest picks it up.').slice(0, 2),
  ).toEqual(['Cook -Ask-> Provider', 'Cook -Call-> Guest']);
});

test('what was found before a colon is a case', () => {
  expect(
    sequence('The guest asks the desk; free: the desk calls the porter; full: the desk calls the manager.'),
  ).toEqual(['Guest -Ask-> Desk', 'Desk -Call-> Porter {opt: Free}', 'Desk -Call-> Manager {opt: Full}']);
});

test('success and failure behind a comma are two sections', () => {
  expect(
    sequence(
      'The guest pays at the desk, on success the desk calls the porter and thanks the guest, on failure the desk calls the manager.',
    ),
  ).toEqual([
    'Guest -Pay-> Desk',
    'Desk -Call-> Porter {alt: Success}',
    'Desk -Thank-> Guest {alt: Success}',
    'Desk -Call-> Manager {alt: Otherwise}',
  ]);
});

test('two who are asked in parallel stand beside each other', () => {
  expect(
    sequence('The guest asks the website. The website queries the hotel API and the bank API in parallel.').slice(1),
  ).toEqual(['Website -Query-> Hotel API {par: }', 'Website -Query-> Bank API {par: }']);
});

test('what is sent at the same time in a case stands in that case, and an answer back comes from whom the receiver called', () => {
  expect(
    sequence(
      'The browser calls the server. The server asks the database. If wrong, an error back to the browser. If right, the server calls the mail service; in parallel it asks the printer.',
    ).slice(2),
  ).toEqual([
    'Server -Error-> Browser {alt: Wrong}',
    'Server -Call-> Mail service {par: }',
    'Server -Ask-> Printer {par: }',
  ]);
});

test('who answers in time or not does so in an alternative', () => {
  expect(
    sequence(
      'The waiter asks the cook. The cook confirms within five minutes, otherwise the waiter calls the manager.',
    ),
  ).toEqual([
    'Waiter -Ask-> Cook',
    'Cook -Confirm within five minutes-> Waiter (reply) {alt: Confirmed within five minutes}',
    'Waiter -Call-> Manager {alt: Otherwise}',
  ]);
});

test('what is started acts without a comma, and what is done once a minute is a loop', () => {
  expect(
    sequence(
      'The portal triggers a worker which writes rows into Postgres. The worker sorts them and once an hour posts them to the archive.',
    ),
  ).toEqual([
    'Portal -Trigger-> Worker',
    'Worker -Write rows-> Postgres',
    'Worker -Sort rows-> Worker',
    'Worker -Post rows-> Archive {loop: Every hour}',
  ]);
});

test('what is typed from somewhere goes to whom the person speaks, who then acts', () => {
  expect(
    sequence(
      'The server asks the user for a code. The user enters the code from the phone app. If it is wrong the account is locked.',
    ).slice(1),
  ).toEqual(['User -Enter code-> Server', 'Server -Lock account-> Server {opt: It is wrong}']);
});

test('what was asked is what "if it is" means, and who is named shorter is the same', () => {
  expect(
    sequence(
      'The guest calls the desk. The desk asks the room booking system whether a room is free. If it is, the room system calls the porter. If not, the desk calls the manager.',
    ).slice(1),
  ).toEqual([
    'Desk -Ask whether a room is free-> Room booking system',
    'Room booking system -Call-> Porter {alt: Room is free}',
    'Desk -Call-> Manager {alt: Otherwise}',
  ]);
});

test('what is sent to nobody goes to whom one spoke last, and a case may be one word before it', () => {
  expect(
    sequence(
      'The browser opens a connection to the web server, sends a request, and the server answers with a page; if green it calls the printer.',
    ),
  ).toEqual([
    'Browser -Open connection-> Web server',
    'Browser -Send request-> Web server',
    'Web server -Page-> Browser (reply)',
    'Web server -Call-> Printer {opt: Green}',
  ]);
});

test('how it went opens a case behind "when"', () => {
  expect(
    sequence(
      'The guest shows the desk a card. The desk checks the card. When it matches the desk calls the porter.',
    ).at(-1),
  ).toBe('Desk -Call-> Porter {opt: It matches}');
});

test('a call keeps its brackets, whoever it is made on takes part, and what is fetched or returned does not', () => {
  expect(
    sequence(
      'The shop sends reserve(roomId, guestId) to the hotel service. The hotel service calls store(booking) on the ledger. The ledger answers with ok.',
    ),
  ).toEqual([
    'Shop -reserve(roomId, guestId)-> Hotel service',
    'Hotel service -store(booking)-> Ledger',
    'Ledger -Ok-> Hotel service (reply)',
  ]);
  expect(
    sequence(
      'The portal calls findUser(id) on the login service. The login service reads the user from the database and returns it.',
    ),
  ).toEqual([
    'Portal -findUser(id)-> Login service',
    'Login service -Read user-> Database',
    'Login service -User-> Portal (reply)',
  ]);
});
