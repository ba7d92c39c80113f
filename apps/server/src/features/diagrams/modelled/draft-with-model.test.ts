import { providers } from '@diagloom/providers';
import type { ReplyRequest, rehearseReply } from '@diagloom/studio';
import { expect, test, vi } from 'vitest';
import type { AskedReply, Models } from '../../../platform/models/models.ts';
import type { ProviderState } from '../../../platform/models/provider-settings.ts';
import { buildGenerated, buildStudio, standIns } from '../../../testing/build-studio.ts';
import { draftWithModel } from './draft-with-model.ts';

const [provider] = providers;
const state = { provider, model: 'large', smallModel: '', taskModels: {} } as unknown as ProviderState;
const lines = Array.from({ length: 20 }, (_, at) => `n${at} Step number ${at}`);

const draft = async (rehearse: () => ReturnType<typeof rehearseReply>) => {
  const who: string[] = [];
  const drawReply = vi.fn((_request: ReplyRequest) => standIns.drawReply(_request));
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const studio = buildStudio({
    drawReply,
    rehearseReply: () => rehearse().finally(() => setImmediate(end)),
  });
  const watched = {
    ...studio,
    rehearseReply: (...request: Parameters<typeof studio.rehearseReply>) => {
      who.push(request[0].who);
      return studio.rehearseReply(...request);
    },
  };
  const reply: AskedReply = {
    ...{ text: lines.join('\n'), use: { inputTokens: 1, outputTokens: 1 }, isCounted: true, firstTokenMs: 1 },
    ...{ isFull: false, isWhole: false, costMicros: 0, savedMicros: 0, callId: 1 },
  };
  const models: Models = {
    list: async () => [state],
    listReady: async () => [state],
    choose: async () => state,
    ask: async (_chosen, _name, { onText }) => {
      onText?.(`${lines.join('\n')}\n`);
      await ended;
      return reply;
    },
    takeBackSaving: async () => {},
    embed: () => Promise.reject(new Error('Nothing is ranked here.')),
  };
  const { drawn } = await draftWithModel(state, {
    ...{ models, studio: watched, userId: 1, onLines: () => {} },
    caller: { who: 'person:1', signal: new AbortController().signal },
    request: { prompt: 'Twenty steps', type: 'flowchart' },
    result: buildGenerated() as never,
  });
  return { who, drawn, asked: drawReply.mock.calls[0]?.[0] };
};

test('what was found best while the model wrote is how its answer is drawn, and takes nobody’s turn', async () => {
  const best = { direction: 'down', attempt: 'any order', crossings: 2 } as const;
  const { who, asked, drawn } = await draft(async () => best);
  expect(asked?.rehearsed).toEqual(best);
  expect(who).toEqual(['rehearsals']);
  expect(drawn).toBeDefined();
});

test('a rehearsal that fails leaves the drawing to itself', async () => {
  const { asked, drawn } = await draft(() => Promise.reject(new Error('Enough is waiting.')));
  expect(asked).not.toHaveProperty('rehearsed');
  expect(drawn).toBeDefined();
});
