import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { generateDiagram, getCurrentUser, getHealth, login, register } from '@diagloom/contract';
import pino from 'pino';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createApp } from './app.ts';
import { openDatabase } from './platform/database/database.ts';
import { defaultRateLimits } from './platform/http/rate-limits.ts';
import { createLessonFile } from './platform/lessons/lesson-file.ts';
import { buildDiagram, somePrompt } from './testing/build-diagram.ts';
import { buildMailbox } from './testing/build-mailbox.ts';
import { buildPictureReader } from './testing/build-picture-reader.ts';
import { buildStudio } from './testing/build-studio.ts';
import { buildRegistration, buildUser, derived } from './testing/build-user.ts';
import { startTestServer } from './testing/test-server.ts';

const webFolder = await mkdtemp(join(tmpdir(), 'diagloom-web-'));
await mkdir(join(webFolder, 'assets'));
await writeFile(
  join(webFolder, 'index.html'),
  '<!doctype html><meta property="og:image" content="/social-preview.png" /><title>Diagloom</title>',
);
await writeFile(join(webFolder, 'favicon.svg'), '<svg/>');
await writeFile(join(webFolder, 'assets', 'index-abc123.js'), 'export {};');
await writeFile(join(webFolder, 'assets', 'index-abc123.js.br'), 'compressed');
afterAll(() => rm(webFolder, { recursive: true }));

const server = await startTestServer({ webFolder });

const json = { 'content-type': 'application/json' };

describe('a request that cannot be read', () => {
  test.each([
    ['malformed JSON', '{"email": ', json, 400, 'malformed_json'],
    ['JSON that would poison a prototype', '{"__proto__": {"a": 1}}', json, 400, 'malformed_json'],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_content_type'],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_content_type'],
    ['more than fits', JSON.stringify({ email: 'x'.repeat(3_000_000) }), json, 413, 'body_too_large'],
    ['no body', '', json, 400, 'invalid_request'],
    ['a list', '[]', json, 400, 'invalid_request'],
    ['a character that can’t be stored', JSON.stringify({ email: 'a\0b' }), json, 400, 'invalid_request'],
  ])('with %s is answered in our shape', async (_name, payload, headers, status, code) => {
    const response = await server.app.inject({ method: 'POST', url: login.path, headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, code, error: expect.stringMatching(/^[A-Z].*[.y]$/s) });
  });

  test.each([
    ['GET', '/api/nowhere'],
    ['POST', '/api/nowhere'],
    ['PUT', '/api/diagrams'],
    ['GET', '/api'],
  ] as const)('%s %s is not there', async (method, url) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: 'not_found' });
  });

  test('with a broken address is answered in our shape', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/api/diagrams/%ff' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'invalid_request' });
  });
});

describe('a write that another site makes a browser send', () => {
  const withCookie = async (headers: Record<string, string>) => {
    const { sessionToken } = await buildUser(server);
    const answer = await server.ask(generateDiagram, {
      headers: { cookie: `diagloom_session=${sessionToken}`, host: 'diagloom.test', ...headers },
      body: { prompt: somePrompt, diagramType: 'flowchart' },
    });
    return answer.status;
  };

  test.each([
    ['another origin', { origin: 'https://evil.test' }, 403],
    ['an origin that hides', { origin: 'null' }, 403],
    ['our name at another port', { origin: 'http://diagloom.test:81' }, 403],
    ['no origin but a foreign site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['our own origin', { origin: 'http://diagloom.test' }, 200],
    ['no browser', {}, 200],
  ])('with %s answers %3$i', async (_name, headers, status) => {
    expect(await withCookie(headers)).toBe(status);
  });

  test('is no less one for any other authorization that it sends along', async () => {
    expect(await withCookie({ origin: 'https://evil.test', authorization: 'Basic YTpi' })).toBe(403);
  });

  test('is told apart from a caller that holds the token', async () => {
    const person = await buildUser(server);
    const answer = await server.ask(generateDiagram, {
      as: person,
      headers: { origin: 'https://tool.test' },
      body: { prompt: somePrompt, diagramType: 'flowchart' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('rate limits', () => {
  const tooMany = { success: false, code: 'rate_limited', error: 'Too many requests. Try again in 60 seconds.' };
  const twice = { max: 2, windowMs: 60_000 };
  const wrong = (email: string) => ({ body: { email, password: derived('wrong') } });

  test('hold for signing in from one address', async () => {
    const limited = await startTestServer({ rateLimits: { login: twice } });
    const answers = [];
    for (const name of ['a', 'b', 'c']) answers.push(await limited.ask(login, wrong(`${name}@example.com`)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
    expect(answers[2]?.body).toEqual(tooMany);
    expect(answers[2]?.headers['retry-after']).toBe('60');
  });

  test('hold for registering', async () => {
    const limited = await startTestServer({ rateLimits: { register: twice } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await limited.ask(register, { body: buildRegistration() })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('hold for generating, each person for themselves', async () => {
    const limited = await startTestServer({ rateLimits: { generate: twice } });
    const [one, other] = [await buildUser(limited), await buildUser(limited)];
    const body = { prompt: somePrompt, diagramType: 'flowchart' };
    const statuses = [];
    for (const as of [one, one, one, other]) statuses.push((await limited.ask(generateDiagram, { as, body })).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

describe('the pages', () => {
  const get = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });

  test.each(['/', '/login', '/register?next=/', '/no/such/page'])('%s is the first page of the app', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<title>Diagloom</title>');
  });

  test('name their preview picture with the address of this server, compressed for those who can read that', async () => {
    const plain = await get('/?diagram=7');
    expect(plain.body).toMatch(/content="https?:\/\/[^"/]+\/social-preview\.png"/);
    const small = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    expect((await get('/', { 'if-none-match': String(small.headers.etag) })).statusCode).toBe(304);
  });

  test('run no scripts but our own files', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|upgrade-insecure-requests/);
  });

  test('have assets that never change, compressed for those who can read that', async () => {
    const plain = await get('/assets/index-abc123.js');
    const small = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe('export {};');
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('have no first page in place of a missing asset', async () => {
    expect((await get('/assets/index-gone.js')).statusCode).toBe(404);
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'never leave their folder: %s',
    async (url) => {
      const response = await get(url);
      expect(response.body).not.toContain('"name"');
    },
  );

  test('say what to do where they are not built', async () => {
    const unbuilt = await startTestServer({ webFolder: join(webFolder, 'nowhere') });
    const response = await unbuilt.app.inject({ method: 'GET', url: '/' });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm start');
  });
});

test('the API describes itself from the schemas that check it', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/api/openapi.json' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/auth/login': { post: { requestBody: { content: { 'application/json': expect.anything() } } } },
      '/api/diagrams/{id}': { get: expect.anything(), patch: expect.anything(), delete: expect.anything() },
    },
  });
});

test('health answers while the database does', async () => {
  expect(await server.succeed(getHealth)).toEqual({ success: true, version: '0.0.0-test', degraded: [] });
});

test('a database out of reach is reported as such, without a word of the inside', async () => {
  const lines: string[] = [];
  const log = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const connection = openDatabase({ url: 'postgres://nobody:hidden@127.0.0.1:1/none', onError: () => undefined });
  const app = await createApp({
    database: connection.database,
    studio: buildStudio(),
    pictureReader: buildPictureReader(),
    joinRules: { adminEmail: undefined, registration: 'open' },
    rateLimits: defaultRateLimits,
    mail: buildMailbox().transport,
    publicUrl: 'https://diagrams.example.com',
    activityDays: 365,
    lessonFile: createLessonFile('/nonexistent/lessons.jsonl'),
    webFolder,
    version: '0',
    logger: pino({ level: 'debug' }, log),
  });
  for (const [url, method] of [
    [getHealth.path, 'GET'],
    [login.path, 'POST'],
  ] as const) {
    const payload = method === 'POST' ? { email: 'someone@example.com', password: derived('secret words') } : undefined;
    const response = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      success: false,
      code: 'unavailable',
      error: 'The database isn’t responding right now. Try again shortly.',
    });
  }
  await app.close();
  await connection.close();
  expect(lines.join('')).toContain('ECONNREFUSED');
  expect(lines.join('')).not.toMatch(/hidden|someone@example|[0-9a-f]{64}/);
});

test('the log names neither tokens nor prompts', async () => {
  const lines: string[] = [];
  const log = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const response = await fetch(inject('databaseMaker'), { method: 'POST' });
  const connection = openDatabase({ url: await response.text(), onError: () => undefined });
  const app = await createApp({
    database: connection.database,
    studio: buildStudio({
      generate: async () => {
        throw new Error('broken');
      },
    }),
    pictureReader: buildPictureReader(),
    joinRules: { adminEmail: undefined, registration: 'open' },
    rateLimits: defaultRateLimits,
    mail: buildMailbox().transport,
    publicUrl: 'https://diagrams.example.com',
    activityDays: 365,
    lessonFile: createLessonFile('/nonexistent/lessons.jsonl'),
    webFolder,
    version: '0',
    logger: pino({ level: 'trace' }, log),
  });
  const registered = await app.inject({ method: 'POST', url: register.path, payload: buildRegistration() });
  const { sessionToken } = register.response.parse(registered.json());
  await app.inject({
    method: 'POST',
    url: `${generateDiagram.path}?token=${sessionToken}`,
    headers: { authorization: `Bearer ${sessionToken}` },
    payload: { prompt: somePrompt, diagramType: 'flowchart' },
  });
  await app.inject({
    method: 'GET',
    url: getCurrentUser.path,
    headers: { cookie: `diagloom_session=${sessionToken}` },
  });
  await app.close();
  await connection.close();
  const text = lines.join('');
  expect(text).toContain('"path":"/api/diagrams/generate"');
  expect(text).toContain('broken');
  expect(text).not.toContain(sessionToken);
  expect(text).not.toContain(somePrompt);
  expect(text).not.toContain(derived('secret words'));
});

test('behind a proxy that is trusted the cookie is for https only', async () => {
  const proxied = await startTestServer({ trustProxy: 1 });
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'diagrams.example.com' };
  const answer = await proxied.ask(register, {
    body: buildRegistration(),
    headers: { ...headers, origin: 'https://diagrams.example.com' },
  });
  expect(answer.headers['set-cookie']).toMatch(/; Secure/);
  await buildDiagram(proxied, await buildUser(proxied));
});
