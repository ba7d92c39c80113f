import { expect, test } from 'vitest';
import { readRelationLine } from './read-relation-line.ts';

/** `A 1 -composes-> 0..* B: label`. */
const told = (text: string): string | undefined => {
  const line = readRelationLine({ text, start: 0 });
  if (line === undefined) return undefined;
  const { from, to, kind = '', fromCardinality, toCardinality, label } = line;
  return [from.text, fromCardinality, `-${kind}->`, toCardinality, `${to.text}${label === '' ? '' : `: ${label}`}`]
    .filter((part) => part !== undefined)
    .join(' ');
};

test.each([
  ['Duck --|> Animal', 'Duck -inherits-> Animal'],
  ['Animal <|-- Duck', 'Duck -inherits-> Animal'],
  ['Circle ..|> Shape', 'Circle -realises-> Shape'],
  ['Order *-- OrderItem', 'Order -composes-> OrderItem'],
  ['OrderItem --* Order', 'Order -composes-> OrderItem'],
  ['Team o-- Player', 'Team -aggregates-> Player'],
  ['Cart ..> Catalogue', 'Cart -depends-> Catalogue'],
  ['Zoo "1" *-- "many" Animal : keeps', 'Zoo 1 -composes-> 0..* Animal: keeps'],
  ['CUSTOMER ||--o{ ORDER : places', 'CUSTOMER 1 --> 0..* ORDER: places'],
  ['Customer 1 -- 0..* Order: places', 'Customer 1 --> 0..* Order: places'],
  ['Customer 1..* Order', 'Customer 1 --> 1..* Order'],
  ['Customer 1:n Order', 'Customer 1 --> 0..* Order'],
  ['Customer -> Order: places', 'Customer --> Order: places'],
  ['Customer -places-> Order', 'Customer --> Order: places'],
  ['Circle -inherits-> Shape', 'Circle -inherits-> Shape'],
])('%j is a relation', (text, relation) => {
  expect(told(text)).toBe(relation);
});

test.each(['A customer has many orders', 'Book: title, isbn'])('%j is none', (text) => {
  expect(told(text)).toBeUndefined();
});
