import { deleteDiagram, generateDiagram, getCurrentUser, getPromptHistory, listDiagrams } from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { diagramReservations, diagrams, diagramVersions, userUsage } from '../../platform/database/schema/index.ts';
import type { UseCases } from '../../platform/studio.ts';
import { buildDiagram, somePrompt } from '../../testing/build-diagram.ts';
import { buildGenerated, buildStudio, someXml, standIns } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

/** What the stand-in does next; each test sets what it needs. */
let generate: UseCases['generate'] = standIns.generate;
const server = await startTestServer({
  studio: buildStudio({ generate: (request, progress) => generate(request, progress) }),
});

const body = { prompt: somePrompt, diagramType: 'flowchart' };

describe('generating', () => {
  test('answers the diagram with what was understood', async () => {
    generate = standIns.generate;
    const person = await buildUser(server);
    const answer = await server.succeed(generateDiagram, { as: person, body });
    expect(answer).toMatchObject({
      success: true,
      coverage: 0.9,
      marks: [{ start: 3, end: 9, why: 'not-drawn' }],
      warnings: [{ code: 'not-understood', message: 'One sentence was left out.', source: { start: 3, end: 9 } }],
      engine: 'embedded',
      diagram: {
        title: 'Order',
        prompt: somePrompt,
        diagramType: 'flowchart',
        version: 1,
        access: 'owner',
        xmlContent: someXml,
      },
    });
  });

  test('asks documents where that is wanted, and counts it', async () => {
    const person = await buildUser(server);
    let asked: unknown;
    generate = (request, progress) => {
      asked = request.passages;
      return standIns.generate(request, progress);
    };
    await server.succeed(generateDiagram, { as: person, body: { ...body, useRAG: true } });
    expect(asked).toEqual([]);
    expect((await server.succeed(getCurrentUser, { as: person })).usage.ragQueriesUsed).toBe(1);
  });

  test('stores the first version and the prompt', async () => {
    const person = await buildUser(server);
    const { id } = await buildDiagram(server, person);
    const versions = await server.database.select().from(diagramVersions).where(eq(diagramVersions.diagramId, id));
    const { history } = await server.succeed(getPromptHistory, { as: person });
    expect(versions).toMatchObject([{ version: 1, xmlContent: someXml, reason: 'generated', userId: person.user.id }]);
    expect(history).toMatchObject([{ prompt: somePrompt, diagramType: 'flowchart' }]);
  });

  test('shows a prompt that was used twice once', async () => {
    const person = await buildUser(server);
    await buildDiagram(server, person);
    await buildDiagram(server, person, 'Another prompt that is long enough');
    await buildDiagram(server, person);
    const { history } = await server.succeed(getPromptHistory, { as: person });
    expect(history.map(({ prompt }) => prompt)).toEqual([somePrompt, 'Another prompt that is long enough']);
  });

  test('names a diagram after its prompt where the draft has no title', async () => {
    generate = async () => buildGenerated({ spec: { ...buildGenerated().spec, title: '' } });
    const person = await buildUser(server);
    expect((await buildDiagram(server, person, 'Pack the goods. Ship them.')).title).toBe('Pack the goods');
    generate = standIns.generate;
  });

  test.each([
    ['too short', { prompt: 'too short' }, 'prompt', 'Prompt must be at least 10 characters'],
    ['missing', { prompt: undefined }, 'prompt', 'Prompt must be at least 10 characters'],
    ['empty', { prompt: '' }, 'prompt', 'Prompt must be at least 10 characters'],
    ['an emoji', { prompt: '🙂' }, 'prompt', 'Prompt must be at least 10 characters'],
    ['too long', { prompt: 'x'.repeat(501) }, 'prompt', 'Prompt must be less than 500 characters'],
    [
      'of a type that there is not',
      { diagramType: 'poem' },
      'diagramType',
      expect.stringMatching(/^There’s no diagram type "poem"\. Choose one of: flowchart, /),
    ],
    ['without a type', { diagramType: undefined }, 'diagramType', 'Diagram type is required'],
  ])('refuses a prompt that is %s', async (_name, over, field, message) => {
    const person = await buildUser(server);
    const answer = await server.ask(generateDiagram, { as: person, body: { ...body, ...over } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      success: false,
      code: 'invalid_request',
      error: message,
      fields: { [field]: message },
    });
  });

  test('a picture is read and drawn, under the words that stand for none', async () => {
    const person = await buildUser(server);
    const asked: unknown[] = [];
    generate = async (request) => {
      asked.push(request);
      return buildGenerated();
    };
    const { diagram } = await server.succeed(generateDiagram, {
      as: person,
      body: { diagramType: 'flowchart', imageData: 'data:image/png;base64,aGVsbG8=' },
    });
    expect(diagram.prompt).toBe('Convert this image to a flowchart diagram');
    expect(asked).toMatchObject([{ type: 'flowchart', reading: { shapes: [{ label: 'Pay' }, { label: 'End' }] } }]);
  });

  test('a template without words becomes the diagram, under the name of its file and as what it was recognised', async () => {
    const person = await buildUser(server);
    const asked: unknown[] = [];
    generate = async (request) => {
      asked.push(request);
      return buildGenerated({ type: 'network' });
    };
    const template = { templateXml: someXml, templateName: 'office.drawio' };
    const { diagram } = await server.succeed(generateDiagram, {
      as: person,
      body: { diagramType: 'flowchart', ...template },
    });
    generate = standIns.generate;
    expect(asked).toEqual([{ prompt: '', type: 'flowchart', template: { xml: someXml, name: 'office.drawio' } }]);
    expect(diagram).toMatchObject({ prompt: 'Template: office.drawio', diagramType: 'network' });
    expect((await server.succeed(getCurrentUser, { as: person })).limits.remainingDiagrams).toBe(49);
  });

  test('says what to write where the prompt was not understood, and charges nothing', async () => {
    generate = async () => ({
      ok: false,
      message: 'No steps were found. Name at least two.',
      examples: ['Pay, then ship'],
    });
    const person = await buildUser(server);
    const answer = await server.ask(generateDiagram, { as: person, body: { ...body, prompt: 'asdf qwer zxcv' } });
    generate = standIns.generate;
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      success: false,
      code: 'not_understood',
      error: 'No steps were found. Name at least two.',
      examples: ['Pay, then ship'],
    });
    expect((await server.succeed(getCurrentUser, { as: person })).limits.remainingDiagrams).toBe(50);
  });

  test('tells nothing of the inside when it breaks, and charges nothing', async () => {
    generate = async () => {
      throw new Error('secret detail');
    };
    const person = await buildUser(server);
    const answer = await server.ask(generateDiagram, { as: person, body });
    generate = standIns.generate;
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      success: false,
      code: 'internal',
      error: 'Something went wrong on our side. Try again in a moment.',
    });
    expect((await server.succeed(getCurrentUser, { as: person })).usage.currentMonthDiagrams).toBe(0);
  });
});

describe('generating with events', () => {
  const events = { accept: 'text/event-stream' };

  test('streams each stage and then the result', async () => {
    const person = await buildUser(server);
    const { text, headers } = await server.ask(generateDiagram, { as: person, body, headers: events });
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const parts = text.trim().split('\n\n');
    expect(parts.slice(0, 3)).toEqual([
      'event: progress\ndata: {"step":"analysing"}',
      'event: progress\ndata: {"step":"planning"}',
      'event: progress\ndata: {"step":"drawing"}',
    ]);
    const result: unknown = JSON.parse(parts[3]?.replace('event: result\ndata: ', '') ?? '');
    expect(generateDiagram.response.parse(result).diagram.title).toBe('Order');
    expect(parts).toHaveLength(4);
  });

  test('ends with a failure in the usual shape', async () => {
    generate = async () => ({ ok: false, message: 'Name two steps.', examples: [] });
    const person = await buildUser(server);
    const { text, status } = await server.ask(generateDiagram, { as: person, body, headers: events });
    generate = standIns.generate;
    expect(status).toBe(200);
    expect(text).toBe(
      'event: failure\ndata: {"success":false,"code":"not_understood","error":"Name two steps.","examples":[]}\n\n',
    );
  });

  test('stops the work, stores nothing and charges nothing when the caller goes away', async () => {
    const person = await buildUser(server);
    let stopped: (() => void) | undefined;
    const isStopped = new Promise<void>((resolve) => {
      stopped = resolve;
    });
    let began: (() => void) | undefined;
    const hasBegun = new Promise<void>((resolve) => {
      began = resolve;
    });
    generate = (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          stopped?.();
          reject(signal.reason);
        });
        began?.();
      });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const caller = new AbortController();
    const asked = fetch(address + generateDiagram.path, {
      method: 'POST',
      headers: { ...events, 'content-type': 'application/json', authorization: `Bearer ${person.sessionToken}` },
      body: JSON.stringify(body),
      signal: caller.signal,
    });
    await hasBegun;
    caller.abort();
    await asked.then((response) => response.text()).catch(() => undefined);
    await isStopped;
    generate = standIns.generate;
    await expect
      .poll(async () => (await server.succeed(getCurrentUser, { as: person })).usage.currentMonthDiagrams)
      .toBe(0);
    expect((await server.succeed(listDiagrams, { as: person })).total).toBe(0);
  });
});

describe('the monthly limit', () => {
  const setUsage = (userId: number, usage: Partial<typeof userUsage.$inferInsert>) =>
    server.database.update(userUsage).set(usage).where(eq(userUsage.userId, userId));

  test('starts no more of 200 requests at once than are left, and makes exactly those', async () => {
    const person = await buildUser(server);
    await setUsage(person.user.id, { currentMonthDiagrams: 47 });
    let started = 0;
    generate = async (request, progress) => {
      started += 1;
      return standIns.generate(request, progress);
    };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => server.ask(generateDiagram, { as: person, body })),
    );
    generate = standIns.generate;
    const { usage, limits } = await server.succeed(getCurrentUser, { as: person });
    expect(started).toBe(3);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(197);
    expect(await server.database.$count(diagramReservations)).toBe(0);
    expect(usage).toMatchObject({ currentMonthDiagrams: 50, diagramsGenerated: 3 });
    expect(limits.remainingDiagrams).toBe(0);
    expect((await server.succeed(listDiagrams, { as: person })).total).toBe(3);
  });

  test('names the day on which it resets', async () => {
    const person = await buildUser(server);
    await setUsage(person.user.id, { currentMonthDiagrams: 50, billingPeriodEnd: new Date('2999-12-01T00:00:00Z') });
    const answer = await server.ask(generateDiagram, { as: person, body });
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      success: false,
      code: 'monthly_limit_reached',
      error: 'You’ve used all 50 of your diagrams for this month. You can create new ones starting December 1, 2999.',
    });
  });

  test('begins anew when the month is over', async () => {
    const person = await buildUser(server);
    await setUsage(person.user.id, {
      currentMonthDiagrams: 50,
      billingPeriodStart: new Date('2020-01-15T00:00:00Z'),
      billingPeriodEnd: new Date('2020-02-15T00:00:00Z'),
    });
    expect((await server.succeed(getCurrentUser, { as: person })).limits.remainingDiagrams).toBe(50);
    await buildDiagram(server, person);
    const { usage } = await server.succeed(getCurrentUser, { as: person });
    expect(usage.currentMonthDiagrams).toBe(1);
    expect(usage.billingPeriodEnd).toMatch(/-15T00:00:00\.000Z$/);
    expect(Date.parse(usage.billingPeriodStart)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(usage.billingPeriodEnd)).toBeGreaterThan(Date.now());
  });

  test('does not hold for premium', async () => {
    const person = await buildUser(server);
    await setUsage(person.user.id, { currentMonthDiagrams: 50, subscriptionTier: 'premium' });
    await buildDiagram(server, person);
    const { limits } = await server.succeed(getCurrentUser, { as: person });
    expect(limits).toMatchObject({ monthlyDiagrams: null, remainingDiagrams: null });
  });

  test('counts a diagram that was deleted later', async () => {
    const person = await buildUser(server);
    const { id } = await buildDiagram(server, person);
    await server.succeed(deleteDiagram, { as: person, params: { id }, query: { forever: 'true' } });
    expect((await server.succeed(getCurrentUser, { as: person })).usage.currentMonthDiagrams).toBe(1);
    expect(await server.database.select().from(diagrams).where(eq(diagrams.id, id))).toEqual([]);
  });
});
