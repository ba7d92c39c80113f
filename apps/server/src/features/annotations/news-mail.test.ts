import {
  createAnnotation,
  getCurrentUser,
  noNewsMail,
  readNotifications,
  stopNewsMail,
  updatePreferences,
} from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { diagramAccess, users } from '../../platform/database/schema/index.ts';
import { createSealer } from '../../platform/models/sealer.ts';
import { mailNews } from '../../platform/notifications/mail-news.ts';
import { createUnsubscribeToken } from '../../platform/notifications/unsubscribe-token.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildMailbox } from '../../testing/build-mailbox.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const secret = async () => Buffer.alloc(32, 7);
const server = await startTestServer({ secret });
const sealer = createSealer(secret);
const ada = await buildUser(server, { firstName: 'Ada', lastName: 'Lovelace' });

const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000);
/** After seven in the morning of the next day in UTC. */
const nextMorning = () => new Date(Math.floor(Date.now() / 86_400_000 + 1) * 86_400_000 + 8 * 3_600_000);

/** Somebody with a confirmed address who was mentioned on a diagram of Ada's. */
const buildMentioned = async () => {
  const eve = await buildUser(server, { firstName: 'Eve', lastName: 'Editor' });
  await server.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, eve.user.id));
  const { id } = await buildDiagram(server, ada);
  const access = { diagramId: id, userId: eve.user.id, role: 'commenter', openedAt: new Date() } as const;
  await server.database.insert(diagramAccess).values(access);
  const body = { content: 'Who signs\nthis?', pageId: 'page-1', x: 4, y: 3, mentionedUsers: [eve.user.id] };
  await server.succeed(createAnnotation, { as: ada, params: { id }, body });
  return { eve, id };
};

const sendAt = async (now: Date, mailbox = buildMailbox()) => {
  const { transport: mail } = mailbox;
  await mailNews({ database: server.database, mail, publicUrl: 'https://diagrams.example.com', sealer }, now);
  return mailbox.all;
};

test('what was not read goes out once a day, once for all servers, with what the notification shows', async () => {
  const { eve, id } = await buildMentioned();
  expect(await sendAt(minutesLater(2))).toEqual([]);
  const [one, other] = await Promise.all([sendAt(nextMorning()), sendAt(nextMorning())]);
  const [mail, ...none] = [...one, ...other];
  expect(none).toEqual([]);
  expect(mail?.to).toBe(eve.user.email);
  expect(mail?.subject).toMatch(/^Ada Lovelace mentioned you in “.+”$/);
  expect(mail?.text).toContain(`“Who signs this?”\nhttps://diagrams.example.com/?diagram=${id}\n`);
});

test('what is wanted at once goes out after a minute, and nothing of what was read or can be reached no more', async () => {
  const { eve } = await buildMentioned();
  const [read, gone] = [await buildMentioned(), await buildMentioned()];
  for (const { eve: as } of [{ eve }, read, gone]) {
    await server.succeed(updatePreferences, { as, body: { notificationMail: { ...noNewsMail, mention: 'at-once' } } });
  }
  await server.succeed(readNotifications, { as: read.eve });
  await server.database.delete(diagramAccess).where(eq(diagramAccess.diagramId, gone.id));
  expect(await sendAt(new Date())).toEqual([]);
  expect((await sendAt(minutesLater(2))).map(({ to }) => to)).toEqual([eve.user.email]);
});

test('a message that the mail server refuses is sent again', async () => {
  await buildMentioned();
  const refusing = buildMailbox();
  const deliver = async () => {
    throw new Error('No such mailbox');
  };
  await expect(sendAt(nextMorning(), { ...refusing, transport: { delivery: 'email', deliver } })).rejects.toThrow(
    'could not be mailed',
  );
  expect(await sendAt(nextMorning())).toHaveLength(1);
});

test('a press of the button in a mail program ends it without a sign-in, and nothing made up does', async () => {
  const { eve } = await buildMentioned();
  const [mail] = await sendAt(nextMorning());
  const address = /^<https:\/\/diagrams\.example\.com(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const press = (url: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await press(`${address.slice(0, -4)}AAAA`)).statusCode).toBe(404);
  expect((await press(address)).statusCode).toBe(200);
  const { preferences } = await server.succeed(getCurrentUser, { as: eve });
  expect(preferences.notificationMail).toEqual(noNewsMail);
});

test('a link that is too old ends nothing', async () => {
  const token = await createUnsubscribeToken(sealer, ada.user.id, new Date('2020-01-01'));
  expect((await server.ask(stopNewsMail, { body: { token } })).status).toBe(404);
});
