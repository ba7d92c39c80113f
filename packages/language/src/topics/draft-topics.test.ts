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
      'Learning statistics\n  Probability\n  Inference\n    Estimation\n    Tests\n      The t-test\n      Chi-squared',
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
      'bullets with brackets',
      'Dock plan\n- crew (cook, mate)\n- food',
      'Dock plan\n  Crew\n    Cook\n    Mate\n  Food',
    ],
  ])('reads %s', (_, text, expected) => {
    expect(tree(text)).toBe(expected);
  });
});
