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
  [
    "Ola Berg is the director. She has five people under her. The General Counsel is one. The other four run the yard:\n\n- The Head of Boats, Pia Holm, has Rigging and Sail Repair.\n- Una is the Paint Lead. Sanders and Polishers are hers.\n- The Head of Stores, Kit Moe, does keys and rope. There's nobody below her.\n- Siri is Quality Control.\n\nThe Yard Office is part of Rigging and reports to it. The harbour club is not part of the yard.",
    [
      'Ola Berg, Director > General Counsel',
      'Ola Berg, Director > Pia Holm, Head of Boats',
      'Pia Holm, Head of Boats > Rigging',
      'Pia Holm, Head of Boats > Sail Repair',
      'Ola Berg, Director > Una, Paint Lead',
      'Una, Paint Lead > Sanders',
      'Una, Paint Lead > Polishers',
      'Ola Berg, Director > Kit Moe, Head of Stores',
      'Ola Berg, Director > Siri, Quality Control',
      'Rigging > Yard Office',
    ],
  ],
  [
    "Two people report straight to the Board: the Manager, who's Ida Kern, and the Auditor.\n\nFive report to the Manager:\n\n- the IT Lead, Dev Okon\n- the Head of Crew, Captain Mo Tennant, to whom the Mates answer\n- Chief Buyer Ada Moss, with the clerks at Upper Quay and Saltmarsh\n- the Cook (Eva Lund)\n- and myself, the HR Officer\n\nDev's team is small. There are the Developers and one Technician. Each mate leads their deckhands. I have the Trainer.",
    [
      'Board > Ida Kern, Manager',
      'Board > Auditor',
      'Ida Kern, Manager > Dev Okon, IT Lead',
      'Ida Kern, Manager > Captain Mo Tennant, Head of Crew',
      'Captain Mo Tennant, Head of Crew > Mates',
      'Ida Kern, Manager > Ada Moss, Chief Buyer',
      'Ada Moss, Chief Buyer > Clerks',
      'Ida Kern, Manager > Eva Lund, Cook',
      'Ida Kern, Manager > HR Officer',
      'Dev Okon, IT Lead > Developers',
      'Dev Okon, IT Lead > Technician',
      'Mates > Deckhands',
      'HR Officer > Trainer',
    ],
  ],
  [
    'The Works Manager reports to the Owner. Under the Works Manager there are:\n\n- Paint Lead: Una Reid. She answers to the Owner in summer.\n  - Sanders\n    - Apprentices\n- Sail Lead: Jon\n\n| Post | Name |\n| --- | --- |\n| Works Manager | Ben Ode |',
    [
      'Owner > Ben Ode, Works Manager',
      'Ben Ode, Works Manager > Jon, Sail Lead',
      'Owner > Una Reid, Paint Lead',
      'Una Reid, Paint Lead > Sanders',
      'Sanders > Apprentices',
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
