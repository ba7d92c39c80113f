import { expect, test } from 'vitest';
import type { Diagram } from '../../model/index.ts';
import type { LayoutTools, Rehearsed } from '../layout-algorithm.ts';
import { buildConnector, buildDiagram } from '../testing/build-diagram.ts';
import { elkTools } from '../testing/elk-tools.ts';
import { layered } from './index.ts';

/** Two shapes that are both related to the same others: the plain ways cross, turning one of the two does not. */
const buildBetween = (others: readonly string[]): Diagram =>
  buildDiagram([], {
    shapes: ['one', 'two', ...others].map((id) => ({ id })),
    connectors: ['one', 'two'].flatMap((from) =>
      others.map((to) => buildConnector({ from, to, style: { startArrow: 'none', endArrow: 'none' } })),
    ),
  });

const place = async (diagram: Diagram, rehearsed?: Rehearsed) => {
  let [calls, best] = [0, undefined as Rehearsed | undefined];
  const tools: LayoutTools = {
    elk: (graph) => {
      calls += 1;
      return elkTools.elk(graph);
    },
    onBest: (found) => {
      best = found;
    },
    ...(rehearsed && { rehearsed }),
  };
  const placement = await layered.place(diagram, tools);
  return { placement, calls, best };
};

const whole = buildBetween(['a', 'b', 'c', 'd']);

test('what was best for most of a diagram is all that is tried for the whole, and gives the same', async () => {
  const { best } = await place(buildBetween(['a', 'b', 'c']));
  const searched = await place(whole);
  const rehearsed = await place(whole, best);
  expect(searched.calls).toBeGreaterThan(1);
  expect(rehearsed.calls).toBe(1);
  expect(rehearsed.placement).toEqual(searched.placement);
});

test('where more lines cross than did, the other ways are tried, too', async () => {
  const rehearsed = await place(whole, { direction: 'down', attempt: 'any order', crossings: 0 });
  expect(rehearsed.calls).toBeGreaterThan(1);
  expect(rehearsed.best?.crossings).toBe(0);
});

test('a way that the whole does not have is no help, and no harm', async () => {
  const searched = await place(whole);
  expect(await place(whole, { direction: 'down', attempt: 'turned around nobody', crossings: 0 })).toEqual(searched);
});
