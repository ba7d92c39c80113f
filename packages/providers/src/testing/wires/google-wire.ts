import { eventOf, type WireFormat } from './wire.ts';

const reasons = { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY', tool: 'STOP' } as const;

export const googleWire: WireFormat = {
  isAt: /:streamGenerateContent$/,
  contentType: 'text/event-stream',
  begin: () => [],
  text: (text) => eventOf({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
  end: (finish, { input, output }) => [
    eventOf({
      candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, finishReason: reasons[finish], index: 0 }],
      usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
    }),
  ],
  toolCall: [
    eventOf({
      candidates: [{ content: { parts: [{ functionCall: { name: 'draw', args: {} } }], role: 'model' }, index: 0 }],
    }),
  ],
  garbled: 'data: {"candidates": [{"content"\n\n',
  error: (message) => JSON.stringify({ error: { code: 500, message, status: 'SIMULATED' } }),
};
