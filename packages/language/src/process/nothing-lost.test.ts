import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const lines = (text: string): string => drawn(understand(text, { type })).join('\n');

test('steps in a row before a dash and a question are no title', () => {
  const soup = lines('Boil water, salt it, add rice, stir the pot - too thick? add water, then serve it');
  expect(soup).toContain('Boil water -> Salt water');
  expect(soup).toMatch(/<Too thick\?>/);
});

test('a title before a dash stays one', () => {
  expect(lines('Rice soup - boil water, add rice, stir the pot')).not.toContain('Rice soup');
});

test('one of several ways that hands something back to an outsider is drawn', () => {
  const plan = lines('The panel either signs the plan, changes it, or sends the file back to the office.');
  expect(plan).toContain('Send the file back to the office');
  expect(lines('The panel signs the plan or sends the file back to the office.')).toContain(
    'Send the file back to the office',
  );
});

test('what is denied behind `otherwise` stays denied', () => {
  const valve = lines(
    'If the level is below 20 %, open the valve. If the level exceeds 90 %, close the valve. Otherwise no letter is sent.',
  );
  expect(valve).toContain('<Level exceeds 90 %?> -No-> Send no letter');
});
