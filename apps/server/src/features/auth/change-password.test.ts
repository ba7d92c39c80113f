import { changePassword, getCurrentUser, login } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { buildUser, derived } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

const change = { currentPassword: derived('secret words'), newPassword: derived('other words') };

test('a changed password signs in, and the old one no longer does', async () => {
  const person = await buildUser(server);
  expect(await server.succeed(changePassword, { as: person, body: change })).toEqual({ success: true });
  const { email } = person.user;
  expect((await server.ask(login, { body: { email, password: derived('other words') } })).status).toBe(200);
  expect((await server.ask(login, { body: { email, password: derived('secret words') } })).status).toBe(401);
});

test('changing the password ends all other sessions of the person, and nobody else', async () => {
  const [person, stranger] = [await buildUser(server), await buildUser(server)];
  const body = { email: person.user.email, password: derived('secret words') };
  const elsewhere = await server.succeed(login, { body });
  await server.succeed(changePassword, { as: person, body: change });
  const statuses = [];
  for (const as of [person, elsewhere, stranger]) statuses.push((await server.ask(getCurrentUser, { as })).status);
  expect(statuses).toEqual([200, 401, 200]);
});

test('a wrong current password changes nothing', async () => {
  const person = await buildUser(server);
  const answer = await server.ask(changePassword, {
    as: person,
    body: { ...change, currentPassword: derived('guess') },
  });
  const message = 'The current password is incorrect. Check it and try again.';
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({
    success: false,
    code: 'wrong_credentials',
    error: message,
    fields: { currentPassword: message },
  });
  const body = { email: person.user.email, password: derived('secret words') };
  expect((await server.ask(login, { body })).status).toBe(200);
});

test('a new password is taken in its derived form only', async () => {
  const answer = await server.ask(changePassword, {
    as: await buildUser(server),
    body: { ...change, newPassword: 'plain words' },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields: { newPassword: expect.stringContaining('derived form') } });
});

test('guessing the current password is limited, each person for themselves', async () => {
  const limited = await startTestServer({ rateLimits: { changePassword: { max: 2, windowMs: 60_000 } } });
  const [one, other] = [await buildUser(limited), await buildUser(limited)];
  const statuses = [];
  for (const as of [one, one, one, other]) {
    const body = { ...change, currentPassword: derived('guess') };
    statuses.push((await limited.ask(changePassword, { as, body })).status);
  }
  expect(statuses).toEqual([401, 401, 429, 401]);
});
