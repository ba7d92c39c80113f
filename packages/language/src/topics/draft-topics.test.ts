import type { DiagramSpec } from '@diagloom/diagram/model';
import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const type = {
  id: 'mind-map',
  label: 'Mind map',
  family: 'topics' as const,
  vocabulary: { nodes: [{ id: 'topic', label: 'Topic', synonyms: [] }], edges: [], groups: [] },
  examples: [],
};

/** The tree as indented lines. */
const tree = (text: string): string => {
  const result = understand(text, { type });
  if (!result.ok) return result.message;
  const { nodes, edges } = result.spec;
  const write = (node: DiagramSpec['nodes'][number], depth: number): readonly string[] => [
    `${'  '.repeat(depth)}${node.label}`,
    ...edges
      .filter(({ from }) => from === node.id)
      .flatMap(({ to }) => nodes.filter(({ id }) => id === to).flatMap((child) => write(child, depth + 1))),
  ];
  const roots = nodes.filter(({ id }) => !edges.some(({ to }) => to === id));
  return roots.flatMap((root) => write(root, 0)).join('\n');
};

describe('topics', () => {
  it('has their two ways, questions and what must not be forgotten in a hurried list', () => {
    expect(
      tree(
        'brainstorm regatta: budget, guests -> clubs/families/press, course inshore or offshore, drinks (beer? wine?), music = live or tape, dont forget flags n buoys',
      ),
    ).toBe(
      'Regatta\n  Budget\n  Guests\n    Clubs\n    Families\n    Press\n  Course\n    Inshore\n    Offshore\n  Drinks\n    Beer\n    Wine\n  Music\n    Live\n    Tape\n  Flags\n  Buoys',
    );
  });

  it('loses no branch in front of the first one that brings examples', () => {
    expect(
      tree('mind map causes of late ferries, delays from fog or gales, old boats like tugs and barges, strikes'),
    ).toBe('Causes of late ferries\n  Delays\n    Fog\n    Gales\n  Old boats\n    Tugs\n    Barges\n  Strikes');
    expect(tree('Mind map: sailing with knots, winds from the north and boats')).toBe(
      'Sailing\n  Knots\n  Winds from the north\n  Boats',
    );
  });

  it('adds to a topic that is there, wherever the sentence names it', () => {
    expect(
      tree(
        'mind map harbour day: boats, knots, food. Under knots also put reef and bowline. Also put soup under food. For boats: tug, ferry.',
      ),
    ).toBe('Harbour day\n  Boats\n    Tug\n    Ferry\n  Knots\n    Reef\n    Bowline\n  Food\n    Soup');
    expect(tree('mind map harbour day: boats, knots. For rainy days: cards, tea.')).toContain('\n  For rainy days');
  });

  it('knows the whole from its first topic where both stand before a colon', () => {
    expect(tree('mind map boat trip, food: soup or bread, knots like reef and bowline')).toBe(
      'Boat trip\n  Food\n    Soup\n    Bread\n  Knots\n    Reef\n    Bowline',
    );
    expect(tree('mind map food, drink and music: soup, tea, band')).toContain('Food, drink and music');
  });

  it('reads topics of a list that bring their own examples', () => {
    expect(
      tree(
        'Sailing, with sails like jib and spinnaker, knots such as bowline, hitch and reef, and winds: gale, breeze',
      ),
    ).toBe(
      'Sailing\n  Sails\n    Jib\n    Spinnaker\n  Knots\n    Bowline\n    Hitch\n    Reef\n  Winds\n    Gale\n    Breeze',
    );
    expect(tree('Harbour day - what to do: morning (rig, fuel), noon (sail)')).toBe(
      'Harbour day - what to do\n  Morning\n    Rig\n    Fuel\n  Noon\n    Sail',
    );
  });

  it('reads a list with brackets', () => {
    expect(tree('Product launch: Market (target groups, pricing), Sales (channels), Support')).toBe(
      'Product launch\n  Market\n    Target groups\n    Pricing\n  Sales\n    Channels\n  Support',
    );
  });

  it('reads an indented outline', () => {
    expect(tree('Trip to Lisbon\n- Transport\n  - Flight\n  - Tram\n- Food')).toBe(
      'Trip to Lisbon\n  Transport\n    Flight\n    Tram\n  Food',
    );
  });

  it('adds to a topic that an earlier sentence named', () => {
    expect(
      tree(
        'Mind map for learning statistics: probability, inference. Inference: estimation, tests. Tests include the t-test and chi-squared.',
      ),
    ).toBe(
      'Learning statistics\n  Probability\n  Inference\n    Estimation\n    Tests\n      T-test\n      Chi-squared',
    );
  });

  it('reads branches after "with"', () => {
    expect(tree('Mind map about healthy living with branches for sleep, food and exercise')).toBe(
      'Healthy living\n  Sleep\n  Food\n  Exercise',
    );
  });

  it('reads Markdown headings', () => {
    expect(tree('# Garden\n## Plants\n- Roses\n- Tulips\n## Tools')).toBe(
      'Garden\n  Plants\n    Roses\n    Tulips\n  Tools',
    );
  });

  it.each([
    [
      'groups in one list',
      'mind map of the regatta. good: wind, crew, bad: late start/no food',
      'Regatta\n  Good\n    Wind\n    Crew\n  Bad\n    Late start\n    No food',
    ],
    [
      'groups behind the name of the whole',
      'Boat care in spring - hull: sand, paint; sails: wash',
      'Boat care in spring\n  Hull\n    Sand\n    Paint\n  Sails\n    Wash',
    ],
    [
      'a declared centre and a request at the end',
      'our sailing club. centre = new members. branches costs (fees, gear), fun. pls make it a mind map',
      'New members\n  Costs\n    Fees\n    Gear\n  Fun',
    ],
    [
      'examples behind a comma, and a name with and',
      'Talk on harbours: ships and boats, e.g. ferries and tugs, weather (fog, ice), docks',
      'Talk on harbours\n  Ships and boats\n    Ferries\n    Tugs\n  Weather\n    Fog\n    Ice\n  Docks',
    ],
    [
      'a question whose answer is the list, and what a topic means',
      'What belongs to a good harbour? Shelter, services and charm. Shelter means walls, depth and a lee shore. Charm could be lights or boats',
      'Good harbour\n  Shelter\n    Walls\n    Depth\n    A lee shore\n  Services\n  Charm\n    Lights\n    Boats',
    ],
    [
      'topics that are called so, with brackets',
      'Harbour radio: topics (weather, news), music',
      'Harbour radio\n  Topics\n    Weather\n    News\n  Music',
    ],
    [
      'what a request places in the middle',
      'I am writing a report and need a map for the wall: Tides in the middle. Then Causes, so moon and sun. And Effects with currents and floods',
      'Tides\n  Causes\n    Moon\n    Sun\n  Effects\n    Currents\n    Floods',
    ],
    [
      'a question that shall stand in the middle',
      'Why do boats sink? Put that in the middle. Crew: tired, untrained. Hull: rust',
      'Why do boats sink?\n  Crew\n    Tired\n    Untrained\n  Hull\n    Rust',
    ],
    [
      'a title in quotes and counted branches',
      'A mind map with the title "Our harbour". First branch: Boats (tugs, ferries). Second branch: People (pilots)',
      'Our harbour\n  Boats\n    Tugs\n    Ferries\n  People\n    Pilots',
    ],
    [
      'a topic that a later sentence adds to',
      'Learning to sail. Make me a mind map with knots, winds and boats. Under knots put reef and bowline.',
      'Learning to sail\n  Knots\n    Reef\n    Bowline\n  Winds\n  Boats',
    ],
    [
      'lines that open with a dash',
      'Mind map for the regatta.\nFood - soup, buns\nMusic - choir',
      'Regatta\n  Food\n    Soup\n    Buns\n  Music\n    Choir',
    ],
    [
      'groups between slashes',
      'Boat season / spring: paint, sand / autumn: cover',
      'Boat season\n  Spring\n    Paint\n    Sand\n  Autumn\n    Cover',
    ],
    [
      'brackets in the name of the whole, which is for a class',
      'Ships (old and new) for my class: sail (brig, sloop), steam',
      'Ships (old and new)\n  Sail\n    Brig\n    Sloop\n  Steam',
    ],
    [
      'numbered topics with topics of their own',
      'Harbour plan\n1. Quays\n   - cranes\n   - rails\n2. Basins\n   - locks',
      'Harbour plan\n  Quays\n    Cranes\n    Rails\n  Basins\n    Locks',
    ],
    [
      'a sentence that counts what comes, and marked lines behind it',
      'Dry dock, mind map for the yard. Two heads:\n1) Work: sand, paint\n2) People: welder, cook',
      'Dry dock\n  Work\n    Sand\n    Paint\n  People\n    Welder\n    Cook',
    ],
    [
      'what stands in the middle of a room that a title names',
      'Boathouse: slipway in the middle, winch at the gate, oars on the left',
      'Boathouse\n  Slipway in the middle\n  Winch at the gate\n  Oars on the left',
    ],
    [
      'bullets with brackets',
      'Dock plan\n- crew (cook, mate)\n- food',
      'Dock plan\n  Crew\n    Cook\n    Mate\n  Food',
    ],
    [
      'parts that several topics tell by the same word',
      'Sailing: knots with reef and hitch, winds, boats with keels & oars',
      'Sailing\n  Knots\n    Reef\n    Hitch\n  Winds\n  Boats\n    Keels\n    Oars',
    ],
  ])('reads %s', (_, text, expected) => {
    expect(tree(text)).toBe(expected);
  });

  it('gives a group what semicolons part behind its only topic', () => {
    expect(
      tree('Mind map about sailing. Branches: winds: gale, breeze; knots: bowline; reef; boats: dinghy; tug'),
    ).toBe('Sailing\n  Winds\n    Gale\n    Breeze\n  Knots\n    Bowline\n    Reef\n  Boats\n    Dinghy\n    Tug');
  });

  it('reads a topic behind brackets, what it means, and what a sentence wants a map on', () => {
    expect(
      tree(
        'We run a club and want a map on sailing with knots (reef, bowline) and winds, meaning gale and breeze. Among the boats: tug.',
      ),
    ).toBe('Sailing\n  Knots\n    Reef\n    Bowline\n  Winds\n    Gale\n    Breeze\n  Boats\n    Tug');
  });
});

it('reads what a season or a place holds as its topics', () => {
  const drawnTopics = understand(
    "The harbour year. In spring there's painting and the launch. Autumn is for the haul-out and the sale. Winter brings repairs.",
    { type },
  );
  expect(drawnTopics.ok && drawnTopics.spec.nodes.map(({ label }) => label)).toEqual([
    'The harbour year',
    'Spring',
    'Painting',
    'Launch',
    'Autumn',
    'Haul-out',
    'Sale',
    'Winter',
    'Repairs',
  ]);
});
