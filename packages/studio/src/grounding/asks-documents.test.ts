import { expect, test } from 'vitest';
import { asksDocuments } from './asks-documents.ts';

test.each([
  ['Someone wants their data deleted - what do we do?', true],
  ['and how does the rollback work', true],
  ['org chart from the handbook, with names and roles', true],
  ['Architecture overview of the ferry booking system, all the parts and who talks to what', true],
  ['architecture diagram of our harbour, just the pieces, not the hosting', true],
  ['Draw the mooring steps for the harbour staff (and where they may turn somebody away)', true],
  ['network plan of the harbour - from the router to the cameras', true],
  ['Process from a boat being hauled out until it is afloat again. Yard, crane driver.', true],
  ['can you make a swimlane of hauling out a boat, incl. wet sails and broken masts', true],
  ['flowchart for the new deckhands: somebody radios and wants a berth, how do you decide where they go', true],
  ['kinds of berths in the harbour and what each costs', true],
  ['Draw a flow: the guard checks the boat, then he opens the gate', false],
  ['The clerk checks the claim, then the manager approves it and pays it.', false],
])('%s', (prompt, asks) => {
  expect(asksDocuments(prompt)).toBe(asks);
});
