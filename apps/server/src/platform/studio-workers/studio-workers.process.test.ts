import { DrawioError } from '@diagloom/diagram/drawio';
import { afterEach, describe, expect, test } from 'vitest';
import type { Caller } from '../studio.ts';
import { createStudioWorkers, type StudioWorkers } from './create-studio-workers.ts';
import { startStudioWorker } from './start-studio-worker.ts';

let workers: StudioWorkers | undefined;
afterEach(() => workers?.close());
const start = () => {
  workers = createStudioWorkers({ createWorker: startStudioWorker, onFallback: () => undefined });
  return workers.studio;
};

const somebody: Caller = { who: 'person:1', signal: new AbortController().signal };

describe('use cases in worker threads', () => {
  test('answer as in this thread, stages on the way included', async () => {
    const studio = start();
    const stages: string[] = [];
    const request = {
      prompt: 'Check stock. If in stock, ship the order, otherwise cancel it.',
      type: 'flowchart',
    } as const;
    const result = await studio.generate(somebody, request, { onStage: (stage) => stages.push(stage) });
    expect(result).toMatchObject({ ok: true, xml: expect.stringContaining('Check stock') });
    expect(stages).toEqual(['analysing', 'planning', 'drawing']);
  });

  test('fail with the error that a bad file has', async () => {
    const tidied = start().tidy(somebody, { xml: '<mxGraphModel><root>', extent: 'whole' });
    await expect(tidied).rejects.toThrow(DrawioError);
    await expect(tidied).rejects.toThrow('never ends');
  });

  test('leave a thread that has drawn and read instructions room for a PDF', async () => {
    const studio = start();
    const onBoth = <Answer>(ask: (caller: Caller) => Promise<Answer>): Promise<readonly Answer[]> =>
      Promise.all(['person:1', 'person:2'].map((who) => ask({ ...somebody, who })));
    const prompt = 'Check stock. If in stock, ship the order, otherwise cancel it.';
    const [drawn] = await onBoth((caller) => studio.generate(caller, { prompt, type: 'flowchart' }, {}));
    if (drawn?.ok !== true) throw new Error('It is drawn.');
    const request = { xml: drawn.xml, instruction: 'we also want somebody to phone the customer before it ships' };
    await onBoth((caller) => studio.refine(caller, request));
    const file = { name: 'broken.pdf', bytes: new TextEncoder().encode('%PDF-1.7 cut off') };
    const read = await onBoth((caller) => studio.readDocument(caller, file));
    expect(read.map((each) => !each.ok && each.message)).toEqual(
      Array(2).fill(expect.stringContaining('The file is damaged or isn’t a PDF.')),
    );
  });

  test('whose caller goes away are given up', async () => {
    const controller = new AbortController();
    const request = {
      prompt: 'Check stock. If in stock, ship the order, otherwise cancel it.',
      type: 'flowchart',
    } as const;
    const generation = start().generate({ ...somebody, signal: controller.signal }, request, {});
    controller.abort(new Error('gone'));
    await expect(generation).rejects.toThrow('gone');
  });

  test('that draw a page which nobody could follow are over before anybody leaves, and others draw meanwhile', async () => {
    const studio = start();
    const [crowded, plain] = await Promise.all([
      studio.preview(somebody, crossingLines(3000)),
      studio.preview({ ...somebody, who: 'person:2' }, crossingLines(3)),
    ]);
    expect(crowded.svg.length).toBeGreaterThan(plain.svg.length);
  });
});

/** Lines that go criss-cross over a grid of shapes and jump over each other, as one request once stopped everybody else's. */
const crossingLines = (count: number): string => {
  const shape = (index: number) =>
    `<mxCell id="v${index}" value="V${index}" vertex="1" parent="1"><mxGeometry x="${(index % 15) * 160}" y="${Math.floor(index / 15) * 100}" width="100" height="50" as="geometry"/></mxCell>`;
  const line = (index: number) =>
    `<mxCell id="e${index}" style="edgeStyle=orthogonalEdgeStyle;jumpStyle=arc" edge="1" parent="1" source="v${(index * 7919) % 200}" target="v${(index * 104_729 + 13) % 200}"><mxGeometry relative="1" as="geometry"/></mxCell>`;
  const cells = [
    ...Array.from({ length: 200 }, (_, at) => shape(at)),
    ...Array.from({ length: count }, (_, at) => line(at)),
  ];
  return `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells.join('')}</root></mxGraphModel>`;
};
