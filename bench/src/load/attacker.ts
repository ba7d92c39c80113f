/** A program of its own, so that what it costs to send is not counted as waiting: sends the worst there is to the server that it is given, until it is ended. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { registerPerson, visit } from '../../../scripts/harness/api.ts';
import { crossingLines, heapOfBoxes } from './attacks.ts';

// Whoever attacks does so from another machine: what it costs to send is not to be taken from those who wait here.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const address = process.argv[2] ?? '';
const from = '198.51.100.66';
const api = await registerPerson(address, 'worst@example.org', from);
const agent = new Agent({ keepAlive: true });

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  /** Written once, as it is sent again and again. */
  readonly body?: Buffer;
  /** Hangs up after so many milliseconds. */
  readonly leaveAfter?: number;
}

/** Sends a request and lets the answer run through without a look at it. */
const send = (path: string, { headers = api.headers, body, leaveAfter = 60_000 }: Sent = {}): Promise<void> =>
  new Promise((resolve) => {
    const sending = request(`${address}${path}`, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(leaveAfter),
      headers: {
        ...headers,
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
      },
    });
    sending.on('response', (response) => response.resume());
    sending.on('error', () => undefined).on('close', resolve);
    sending.end(body);
  });

const visitor: Sent = visit(address, from);
const bodyOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** Over and over; where the server refuses, a moment later again. */
const forever = async (action: () => Promise<unknown>): Promise<never> => {
  for (;;) {
    await action();
    await delay(50);
  }
};

const base64 = (xml: string): string => Buffer.from(xml).toString('base64');

/** Sends the head of a request and then one byte a second. */
const sendSlowly = (): void => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
    );
    const timer = setInterval(() => socket.write(' '), 1000);
    socket.once('close', () => {
      clearInterval(timer);
      setTimeout(sendSlowly, 1000);
    });
  });
  socket.on('error', () => undefined);
};

/** What is shared is as large as a busy machine lets in. */
const share = async (lines: number): Promise<number> => {
  const file = { fileName: 'worst.drawio', fileData: base64(crossingLines(lines)) };
  const answer = await api.post('/api/diagrams/import', file).catch(() => undefined);
  return answer === undefined ? share(Math.ceil(lines / 2)) : Object(Object(answer).diagram).id;
};
const shared = await share(1000);

const { token } = Object(await api.post(`/api/diagrams/${shared}/links`, { expiresInDays: 1 }));

const lines = bodyOf({ xmlContent: crossingLines(10_000) });
const boxes = bodyOf({ fileName: 'boxes.drawio', fileData: base64(heapOfBoxes(20_000)) });
const repetition = bodyOf({ prompt: 'unless a, '.repeat(500), diagramType: 'flowchart' });
const tidying = bodyOf({ extent: 'whole' });
/** Drawings that nobody has drawn yet: a character somewhere in the name of each is another one. */
const nextLines = (): Buffer => {
  const body = Buffer.from(lines);
  body.write(String(Math.floor(Math.random() * 10_000)).padStart(4, '0'), body.indexOf('V100'));
  return body;
};

for (let count = 0; count < 500; count += 1) sendSlowly();
const many = (count: number, path: string, sent?: Sent) =>
  Array.from({ length: count }, () => forever(() => send(path, sent)));
await Promise.all([
  ...many(1, '/api/diagrams/generate-image', { body: lines }),
  forever(() => send('/api/diagrams/generate-image', { body: nextLines() })),
  ...many(1, '/api/diagrams/import', { body: boxes, leaveAfter: 1500 }),
  ...many(1, '/api/diagrams/import', { body: boxes }),
  ...many(4, `/api/diagrams/${shared}/export?format=png&scale=4`),
  ...many(8, `/api/diagrams/${shared}/thumbnail`),
  ...many(1, `/api/diagrams/${shared}/tidy`, { body: tidying }),
  ...many(1, '/api/diagrams/generate', { body: repetition }),
  ...many(4, `/api/shared/${token}/picture`, visitor),
  ...many(100, `/api/shared/${token}/export?format=png&scale=4`, visitor),
]);
