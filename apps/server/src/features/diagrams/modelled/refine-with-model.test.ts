import { writeDrawio } from '@diagloom/diagram/drawio';
import { parseNotation } from '@diagloom/diagram/model';
import { providers } from '@diagloom/providers';
import {
  carryOutReply,
  createLayoutRunner,
  drawSpec,
  notDone,
  prepareRefinement,
  refineDiagram,
} from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, expect, test } from 'vitest';
import type { AskedReply, ModelCall, Models } from '../../../platform/models/models.ts';
import type { ProviderState } from '../../../platform/models/provider-settings.ts';
import { buildStudio } from '../../../testing/build-studio.ts';
import { refineRest } from './refine-with-model.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const studio = buildStudio({
  prepareRefinement,
  carryOutReply: (request) => carryOutReply(request, { layout }),
  refine: (request) => refineDiagram(request, { layout }),
});

const caller = { who: 'person:1', signal: new AbortController().signal };

const notation = 'flowchart: Order\na Count the stock\nb Ship the order\na -> b';
const xml = writeDrawio(
  await drawSpec(parseNotation(notation, 'flowchart').spec, diagramTypeOf('flowchart'), { layout }),
);
const instruction = 'Rename "Ship the order" to "Send it". Prepare it for the auditors.';
const left = ['Prepare it for the auditors'];

/** What the engine did of the instruction, and what it left over. */
const engine = async () => {
  const done = await studio.refine(caller, { xml, instruction: 'Rename "Ship the order" to "Send it"' });
  if (!done.ok) throw new Error(done.message);
  return { ...done, left, skipped: left.map(notDone) };
};

const buildModels = (text: string): Models & { readonly asked: readonly ModelCall[] } => {
  const asked: ModelCall[] = [];
  const [provider] = providers;
  const state = { provider, model: 'large', smallModel: '', taskModels: {} } as unknown as ProviderState;
  const reply: AskedReply = {
    ...{
      text,
      use: { inputTokens: 1, outputTokens: 1 },
      isCounted: true,
      firstTokenMs: 1,
      isFull: false,
      isWhole: false,
    },
    ...{ costMicros: 0, savedMicros: 0, callId: 1 },
  };
  return {
    asked,
    list: async () => [state],
    listReady: async () => [state],
    choose: async () => state,
    ask: async (_chosen, _name, call) => {
      asked.push(call);
      return reply;
    },
    takeBackSaving: async () => {},
    embed: () => Promise.reject(new Error('Nothing is ranked here.')),
  };
};

const complete = async (models: Models) => {
  const others = { models, studio, caller, userId: 1, request: { xml, instruction } };
  return refineRest('local', others, await engine());
};

test('what the engine left over is done on what it made of the rest, as one change', async () => {
  const models = buildModels('add c Tell the auditors after a');
  const refined = await complete(models);
  expect(refined?.kind).toBe('changed');
  expect(refined?.result.said).toEqual([
    expect.stringContaining('Send it'),
    expect.stringContaining('Tell the auditors'),
  ]);
  expect(refined?.result.skipped).toEqual([]);
  expect(refined?.result.xml).toMatch(/(?=[\s\S]*Send it)(?=[\s\S]*Tell the auditors)/);
  const told = models.asked[0]?.question.turns[0]?.text ?? '';
  expect(told).toContain('Send it');
  expect(told).toContain('<wish>\nPrepare it for the auditors\n</wish>');
});

test.each([
  ['cannot do it', 'rename zz: Nothing', 'didn’t suggest a change'],
  ['wants to know more', 'ask: Which auditors?', 'Which auditors?'],
])('what the engine did stays where the model %s', async (_, reply, told) => {
  const refined = await complete(buildModels(reply));
  expect(refined?.result.xml).toContain('Send it');
  expect(refined?.result.skipped).toEqual([notDone('Prepare it for the auditors'), expect.stringContaining(told)]);
  expect(refined?.result.skipped.join(' ')).not.toContain('Nothing was changed');
});
