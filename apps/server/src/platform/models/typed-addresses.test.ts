import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askModel, findProvider, ModelFailure } from '@diagloom/providers';
import { startModelService } from '@diagloom/providers/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createTypedAddresses, type ResolvedAddress } from './typed-addresses.ts';

const reply = 'flowchart: Tea\na Boil the water\nb Pour the tea\na -> b\n';

const service = await startModelService(() => ({ reply, tokensPerSecond: 200 }));
afterAll(service.close);
const { port } = new URL(service.url);

/** Leads every name elsewhere: a local service is in the world here, where it is the first of this machine's addresses. */
const leading = (...answers: readonly (readonly string[])[]) => {
  let asked = 0;
  return createTypedAddresses({
    mayBePrivate: false,
    isAllowed: (address) => address === '127.0.0.1',
    resolve: async (): Promise<readonly ResolvedAddress[]> => {
      const found = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
  });
};

const failureOf = async (asking: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await asking.catch((cause: unknown) => cause);
  return error instanceof Error ? error.cause : error;
};

const named = `http://models.example.com:${port}/v1/models`;

describe('where a typed address leads', () => {
  test('is asked, and a machine of the world is reached', async () => {
    const response = await leading(['127.0.0.1']).fetch(named);
    expect(await response.json()).toMatchObject({ data: expect.any(Array) });
  });

  test('carries a stream, and ends it where nobody waits any more', async () => {
    const { fetch } = leading(['127.0.0.1']);
    const connect = await findProvider('openai-compatible')?.connect({ baseUrl: named.replace('/models', ''), fetch });
    const ending = new AbortController();
    const asking = (onText: () => void) => {
      if (connect === undefined) throw new Error('There is no such provider.');
      const question = { system: 'Draw.', turns: [{ by: 'person', text: 'Tea' }], maxOutputTokens: 50 } as const;
      return askModel(connect('some-model'), question, { signal: ending.signal, onText });
    };
    expect((await asking(() => {})).text).toBe(reply);
    await expect(asking(() => ending.abort())).rejects.toMatchObject({ kind: 'stopped' });
    await expect.poll(service.underWay).toBe(0);
  });

  test.each([
    ['a name of our network', named, [['127.0.0.2']]],
    ['one private answer among others', named, [['127.0.0.1', '127.0.0.2']]],
    ['a number of our network', `http://127.0.0.2:${port}/v1/models`, [['127.0.0.1']]],
    ['the same in six numbers', `http://[::ffff:127.0.0.2]:${port}/v1/models`, [['127.0.0.1']]],
  ])('is refused before anything is sent: %s', async (_, address, answers) => {
    const connections = service.openConnections();
    const failure = await failureOf(leading(...answers).fetch(address));
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).toMatchObject({ kind: 'private' });
    expect(service.openConnections()).toBe(connections);
  });

  test('is asked again on every connection, so that a name which moves is noticed', async () => {
    const once = createServer((_, response) => response.writeHead(200, { connection: 'close' }).end('{}'));
    await new Promise<void>((resolve) => once.listen(0, '127.0.0.1', resolve));
    afterAll(() => once.close());
    const { fetch } = leading(['127.0.0.1'], ['127.0.0.2']);
    const address = `http://models.example.com:${(once.address() as AddressInfo).port}/`;
    expect((await fetch(address)).status).toBe(200);
    expect(await failureOf(fetch(address))).toMatchObject({ kind: 'private' });
  });

  test('is not left for another one that the answer names', async () => {
    const leadsOn = createServer((_, response) =>
      response.writeHead(307, { location: `${service.url}/v1/models` }).end(),
    );
    await new Promise<void>((resolve) => leadsOn.listen(0, '127.0.0.1', resolve));
    afterAll(() => leadsOn.close());
    const connections = service.openConnections();
    const address = `http://models.example.com:${(leadsOn.address() as AddressInfo).port}/`;
    for (const mayBePrivate of [true, false]) {
      const { fetch } = mayBePrivate ? createTypedAddresses({ mayBePrivate }) : leading(['127.0.0.1']);
      const asked = mayBePrivate ? address.replace('models.example.com', '127.0.0.1') : address;
      await expect(fetch(asked)).rejects.toThrow();
    }
    expect(service.openConnections()).toBe(connections);
  });

  test('may be our network where whoever runs the server says so', async () => {
    const typed = createTypedAddresses({ mayBePrivate: true });
    expect(await typed.mayBeAsked(service.url)).toBe(true);
    expect((await typed.fetch(`${service.url}/v1/models`)).status).toBe(200);
  });
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'fd00::1',
  'fe80::1%eth0',
  'localhost',
  '',
])('%s is no address of the world', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
