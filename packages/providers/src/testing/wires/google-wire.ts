import { eventOf, type Use, type WireFormat } from './wire.ts';

const reasons = { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY', tool: 'STOP' } as const;

const metadataOf = ({ input, output }: Use) => ({
  promptTokenCount: input,
  candidatesTokenCount: output,
  totalTokenCount: input + output,
});

export const googleWire: WireFormat = {
  isAt: /:(?:streamG|g)enerateContent$/,
  asksStream: (path) => path.endsWith(':streamGenerateContent'),
  whole: (text, finish, use) => ({
    candidates: [{ content: { parts: [{ text }], role: 'model' }, finishReason: reasons[finish], index: 0 }],
    usageMetadata: metadataOf(use),
  }),
  contentType: 'text/event-stream',
  begin: () => [],
  text: (text) => eventOf({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
  end: (finish, use) => [
    eventOf({
      candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, finishReason: reasons[finish], index: 0 }],
      usageMetadata: metadataOf(use),
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
