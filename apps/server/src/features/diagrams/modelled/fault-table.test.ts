import { generateDiagram, getDesignSuggestions, rewritePrompt } from '@diagloom/contract';
import { ModelFailure, type ModelRuntime, type Provider, providers, type TimeLimits } from '@diagloom/providers';
import { type FakeScript, startModelService } from '@diagloom/providers/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { modelLimits } from '../../../platform/database/schema/index.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { startDrawingServer } from '../../../testing/start-drawing-server.ts';

/** What each request is answered with, the last one from then on. */
let scripts: readonly FakeScript[] = [];
let patience: Partial<TimeLimits> = {};
const service = await startModelService(() => scripts[service.seen.length - 1] ?? scripts.at(-1) ?? {});
afterAll(service.close);

let write: ModelRuntime['write'] = () => Promise.reject(new ModelFailure('down'));

/** Every service, with one model each. */
const services = providers.filter((provider: Provider) => !provider.isHere);

const paths: Readonly<Record<string, string>> = { google: '/v1beta', bedrock: '' };

const variables = services.flatMap(({ id, prefix }) => [
  [`${prefix}_BASE_URL`, `${service.url}${paths[id] ?? '/v1'}`],
  [`${prefix}_API_KEY`, 'key-of-nobody'],
  [`${prefix}_MODEL`, 'some-model'],
  [`${prefix}_REGION`, 'eu-central-1'],
]);

const server = await startDrawingServer({
  models: Object.fromEntries(variables),
  localModels: { find: async () => ({ names: ['tiny'], write: (...task) => write(...task) }), close: async () => {} },
  modelPatience: () => patience,
});
await server.database.insert(modelLimits).values({ requestsPerMinute: 1000 });

const prompt = 'Boil the water. Pour the tea.';
const reply = 'flowchart: Tea\na(start)\nb Boil the water\nc Pour the tea\nd(end)\na -> b -> c -> d\n';

/** What the model wrote is drawn. */
const drawn = 'the model’s diagram';
const short = { firstTokenMs: 80, betweenTokensMs: 80 };

interface Fault {
  readonly scripts: readonly FakeScript[];
  readonly limits?: Partial<TimeLimits>;
}

const rows: readonly (readonly [fault: string, end: string, Fault])[] = [
  ['no fault', drawn, { scripts: [{ reply }] }],
  ['401', 'didn’t accept the key', { scripts: [{ status: 401, message: 'Incorrect key: key-of-nobody' }] }],
  ['404', 'didn’t accept the request', { scripts: [{ status: 404 }] }],
  ['429, to be asked again at once', drawn, { scripts: [{ status: 429, headers: { 'retry-after': '0' } }, { reply }] }],
  [
    '429, to be asked again in a minute',
    'too many requests',
    { scripts: [{ status: 429, headers: { 'retry-after': '60' } }] },
  ],
  [
    '500 once, then a slow first token',
    drawn,
    {
      scripts: [
        { status: 500, headers: { 'retry-after': '0' } },
        { reply, firstTokenMs: 100 },
      ],
    },
  ],
  ['500, for long', 'isn’t working right now', { scripts: [{ status: 500, headers: { 'retry-after': '60' } }] }],
  ['no answer at all', 'Couldn’t reach the model', { scripts: [{ fault: 'hangs up' }] }],
  ['a silent connection', 'took too long', { scripts: [{ fault: 'silent' }], limits: short }],
  ['a first token that is too slow', 'took too long', { scripts: [{ reply, firstTokenMs: 2000 }], limits: short }],
  ['a stream that stalls', 'took too long', { scripts: [{ reply, fault: 'stalls' }], limits: short }],
  ['a stream that is cut', 'was cut off', { scripts: [{ reply, fault: 'cut' }] }],
  ['a stream that ends early', 'was cut off', { scripts: [{ reply, fault: 'ends' }] }],
  ['bytes that are no stream', 'was cut off', { scripts: [{ fault: 'noise' }] }],
  ['a chunk that is no data', 'breaks rules of its type', { scripts: [{ reply, fault: 'garbled' }] }],
  ['malformed output', 'didn’t contain a diagram', { scripts: [{ reply: '{"nodes": [ <mxCell' }] }],
  ['a refusal', 'declined to answer', { scripts: [{ reply: 'I', finish: 'refused' }] }],
  ['nothing but thoughts', 'used its whole allowance thinking', { scripts: [{ reply: '', finish: 'length' }] }],
  // The last ones, as it is kept of a model that it answers in one piece.
  ['one piece in place of a stream', drawn, { scripts: [{ reply, unstreamed: 'ignored' }] }],
  ['a stream that is refused', drawn, { scripts: [{ reply, unstreamed: 'refused' }] }],
];

/** Asks for a diagram, and says how that ended: with what the model drew, or with the draft and a notice. */
const ending = async (model: string): Promise<string> => {
  // Each has a month of their own.
  const as = await buildUser(server);
  const body = { prompt, diagramType: 'flowchart', model };
  const { engine, warnings, diagram } = await server.succeed(generateDiagram, { as, body });
  expect(diagram.xmlContent).toMatch(/(?=[\s\S]*oil the water)(?=[\s\S]*our the tea)/);
  if (engine === model) return drawn;
  const told = warnings.find(({ code }) => code === 'model')?.message ?? '';
  expect([engine, told]).toEqual(['embedded', expect.stringContaining('The built-in engine’s draft is kept.')]);
  expect(told).not.toContain('key-of-nobody');
  return told;
};

describe.each(services.map(({ id }) => id))('%s', (model) => {
  test.each(rows)('%s ends in: %s', async (_, end, { scripts: given, limits = {} }) => {
    scripts = [...service.seen.map(() => ({})), ...given];
    patience = limits;
    expect(await ending(model)).toMatch(end);
    await expect.poll(service.underWay).toBe(0);
  });
});

describe('local', () => {
  const silent: ModelRuntime['write'] = (_task, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const fails =
    (kind: ModelFailure['kind'], said = ''): ModelRuntime['write'] =>
    async (_task, { onText }) => {
      onText(said);
      throw new ModelFailure(kind, 60);
    };
  const says =
    (text: string): ModelRuntime['write'] =>
    async (_task, { onText }) => {
      onText(text);
      return { inputTokens: 1, outputTokens: 1, isFull: false };
    };

  test.each([
    ['no fault', drawn, says(reply)],
    ['a process that is killed', 'isn’t working right now', fails('down', 'flowchart: Tea\na Bo')],
    ['a process that takes too much memory', 'more memory than it’s allowed', fails('memory')],
    ['a text that is too long for it', 'too long or too large', fails('long')],
    ['a queue that is full', 'too many requests', fails('busy')],
    ['silence', 'took too long', silent],
    ['malformed output', 'didn’t contain a diagram', says('{"nodes": [ <mxCell')],
  ])('%s ends in: %s', async (_, end, given) => {
    write = given;
    patience = { firstTokenMs: 80 };
    expect(await ending('local')).toMatch(end);
  });

  test('is held by a grammar, whatever it is asked', async () => {
    const as = await buildUser(server);
    const held: boolean[] = [];
    const answering = (text: string): void => {
      write = (task, listening) => {
        held.push(task.grammar?.startsWith('root ::= ') === true);
        return says(text)(task, listening);
      };
    };
    patience = {};
    answering(`${reply}d -> zz\n`);
    const asked = { prompt, diagramType: 'flowchart', model: 'local' };
    const { diagram } = await server.succeed(generateDiagram, { as, body: asked });
    // The draft, and the line that names nothing.
    expect(held).toHaveLength(2);
    answering('suggest content low: Name the pot | It has no name.\nrename b: Fill the pot\n');
    const reviewed = { diagramType: 'flowchart', diagramId: diagram.id, model: 'local' };
    await server.succeed(getDesignSuggestions, { as, body: reviewed });
    answering('Boil the water first. Then pour the tea.\n');
    await server.succeed(rewritePrompt, { as, body: asked });
    answering('flowchart');
    await server.ask(generateDiagram, {
      as,
      body: { ...asked, prompt: 'Вскипятить воду, заварить чай', diagramType: 'auto' },
    });
    expect(held.length).toBeGreaterThanOrEqual(6);
    expect(held).not.toContain(false);
  });
});

test('without the service each ends in a draft that says so', async () => {
  patience = {};
  await service.close();
  for (const { id } of services)
    expect([id, await ending(id)]).toEqual([id, expect.stringContaining('Couldn’t reach')]);
});
