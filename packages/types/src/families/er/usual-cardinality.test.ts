import { parseNotation } from '@diagloom/diagram/model';
import { expect, it } from 'vitest';
import { usualCardinality } from './usual-cardinality.ts';

it.each([
  ['as the foreign key says', 'a Shop | id\nb Till | id | shop_id\nb -> a', '0..* 1'],
  ['as the end that is given leaves it', 'a Band\nb Song\na -> b[0..*]', '1 0..*'],
  ['as the verb says', 'a Pupil\nb Class\na -> b: belongs to', '0..* 1'],
  ['as names say', 'a Ships\nb Fleet\na -> b', '0..* 1'],
  ['one to many where nothing is said', 'a Author\nb Book\na -> b: writes', '1 0..*'],
])('a relationship without numbers is taken %s', (_, notation, expected) => {
  const { spec } = parseNotation(`logical: Test\n${notation}`, 'logical');
  const [edge] = spec.edges;
  if (edge === undefined) throw new Error('The notation has a relationship.');
  const { atFrom, atTo } = usualCardinality(edge, spec);
  expect(`${atFrom} ${atTo}`).toBe(expected);
});
