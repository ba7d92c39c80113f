/** A program of its own, so that what it costs to send is not counted as waiting: sends the worst there is to the server that it is given, until it is ended. */
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { registerPerson, visit } from '../../../scripts/harness/api.ts';
import { crossingLines, heapOfBoxes } from './attacks.ts';

const address = process.argv[2] ?? '';
const from = '198.51.100.66';
const api = await registerPerson(address, 'worst@example.org', from);
const visitor = visit(address, from);

const send = async (path: string, body?: unknown, leaveAfter = 60_000): Promise<void> => {
  const signal = AbortSignal.timeout(leaveAfter);
  await (body === undefined ? api.get(path, signal) : api.post(path, body, signal)).catch(() => undefined);
};

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

const repetition = 'unless a, '.repeat(500);
const [lines, boxes] = [crossingLines(10_000), base64(heapOfBoxes(20_000))];
/** What is shared is as large as a busy machine lets in. */
const share = async (lines: number): Promise<number> => {
  const file = { fileName: 'worst.drawio', fileData: base64(crossingLines(lines)) };
  const answer = await api.post('/api/diagrams/import', file).catch(() => undefined);
  return answer === undefined ? share(Math.ceil(lines / 2)) : Object(Object(answer).diagram).id;
};
const shared = await share(1000);

const { token } = Object(await api.post(`/api/diagrams/${shared}/links`, { expiresInDays: 1 }));

for (let count = 0; count < 500; count += 1) sendSlowly();
await Promise.all([
  forever(() => send('/api/diagrams/generate-image', { xmlContent: lines })),
  forever(() =>
    send('/api/diagrams/generate-image', { xmlContent: crossingLines(9000 + Math.floor(Math.random() * 1000)) }),
  ),
  forever(() => send('/api/diagrams/import', { fileName: 'boxes.drawio', fileData: boxes }, 1500)),
  forever(() => send('/api/diagrams/import', { fileName: 'boxes.drawio', fileData: boxes })),
  ...Array.from({ length: 4 }, () => forever(() => send(`/api/diagrams/${shared}/export?format=png&scale=4`))),
  ...Array.from({ length: 8 }, () => forever(() => send(`/api/diagrams/${shared}/thumbnail`))),
  forever(() => send(`/api/diagrams/${shared}/tidy`, { extent: 'whole' })),
  forever(() => send('/api/diagrams/generate', { prompt: repetition, diagramType: 'flowchart' })),
  ...Array.from({ length: 4 }, () => forever(() => visitor.get(`/api/shared/${token}/picture`).catch(() => undefined))),
  ...Array.from({ length: 100 }, () =>
    forever(() => visitor.get(`/api/shared/${token}/export?format=png&scale=4`).catch(() => undefined)),
  ),
]);
