import { expect, test } from 'vitest';
import { tokenise } from '../text/token.ts';
import { findLink } from './link.ts';
import { relationPhrases } from './relation-phrases.ts';
import { simplify } from './simplify.ts';

const sayings: readonly (readonly [string, string])[] = [
  ['An author has a name', 'parts'],
  ['Each order stores a date and a status', 'parts'],
  ['Customer is identified by customerId and name', 'parts'],
  ['A library contains books', 'contains'],
  ['A car consists of an engine and wheels', 'composes'],
  ['Car is made up of parts', 'composes'],
  ['An engine is part of a car', 'part-of'],
  ['A team aggregates players', 'aggregates'],
  ['Player is aggregated within Team', 'aggregated-in'],
  ['Order depends on Catalogue', 'depends'],
  ['The Cart class uses the Catalogue', 'depends'],
  ['Catalogue is needed by Cart', 'needed-by'],
  ['Order is linked to Customer', 'associates'],
  ['Each item refers to a product', 'belongs'],
  ['A doctor belongs to one department', 'belongs'],
  ['A teacher works in a department', 'belongs'],
  ['Staff and Student inherit from Member', 'inherits'],
  ['Truck and Van are kinds of Car', 'inherits'],
  ['Circle is a subclass of Shape', 'inherits'],
  ['Shape is the superclass of Circle', 'inherited-by'],
  ['Circle implements Shape', 'realises'],
  ['Shape is implemented by Circle', 'realised-by'],
  ['Users can be developers, testers or admins', 'alternatives'],
];

test.each(sayings)('"%s" says %s', (sentence, means) => {
  expect(findLink(simplify(tokenise(sentence)), 0, 'clause')?.phrase?.means).toBe(means);
});

test('every meaning has a sentence that says it', () => {
  const said = new Set(sayings.map(([, means]) => means));
  expect([...new Set(relationPhrases.map(({ means }) => means))].filter((means) => !said.has(means))).toEqual([]);
});

test.each(['The records are kept for a year', 'Each feature is tested'])(
  'in "%s" a word of the table is a noun',
  (sentence) => {
    expect(findLink(simplify(tokenise(sentence)), 0, 'clause')?.phrase).toBeUndefined();
  },
);
