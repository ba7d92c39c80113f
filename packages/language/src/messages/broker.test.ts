import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] => drawn(understand(text, { type: buildType('messages') }));

test('what is published goes to the broker, and whoever picks it up has it from there', () => {
  expect(
    sequence(
      'sale service emits SaleMade to the event bus, the stock service picks it up and the points service reads that too. stock service publishes StockLow',
    ),
  ).toEqual([
    'Sale service -Emit SaleMade-> Event bus',
    'Event bus -SaleMade-> Stock service',
    'Event bus -Read-> Points service',
    'Stock service -Publish StockLow-> Event bus',
  ]);
});

test('two consume the same', () => {
  expect(
    sequence(
      'order svc publishes OrderPlaced to kafka, packing svc and billing svc both consume it. billing publishes BillMade',
    ),
  ).toEqual([
    'Order service -Publish OrderPlaced-> Kafka',
    'Kafka -OrderPlaced-> Packing service',
    'Kafka -OrderPlaced-> Billing service',
    'Billing service -Publish BillMade-> Kafka',
  ]);
});

test('two who do the same each send it', () => {
  expect(sequence('The mason and the joiner sign the plan, the clerk sends the plan to the owner')).toEqual([
    'Mason -Sign plan-> Clerk',
    'Joiner -Sign plan-> Clerk',
    'Clerk -Send plan-> Owner',
  ]);
});
