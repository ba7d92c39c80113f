import { generateDiagram } from '@diagloom/contract';
import { type Provider, providers } from '@diagloom/providers';
import { type FakeScript, startModelService } from '@diagloom/providers/testing';
import { afterAll, expect, test } from 'vitest';
import { modelLimits } from '../../../platform/database/schema/index.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { startDrawingServer } from '../../../testing/start-drawing-server.ts';

let script: FakeScript = {};
const service = await startModelService(() => script);
afterAll(service.close);

/** Every service, with one model each; a model of this server speaks over no wire. */
const services = providers.filter((provider: Provider) => !provider.isHere);

const paths: Readonly<Record<string, string>> = { google: '/v1beta', bedrock: '' };

const variables = services.flatMap(({ id, prefix }) => [
  [`${prefix}_BASE_URL`, `${service.url}${paths[id] ?? '/v1'}`],
  [`${prefix}_API_KEY`, 'key-of-nobody'],
  [`${prefix}_MODEL`, 'some-model'],
  [`${prefix}_REGION`, 'eu-central-1'],
]);

const server = await startDrawingServer({ models: Object.fromEntries(variables) });
await server.database.insert(modelLimits).values({ requestsPerMinute: 1000 });

const prompt = 'Boil the water. Pour the tea.';
const reply = 'flowchart: Tea\na(start)\nb Boil the water\nc Pour the tea\nd(end)\na -> b -> c -> d\n';

const faults: Readonly<Record<string, readonly [FakeScript, string]>> = {
  'a refused key': [{ status: 401, message: 'Incorrect key: key-of-nobody' }, 'didn’t accept the key'],
  'too many requests': [{ status: 429, headers: { 'retry-after': '60' } }, 'getting too many requests'],
  'a fault': [{ status: 500, headers: { 'retry-after': '60' } }, 'isn’t working right now'],
  'an unknown model': [{ status: 404 }, 'didn’t accept the request'],
  'a cut connection': [{ reply, fault: 'cut' }, 'was cut off'],
  'an early end': [{ reply, fault: 'ends' }, 'was cut off'],
  'a refusal': [{ reply: 'I', finish: 'refused' }, 'declined to answer'],
  'nothing but thoughts': [{ reply: '', finish: 'length' }, 'used its whole allowance thinking'],
  'malformed output': [{ reply: '{"nodes": [ <mxCell' }, 'didn’t contain a diagram'],
};

test.each(services.map(({ id }) => id))('%s: every fault ends in the draft with a clear notice', async (model) => {
  const person = await buildUser(server);
  const generate = () =>
    server.succeed(generateDiagram, { as: person, body: { prompt, diagramType: 'flowchart', model } });
  script = { reply };
  expect((await generate()).engine).toBe(model);
  for (const [name, [fault, notice]] of Object.entries(faults)) {
    script = fault;
    const { engine, warnings } = await generate();
    const told = warnings.find(({ code }) => code === 'model')?.message ?? '';
    expect([name, engine, told]).toEqual([name, 'embedded', expect.stringContaining(notice)]);
    expect(told).not.toContain('key-of-nobody');
  }
});
