import { eventOf, type WireFormat } from './wire.ts';

const reasons = { stop: 'end_turn', length: 'max_tokens', refused: 'refusal', tool: 'tool_use' } as const;

export const anthropicWire: WireFormat = {
  isAt: /\/messages$/,
  asksStream: (_path, body) => Object(body).stream === true,
  whole: (text, finish, { input, output }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: [{ type: 'text', text }],
    model: 'simulated',
    stop_reason: reasons[finish],
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  }),
  contentType: 'text/event-stream',
  begin: (model) => [
    eventOf(
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          content: [],
          model,
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 1000, output_tokens: 1 },
        },
      },
      'message_start',
    ),
    eventOf(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    ),
    eventOf({ type: 'ping' }, 'ping'),
  ],
  text: (text) =>
    eventOf({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
  end: (finish, { output }) => [
    eventOf({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
    eventOf(
      {
        type: 'message_delta',
        delta: { stop_reason: reasons[finish], stop_sequence: null },
        usage: { output_tokens: output },
      },
      'message_delta',
    ),
    eventOf({ type: 'message_stop' }, 'message_stop'),
  ],
  toolCall: [
    eventOf(
      {
        type: 'content_block_start',
        index: 1,
        content_block: { type: 'tool_use', id: 'toolu_1', name: 'draw', input: {} },
      },
      'content_block_start',
    ),
    eventOf(
      { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{}' } },
      'content_block_delta',
    ),
    eventOf({ type: 'content_block_stop', index: 1 }, 'content_block_stop'),
  ],
  garbled: 'event: content_block_delta\ndata: {"type": "content_block_delta", "ind\n\n',
  error: (message) => JSON.stringify({ type: 'error', error: { type: 'simulated_error', message } }),
};
