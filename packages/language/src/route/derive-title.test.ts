import { expect, test } from 'vitest';
import { buildType } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

test.each([
  ['The guest books a cabin. The clerk checks the passport. The steward shows the cabin.', 'Cabin process'],
  ['Open the gate. Let the ferry in. Close the gate.', 'Gate process'],
  ['Collect the tickets, count the ticket and file it.', 'Ticket process'],
  ['Invoice received, payment sent', 'Invoice process'],
  ['Submit the travel request. Check the request. Approve the request.', 'Travel request process'],
  ['Read the sales report. Read the cost report. Sign the report. File the report.', 'Report process'],
  ['Wait. Listen. Sleep.', 'Wait'],
])('%j is called %s', (text, title) => {
  const told = understand(text, { type: buildType('process') });
  expect(told.ok && told.spec.title).toBe(title);
});

test.each([
  ['The ferry lands. We wait for the mate. Load the mail. Close the ramp.', 'The ferry lands'],
  ['Wait for the mate. Load the mail. Close the ramp.', 'Wait for the mate'],
])('where nothing is named twice, what %j begins with is its name', (text, title) => {
  const told = understand(text, { type: buildType('process') });
  expect(told.ok && told.spec.title).toBe(title);
});

test.each([
  [
    'When the sailor arrives at the pier, the mate signs the list. The cook makes tea. The boy sings.',
    'Sailor arrival',
  ],
  ['A member applies. The clerk reads the letter. The board votes.', 'Member application'],
  ['Submit the essay. Read three pages. Call the writer.', 'Essay submission'],
])('what begins with an event is called after it: %j', (text, title) => {
  const told = understand(text, { type: buildType('process') });
  expect(told.ok && told.spec.title).toBe(title);
});
