import {
  changeModelLimits,
  changeModelProvider,
  generateDiagram,
  getModelSettings,
  getModelUsage,
  listActivity,
  listModels,
  testModelProvider,
} from '@diagloom/contract';
import { type FakeScript, type SeenRequest, startModelService } from '@diagloom/providers/testing';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { modelProviders, users } from '../../platform/database/schema/index.ts';
import { isPublicAddress } from '../../platform/models/public-address.ts';
import { createTypedAddresses } from '../../platform/models/typed-addresses.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startDrawingServer } from '../../testing/start-drawing-server.ts';

let script: FakeScript = { reply: 'ready' };
let answer: ((request: SeenRequest) => FakeScript) | undefined;
const service = await startModelService((request) => answer?.(request) ?? script);
afterAll(service.close);

/** Where every name leads; the documentation's own network stands for one of the world. */
let leadsTo = '192.0.2.1';

const server = await startDrawingServer({
  models: { ANTHROPIC_BASE_URL: `${service.url}/v1`, ANTHROPIC_PRICES: 'claude-of-our-own=1/2' },
  typedAddresses: createTypedAddresses({
    mayBePrivate: false,
    resolve: async () => [{ address: leadsTo, family: 4 }],
    isAllowed: (address) => address === '192.0.2.1' || isPublicAddress(address),
  }),
});
const admin = await buildUser(server);
await server.database.update(users).set({ role: 'admin' }).where(eq(users.id, admin.user.id));

const provider = async (id: string) => {
  const { settings } = await server.succeed(getModelSettings, { as: admin });
  return settings.providers.find((each) => each.id === id);
};

const change = (body: object) =>
  server.ask(changeModelProvider, { as: admin, params: { provider: 'anthropic' }, body });

const tryOut = (id = 'anthropic') =>
  server.succeed(testModelProvider, { as: admin, params: { provider: id }, body: {} });

const secret = 'sk-secret-of-the-team';

describe('a key', () => {
  test('is kept encrypted and never sent back', async () => {
    expect(await provider('anthropic')).toMatchObject({ keyFrom: null, isEnabled: true, host: '127.0.0.1' });
    const answer = await change({ apiKey: secret });
    expect(answer.text).not.toContain(secret);
    expect(await provider('anthropic')).toMatchObject({ keyFrom: 'settings' });
    const [row] = await server.database.select().from(modelProviders).where(eq(modelProviders.id, 'anthropic'));
    expect(row?.sealedKey?.length).toBeGreaterThan(20);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(Buffer.from(row?.sealedKey ?? '', 'base64').toString()).not.toContain(secret);
    const { activity } = await server.succeed(listActivity, { as: admin, query: { type: 'models-changed' } });
    expect(JSON.stringify(activity)).toContain('Anthropic');
    expect(JSON.stringify(activity)).not.toContain(secret);
  });

  test('is used, and what was sealed with another secret is asked for again', async () => {
    expect(await tryOut()).toMatchObject({
      ok: true,
      message: 'The model answers.',
      models: ['large-model', 'small-model'],
    });
    expect(service.seen.at(-1)?.headers['x-api-key']).toBe(secret);
    await server.database.update(modelProviders).set({ sealedKey: Buffer.alloc(60).toString('base64') });
    expect(await provider('anthropic')).toMatchObject({ keyFrom: 'unreadable' });
    expect(await tryOut()).toMatchObject({ ok: false, message: 'Enter a key first.' });
    await change({ apiKey: secret });
  });
});

test('models without a known price are named, as budgets in money do not count them', async () => {
  await change({ model: 'claude-sonnet-4-5', smallModel: 'claude-of-the-house' });
  expect((await provider('anthropic'))?.unpriced).toEqual(['claude-of-the-house']);
  expect((await provider('local'))?.unpriced).toEqual([]);
  await change({ model: '', smallModel: '' });
});

test('a model whose price the environment gives is counted in money', async () => {
  await change({ model: 'claude-of-our-own', smallModel: '' });
  expect((await provider('anthropic'))?.unpriced).toEqual([]);
  expect(await tryOut()).toMatchObject({ ok: true });
  const { usage } = await server.succeed(getModelUsage, { as: admin });
  expect(usage.byModel.find(({ label }) => label === 'claude-of-our-own')?.cost).toBeGreaterThan(0);
  await change({ model: '', smallModel: '' });
});

describe('a test', () => {
  test('says what is wrong, and nothing of what the service said', async () => {
    script = { status: 401, message: `Incorrect key ${secret}` };
    const result = await tryOut();
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining('didn’t accept the key') });
    expect(JSON.stringify(result)).not.toContain(secret);
    expect(await tryOut('openai-compatible')).toMatchObject({
      ok: false,
      message: 'Enter an address first.',
    });
    expect((await server.ask(testModelProvider, { as: admin, params: { provider: 'nobody' }, body: {} })).status).toBe(
      404,
    );
  });
});

describe('models for some tasks alone', () => {
  const named = { draft: 'claude-opus-4-5', code: 'claude-of-the-house', rewrite: '' };

  test('are kept, named with the others, and offered for what they do', async () => {
    expect((await change({ taskModels: { code: 'two words' } })).status).toBe(400);
    expect((await change({ taskModels: named })).status).toBe(200);
    expect(await provider('anthropic')).toMatchObject({
      taskModels: { draft: 'claude-opus-4-5', code: 'claude-of-the-house' },
      unpriced: ['claude-of-the-house'],
    });
    const { models } = await server.succeed(listModels, { as: admin });
    expect(models).toMatchObject([{ id: 'anthropic', model: 'claude-opus-4-5', smallModel: null }]);
  });

  test('are tried out with the others, and each is shown a picture', async () => {
    answer = ({ body }) => ({ reply: body.includes('image/png') && body.includes('opus') ? 'It says 4731.' : 'ready' });
    expect(await tryOut()).toMatchObject({ ok: true });
    const sight = async () =>
      Object.fromEntries((await provider('anthropic'))?.named.map((each) => [each.model, each.seesImages]) ?? []);
    expect(await sight()).toEqual({
      'claude-sonnet-4-5': false,
      'claude-haiku-4-5': false,
      'claude-opus-4-5': true,
      'claude-of-the-house': false,
    });
    expect((await server.succeed(listModels, { as: admin })).models).toMatchObject([{ imageModel: 'claude-opus-4-5' }]);
    answer = ({ body }) => (body.includes('image/png') ? { status: 400 } : { reply: 'ready' });
    await tryOut();
    expect((await sight())['claude-opus-4-5']).toBe(false);
    expect((await server.succeed(listModels, { as: admin })).models).toMatchObject([{ imageModel: null }]);
    await change({ taskModels: {} });
    answer = undefined;
  });
});

describe('a model that does not stream', () => {
  const streams = async () =>
    Object.fromEntries((await provider('anthropic'))?.named.map((each) => [each.model, each.streams]) ?? []);
  const asked = () => service.seen.map(({ body }) => JSON.parse(body).stream === true);

  test('is found by a test, is asked in one piece from then on, and is tried anew by the next test', async () => {
    await change({ model: 'claude-of-our-own', smallModel: '' });
    answer = ({ body }) => ({ reply: body.includes('"ready') ? 'ready' : reply, unstreamed: 'refused' });
    expect(await tryOut()).toMatchObject({ ok: true });
    expect(await streams()).toEqual({ 'claude-of-our-own': false });
    const before = asked().length;
    const drafted = await server.succeed(generateDiagram, {
      as: admin,
      body: { prompt: 'Boil the water. Pour the tea.', diagramType: 'flowchart', model: 'anthropic' },
    });
    expect(drafted.engine).toBe('anthropic');
    expect(asked().slice(before)).toEqual([false]);
    answer = undefined;
    script = { reply: 'ready' };
    expect(await tryOut()).toMatchObject({ ok: true });
    expect(await streams()).toEqual({ 'claude-of-our-own': null });
    await change({ model: '', smallModel: '' });
  });
});

const reply = 'flowchart: Tea\na(start)\nb Boil the water\nc Pour the tea\nd(end)\na -> b -> c -> d\n';

describe('an address that is typed', () => {
  const compatible = (body: object) =>
    server.ask(changeModelProvider, { as: admin, params: { provider: 'openai-compatible' }, body });

  test('is one of the world, and never one of this server’s network', async () => {
    for (const address of [
      `${service.url}/v1`,
      'http://169.254.169.254/v1',
      'http://[::ffff:10.0.0.1]/v1',
      'http://0x7f.1',
    ])
      expect((await compatible({ address })).text).toContain('PRIVATE_MODEL_ADDRESSES=on');
    expect((await compatible({ address: 'file:///etc/passwd' })).status).toBe(400);
    expect((await change({ address: 'https://models.example.com/v1' })).text).toContain('an address of its own');
  });

  test('is asked each time where it leads, whatever it led to when it was typed', async () => {
    leadsTo = '192.0.2.1';
    await compatible({ address: 'http://models.example.com/v1', apiKey: secret, model: 'some-model' });
    expect(await provider('openai-compatible')).toMatchObject({ addressFrom: 'settings', keyFrom: 'settings' });
    leadsTo = '127.0.0.1';
    const before = service.seen.length;
    expect(await tryOut('openai-compatible')).toMatchObject({
      ok: false,
      message: expect.stringContaining('own network'),
    });
    expect(service.seen).toHaveLength(before);
  });

  test('is told wrong by its list of models where none is chosen yet', async () => {
    const azure = (body: object) => server.ask(changeModelProvider, { as: admin, params: { provider: 'azure' }, body });
    leadsTo = '192.0.2.1';
    await azure({ address: 'http://models.example.com/v1', apiKey: secret });
    leadsTo = '127.0.0.1';
    expect(await tryOut('azure')).toMatchObject({ ok: false, message: expect.stringContaining('own network') });
    await azure({ address: '' });
    expect(await tryOut('azure')).toMatchObject({ ok: false, message: 'Enter an address first.' });
  });

  test('takes its key along when it goes', async () => {
    leadsTo = '192.0.2.1';
    await compatible({ address: 'http://models.example.com/v1' });
    expect(await provider('openai-compatible')).toMatchObject({ keyFrom: 'settings' });
    await compatible({ address: 'http://other.example.com/v1' });
    expect(await provider('openai-compatible')).toMatchObject({ keyFrom: null });
    await compatible({ address: '' });
    expect(await provider('openai-compatible')).toMatchObject({ addressFrom: null, address: '' });
  });
});

describe('a model that ranks passages', () => {
  const change = (embeddingModel: string) =>
    server.ask(changeModelProvider, { as: admin, params: { provider: 'azure' }, body: { embeddingModel } });

  test('is named where the service has such models, and nowhere else', async () => {
    expect((await change('no such name')).status).toBe(400);
    await change('text-embedding-3-small');
    expect(await provider('azure')).toMatchObject({ embeddingModel: 'text-embedding-3-small' });
    await change('');
    expect(await provider('azure')).toMatchObject({ embeddingModel: '' });
    expect(await provider('anthropic')).toMatchObject({ embeddingModel: null });
  });
});

describe('what is set', () => {
  test('decides what is offered, and first', async () => {
    const names = { model: 'claude-sonnet-4-5', smallModel: '' };
    expect((await change(names)).status).toBe(200);
    await server.succeed(changeModelLimits, { as: admin, body: { preferred: 'anthropic', monthlyBudget: 12.5 } });
    const offered = await server.succeed(listModels, { as: admin });
    expect(offered).toMatchObject({
      preferred: 'anthropic',
      models: [{ id: 'anthropic', model: 'claude-sonnet-4-5' }],
    });
    const { settings } = await server.succeed(getModelSettings, { as: admin });
    expect(settings.limits).toMatchObject({ monthlyBudget: 12.5, monthlyBudgetPerPerson: null });
    await change({ isEnabled: false });
    expect(await server.succeed(listModels, { as: admin })).toMatchObject({ preferred: null, models: [] });
    await change({ isEnabled: true });
  });

  test('must make sense', async () => {
    expect((await change({ model: 'two words' })).status).toBe(400);
    const answer = await server.ask(changeModelLimits, { as: admin, body: { requestsPerMinute: 0 } });
    expect(answer.status).toBe(400);
  });
});

test('what was used is told by model, task and person, with money', async () => {
  script = { reply: 'flowchart: Tea\na Boil the water\nb Pour the tea\na -> b' };
  const prompt = 'Boil the water, then pour the tea.';
  const body = { prompt, diagramType: 'flowchart', model: 'anthropic' };
  const { model } = await server.succeed(generateDiagram, { as: admin, body });
  const { usage } = await server.succeed(getModelUsage, { as: admin });
  expect(usage.total.calls).toBeGreaterThan(1);
  expect(usage.total.cost).toBeGreaterThan(0);
  expect(usage.total.saved).toBeCloseTo((model?.savedMicros ?? 0) / 1_000_000, 6);
  expect(usage.costThisMonth).toBeCloseTo(usage.total.cost, 6);
  expect(usage.byTask.map(({ label }) => label)).toEqual(expect.arrayContaining(['draft', 'test']));
  expect(usage.byModel.map(({ label }) => label)).toContain('claude-haiku-4-5');
  // The tests above met a refused key, and pictures that were not taken.
  expect(usage.failures).toContainEqual(
    expect.objectContaining({ outcome: 'key', provider: 'anthropic', model: 'claude-sonnet-4-5', calls: 1 }),
  );
  expect(usage.failures.reduce((sum, { calls }) => sum + calls, 0)).toBe(usage.total.failed);
  expect(usage.latest[0]).toMatchObject({ person: admin.user.email, task: 'draft', outcome: 'done' });
  expect(usage.latest[0]?.tokens).toBeGreaterThan(10);
  expect(usage.byPerson).toEqual([expect.objectContaining({ label: admin.user.email, calls: usage.total.calls })]);
});
