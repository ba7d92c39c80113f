import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddingWireAt, wireAt } from './wire-format.ts';
import type { EmbeddingWire } from './wires/embedding-wires.ts';
import { modelListAt } from './wires/model-lists.ts';
import type { FinishReason, WireFormat } from './wires/wire.ts';

/** How the simulated service answers one request. */
export interface FakeScript {
  readonly reply?: string;
  /** The reply cut into tokens; in pieces of four characters where absent. */
  readonly tokens?: readonly string[];
  /** Sent in place of a reply. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message?: string;
  /**
   * `cut`: the connection breaks after half of the reply; `ends`: it ends there politely; `stalls`: nothing more comes, and it stays open;
   * `garbled`: a chunk in its middle is no data; `noise`: bytes stand in place of it all; `silent`: nothing is written; `hangs up`: the
   * connection ends before any answer.
   */
  readonly fault?: 'cut' | 'ends' | 'stalls' | 'garbled' | 'noise' | 'silent' | 'hangs up';
  /** What a request for a stream meets where there is none: a refusal, or the reply in one piece all the same. */
  readonly unstreamed?: 'refused' | 'ignored';
  readonly finish?: FinishReason;
  readonly firstTokenMs?: number;
  readonly tokensPerSecond?: number;
  /** Where a text stands by what it means, where that is asked. */
  readonly vectorOf?: (text: string) => readonly number[];
}

export interface SeenRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A service that speaks every provider's format on its own machine. */
export interface ModelService {
  /** Without a slash at the end. */
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Connections that are open. */
  readonly openConnections: () => number;
  /** Replies under way. */
  readonly underWay: () => number;
  readonly close: () => Promise<void>;
}

/** Starts it on a free port, or on the given one. `answer` says how each request is answered. */
export const startModelService = async (
  answer: (request: SeenRequest) => FakeScript,
  port = 0,
): Promise<ModelService> => {
  const seen: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  let underWay = 0;
  const server = createServer((request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    void (async () => {
      const path = request.url?.split('?', 1)[0] ?? '';
      const body = await bodyOf(request);
      const models = modelListAt(path, request.headers);
      if (models !== undefined) return sendModels(request, response, models);
      const said = { path: request.url ?? '', headers: request.headers, body };
      seen.push(said);
      const embedding = embeddingWireAt(path);
      if (embedding !== undefined) return sendVectors(response, embedding, answer(said), said);
      const wire = wireAt(path);
      if (wire === undefined) return void response.writeHead(404).end();
      await speak(response, wire, answer(said), said);
    })().catch(() => response.destroy());
  });
  // Nothing of a test is to wait for idle connections.
  server.keepAliveTimeout = 500;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    seen,
    openConnections: () => sockets.size,
    underWay: () => underWay,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Nothing in any format. */
const noise = Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 137 + 11) % 256));

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

const sendModels = ({ headers }: IncomingMessage, response: ServerResponse, models: unknown): void => {
  const isKnown = ['authorization', 'api-key', 'x-api-key', 'x-goog-api-key'].some((name) => name in headers);
  response.writeHead(isKnown || isOpen(models) ? 200 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(models));
};

/** Servers that run at home ask for no key. */
const isOpen = (models: unknown): boolean => 'data' in Object(models);

const sendVectors = (
  response: ServerResponse,
  wire: EmbeddingWire,
  { status, headers, message = 'A simulated fault.', fault, vectorOf = () => [1, 0] }: FakeScript,
  { body }: SeenRequest,
): void => {
  if (fault === 'silent') return;
  response.writeHead(status ?? 200, { 'content-type': 'application/json', ...headers });
  if (status !== undefined) return void response.end(JSON.stringify({ error: { message }, message }));
  const answer = JSON.stringify(wire.answer(wire.textsOf(JSON.parse(body)).map(vectorOf), Math.ceil(body.length / 4)));
  if (fault === undefined) return void response.end(answer);
  response.end(answer.slice(0, answer.length / 2));
};

const speak = async (
  response: ServerResponse,
  wire: WireFormat,
  script: FakeScript,
  { path, body }: SeenRequest,
): Promise<void> => {
  const { reply = '', status, fault, finish = 'stop', tokensPerSecond, firstTokenMs, unstreamed } = script;
  if (fault === 'hangs up') return void response.destroy();
  if (status !== undefined) {
    response.writeHead(status, { 'content-type': 'application/json', ...script.headers });
    response.end(wire.error(script.message ?? 'A simulated fault.'));
    return;
  }
  const asksStream = wire.asksStream(path.split('?', 1)[0] ?? '', JSON.parse(body));
  if (asksStream && unstreamed === 'refused') {
    response.writeHead(400, { 'content-type': 'application/json' });
    return void response.end(wire.error('The model is unsupported for streaming.'));
  }
  if (!asksStream || unstreamed === 'ignored') {
    if (firstTokenMs !== undefined) await wait(firstTokenMs);
    const use = { input: Math.ceil(body.length / 4), output: Math.ceil(reply.length / 4) };
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify(wire.whole(reply, finish, use)));
  }
  response.writeHead(200, { 'content-type': wire.contentType });
  response.flushHeaders();
  if (fault === 'silent') return;
  if (fault === 'noise') return void response.end(noise);
  if (firstTokenMs !== undefined) await wait(firstTokenMs);
  for (const chunk of wire.begin('simulated')) response.write(chunk);
  const pieces = script.tokens ?? reply.match(/[\s\S]{1,4}/g) ?? [];
  const begun = performance.now();
  for (const [index, piece] of pieces.entries()) {
    if (response.destroyed) return;
    if (fault !== undefined && index === Math.floor(pieces.length / 2)) {
      // What was written before goes out first.
      if (fault === 'cut') return void response.write(wire.text(piece), () => setImmediate(() => response.destroy()));
      if (fault === 'ends') return void response.end();
      if (fault === 'stalls') return;
      response.write(wire.garbled);
      continue;
    }
    response.write(wire.text(piece));
    const due = tokensPerSecond === undefined ? 0 : begun + ((index + 1) * 1000) / tokensPerSecond;
    const early = due - performance.now();
    // Timers are exact to a millisecond only; several pieces may go together.
    if (early > 2) await wait(early);
  }
  const use = { input: Math.ceil(body.length / 4), output: pieces.length };
  if (finish === 'tool') for (const chunk of wire.toolCall) response.write(chunk);
  for (const chunk of wire.end(finish, use)) response.write(chunk);
  response.end();
};
