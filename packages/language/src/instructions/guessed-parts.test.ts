import { describe, expect, test } from 'vitest';
import { readSaid } from './testing/read-said.ts';

const hosting = `architecture: Hosting
a Nginx
b App server 1
c App server 2
d MySQL
e Backup server
a -> b
a -> c
b -> d
d -> e
`;

const farm = `orgchart: Farm
a Owner
b Dairy lead
c Orchard lead
d Milker
a -> b
a -> c
b -> d
`;

const office = `architecture: Office
a Internet
b Router
c Switch
d Access point north
e Access point south
a -> b
b -> c
c -> d
c -> e
`;

describe('a part that no word names', () => {
  test.each([
    ['i want to see the message queue as hexagon', hosting, 'cloud'],
    ['both vpns with a dashed outline since there is no cable', office, 'cloud'],
    ['payroll people in light blue please', farm, 'company'],
  ] as const)('is offered and not colored: "%s"', (says, diagram, like) => {
    expect(readSaid(says, diagram, like)).toMatch(/^\?/);
  });
});

test('everyone in a team is its head with all below', () => {
  expect(readSaid('everybody in dairy with a grey background please', farm, 'company')).toBe(
    'Colors "Dairy lead" and "Milker" grey.',
  );
});

test('a shop is known in a webshop', () => {
  const order = `sequence: Order
a Customer
b Webshop
c Warehouse
a -> b: order
b -> c: pick
`;
  expect(readSaid('the shop then sends the customer a receipt', order, 'signIn')).toBe(
    'Connects "Webshop" to "Customer" with the label "receipt".',
  );
});

test('a bracket that opens in a name closes in it', () => {
  const start = `flowchart: Onboarding
a Sign contract
b Order laptop
c Introduce team
a -> b
b -> c
`;
  expect(readSaid('following the laptop order we need a briefing (1 hour)', start, 'order')).toBe(
    'Adds "Briefing (1 hour)" after "Order laptop".',
  );
});
