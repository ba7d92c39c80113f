import { expect, test } from 'vitest';
import { buildType, drawn } from './testing/drawn.ts';
import { understand } from './understand.ts';

const flow = (text: string): readonly string[] => drawn(understand(text, { type: buildType('process') }));
const sequence = (text: string): readonly string[] => drawn(understand(text, { type: buildType('messages') }));

test('steps, a choice and its two exits become one flow with one end', () => {
  const text =
    'Customer places order. Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.';
  expect(flow(text)).toEqual([
    '(Start) -> Customer places order',
    'Customer places order -> Check stock',
    'Check stock -> <In stock?>',
    '<In stock?> -Yes-> Pack',
    'Pack -> Ship',
    '<In stock?> -No-> Notify the customer',
    'Notify the customer -> Cancel the order',
    'Ship -> (End)',
    'Cancel the order -> (End)',
  ]);
});

test('who sends what to whom becomes a sequence, and what is returned a reply', () => {
  const text =
    'The user logs in on the app. The app sends the credentials to the auth server. The server checks the database and returns a token.';
  expect(sequence(text)).toEqual([
    'User -Log in-> App',
    'App -Send credentials-> Auth server',
    'Auth server -Check-> Database',
    'Auth server -Token-> App (reply)',
  ]);
});

test('arrows are read exactly', () => {
  expect(flow('Order received -> In stock? -yes-> Ship; In stock? -no-> Cancel')).toEqual([
    '(Start) -> Order received',
    'Order received -> <In stock?>',
    '<In stock?> -Yes-> Ship',
    '<In stock?> -No-> Cancel',
    'Ship -> (End)',
    'Cancel -> (End)',
  ]);
});

test('arrow lines with a colon are messages, dashed ones are replies', () => {
  expect(sequence('User -> App: log in\nApp -> Auth server: check\nAuth server --> App: ok')).toEqual([
    'User -Log in-> App',
    'App -Check-> Auth server',
    'Auth server -Ok-> App (reply)',
  ]);
});

test('the items of a numbered list are steps, and those who act are lanes', () => {
  const result = understand(
    'Onboarding:\n1. HR sends the offer letter\n2. Candidate signs the contract\n3. IT creates accounts',
    {
      type: buildType('process'),
    },
  );
  expect(drawn(result)).toEqual([
    '(Start) -> Send the offer letter',
    'Send the offer letter -> Sign the contract',
    'Sign the contract -> Create accounts',
    'Create accounts -> (End)',
  ]);
  expect(result.ok && result.spec.groups.map((group) => group.label)).toEqual(['HR', 'Candidate', 'IT']);
  expect(result.ok && result.spec.title).toBe('Onboarding');
});

test.each([
  ['', 'empty'],
  ['🎉🎉🎉', 'no words'],
  ['asdf qwer', 'at least two things'],
])('%j is answered with a reason and examples', (text, reason) => {
  const result = understand(text, { type: buildType('process') });
  expect(result.ok).toBe(false);
  expect(!result.ok && result.message).toContain(reason);
  expect(!result.ok && result.examples).toHaveLength(3);
});
