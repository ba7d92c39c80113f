import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { draftDiagram } from '@diagloom/drafting';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { describe, expect, test } from 'vitest';
import { keepUsed } from './keep-used.ts';
import { usedFunctions } from './used-elk.ts';

const script = readFileSync(createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.js'), 'utf8');
const part = keepUsed(script, usedFunctions());

interface Answer {
  readonly data?: ElkNode;
  readonly isMissing?: true;
}

/** A worker with a script, without the worker: what it answers to a graph. */
const startElk = (code: string): ((graph: ElkNode) => readonly Answer[]) => {
  let answers: Answer[] = [];
  const self: { onmessage?: (event: { readonly data: object }) => void; postMessage: (answer: Answer) => void } = {
    postMessage: (answer) => answers.push(answer),
  };
  new Function('self', code)(self);
  self.onmessage?.({ data: { id: 0, cmd: 'register', algorithms: ['layered'] } });
  return (graph) => {
    answers = [];
    self.onmessage?.({ data: { id: 1, cmd: 'layout', graph, layoutOptions: {}, options: {} } });
    return answers;
  };
};

const texts = [
  'We check the order. If it is complete we pack it, otherwise we ask the customer and check again. Then we ship it.',
  'A web shop calls an API gateway. The gateway calls orders and payments. Both write to PostgreSQL in the private network.',
];

const draw = (prompt: string, run: ReturnType<typeof startElk>) =>
  draftDiagram({ prompt, type: 'auto' }, { layout: { elk: async (graph) => run(graph)[0]?.data ?? graph } });

describe('The part of ELK that is in use', () => {
  test('is less than half of it', () => {
    expect(part.length).toBeLessThan(script.length / 2);
  });

  test('is listed for the ELK that is installed', () => {
    const names = new Set(script.match(/[\w$]+/g));
    expect([...usedFunctions()].filter((name) => !names.has(name))).toEqual([]);
  });

  test('places as all of it does', async () => {
    const [used, whole] = [startElk(part), startElk(script)];
    for (const text of texts) expect(await draw(text, used)).toEqual(await draw(text, whole));
  });

  test('says when more is needed', () => {
    const ends = ['a', 'b'].map((id) => ({ id, width: 120, height: 60 }));
    const graph = { id: 'page', children: ends, edges: [{ id: 'line', sources: ['a'], targets: ['b'] }] };
    const [first] = startElk(part)({
      ...graph,
      layoutOptions: { 'elk.algorithm': 'layered', 'elk.edgeRouting': 'SPLINES' },
    });
    expect(first).toEqual({ isMissing: true });
  });
});
