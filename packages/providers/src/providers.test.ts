import { afterAll, describe, expect, test } from 'vitest';
import { askModel, embedTexts, ModelFailure, type Provider, providers } from './index.ts';
import { type FakeScript, startModelService } from './testing/index.ts';

let script: FakeScript = {};
const service = await startModelService(() => script);
afterAll(service.close);

const reply = 'flowchart: Tea\na Boil water\nb Pour\na -> b\n';

const baseUrls: Readonly<Record<string, string>> = { google: '/v1beta', bedrock: '' };

/** A model of each service that thinks, and what it is sent. */
const thinkers: Readonly<Record<string, string>> = {
  anthropic: 'claude-opus-5',
  openai: 'gpt-5-mini',
  azure: 'o4-mini',
  google: 'gemini-2.5-flash',
  bedrock: 'us.anthropic.claude-opus-5-v1:0',
  'openai-compatible': 'openai/gpt-oss-20b',
};

const kept: Readonly<Record<string, object>> = {
  anthropic: { thinking: { type: 'disabled' }, output_config: { effort: 'low' }, max_tokens: 2500 },
  openai: { reasoning_effort: 'low', max_completion_tokens: 2500 },
  azure: { reasoning_effort: 'low', max_completion_tokens: 2500 },
  google: { generationConfig: { thinkingConfig: { thinkingBudget: 0 }, maxOutputTokens: 500 } },
  bedrock: { additionalModelRequestFields: { output_config: { effort: 'low' } }, inferenceConfig: { maxTokens: 2500 } },
  'openai-compatible': { reasoning_effort: 'low', max_tokens: 2500 },
};

const modelOf = async (provider: Provider, name = 'some-model') => {
  const baseUrl = `${service.url}${baseUrls[provider.id] ?? '/v1'}`;
  const connect = await provider.connect({ apiKey: 'key-of-nobody', baseUrl, region: 'eu-central-1', fetch });
  return connect(name);
};

const question = {
  system: 'Draw.',
  turns: [{ by: 'person', text: 'Make tea' }],
  maxOutputTokens: 500,
} as const;

const ask = async (provider: Provider, given: FakeScript, limits: Parameters<typeof askModel>[2]['limits'] = {}) => {
  script = given;
  const pieces: string[] = [];
  const answer = await askModel(await modelOf(provider), question, {
    signal: new AbortController().signal,
    onText: (piece) => pieces.push(piece),
    limits,
  });
  return { ...answer, pieces };
};

const failureOf = async (asking: Promise<unknown>): Promise<Partial<ModelFailure>> => {
  const error = await asking.catch((cause: unknown) => cause);
  if (!(error instanceof ModelFailure)) throw new Error(`This is no failure of a model: ${String(error)}`);
  return { kind: error.kind, retryAfter: error.retryAfter };
};

const untilQuiet = async (): Promise<void> => {
  while (service.underWay() > 0) await new Promise((resolve) => setImmediate(resolve));
};

/** A model on this machine speaks over no wire; `local` has tests of its own. */
const services = providers.filter((provider: Provider) => !provider.isHere);

describe.each(services.map((provider) => [provider.id, provider] as const))('%s', (_, provider: Provider) => {
  test('streams a reply and says what it took', async () => {
    const { text, pieces, use, isCounted, isFull } = await ask(provider, { reply });
    expect(text).toBe(reply);
    expect(pieces.length).toBeGreaterThan(3);
    expect(use.outputTokens).toBe(Math.ceil(reply.length / 4));
    expect(use.inputTokens).toBeGreaterThan(0);
    expect([isCounted, isFull]).toEqual([true, false]);
  });

  test('sends the instruction, the key and the limit', async () => {
    await ask(provider, { reply });
    const { body, headers } = service.seen.at(-1) ?? { body: '', headers: {} };
    expect(body).toContain('Draw.');
    expect(body).toContain('Make tea');
    expect(body).toContain('500');
    expect(JSON.stringify(headers)).toContain('key-of-nobody');
  });

  test.runIf(provider.thinking !== undefined)(
    'keeps a model short that thinks before it writes, and no other',
    async () => {
      const name = thinkers[provider.id] ?? '';
      const thinking = provider.thinking?.(name);
      script = { reply };
      await askModel(
        await modelOf(provider, name),
        { ...question, thinking },
        { signal: new AbortController().signal },
      );
      const { body = '' } = service.seen.at(-1) ?? {};
      expect(JSON.parse(body)).toMatchObject(kept[provider.id] ?? {});
      expect(provider.thinking?.('some-model')).toBeUndefined();
    },
  );

  test('says where all that it may write went into thoughts', async () => {
    expect(await failureOf(ask(provider, { reply: '', finish: 'length' }))).toMatchObject({ kind: 'full' });
  });

  test('sends a picture', async () => {
    script = { reply };
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const turns = [{ by: 'person', text: 'Draw this', images: [`data:image/png;base64,${dot}`] }] as const;
    await askModel(await modelOf(provider), { ...question, turns }, { signal: new AbortController().signal });
    expect(service.seen.at(-1)?.body).toContain(dot);
  });

  test.each([
    ['a refused key', { status: 401, message: 'Incorrect key: key-of-nobody' }, { kind: 'key' }],
    ['too many requests', { status: 429, headers: { 'retry-after': '7' } }, { kind: 'busy', retryAfter: 7 }],
    ['a fault', { status: 500 }, { kind: 'down' }],
    ['an unknown model', { status: 404 }, { kind: 'request' }],
    ['a cut connection', { reply, fault: 'cut' }, { kind: 'cut' }],
    ['a stream that ends too early', { reply, fault: 'ends' }, { kind: 'cut' }],
    ['a refusal', { reply: 'I', finish: 'refused' }, { kind: 'refused' }],
    ['a call of a tool that nobody offered', { reply: 'I', finish: 'tool' }, { kind: 'cut' }],
  ] as const)('tells %s', async (_name, given, failure) => {
    expect(await failureOf(ask(provider, given))).toMatchObject(failure);
  });

  test('goes on after a chunk that is no data, or says that the reply is cut', async () => {
    const result = await ask(provider, { reply, fault: 'garbled' }).catch((error: unknown) => error);
    if (result instanceof ModelFailure) expect(result.kind).toBe('cut');
    else expect(result).toMatchObject({ text: expect.stringContaining('flowchart') });
  });

  test('gives up on silence and closes the connection', async () => {
    expect(await failureOf(ask(provider, { fault: 'silent' }, { firstTokenMs: 60 }))).toMatchObject({ kind: 'slow' });
    await untilQuiet();
  });

  test('gives up where the text stops coming', async () => {
    const slow = { reply, tokensPerSecond: 1 };
    expect(await failureOf(ask(provider, slow, { betweenTokensMs: 60 }))).toMatchObject({ kind: 'slow' });
    await untilQuiet();
  });

  test('is stopped in the middle and closes the connection', async () => {
    script = { reply: reply.repeat(20), tokensPerSecond: 50 };
    const controller = new AbortController();
    const model = await modelOf(provider);
    const asking = askModel(model, question, { signal: controller.signal, onText: () => controller.abort() });
    expect(await failureOf(asking)).toMatchObject({ kind: 'stopped' });
    await untilQuiet();
  });

  test('a service that is not there is unreachable', async () => {
    const connect = await provider.connect({
      apiKey: 'key-of-nobody',
      baseUrl: 'http://127.0.0.1:9',
      region: 'eu-central-1',
      fetch,
    });
    const asking = askModel(connect('some-model'), question, { signal: new AbortController().signal });
    expect(await failureOf(asking)).toMatchObject({ kind: 'unreachable' });
  });

  describe.runIf(provider.connectEmbedding !== undefined)('places texts by what they mean', () => {
    const embed = async (given: FakeScript, totalMs = 5000) => {
      script = given;
      const baseUrl = `${service.url}${baseUrls[provider.id] ?? '/v1'}`;
      const access = { apiKey: 'key-of-nobody', baseUrl, region: 'eu-central-1', fetch };
      const connect = await provider.connectEmbedding?.(access);
      if (connect === undefined) throw new Error('It has no such models.');
      return embedTexts(connect('some-model'), ['ab', 'a', 'abc'], { signal: new AbortController().signal, totalMs });
    };

    test('in their order, with what it took', async () => {
      const { vectors, inputTokens } = await embed({ vectorOf: ({ length }) => [length, 0.5] });
      expect(vectors).toEqual([
        [2, 0.5],
        [1, 0.5],
        [3, 0.5],
      ]);
      expect(inputTokens).toBeGreaterThan(0);
      expect(JSON.stringify(service.seen.at(-1)?.headers)).toContain('key-of-nobody');
    });

    test.each([
      ['a refused key', { status: 401 }, 'key'],
      ['too many requests', { status: 429 }, 'busy'],
      ['a fault', { status: 500 }, 'down'],
      ['an answer that ends too early', { fault: 'cut' }, 'cut'],
      ['places of several lengths', { vectorOf: ({ length }: string) => Array(length).fill(1) }, 'down'],
      ['places without a direction', { vectorOf: () => [0, 0] }, 'down'],
    ] as const)('and tells %s', async (_name, given, kind) => {
      expect(await failureOf(embed(given))).toMatchObject({ kind });
    });

    test('and is given up on where it is silent', async () => {
      expect(await failureOf(embed({ fault: 'silent' }, 60))).toMatchObject({ kind: 'slow' });
      await untilQuiet();
    });
  });

  test.each(['refused', 'ignored'] as const)('answers in one piece where a stream is %s', async (unstreamed) => {
    const before = service.seen.length;
    const answer = await ask(provider, { reply, unstreamed });
    expect(answer).toMatchObject({ text: reply, isWhole: true, isCounted: true, isFull: false });
    expect(answer.pieces.join('')).toBe(reply);
    expect(service.seen.length - before).toBe(2);
  });

  describe('is known not to stream', () => {
    const askWhole = async (given: FakeScript, { firstTokenMs = 5000, totalMs = 5000, isLeft = false } = {}) => {
      script = { ...given, unstreamed: 'refused' };
      const ending = new AbortController();
      if (isLeft) setTimeout(() => ending.abort(), 50);
      const limits = { firstTokenMs, totalMs };
      return askModel(await modelOf(provider), { ...question, streams: false }, { signal: ending.signal, limits });
    };

    test('and is asked once, in one piece, with the patience of a whole reply', async () => {
      const before = service.seen.length;
      const answer = await askWhole({ reply, firstTokenMs: 100 }, { firstTokenMs: 20 });
      expect(answer).toMatchObject({ text: reply, isWhole: true });
      expect(service.seen.length - before).toBe(1);
    });

    test.each([
      ['a refused key', { status: 401 }, 'key'],
      ['a refusal', { reply: 'I', finish: 'refused' }, 'refused'],
      ['nothing but thoughts', { reply: '', finish: 'length' }, 'full'],
    ] as const)('and tells %s', async (_name, given, kind) => {
      expect(await failureOf(askWhole(given))).toMatchObject({ kind });
    });

    test('and is given up on, or left, with its connection', async () => {
      const slow = { reply, firstTokenMs: 2000 };
      expect(await failureOf(askWhole(slow, { totalMs: 60 }))).toMatchObject({ kind: 'slow' });
      expect(await failureOf(askWhole(slow, { isLeft: true }))).toMatchObject({ kind: 'stopped' });
      await expect.poll(service.underWay, { timeout: 5000 }).toBe(0);
    });
  });

  describe('lists its models', () => {
    const list = (apiKey?: string) =>
      provider.listModels?.(
        { apiKey, baseUrl: `${service.url}${baseUrls[provider.id] ?? '/v1'}`, region: 'eu-central-1', fetch },
        new AbortController().signal,
      );

    test('that can be asked', async () => {
      expect(await list('key-of-nobody')).toEqual(['large-model', 'small-model']);
    });
  });
});

test('models of Bedrock are listed by the host beside the one that answers, with the same key', async () => {
  const asked: string[] = [];
  const answers = async (input: unknown, init?: RequestInit): Promise<Response> => {
    asked.push(`${String(input)} ${new Headers(init?.headers).get('authorization')}`);
    return String(input).includes('profiles')
      ? new Response('{"message":"no"}', { status: 403 })
      : Response.json({
          modelSummaries: [
            { modelId: 'nova', inferenceTypesSupported: ['ON_DEMAND'], outputModalities: ['TEXT'] },
            { modelId: 'titan-embed', inferenceTypesSupported: ['ON_DEMAND'], outputModalities: ['EMBEDDING'] },
          ],
        });
  };
  const bedrock: Provider | undefined = providers.find(({ id }) => id === 'bedrock');
  const access = { apiKey: 'k', region: 'eu-west-1', fetch: answers as typeof fetch };
  // Profiles may be kept from a key.
  expect(await bedrock?.listModels?.(access, new AbortController().signal)).toEqual(['nova', 'titan-embed']);
  expect(asked).toEqual([
    'https://bedrock.eu-west-1.amazonaws.com/foundation-models Bearer k',
    'https://bedrock.eu-west-1.amazonaws.com/inference-profiles?maxResults=1000 Bearer k',
  ]);
});

test.each([
  ['https://team.openai.azure.com', 'https://team.openai.azure.com/openai/v1'],
  ['https://team.openai.azure.com/openai', 'https://team.openai.azure.com/openai/v1'],
  ['https://team.services.ai.azure.com/openai/v1', 'https://team.services.ai.azure.com/openai/v1'],
  ['https://gateway.example.com/azure', 'https://gateway.example.com/azure'],
])('a resource of Azure that is written %s is asked at %s', async (baseUrl, address) => {
  const asked: string[] = [];
  const answers = async (input: unknown): Promise<Response> => {
    asked.push(String(input));
    return String(input).endsWith('/models') ? Response.json({ data: [] }) : new Response('{}', { status: 404 });
  };
  const azure: Provider | undefined = providers.find(({ id }) => id === 'azure');
  const access = { apiKey: 'k', baseUrl, fetch: answers as typeof fetch };
  const { signal } = new AbortController();
  await azure?.listModels?.(access, signal);
  const connect = await azure?.connect(access);
  if (connect === undefined) throw new Error('There is no such provider.');
  await failureOf(askModel(connect('gpt-4o'), question, { signal }));
  expect(asked).toEqual([`${address}/models`, `${address}/chat/completions`]);
});
