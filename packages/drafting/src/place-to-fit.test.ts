import type { LayoutTools, Rehearsed } from '@diagloom/diagram/layout';
import { parseNotation } from '@diagloom/diagram/model';
import { diagramTypeOf } from '@diagloom/types';
import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, test } from 'vitest';
import { placeSpec } from './draw-spec.ts';
import { rehearseSpec } from './rehearse-spec.ts';

const engine = new ELK();

/** Steps one after the other, which a network shows as a ribbon from left to right. */
const chainOf = (count: number) => {
  const ids = Array.from({ length: count }, (_, at) => `n${at}`);
  return parseNotation(`network\n${ids.map((id) => `${id} Server ${id}`).join('\n')}\n${ids.join(' -> ')}`, 'network')
    .spec;
};

const type = diagramTypeOf('network');

const place = async (count: number, rehearsed?: Rehearsed) => {
  let calls = 0;
  const elk: LayoutTools['elk'] = (graph) => {
    calls += 1;
    return engine.layout(graph);
  };
  const { diagram, placement } = await placeSpec(chainOf(count), type, {
    layout: { elk, ...(rehearsed && { rehearsed }) },
  });
  return { direction: diagram.direction, calls, placement };
};

const rehearse = (count: number, before?: Rehearsed) =>
  rehearseSpec(chainOf(count), type, { layout: { elk: (graph) => engine.layout(graph) } }, { before });

test('what a rehearsal found too long is placed the other way at once, as a search places it', async () => {
  const searched = await place(9);
  const rehearsed = await place(9, await rehearse(8));
  expect([searched.calls > 1, rehearsed.calls]).toEqual([true, 1]);
  expect(rehearsed.placement).toEqual(searched.placement);
});

test('what became too long after the rehearsal is tried the other way, too', async () => {
  const searched = await place(9);
  const rehearsed = await place(9, await rehearse(2));
  expect(rehearsed.direction).toBe(searched.direction);
});
