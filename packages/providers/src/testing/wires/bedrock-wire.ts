import { EventStreamCodec } from '@smithy/eventstream-codec';
import type { Use, WireFormat } from './wire.ts';

const codec = new EventStreamCodec(
  (bytes) => new TextDecoder().decode(bytes as Uint8Array),
  (text) => new TextEncoder().encode(text),
);

/** Frames with checksums instead of lines. */
const frameOf = (type: string, data: unknown): Uint8Array =>
  codec.encode({
    headers: {
      ':event-type': { type: 'string', value: type },
      ':content-type': { type: 'string', value: 'application/json' },
      ':message-type': { type: 'string', value: 'event' },
    },
    body: new TextEncoder().encode(typeof data === 'string' ? data : JSON.stringify(data)),
  });

const reasons = { stop: 'end_turn', length: 'max_tokens', refused: 'content_filtered', tool: 'tool_use' } as const;

const measuresOf = ({ input, output }: Use) => ({
  usage: { inputTokens: input, outputTokens: output, totalTokens: input + output },
  metrics: { latencyMs: 1 },
});

export const bedrockWire: WireFormat = {
  isAt: /\/converse(?:-stream)?$/,
  asksStream: (path) => path.endsWith('-stream'),
  whole: (text, finish, use) => ({
    output: { message: { role: 'assistant', content: [{ text }] } },
    stopReason: reasons[finish],
    ...measuresOf(use),
  }),
  contentType: 'application/vnd.amazon.eventstream',
  begin: () => [frameOf('messageStart', { role: 'assistant' })],
  text: (text) => frameOf('contentBlockDelta', { contentBlockIndex: 0, delta: { text } }),
  end: (finish, use) => [
    frameOf('contentBlockStop', { contentBlockIndex: 0 }),
    frameOf('messageStop', { stopReason: reasons[finish] }),
    frameOf('metadata', measuresOf(use)),
  ],
  toolCall: [
    frameOf('contentBlockStart', { contentBlockIndex: 1, start: { toolUse: { toolUseId: 'tool_1', name: 'draw' } } }),
    frameOf('contentBlockDelta', { contentBlockIndex: 1, delta: { toolUse: { input: '{}' } } }),
    frameOf('contentBlockStop', { contentBlockIndex: 1 }),
  ],
  garbled: frameOf('contentBlockDelta', '{"contentBlockIndex": 0, "del'),
  error: (message) => JSON.stringify({ message }),
};
