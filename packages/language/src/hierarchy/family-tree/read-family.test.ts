import { expect, it, test } from 'vitest';
import { chartType } from '../../testing/chart-type.ts';
import { drawn } from '../../testing/drawn.ts';
import { understand } from '../../understand.ts';
import { forms, readFamily } from './read-family.ts';

const tree = (text: string): readonly string[] => drawn(understand(text, { type: chartType }));

it.each(forms.map(({ example, pattern }) => [example, pattern] as const))(
  '"%s" tells of a family',
  (example, pattern) => {
    expect(
      [...example].some((_, at) => {
        pattern.lastIndex = at;
        return pattern.test(example);
      }),
    ).toBe(true);
  },
);

test.each([
  [
    'family tree: grandparents Ole and Mai, their kids Liv and Pål, Liv’s son Jon',
    ['Ole and Mai -> Liv', 'Ole and Mai -> Pål', 'Liv -> Jon'],
  ],
  [
    'Ole and Mai have two children, Liv and Pål. Liv is married to Tor, they have a son Jon and a daughter Ida. Pål has no kids.',
    ['Ole and Mai -> Liv and Tor', 'Ole and Mai -> Pål', 'Liv and Tor -> Jon', 'Liv and Tor -> Ida'],
  ],
  [
    'My family: my parents are Ole and Mai, I have a sister Liv and a brother Pål. Liv has two kids, Jon and Ida.',
    ['Ole and Mai -> Me', 'Ole and Mai -> Liv', 'Ole and Mai -> Pål', 'Liv -> Jon', 'Liv -> Ida'],
  ],
  ['Jon is the son of Liv and Tor. Ida is the daughter of Jon.', ['Liv and Tor -> Jon', 'Jon -> Ida']],
])('couples are one box above their children: %s', (text, lines) => {
  expect(tree(text)).toEqual(lines);
});

test('a text about work tells of no family', () => {
  expect(
    readFamily('The director leads two children’s wards. The head nurse reports to the director.'),
  ).toBeUndefined();
});
