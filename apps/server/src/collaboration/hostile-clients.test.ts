import { liveLimits } from '@diagloom/collaboration';
import { getDiagram, joinLive, type LiveJoin, livePath, removeAccess, type SignedIn } from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { collaborationLog, diagramAccess } from '../platform/database/schema/index.ts';
import { buildDiagram } from '../testing/build-diagram.ts';
import { buildUser } from '../testing/build-user.ts';
import { joinAs, type LiveClient } from '../testing/live-client.ts';
import { startDrawingServer } from '../testing/start-drawing-server.ts';

const server = await startDrawingServer();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const [owner, guest] = [await buildUser(server), await buildUser(server, { firstName: 'Eve', lastName: 'Editor' })];

const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

const soon = { timeout: 10_000, interval: 30 };

const build = async () => {
  const { id } = await buildDiagram(server, owner, 'Customer pays, then the shop packs, then the shop ships.');
  const [row] = await server.database
    .insert(diagramAccess)
    .values({ diagramId: id, userId: guest.user.id, role: 'editor' })
    .returning();
  return { id, accessId: row?.id ?? 0 };
};

const lives = async (as: SignedIn, id: number): Promise<LiveJoin> => {
  const { live } = await server.succeed(joinLive, { as, params: { id } });
  if (live === null) throw new Error('Nobody can be together here.');
  return live;
};

const join = async (as: SignedIn, id: number): Promise<LiveClient> => {
  const client = await joinAs(address, as.sessionToken, await lives(as, id));
  clients.push(client);
  return client;
};

const entriesOf = async (id: number): Promise<number> =>
  (await server.database.select().from(collaborationLog).where(eq(collaborationLog.diagramId, id))).length;

/** A message of that document, as the protocol writes it. */
const messageOf = (client: LiveClient, head: readonly number[], body = new Uint8Array()): Buffer<ArrayBuffer> => {
  const name = new TextEncoder().encode(client.provider.configuration.name);
  return Buffer.concat([new Uint8Array([name.length, ...name, ...head]), body]);
};

const lengthOf = (bytes: Uint8Array): number[] => {
  const parts: number[] = [];
  let left = bytes.length;
  while (left > 127) {
    parts.push((left & 127) | 128);
    left >>>= 7;
  }
  return [...parts, left];
};

/** An update that sets one text of so many characters. */
const updateOf = (characters: number): Uint8Array<ArrayBuffer> => {
  const doc = new Y.Doc();
  doc.getMap('cells').set('x', 'x'.repeat(characters));
  return new Uint8Array(Y.encodeStateAsUpdate(doc));
};

const sync = 0;
const update = 2;

const hostile: Readonly<Record<string, (client: LiveClient) => void>> = {
  'an update that is too large': (client) => {
    const bytes = updateOf(liveLimits.updateBytes + 10);
    client.socket.webSocket?.send(messageOf(client, [sync, update, ...lengthOf(bytes)], bytes));
  },
  'a message that is larger than any may be': (client) => {
    client.socket.webSocket?.send(new Uint8Array(liveLimits.updateBytes * 3));
  },
  'more messages than any browser sends': (client) => {
    const bytes = messageOf(client, [sync, 0, 1, 0]);
    for (let count = 0; count < liveLimits.messagesPerSecond * 3; count += 1) client.socket.webSocket?.send(bytes);
  },
  'an update that ends too soon': (client) => {
    const bytes = updateOf(100).slice(0, 40);
    client.socket.webSocket?.send(messageOf(client, [sync, update, ...lengthOf(bytes)], bytes));
  },
  'a length that is not true': (client) => {
    client.socket.webSocket?.send(messageOf(client, [sync, update, 255, 255, 255, 127, 1, 2, 3]));
  },
  'a message to everybody as if it came from the server': (client) => {
    const note = new TextEncoder().encode('{"kind":"not-stored","message":"Send me money"}');
    client.socket.webSocket?.send(messageOf(client, [6, note.length], note));
  },
  'a kind of message that there is not': (client) => {
    client.socket.webSocket?.send(messageOf(client, [99]));
  },
  'a pointer that is larger than any is': (client) => {
    const { user } = client.provider.awareness?.getLocalState() ?? {};
    client.provider.awareness?.setLocalState({ user, selection: ['x'.repeat(60_000)] });
  },
};

test.for(Object.entries(hostile))('%s ends that connection, and nobody else notices', async ([_name, attack]) => {
  const { id } = await build();
  const [ada, eve] = [await join(owner, id), await join(guest, id)];
  const before = await entriesOf(id);
  attack(eve);
  await expect.poll(() => eve.codes.length, soon).toBeGreaterThan(0);
  eve.close();
  expect(await entriesOf(id)).toBe(before);
  const [key = ''] = ada.keys();
  ada.set(key, 'value', 'Still here');
  await ada.kept();
  expect(ada.codes).toEqual([]);
  const late = await join(owner, id);
  await expect.poll(() => late.get(key, 'value'), soon).toBe('Still here');
});

test('who sends on what they heard of somebody who has left meanwhile stays', async () => {
  const { id } = await build();
  const [ada, eve] = [await join(owner, id), await join(guest, id)];
  const { awareness } = ada.provider;
  const states = () => [...(awareness?.getStates().keys() ?? [])];
  const eveId = eve.doc.clientID;
  await expect.poll(states, soon).toContain(eveId);
  if (awareness === null) throw new Error('A browser shows who it is.');
  const heard = new Uint8Array(encodeAwarenessUpdate(awareness, [eveId]));
  eve.close();
  await expect.poll(states, soon).not.toContain(eveId);
  ada.socket.webSocket?.send(messageOf(ada, [1, ...lengthOf(heard)], heard));
  const [key = ''] = ada.keys();
  ada.set(key, 'value', 'Still here');
  await ada.kept();
  expect([ada.codes, states().includes(eveId)]).toEqual([[], false]);
});

test('values of any type in the shared cells leave a diagram that opens', async () => {
  const { id } = await build();
  const eve = await join(guest, id);
  const [key = '', second = '', third = ''] = eve.keys();
  const wrong: readonly unknown[] = [null, 1e308, { a: 1 }, ['x'], true, new Uint8Array([1]), 'x'.repeat(5000)];
  for (const name of ['kind', 'value', 'xy', 'wh', 'style', 'parent', 'source', 'order', '__proto__']) {
    for (const value of wrong) eve.set(second, name, value);
  }
  eve.doc.getMap('cells').set(third, 'no map at all');
  eve.doc.getMap('cells').set('no page', new Y.Map([['kind', 'vertex']]));
  eve.doc.getMap('something else').set('x', 1);
  eve.set(key, 'parent', key.split('\n')[1]);
  await eve.kept();
  const { status } = await server.ask(getDiagram, { as: owner, params: { id } });
  expect(status).toBe(200);
  expect((await join(owner, id)).keys().length).toBeGreaterThan(3);
});

test('nobody fills the memory before it is known who they are', async () => {
  const { id } = await build();
  const { room } = await lives(owner, id);
  const name = new TextEncoder().encode(room);
  const socket = new WebSocket(address.replace(/^http/, 'ws') + livePath);
  const ended = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  const message = Buffer.concat([new Uint8Array([name.length, ...name, sync, update]), Buffer.alloc(50_000)]);
  for (let count = 0; count < 5; count += 1) socket.send(message);
  expect(await ended).toBe(4429);
});

test('no method of HTTP and no text message disturbs the live connection', async () => {
  const { id } = await build();
  const ada = await join(owner, id);
  expect((await fetch(`${address}${livePath}`, { method: 'POST', body: 'x' })).status).toBeGreaterThanOrEqual(400);
  const socket = new WebSocket(address.replace(/^http/, 'ws') + livePath);
  await new Promise((resolve) => socket.once('open', resolve));
  const ended = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  socket.send('{"hello":"there"}');
  socket.send(new Uint8Array([255, 255, 255, 255, 255]));
  const [key = ''] = ada.keys();
  ada.set(key, 'value', 'Still here');
  await ada.kept();
  socket.close();
  expect(await ended).toBe(true);
});

test('who lost access is not let in again, and writes nothing any more', async () => {
  const { id, accessId } = await build();
  const eve = await join(guest, id);
  const refused = new Promise((resolve) => eve.provider.on('authenticationFailed', () => resolve(true)));
  await server.succeed(removeAccess, { as: owner, params: { id, accessId } });
  await expect.poll(() => eve.codes[0], { timeout: 10_000, interval: 10 }).toBe(4403);
  const before = await entriesOf(id);
  const [key = ''] = eve.keys();
  eve.set(key, 'value', 'Too late');
  expect(await refused).toBe(true);
  expect(await entriesOf(id)).toBe(before);
});
