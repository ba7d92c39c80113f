import { forgotPassword, login, register, resetPassword } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInAttempts } from '../../platform/database/schema/index.ts';
import { pruneSignInAttempts } from '../../platform/sessions/sign-in-attempts.ts';
import { buildMailbox, tokenIn } from '../../testing/build-mailbox.ts';
import { buildRegistration, derived } from '../../testing/build-user.ts';
import { type Answer, startTestServer } from '../../testing/test-server.ts';

const mailbox = buildMailbox();
const server = await startTestServer({
  trustProxy: 1,
  mail: mailbox.transport,
  backOffs: { account: { free: 2, longestWait: 900 }, network: { free: 4, longestWait: 900 } },
});
const { database } = server;

const right = derived('secret words');
const home = '192.0.2.1';
const elsewhere = '203.0.113.9';

const from = (ipAddress: string) => ({ headers: { 'x-forwarded-for': ipAddress } });

const signIn = (email: string, ipAddress: string, password = derived('wrong')): Promise<Answer> =>
  server.ask(login, { body: { email, password }, ...from(ipAddress) });

/** Guesses so often, each from another network, and answers the statuses. */
const guess = async (email: string, times: number): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let count = 1; count <= times; count++) statuses.push((await signIn(email, `198.51.100.${count}`)).status);
  return statuses;
};

const registerAtHome = async (): Promise<string> => {
  const person = buildRegistration();
  await server.succeed(register, { body: person, ...from(home) });
  return String(person.email);
};

/** As if so many seconds had passed. */
const pass = (seconds: number) =>
  database.update(signInAttempts).set({
    opensAt: sql`opens_at - make_interval(secs => ${seconds})`,
    lastAt: sql`last_at - make_interval(secs => ${seconds})`,
  });

beforeEach(() => database.delete(signInAttempts));

describe('after some wrong passwords', () => {
  test('the next has to wait, and is told for how long', async () => {
    const email = await registerAtHome();
    expect(await guess(email, 4)).toEqual([401, 401, 401, 429]);
    const early = await signIn(email, elsewhere, right);
    expect(early).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', error: 'Too many failed sign-ins. Try again in 2 seconds.' },
      headers: { 'retry-after': '2' },
    });
  });

  test('each wait is twice as long as the one before, up to a quarter of an hour', async () => {
    const email = await registerAtHome();
    await guess(email, 2);
    const waits: number[] = [];
    for (let count = 0; count < 11; count++) {
      await signIn(email, `203.0.113.${count}`);
      const seconds = Number((await signIn(email, `198.51.100.${count}`)).headers['retry-after']);
      waits.push(seconds);
      await pass(seconds);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test('one network has to wait, whichever accounts it tries', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await signIn(`nobody.${count}@example.com`, `2001:db8::${count}`)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('a hundred at once are looked at no more than a few one after the other', async () => {
    const email = await registerAtHome();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, count) => signIn(email, `198.51.100.${count}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  test('it is answered alike whether somebody has the address or not', async () => {
    const answerAll = async (email: string) => {
      const answers: unknown[] = [];
      for (let count = 0; count < 5; count++) {
        const { status, body } = await signIn(email, `198.51.100.${count}`);
        answers.push({ status, body });
      }
      return answers;
    };
    const known = await answerAll(await registerAtHome());
    expect(known).toEqual(await answerAll('nobody@example.com'));
  });
});

describe('the owner gets in', () => {
  test('where they usually sign in, however long somebody guesses from elsewhere or from the same network', async () => {
    const email = await registerAtHome();
    await guess(email, 6);
    for (let count = 0; count < 6; count++) await signIn(`nobody.${count}@example.com`, home);
    expect((await signIn('nobody@example.com', home)).status).toBe(429);
    expect((await signIn(email, home, right)).status).toBe(200);
  });

  test('anywhere with a new password through a link, though somebody goes on guessing', async () => {
    const email = await registerAtHome();
    await guess(email, 6);
    await server.succeed(forgotPassword, { body: { email }, ...from(elsewhere) });
    const message = await mailbox.read(email, 'Reset');
    await server.succeed(resetPassword, {
      body: { token: tokenIn(message), newPassword: derived('new words') },
      ...from(elsewhere),
    });
    expect((await signIn(email, elsewhere, derived('new words'))).status).toBe(200);
  });

  test('and their wrong passwords are forgotten then, those of the network are not', async () => {
    const email = await registerAtHome();
    await signIn(email, home);
    await signIn(email, home);
    expect((await signIn(email, home, right)).status).toBe(200);
    expect([await signIn(email, home), await signIn(email, home)].map(({ status }) => status)).toEqual([401, 401]);

    const stranger = await registerAtHome();
    for (let count = 0; count < 4; count++) await signIn(`nobody.${count}@example.com`, elsewhere);
    expect((await signIn(stranger, elsewhere, right)).status).toBe(200);
    expect((await signIn('nobody@example.com', elsewhere)).status).toBe(401);
    expect((await signIn('nobody@example.com', elsewhere)).status).toBe(429);
  });

  test('after six quiet hours as if nothing had been', async () => {
    const email = await registerAtHome();
    await guess(email, 4);
    await pass(6 * 3600);
    expect(await guess(email, 4)).toEqual([401, 401, 401, 429]);
    await pass(6 * 3600);
    await pruneSignInAttempts(database);
    expect(await database.$count(signInAttempts)).toBe(0);
  });
});
