import { expect, test } from 'vitest';
import { chartType as type } from '../../testing/chart-type.ts';
import { understand } from '../../understand.ts';
import { createChart } from '../chart.ts';
import { readPlainText } from './read-plain-text.ts';

/** The lines of a chart as `Head > Report`, dotted ones with `..`, who holds a post behind `=`. */
const lines = (text: string): readonly string[] => {
  const result = understand(text, { type });
  if (!result.ok) return [result.message];
  const nameOf = (id: string): string => {
    const node = result.spec.nodes.find((candidate) => candidate.id === id);
    const person = node?.properties?.person;
    return person === undefined ? `${node?.label}` : `${node?.label} = ${person}`;
  };
  return result.spec.edges.map(
    ({ from, to, kind }) => `${nameOf(from)} ${kind === 'dotted' ? '..' : '>'} ${nameOf(to)}`,
  );
};

test.each([
  [
    'brackets that say who of the counted does what, and fields for those who lead them',
    'Museum: director Mrs Falk, two deputies (Mr Oda for exhibits, Ms Bly for visitors). Exhibits has curators of coins and maps. The guard reports to the director and manages the porters',
    [
      'Director = Mrs Falk > Deputy for exhibits = Mr Oda',
      'Director = Mrs Falk > Deputy for visitors = Ms Bly',
      'Deputy for exhibits = Mr Oda > Curator of coins',
      'Deputy for exhibits = Mr Oda > Curator of maps',
      'Director = Mrs Falk > Guard',
      'Guard > Porters',
    ],
  ],
  [
    'two posts of one person, a field that somebody leads with others, and those who all report to one',
    'Owner and CEO Ute; Ben runs design with Ali and Kim; Lea does accounting alone; both report to Ute. Jo is Ute’s assistant',
    [
      'Design = Ben > Ali',
      'Design = Ben > Kim',
      'Owner and CEO = Ute > Design = Ben',
      'Owner and CEO = Ute > Accounting = Lea',
      'Owner and CEO = Ute > Assistant = Jo',
    ],
  ],
  [
    'a list inside a list, up to the item that ends it',
    'COO with two reports: head of logistics with teams Rail, Road and Sea, and head of planning with a clerk',
    [
      'COO > Head of logistics',
      'Head of logistics > Rail',
      'Head of logistics > Road',
      'Head of logistics > Sea',
      'COO > Head of planning',
      'Head of planning > Clerk',
    ],
  ],
  [
    'what each of several has',
    'Owner at the top. Two shops with a manager each',
    ['Shop 1 > Manager', 'Shop 2 > Manager', 'Owner > Shop 1', 'Owner > Shop 2'],
  ],
  [
    'counts that leave the kind out the second time, and somebody whom two share',
    'Boss Kai leads team leads Ana and Bo; Ana has two cooks, Bo two; both team leads share a driver',
    [
      'Boss = Kai > Team lead = Ana',
      'Boss = Kai > Team lead = Bo',
      'Team lead = Ana > Cook 1',
      'Team lead = Ana > Cook 2',
      'Team lead = Bo > Cook 1',
      'Team lead = Bo > Cook 2',
      'Team lead = Ana > Driver',
      'Team lead = Bo .. Driver',
    ],
  ],
])('reads %s', (_, text, expected) => {
  expect(lines(text).toSorted()).toEqual(expected.toSorted());
});

test('a text with a part that was not understood is left to the other readers', () => {
  expect(readPlainText('The cook reports to the chef, when she is in.', createChart(type))).toBeUndefined();
});

test('a plural is of others than those of that name whom the chart has already', () => {
  expect(
    lines(
      'The night porter reports to the head porter. The porters report to the night porter. The cook reports to the head porter.',
    ),
  ).toEqual(['Head porter > Night porter', 'Night porter > Porters', 'Head porter > Cook']);
});
