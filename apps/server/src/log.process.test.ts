import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createShareLink,
  exportAccountPath,
  exportDiagramPath,
  forgotPassword,
  generateDiagram,
  getCurrentUser,
  getSharedDiagram,
  login,
  pathOf,
  refineDiagram,
  register,
  resetPassword,
  socialSignInPath,
  verifyEmail,
} from '@diagloom/contract';
import { afterAll, expect, test } from 'vitest';
import { tokenIn } from './testing/build-mailbox.ts';
import { derived } from './testing/build-user.ts';
import { startIdentityService } from './testing/identity-service.ts';
import { findFreePort, startServerProcess } from './testing/server-process.ts';
import { postJson, useServerProcesses } from './testing/use-server-processes.ts';

const { copyDataFolder } = useServerProcesses();
const dataFolder = await copyDataFolder();
const service = await startIdentityService();

afterAll(() => service.close());

const words = { first: derived('first words'), wrong: derived('wrong words'), second: derived('second words') };

const prompt = 'Customer enters voucher 47110815. If it is valid, ship the order, otherwise cancel the order.';

const person = { email: 'ada.log@example.com', username: 'countess-log', firstName: 'Augusta', lastName: 'Byronova' };

/** Waits for the message with that subject and answers the secret part of its link. */
const readToken = async (subject: string): Promise<string> => {
  const outbox = join(dataFolder, 'outbox');
  const find = async (): Promise<string | undefined> => {
    const names = await readdir(outbox).catch(() => []);
    const messages = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    return messages.find((text) => text.includes(`Subject: ${subject}`));
  };
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return tokenIn({ text: (await find()) ?? '' });
};

/** Signs in at the service as a browser does. Answers the addresses on the way, and what the last one and the cookies carry. */
const signInElsewhere = async (address: string): Promise<readonly string[]> => {
  const cookies: string[] = [];
  const secrets: string[] = [];
  let next: string | null = address + socialSignInPath('google');
  while (next !== null && !new URL(next, address).searchParams.has('token')) {
    const response: Response = await fetch(new URL(next, address), {
      redirect: 'manual',
      headers: { cookie: cookies.join('; ') },
    });
    cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
    next = response.headers.get('location');
    const asked = new URL(next ?? '/', address).searchParams;
    secrets.push(...['code', 'state', 'nonce', 'token'].flatMap((name) => asked.get(name) ?? []));
  }
  return [...secrets, ...cookies.map((cookie) => cookie.slice(cookie.indexOf('=') + 1)).filter(Boolean)];
};

test('the whole log of a walk names no password, token, link, prompt or person', async () => {
  service.person = { sub: 'account-1', email: 'elsewhere.log@gmail.com', email_verified: true };
  const server = startServerProcess({
    env: {
      PORT: String(await findFreePort()),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'trace',
      GOOGLE_ISSUER: service.issuer,
      GOOGLE_CLIENT_ID: service.clientId,
      GOOGLE_CLIENT_SECRET: service.clientSecret,
    },
  });
  const address = await server.running;
  const at = (path: string): string => address + path;

  const registration = { ...person, password: words.first, confirmPassword: words.first };
  const registered = register.response.parse(await (await postJson(at(register.path), registration)).json());
  const confirmation = await readToken('Confirm');
  const confirmed = await postJson(at(verifyEmail.path), { token: confirmation }, registered.sessionToken);
  expect(confirmed.status).toBe(200);
  expect((await postJson(at(login.path), { email: person.email, password: words.wrong })).status).toBe(401);
  expect((await postJson(at(forgotPassword.path), { email: person.email })).status).toBe(200);
  const reset = await readToken('Reset');
  expect((await postJson(at(resetPassword.path), { token: reset, newPassword: words.second })).status).toBe(200);
  const signedIn = login.response.parse(
    await (await postJson(at(login.path), { email: person.email, password: words.second })).json(),
  );
  const token = signedIn.sessionToken;

  const generated = await postJson(
    at(`${generateDiagram.path}?token=${token}`),
    { prompt, diagramType: 'flowchart' },
    token,
  );
  const { diagram } = generateDiagram.response.parse(await generated.json());
  const unclear = { prompt: 'Hm hm voucher 47120815 hm hm.', diagramType: 'flowchart' };
  await postJson(at(generateDiagram.path), unclear, token);
  const change = { updateRequest: 'Rename the voucher step to coupon 47130815' };
  await postJson(at(pathOf(refineDiagram, { id: diagram.id })), change, token);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(at(`${exportDiagramPath(diagram.id)}?format=drawio`), { headers })).status).toBe(200);
  expect((await fetch(at(exportAccountPath), { headers })).status).toBe(200);
  const cookie = `diagloom_session=${token}`;
  expect((await fetch(at(getCurrentUser.path), { headers: { cookie } })).status).toBe(200);

  const share = await postJson(at(pathOf(createShareLink, { id: diagram.id })), { expiresInDays: null }, token);
  const link = createShareLink.response.parse(await share.json()).token;
  expect((await fetch(at(pathOf(getSharedDiagram, { token: link })))).status).toBe(200);
  await fetch(at(`/shared/${link}`));
  const fromElsewhere = await signInElsewhere(address);
  expect(fromElsewhere.length).toBeGreaterThan(4);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const log = server.output();
  for (const { path } of [register, login, forgotPassword, resetPassword, generateDiagram]) {
    expect(log).toContain(`"path":"${path}"`);
  }
  expect(log).toContain(`"path":"${pathOf(getSharedDiagram, { token: 'x' }).replace('x', '…')}"`);
  const secrets = [
    ...Object.values(words),
    ...[registered.sessionToken, token, confirmation, reset, link, ...fromElsewhere],
    ...['voucher', 'coupon', '47110815', '47120815', '47130815', diagram.title],
    ...[...Object.values(person), 'elsewhere.log@gmail.com', service.clientSecret],
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
