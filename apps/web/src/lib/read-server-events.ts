import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The events of a `text/event-stream` body, one by one as they arrive. Leaving the loop early ends the stream. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    await reader.cancel();
  }
}
