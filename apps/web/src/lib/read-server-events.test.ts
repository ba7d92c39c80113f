import { describe, expect, it } from 'vitest';
import { readServerEvents } from './read-server-events.ts';

const streamOf = (...chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const collect = async (stream: ReadableStream<Uint8Array>): Promise<unknown[]> => {
  const events: unknown[] = [];
  for await (const { event, data } of readServerEvents(stream)) events.push({ event, data });
  return events;
};

describe('server-sent events', () => {
  it('come one by one, also where a chunk ends inside a character', async () => {
    const bytes = new TextEncoder().encode(
      'event: progress\ndata: {"step":"planning"}\n\nevent: result\ndata: "häuser"\n\n',
    );
    const middle = bytes.indexOf(0xc3) + 1;
    expect(await collect(streamOf(bytes.slice(0, middle), bytes.slice(middle)))).toEqual([
      { event: 'progress', data: '{"step":"planning"}' },
      { event: 'result', data: '"häuser"' },
    ]);
  });

  it('leave out an event that the stream broke off in', async () => {
    const bytes = new TextEncoder().encode('event: progress\ndata: 1\n\nevent: result\ndata: 2');
    expect(await collect(streamOf(bytes))).toEqual([{ event: 'progress', data: '1' }]);
  });
});
