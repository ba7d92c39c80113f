import { expect, test } from 'vitest';
import { readStatesOfDocument } from './read-states-of-document.ts';

const movesOf = (text: string, heading: string): readonly string[] => {
  const { nodes, edges } = readStatesOfDocument(text, heading);
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  return edges.flatMap(({ from, to, label, origin }) =>
    origin === 'repair' ? [] : [`${labels.get(from)} > ${labels.get(to)}: ${label}`],
  );
};

test('states that are plain words are read from running sentences, with what leads to each', () => {
  const text = `A loan starts as requested. Once the librarian confirms it becomes open. If the reader extends it twice it goes into review; when the librarian agrees it is open again, and when the librarian disagrees it is refused. An open loan may be lost, and goes back to open when the book turns up. If the book is returned an open loan is closed.`;
  expect(movesOf(text, 'Life of a loan')).toEqual([
    'Requested > Open: Librarian confirms',
    'Open > In review: Reader extends it twice',
    'In review > Open: Librarian agrees',
    'In review > Refused: Librarian disagrees',
    'Open > Lost: ',
    'Lost > Open: Book turns up',
    'Open > Closed: Book is returned',
  ]);
});

test('what did not happen is the other case of what did', () => {
  const text =
    'When a seat is picked the booking is held. Payment makes it firm. If payment is not made in time, it lapses.';
  expect(movesOf(text, 'What becomes of a booking')).toEqual([
    'Held > Firm: Payment',
    'Held > Lapsed: Payment is not made in time',
  ]);
});

test('arrows, names of several words and cases that start elsewhere', () => {
  const text = `After power-on the door is in Self-check. If passed it goes to Ready, otherwise to Out of order. In Ready a card leads to Checking. Refused → Closed, afterwards Ready. Accepted → Opened. From there back to Ready when somebody went through.

The alarm has priority: from Ready the door goes to Emergency, and the same from Checking and Opened.`;
  expect(movesOf(text, 'Door states')).toEqual([
    'Self-check > Ready: Passed',
    'Self-check > Out of order: ',
    'Ready > Checking: Card',
    'Checking > Closed: Refused',
    'Closed > Ready: ',
    'Checking > Opened: Accepted',
    'Opened > Ready: Somebody went through',
    'Ready > Emergency: Alarm has priority',
    'Checking > Emergency: Alarm has priority',
    'Opened > Emergency: Alarm has priority',
  ]);
});

test('rows of a table name states, and with where they lead to transitions', () => {
  const table = `| Status | Meaning |
| --- | --- |
| Draft | being written |
| Final | signed |

A contract in draft becomes final by the signature.`;
  expect(movesOf(table, 'Status of a contract')).toEqual(['Draft > Final: Signature']);
  const moves = `| From | Event | To |
| --- | --- | --- |
| Draft | signature | Final |
| Final | end of term | Ended |`;
  expect(movesOf(moves, 'Status of a contract')).toEqual(['Draft > Final: signature', 'Final > Ended: end of term']);
});

test('what is said of other things is no state', () => {
  const text = 'The form is filled in by the clerk. The letter has been sent. Files are kept for ten years.';
  expect(readStatesOfDocument(text, 'Life of a permit').nodes).toEqual([]);
});

test('a list that names states tells of each, and they follow each other unless it says otherwise', () => {
  const text = `We copy the magnets:

- ⚪ Planned – comes in once paid
- 🔵 Cutting – the saw picked it up
- 🟢 Done – passed the check
- 🔴 Blocked – wood is missing. Can happen in planned or while cutting. When wood arrives it goes to planned again.

And we can cancel, but only when planned → Scrapped.`;
  expect(movesOf(text, 'States of a work order')).toEqual([
    'Planned > Blocked: ',
    'Cutting > Blocked: ',
    'Blocked > Planned: Wood arrives',
    'Planned > Scrapped: We can cancel',
    'Planned > Cutting: The saw picked it up',
    'Cutting > Done: Passed the check',
  ]);
});

test('things that end otherwise than in s when there are several are the same things', () => {
  const text = 'An entry starts as open. All entries are locked when the year is over.';
  expect(movesOf(text, 'Status of an entry')).toEqual(['Open > Locked: Year is over']);
});

test('how a thing is counts as a state, and what was said before is no reason for what comes after it', () => {
  const text = `A loan starts as requested. Once the librarian confirms the tool is free it becomes open. If it is not back after two weeks it is overdue; when the tool is handed in it is closed, and when nothing is heard for a month it is written off.`;
  expect(movesOf(text, 'Life of a loan')).toEqual([
    'Requested > Open: Librarian confirms the tool is free',
    'Open > Overdue: It is not back after two weeks',
    'Overdue > Closed: Tool is handed in',
    'Overdue > Written off: Nothing is heard for a month',
  ]);
});

test('a column of where it can go tells the next states, each with what makes it so', () => {
  const rows = [
    '| Status | What it means | Where it can go from here |',
    '|---|---|---|',
    '| Held | A seat is kept | Paid once the money is there, Lapsed if it is not |',
    '| Paid | Done | Used when the guest comes |',
    '| Used | The end | nowhere |',
  ];
  expect(movesOf(rows.join('\n'), 'Statuses of a booking')).toEqual([
    'Held > Paid: Money is there',
    'Held > Lapsed: It is not',
    'Paid > Used: Guest comes',
  ]);
});
