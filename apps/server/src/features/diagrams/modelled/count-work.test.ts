import { expect, test } from 'vitest';
import type { AskedReply } from '../../../platform/models/models.ts';
import type { ProviderState } from '../../../platform/models/provider-settings.ts';
import { countWork } from './count-work.ts';

const chosen = { provider: { id: 'anthropic', label: 'Anthropic' } } as unknown as ProviderState;

const replyOf = (callId: number, savedMicros: number): AskedReply => ({
  ...{
    text: '',
    use: { inputTokens: 1, outputTokens: 1 },
    isCounted: true,
    firstTokenMs: 1,
    isFull: false,
    isWhole: false,
  },
  ...{ costMicros: 10, savedMicros, callId },
});

const counting = () => {
  const takenBack: number[] = [];
  const count = countWork(chosen, { takeBackSaving: async (ids) => void takenBack.push(...ids) });
  return { takenBack, count };
};

test('a small model whose answers were taken saved what the large one would have cost more', async () => {
  const { takenBack, count } = counting();
  count.add('small', replyOf(1, 5));
  count.add('small', replyOf(2, 7));
  expect([(await count.total(true))?.savedMicros, takenBack]).toEqual([12, []]);
});

test('a small model saved nothing where the large one was paid as well', async () => {
  const { takenBack, count } = counting();
  count.add('small', replyOf(1, 5));
  count.add('large', replyOf(2, 0));
  expect(await count.total(true)).toMatchObject({ model: 'large', costMicros: 20, savedMicros: 0 });
  expect(takenBack).toEqual([1]);
});

test('nor where no answer was taken', async () => {
  const { takenBack, count } = counting();
  count.add('small', replyOf(1, 5));
  expect([(await count.total(false))?.savedMicros, takenBack]).toEqual([0, [1]]);
});
