import { eventOf, type WireFormat } from './wire.ts';

const chunkOf = (choices: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): string =>
  eventOf({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'simulated',
    choices,
    ...more,
  });

const reasons = { stop: 'stop', length: 'length', refused: 'content_filter', tool: 'tool_calls' } as const;

/** Chat completions, which Azure and all servers that call themselves compatible speak as well. */
export const openaiWire: WireFormat = {
  isAt: /\/chat\/completions$/,
  asksStream: (_path, body) => Object(body).stream === true,
  whole: (content, finish, { input, output }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'simulated',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: reasons[finish] }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  }),
  contentType: 'text/event-stream',
  begin: () => [chunkOf([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }])],
  text: (content) => chunkOf([{ index: 0, delta: { content }, finish_reason: null }]),
  end: (finish, { input, output }) => [
    chunkOf([{ index: 0, delta: {}, finish_reason: reasons[finish] }]),
    chunkOf([], { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }),
    'data: [DONE]\n\n',
  ],
  toolCall: [
    chunkOf([
      {
        index: 0,
        delta: {
          tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'draw', arguments: '{}' } }],
        },
        finish_reason: null,
      },
    ]),
  ],
  garbled: 'data: {"id": "chatcmpl-1", "choices": [{"delta"\n\n',
  error: (message) => JSON.stringify({ error: { message, type: 'simulated', param: null, code: null } }),
};
