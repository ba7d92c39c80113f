import { expect, it } from 'vitest';
import type { Diagram, Placement } from '../../model/index.ts';
import { buildConnector, buildDiagram } from '../testing/build-diagram.ts';
import { elkTools } from '../testing/elk-tools.ts';
import { layered } from './index.ts';

const place = (diagram: Diagram): Promise<Placement> => layered.place(diagram, elkTools);

it('lets boxes of one row begin on one line, however high they are', async () => {
  const shapes = [
    { id: 'b', size: { width: 120, height: 110 } },
    { id: 'c', size: { width: 120, height: 40 } },
  ];
  const lines = ['a -> b', 'a -> c', 'a -> d', 'b -> e', 'c -> f', 'c -> g'];
  const placement = await place(buildDiagram(lines, { shapes }));
  expect(new Set(['b', 'c', 'd'].map((id) => placement.shapes.get(id)?.y)).size).toBe(1);
});

it('leads links without heads into one trunk, whichever end they were written from', async () => {
  const link = { style: { endArrow: 'none' }, bundled: true };
  const diagram = {
    ...buildDiagram(['hub -> a', 'hub -> b', 'hub -> c']),
    connectors: [
      buildConnector({ from: 'hub', to: 'a', ...link }),
      buildConnector({ from: 'hub', to: 'b', ...link }),
      buildConnector({ from: 'c', to: 'hub', flow: 'backward', ...link }),
    ],
  };
  const { routes } = await place(diagram);
  expect(routes.get('c--hub')?.points.at(-1)).toEqual(routes.get('hub--a')?.points[0]);
});
