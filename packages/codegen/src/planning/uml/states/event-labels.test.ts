import { expect, test } from 'vitest';
import { eventLabels } from './event-labels.ts';

test('events are called after what happens to what the machine is about', () => {
  const labels = [
    'A ticket is assigned to an agent',
    'The agent resolves it',
    'The customer may reopen it',
    'After 7 days it is closed',
    'The printer is jammed',
    'submit',
    'The customer sends it back',
    'Payment received moves it to paid',
  ];
  const labelOf = eventLabels(labels, 'Support ticket');
  expect(labels.map(labelOf)).toEqual([
    'assigned to an agent',
    'resolve',
    'reopen',
    'After 7 days',
    'The printer is jammed',
    'submit',
    'send back',
    'Payment received',
  ]);
});

test('what two do alike keeps who does it', () => {
  const labels = ['The customer cancels', 'The customer cancels it', 'The agent cancels it'];
  expect(labels.map(eventLabels(labels, 'Order'))).toEqual(labels);
});
