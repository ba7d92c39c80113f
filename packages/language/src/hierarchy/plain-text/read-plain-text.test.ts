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
    'somebody who reports to one and leads others, also where that is told between commas',
    'The rector has a dean. The bursar reports to the rector and leads the clerks and the porters. The dean, who reports to the rector, is responsible for research and teaching.',
    ['Rector > Dean', 'Rector > Bursar', 'Bursar > Clerks', 'Bursar > Porters', 'Dean > Research', 'Dean > Teaching'],
  ],
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
  [
    'a place of work that somebody leads as what the chart is of, and who else reports to him',
    'Our nursery is run by Ines Roth. Two gardeners, Tom and Lea, report to her, as does the bookkeeper',
    ['Ines Roth > Gardener = Tom', 'Ines Roth > Gardener = Lea', 'Ines Roth > Bookkeeper'],
  ],
  [
    'parts of a whole below whoever leads it, and who supports him',
    'The sales department consists of two groups: export (lead: Ada, 3 clerks) and retail (lead: Kim). The CSO, Dr. Roy, leads the department. The CSO is supported by an adviser',
    [
      'CSO = Dr. Roy > Export = Ada',
      'Export = Ada > Clerk 1',
      'Export = Ada > Clerk 2',
      'Export = Ada > Clerk 3',
      'CSO = Dr. Roy > Retail = Kim',
      'CSO = Dr. Roy > Adviser',
    ],
  ],
  [
    'somebody’s team, whom he works with, and what another does for him',
    'Ida (founder), Max (head of sales). Max’s team is Bo and Kit, Ida works with Jo, and Ed does payroll for Ida',
    [
      'Founder = Ida > Head of sales = Max',
      'Head of sales = Max > Bo',
      'Head of sales = Max > Kit',
      'Founder = Ida > Jo',
      'Founder = Ida > Payroll = Ed',
    ],
  ],
  [
    'one of those counted, and what each of several has, who has two superiors',
    'Boss with two masters, each with a clerk and a maid; the porter reports to the steward, who reports to both masters. The porter has two boys, one of whom is a trainee',
    [
      'Boss > Master 1',
      'Boss > Master 2',
      'Master 1 > Clerk',
      'Master 1 > Maid',
      'Master 2 > Clerk',
      'Master 2 > Maid',
      'Master 1 > Steward',
      'Master 2 .. Steward',
      'Steward > Porter',
      'Porter > Boy',
      'Porter > Trainee',
    ],
  ],
  [
    'a list of dashes with what brackets hold below each',
    'Principal - Head of Juniors (Year 1, Year 2) - Bursar (Payroll, Kitchen)',
    [
      'Principal > Head of Juniors',
      'Head of Juniors > Year 1',
      'Head of Juniors > Year 2',
      'Principal > Bursar',
      'Bursar > Payroll',
      'Bursar > Kitchen',
    ],
  ],
  [
    'one box for each place or field behind what all of them are, and who leads each',
    'The owner oversees mills in Lund and Oslo, each mill has a miller; departments of salt and flour, each run by a buyer',
    [
      'Owner > Mill in Lund',
      'Owner > Mill in Oslo',
      'Mill in Lund > Miller',
      'Mill in Oslo > Miller',
      'Department of salt > Buyer',
      'Department of flour > Buyer',
      'Owner > Department of salt',
      'Owner > Department of flour',
    ],
  ],
  [
    'who holds which of the counted posts, named before a colon',
    'Director; two shop managers under her (day: Ben, Lyon: Zoe). Every shop has a deputy and 5 people',
    [
      'Director > Day shop manager = Ben',
      'Director > Shop manager Lyon = Zoe',
      'Day shop manager = Ben > Deputy',
      'Day shop manager = Ben > 5 people',
      'Shop manager Lyon = Zoe > Deputy',
      'Shop manager Lyon = Zoe > 5 people',
    ],
  ],
  [
    'names in apposition to one post or to those that were counted, below whoever runs it',
    'Ms Vega runs it, two gardeners under her, Ole and Uma, and a driver, Finn',
    ['Ms Vega > Gardener = Ole', 'Ms Vega > Gardener = Uma', 'Ms Vega > Driver = Finn'],
  ],
  [
    'names behind posts with an article, and whom one of the named has',
    'Stage director Lotte has the lighting manager, Per, and the sound engineer, Kit. Per has two riggers.',
    [
      'Stage director = Lotte > Lighting manager = Per',
      'Stage director = Lotte > Sound engineer = Kit',
      'Lighting manager = Per > Rigger 1',
      'Lighting manager = Per > Rigger 2',
    ],
  ],
  [
    'levels one below the other, and one for each of the lowest',
    'council, mayor below them, then roads and parks, each with a foreman',
    ['Council > Mayor', 'Mayor > Roads', 'Mayor > Parks', 'Roads > Foreman', 'Parks > Foreman'],
  ],
  [
    'those who were counted before a dash',
    'The tax manager has two - returns and audits',
    ['Tax manager > Returns', 'Tax manager > Audits'],
  ],
  [
    'those who were counted between dashes, and what each has',
    'area head over two depots - Lund and Oslo - each with a foreman',
    ['Area head > Lund', 'Area head > Oslo', 'Lund > Foreman', 'Oslo > Foreman'],
  ],
  [
    'a verb that goes on for the next',
    'potter reports to the studio manager, the glazier to the studio manager as well',
    ['Studio manager > Potter', 'Studio manager > Glazier'],
  ],
  [
    'somebody under one of the list',
    'owner, deputy under her, two foremen under the deputy, each w/ 3 pickers',
    [
      'Owner > Deputy',
      'Deputy > Foreman 1',
      'Deputy > Foreman 2',
      'Foreman 1 > Picker 1',
      'Foreman 1 > Picker 2',
      'Foreman 1 > Picker 3',
      'Foreman 2 > Picker 1',
      'Foreman 2 > Picker 2',
      'Foreman 2 > Picker 3',
    ],
  ],
  [
    'who else has whom, without the verb, and who helps whom',
    'Ida leads Max and Ola. Max has two masons, Ola a joiner and a painter. An apprentice helps Ola.',
    ['Ida > Max', 'Ida > Ola', 'Max > Mason 1', 'Max > Mason 2', 'Ola > Joiner', 'Ola > Painter', 'Ola > Apprentice'],
  ],
  [
    'what each of those has who report to somebody',
    'Mia is the skipper. Two managers, Tom and Jo, report to her, each with 2 deckhands.',
    [
      'Skipper = Mia > Manager = Tom',
      'Skipper = Mia > Manager = Jo',
      'Manager = Tom > Deckhand 1',
      'Manager = Tom > Deckhand 2',
      'Manager = Jo > Deckhand 1',
      'Manager = Jo > Deckhand 2',
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

test('what some who were named are, and what one of them does, stands beside their names', () => {
  expect(lines('Mia leads Tom and Lia, both sailors, and Jo who does repairs.')).toEqual(
    lines('Mia leads Tom (sailor), Lia (sailor) and Jo (repairs).'),
  );
  expect(lines('Mia is the boss. Under Mia there’s Tom and Lia.')).toEqual(
    lines('Mia is the boss. Under Mia there are Tom and Lia.'),
  );
});
