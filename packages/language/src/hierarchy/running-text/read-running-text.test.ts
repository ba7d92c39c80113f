import { expect, test } from 'vitest';
import { createChart } from '../chart.ts';
import { readRunningText } from './read-running-text.ts';

const type = {
  id: 'orgchart',
  label: 'Org chart',
  family: 'hierarchy' as const,
  vocabulary: { nodes: [], edges: [], groups: [] },
  examples: [],
};

/** The lines that a text tells, as "head > who is below". */
const lines = (text: string): readonly string[] => {
  const chart = createChart(type);
  readRunningText(text, chart);
  const { nodes, edges } = chart.toSpec('orgchart', '');
  const labels = new Map(
    nodes.map(({ id, label, properties }) => [
      id,
      properties?.person === undefined ? label : `${properties.person}, ${label}`,
    ]),
  );
  return edges.map(({ from, to }) => `${labels.get(from)} > ${labels.get(to)}`);
};

test.each([
  [
    "Owners: Ola is director. The yard has nine gates. Three people report to her:\n\n- Per Holm, who leads boats. Loud on deck.\n- Una Reid - paint and rope\n- me, Kit Moe, office manager. Hello!\n\nPer has the noisy part: Lars leads the sawmill, Ines is crane lead. Una's crew: Bo, Siri. On my side there are the clerks.",
    [
      'Ola, Director > Per Holm, Boats',
      'Ola, Director > Una Reid, Paint and rope',
      'Ola, Director > Kit Moe, Office manager',
      'Per Holm, Boats > Lars, Sawmill',
      'Per Holm, Boats > Ines, Crane lead',
      'Una Reid, Paint and rope > Bo',
      'Una Reid, Paint and rope > Siri',
      'Kit Moe, Office manager > Clerks',
    ],
  ],
  [
    "From May on:\n\n- Ola stays on top as head of boats\n- two pods, each with a pod lead who reports to Ola: hull pod led by Per, sail pod with Una as lead\n- Per gets Bo and Siri\n\nThere'll be a rope lead (Lars, applause), directly under Una. The drivers take their orders from Lars. Our oldest hand, Ines, sits with Per's team but reports to Ola directly.",
    [
      'Ola, Head of boats > Per, Hull pod lead',
      'Ola, Head of boats > Una, Sail pod lead',
      'Per, Hull pod lead > Bo',
      'Per, Hull pod lead > Siri',
      'Una, Sail pod lead > Lars, Rope lead',
      'Lars, Rope lead > Drivers',
      'Ola, Head of boats > Ines',
    ],
  ],
  [
    'Ada Quist founded the yard and is managing director. Three people report to her:\n\n- Ben Ode, head of boats\n- Cleo Marr, CFO\n- Dan Fry, head of crew\n\nBen has two teams: hulls (lead: Eva Lund) and sails (led by Finn Roe). Gus Hay leads the paint shop, Hal Ives the store, and the crane is run by Ida Jones. All three report to Dan.',
    [
      'Ada Quist, Managing director > Ben Ode, Head of boats',
      'Ada Quist, Managing director > Cleo Marr, CFO',
      'Ada Quist, Managing director > Dan Fry, Head of crew',
      'Ben Ode, Head of boats > Eva Lund, Hulls',
      'Ben Ode, Head of boats > Finn Roe, Sails',
      'Dan Fry, Head of crew > Gus Hay, Paint shop',
      'Dan Fry, Head of crew > Hal Ives, Store',
      'Dan Fry, Head of crew > Ida Jones, Crane',
    ],
  ],
  [
    'Four people report to the Harbour Director: the Dock Manager, the Pilot Lead and the Health and Safety Officer.',
    [
      'Harbour Director > Dock Manager',
      'Harbour Director > Pilot Lead',
      'Harbour Director > Health and Safety Officer',
    ],
  ],
  [
    'Ada Moss is our managing director. She has two managers. Sales is run by Ben Fry, the Sales Manager; Stores by Cleo Hart, Stores Manager.',
    ['Ada Moss, managing director > Ben Fry, Sales Manager', 'Ada Moss, managing director > Cleo Hart, Stores Manager'],
  ],
  [
    'The Gardeners report to the Park Manager, and so does the Tree Officer, who works alone.',
    ['Park Manager > Gardeners', 'Park Manager > Tree Officer'],
  ],
  [
    'The north wardens report to the North Area Manager and the south wardens to the South Area Manager.',
    ['North Area Manager > North wardens', 'South Area Manager > South wardens'],
  ],
  [
    'The Kitchen Manager leads nobody yet. Cooks are proud people, but their boss is the Head Chef and not the owner.',
    ['Head Chef > Cooks'],
  ],
  [
    'Ida Kern leads the phone team and Max Orr leads the mail team, and both report to Pia Lund, Head of Service.',
    ['Pia Lund, Head of Service > Ida Kern, phone team', 'Pia Lund, Head of Service > Max Orr, mail team'],
  ],
  [
    'Trainees do not report to the ward; throughout their training their line manager is the Clinical Coach.',
    ['Clinical Coach > Trainees'],
  ],
  [
    'If you are a Sorter or a Packer, then your boss is your Shift Leader.',
    ['Shift Leader > Sorter', 'Shift Leader > Packer'],
  ],
  [
    'The Works Manager looks after two planners, Hana Mori and Joss Reed, plus Ike Volk, the crew captain.',
    [
      'Works Manager > Hana Mori, planner',
      'Works Manager > Joss Reed, planner',
      'Works Manager > Ike Volk, crew captain',
    ],
  ],
  ['One office is run by the Records Lead, to whom all the Records Clerks report.', ['Records Lead > Records Clerks']],
])('%s', (text, expected) => {
  expect(
    lines(text)
      .map((line) => line.toLowerCase())
      .toSorted(),
  ).toEqual(expected.map((line) => line.toLowerCase()).toSorted());
});

test('a text that tells of no more than two is left to the reader of what people type', () => {
  expect(readRunningText('The cook reports to the chef.', createChart(type))).toBe(false);
});
