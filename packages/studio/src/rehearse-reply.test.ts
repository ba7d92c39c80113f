import type { LayoutTools, Rehearsed } from '@diagloom/diagram/layout';
import { afterAll, expect, test } from 'vitest';
import { drawReply } from './draw-reply.ts';
import { createLayoutRunner } from './layout-runner/index.ts';
import { rehearseReply } from './rehearse-reply.ts';

const runner = createLayoutRunner();
afterAll(() => runner.close());

const idsOf = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `n${at}`);
const shapesOf = (count: number): string => `network: Servers\n${idsOf(count).join('\n')}`;

/** Servers one after the other, which become a ribbon from left to right. */
const chainOf = (count: number): string => `${shapesOf(count)}\n${idsOf(count).join(' -> ')}`;

const draw = async (count: number, rehearsed?: Rehearsed) => {
  let calls = 0;
  const elk: LayoutTools['elk'] = (graph) => {
    calls += 1;
    return runner.elk(graph);
  };
  const request = { prompt: 'Servers', type: 'network', reply: chainOf(count), engine: 'local' } as const;
  const drawn = await drawReply({ ...request, ...(rehearsed && { rehearsed }) }, { layout: { ...runner, elk } });
  if (!drawn.ok) throw new Error(`It was not drawn: ${drawn.why}.`);
  return { calls, xml: drawn.diagram.xml };
};

const rehearse = (reply: string) => rehearseReply({ type: 'network', reply }, { layout: runner });

test('what a rehearsal found too long is placed the other way at once, as a search places it', async () => {
  const searched = await draw(9);
  const rehearsed = await draw(9, await rehearse(chainOf(8)));
  expect([searched.calls > 1, rehearsed.calls]).toEqual([true, 1]);
  expect(rehearsed.xml).toBe(searched.xml);
});

test('what became too long after the rehearsal is tried the other way, too', async () => {
  const searched = await draw(9);
  expect((await draw(9, await rehearse(chainOf(2)))).xml).toBe(searched.xml);
});

test('shapes without lines tell nothing of how the whole will run', async () => {
  expect(await rehearse(shapesOf(12))).toBeUndefined();
});
