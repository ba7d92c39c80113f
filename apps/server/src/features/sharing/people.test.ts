import {
  changeAccess,
  getCurrentUser,
  getDiagram,
  inviteToDiagram,
  leaveDiagram,
  listAccess,
  listDiagrams,
  listNotifications,
  refineDiagram,
  removeAccess,
  type ShareRole,
  type SignedIn,
  sharingMessages,
  updateDiagram,
} from '@diagloom/contract';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activityEntries, users } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildMailbox } from '../../testing/build-mailbox.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const mailbox = buildMailbox();
const server = await startTestServer({ mail: mailbox.transport });
const owner = await buildUser(server, { firstName: 'Ada', lastName: 'Lovelace' });

const invite = (id: number, who: string, role: ShareRole = 'viewer', as = owner) =>
  server.ask(inviteToDiagram, { as, params: { id }, body: { who, role } });

const peopleOf = async (id: number) => (await server.succeed(listAccess, { as: owner, params: { id } })).people;

const confirmAddress = ({ user }: SignedIn) =>
  server.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, user.id));

const open = (as: SignedIn, id: number) => server.ask(getDiagram, { as, params: { id } });

const mailsTo = (address: string) => mailbox.all.filter(({ to, subject }) => to === address && /shared/.test(subject));

describe('an invitation by username', () => {
  test('gives access at once and says whose diagram it is', async () => {
    const { id, title } = await buildDiagram(server, owner);
    const guest = await buildUser(server);
    expect((await invite(id, `@${guest.user.username?.toUpperCase()}`, 'commenter')).status).toBe(200);
    const list = await server.succeed(listDiagrams, { as: guest, query: { scope: 'shared' } });
    expect(list.diagrams.map(({ access, ownerName }) => ({ access, ownerName }))).toEqual([
      { access: 'commenter', ownerName: 'Ada Lovelace' },
    ]);
    expect((await server.succeed(listDiagrams, { as: guest, query: { scope: 'own' } })).total).toBe(0);
    expect((await mailbox.read(guest.user.email, 'shared')).text).toContain(
      `Ada Lovelace invited you to view and comment on the diagram “${title}” in Diagloom. Open it here:\n\nhttps://diagrams.example.com/diagrams/${id}\n`,
    );
  });

  test('tells the owner who it is once the person has opened the diagram, and not before', async () => {
    const { id } = await buildDiagram(server, owner);
    const guest = await buildUser(server, { firstName: 'Grace', lastName: 'Hopper' });
    const invitedAs = `@${guest.user.username}`;
    await invite(id, invitedAs);
    expect(await peopleOf(id)).toMatchObject([{ invitedAs, name: null }]);
    await open(guest, id);
    expect(await peopleOf(id)).toMatchObject([{ invitedAs, name: 'Grace Hopper' }]);
  });

  test('that nobody has is refused at its field', async () => {
    const { id } = await buildDiagram(server, owner);
    const answer = await invite(id, '@late-comer');
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { who: expect.stringContaining('Nobody here has the username “late-comer”.') } },
    });
    const late = await buildUser(server, { username: 'late-comer' });
    expect((await open(late, id)).status).toBe(404);
    expect(await peopleOf(id)).toEqual([]);
  });

  test('is told below the bell, once and until the access ends', async () => {
    const { id, title } = await buildDiagram(server, owner);
    const guest = await buildUser(server);
    const news = async () => (await server.succeed(listNotifications, { as: guest })).notifications;
    await invite(id, `@${guest.user.username}`);
    await expect.poll(news).toMatchObject([
      {
        kind: 'invitation',
        diagramId: id,
        diagramTitle: title,
        threadId: null,
        personName: 'Ada Lovelace',
        isRead: false,
      },
    ]);
    await invite(id, `@${guest.user.username}`, 'editor');
    await open(guest, id);
    expect(await news()).toMatchObject([{ isRead: true }]);
    await server.succeed(leaveDiagram, { as: guest, params: { id } });
    expect(await news()).toEqual([]);
  });
});

describe('an invitation by address', () => {
  test('without an account waits until somebody registers with it and confirms it', async () => {
    const { id } = await buildDiagram(server, owner);
    const email = 'new.person@example.com';
    await invite(id, ` ${email.toUpperCase()} `, 'editor');
    expect((await mailbox.read(email, 'shared')).text).toContain('sign up and confirm the address');
    const person = await buildUser(server, { email });
    expect((await open(person, id)).status).toBe(404);
    await confirmAddress(person);
    expect((await open(person, id)).body).toMatchObject({ diagram: { access: 'editor' } });
  });

  test('names the inviter, by a confirmed address as well, and the diagram, never the prompt', async () => {
    const inviter = await buildUser(server, { firstName: 'Ann', lastName: 'Lee' });
    const { id, title, prompt } = await buildDiagram(server, inviter);
    await invite(id, 'first@example.com', 'viewer', inviter);
    await confirmAddress(inviter);
    await invite(id, 'second@example.com', 'viewer', inviter);
    const [first, second] = [
      (await mailbox.read('first@example.com', 'shared')).text,
      (await mailbox.read('second@example.com', 'shared')).text,
    ];
    expect(first).toContain(`\nAnn Lee invited you to view the diagram “${title}” in`);
    expect(second).toContain(`\nAnn Lee (${inviter.user.email}) invited you to view the diagram “${title}” in`);
    expect(first + second).not.toContain(prompt);
  });

  test('never says a name or a title that could be taken for a link', async () => {
    const inviter = await buildUser(server, { firstName: 'Win at evil.example' });
    const { id } = await buildDiagram(server, inviter);
    await server.succeed(updateDiagram, { as: inviter, params: { id }, body: { title: 'See http://evil.example' } });
    await invite(id, 'third@example.com', 'viewer', inviter);
    const { text } = await mailbox.read('third@example.com', 'shared');
    expect(text).toContain('\nSomeone invited you to view a diagram in Diagloom.');
    expect(text).not.toContain('evil');
  });

  test('is told below the bell of the account that has confirmed it', async () => {
    const { id } = await buildDiagram(server, owner);
    const guest = await buildUser(server);
    await confirmAddress(guest);
    await invite(id, guest.user.email);
    const news = async () => (await server.succeed(listNotifications, { as: guest })).notifications;
    await expect.poll(news).toMatchObject([{ kind: 'invitation', diagramId: id }]);
  });

  test('given twice changes the role and sends no second message', async () => {
    const { id } = await buildDiagram(server, owner);
    const email = 'twice@example.com';
    await invite(id, email, 'viewer');
    await mailbox.read(email, 'shared');
    await invite(id, email, 'editor');
    expect(await peopleOf(id)).toMatchObject([{ invitedAs: email, role: 'editor' }]);
    expect(mailsTo(email)).toHaveLength(1);
  });
});

test('an address is answered alike whether there is such an account or not', async () => {
  const { id } = await buildDiagram(server, owner);
  const { user } = await buildUser(server);
  await confirmAddress({ success: true, sessionToken: '', user });
  const shapes = [];
  for (const who of [user.email, 'nobody@example.com']) {
    const { status, text } = await invite(id, who);
    shapes.push(`${status} ${text.replace(/"id":\d+/, '"id"').replace(who, 'WHO')}`);
  }
  expect(new Set(shapes).size).toBe(1);
  const list = await peopleOf(id);
  expect(list.map(({ name, role }) => ({ name, role }))).toEqual(Array(2).fill({ name: null, role: 'viewer' }));
});

test.each([
  ['no role', { who: 'a@example.com' }, 'role'],
  ['the role of an owner', { who: 'a@example.com', role: 'owner' }, 'role'],
  ['nobody', { who: ' ', role: 'viewer' }, 'who'],
  ['something that is neither address nor username', { who: 'a'.repeat(30), role: 'viewer' }, 'who'],
  ['the owner', { who: owner.user.email, role: 'viewer' }, 'who'],
])('an invitation with %s is refused at its field', async (_what, body, field) => {
  const { id } = await buildDiagram(server, owner);
  const answer = await server.ask(inviteToDiagram, { as: owner, params: { id }, body });
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});

describe('access that was given', () => {
  const build = async (role: ShareRole) => {
    const { id } = await buildDiagram(server, owner);
    const guest = await buildUser(server);
    await invite(id, `@${guest.user.username}`, role);
    const [person] = await peopleOf(id);
    return { id, guest, accessId: person?.id ?? 0 };
  };

  test('changes its role and ends at once', async () => {
    const { id, guest, accessId } = await build('viewer');
    const params = { id, accessId };
    await server.succeed(changeAccess, { as: owner, params, body: { role: 'editor' } });
    expect((await open(guest, id)).body).toMatchObject({ diagram: { access: 'editor' } });
    await server.succeed(removeAccess, { as: owner, params });
    expect((await open(guest, id)).status).toBe(404);
    expect((await server.ask(removeAccess, { as: owner, params })).status).toBe(404);
  });

  test('is out of reach through another diagram', async () => {
    const { id, guest, accessId } = await build('viewer');
    const other = await buildDiagram(server, guest);
    const params = { id: other.id, accessId };
    expect((await server.ask(changeAccess, { as: guest, params, body: { role: 'editor' } })).status).toBe(404);
    expect((await server.ask(removeAccess, { as: guest, params })).status).toBe(404);
    expect((await open(guest, id)).body).toMatchObject({ diagram: { access: 'viewer' } });
  });

  test('is given up by whoever has it, however they were let in', async () => {
    const { id, guest } = await build('editor');
    await confirmAddress(guest);
    await invite(id, guest.user.email);
    await server.succeed(leaveDiagram, { as: guest, params: { id } });
    expect((await open(guest, id)).status).toBe(404);
    expect(await peopleOf(id)).toEqual([]);
  });

  test('twice counts as the stronger', async () => {
    const { id, guest } = await build('viewer');
    await confirmAddress(guest);
    await invite(id, guest.user.email, 'editor');
    const { diagrams, total } = await server.succeed(listDiagrams, { as: guest });
    expect([diagrams.map(({ access }) => access), total]).toEqual([['editor'], 1]);
  });

  test('lets an editor refine without a diagram of anybody being counted', async () => {
    const { id, guest } = await build('editor');
    const usedBy = async (as: SignedIn) => (await server.succeed(getCurrentUser, { as })).usage.currentMonthDiagrams;
    const before = await usedBy(owner);
    await server.succeed(refineDiagram, { as: guest, params: { id }, body: { updateRequest: 'make it blue' } });
    expect([await usedBy(owner), await usedBy(guest)]).toEqual([before, 0]);
  });
});

test('the owner is told that leaving makes no sense', async () => {
  const { id } = await buildDiagram(server, owner);
  const answer = await server.ask(leaveDiagram, { as: owner, params: { id } });
  expect(answer).toMatchObject({ status: 403, body: { error: expect.stringContaining('delete it instead') } });
});

test('the activity log says what was done', async () => {
  const { id } = await buildDiagram(server, owner);
  const guest = await buildUser(server);
  await invite(id, `@${guest.user.username}`, 'editor');
  const [person] = await peopleOf(id);
  const params = { id, accessId: person?.id ?? 0 };
  await server.succeed(changeAccess, { as: owner, params, body: { role: 'viewer' } });
  await server.succeed(leaveDiagram, { as: guest, params: { id } });
  await invite(id, 'x@example.com', 'commenter');
  const [second] = await peopleOf(id);
  await server.succeed(removeAccess, { as: owner, params: { id, accessId: second?.id ?? 0 } });
  const entries = await server.database
    .select({ type: activityEntries.type, detail: activityEntries.detail, subjectId: activityEntries.subjectId })
    .from(activityEntries)
    .where(eq(activityEntries.diagramId, id))
    .orderBy(asc(activityEntries.id));
  expect(entries.slice(1)).toEqual([
    { type: 'diagram-shared', detail: 'an editor', subjectId: guest.user.id },
    { type: 'diagram-shared', detail: 'a viewer', subjectId: guest.user.id },
    { type: 'diagram-left', detail: null, subjectId: null },
    { type: 'diagram-shared', detail: 'a commenter', subjectId: null },
    { type: 'diagram-unshared', detail: 'a commenter', subjectId: null },
  ]);
});

test('invitations by one person are limited', async () => {
  const limited = await startTestServer({ rateLimits: { invite: { max: 2, windowMs: 60_000 } } });
  const person = await buildUser(limited);
  const { id } = await buildDiagram(limited, person);
  const statuses = [];
  for (const who of ['a@example.com', 'b@example.com', 'c@example.com']) {
    const body = { who, role: 'viewer' };
    statuses.push((await limited.ask(inviteToDiagram, { as: person, params: { id }, body })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

describe('readers', () => {
  test('see what is drawn, and editors alone how somebody made it', async () => {
    const { id, prompt } = await buildDiagram(server, owner);
    await server.succeed(refineDiagram, { as: owner, params: { id }, body: { updateRequest: 'add a secret step' } });
    for (const role of ['viewer', 'commenter', 'editor'] as const) {
      const guest = await buildUser(server);
      await invite(id, `@${guest.user.username}`, role);
      const answers = [(await open(guest, id)).text, (await server.ask(listDiagrams, { as: guest })).text];
      expect(answers.map((text) => text.includes(prompt))).toEqual(Array(2).fill(role === 'editor'));
      expect(answers[0]?.includes('"conversationHistory":["add a secret step"]')).toBe(role === 'editor');
    }
  });
});

describe('an address', () => {
  test('with letters in its domain that mail writes otherwise is the one that an account has', async () => {
    const { id } = await buildDiagram(server, owner);
    const guest = await buildUser(server, { email: `guest-${id}@xn--bcher-kva.example` });
    await confirmAddress(guest);
    await invite(id, `Guest-${id}@bücher.example`);
    expect((await open(guest, id)).status).toBe(200);
    expect(mailsTo(guest.user.email)).toHaveLength(1);
  });

  test.each(['jörg@example.com', 'two words@example.com', 'a@b@example.com', 'a@example'])(
    'that no message reaches is refused and not taken for a username: %s',
    async (who) => {
      const { id } = await buildDiagram(server, owner);
      const answer = await invite(id, who);
      expect([answer.status, answer.body]).toMatchObject([400, { fields: { who: sharingMessages.address } }]);
    },
  );
});
