import { DrawioError } from '@diagloom/diagram/drawio';
import { afterEach, describe, expect, test } from 'vitest';
import { createStudioWorkers, type StudioWorkers } from './create-studio-workers.ts';
import { startStudioWorker } from './start-studio-worker.ts';

let workers: StudioWorkers | undefined;
afterEach(() => workers?.close());
const start = () => {
  workers = createStudioWorkers({ createWorker: startStudioWorker, onFallback: () => undefined });
  return workers.studio;
};

describe('use cases in worker threads', () => {
  test('answer as in this thread, stages on the way included', async () => {
    const studio = start();
    const stages: string[] = [];
    const request = {
      prompt: 'Check stock. If in stock, ship the order, otherwise cancel it.',
      type: 'flowchart',
    } as const;
    const result = await studio.generate(request, { onStage: (stage) => stages.push(stage) });
    expect(result).toMatchObject({ ok: true, xml: expect.stringContaining('Check stock') });
    expect(stages).toEqual(['analysing', 'planning', 'drawing']);
  });

  test('fail with the error that a bad file has', async () => {
    const tidied = start().tidy({ xml: '<mxGraphModel><root>', extent: 'whole' });
    await expect(tidied).rejects.toThrow(DrawioError);
    await expect(tidied).rejects.toThrow('never ends');
  });

  test('whose caller goes away are given up', async () => {
    const controller = new AbortController();
    const request = {
      prompt: 'Check stock. If in stock, ship the order, otherwise cancel it.',
      type: 'flowchart',
    } as const;
    const generation = start().generate(request, { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(generation).rejects.toThrow('gone');
  });
});
