import {
  type AnnotationWish,
  addAttachment,
  changeAnnotation,
  createAnnotation,
  deleteAccount,
  deleteAnnotation,
  deleteAttachment,
  listAnnotationHistory,
  listAnnotations,
  listNotifications,
  markAnnotationSeen,
  reactToAnnotation,
  readAnnotationAsChange,
  readNotifications,
  removeAccess,
  type SignedIn,
  updatePreferences,
} from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { diagramAccess, diagrams } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser, derived } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const owner = await buildUser(server, { firstName: 'Ada', lastName: 'Lovelace' });
const editor = await buildUser(server, { firstName: 'Eve', lastName: 'Editor' });
const commenter = await buildUser(server, { firstName: 'Carl', lastName: 'Comment' });

/** A diagram on which both others are and which they have opened. */
const buildShared = async () => {
  const { id } = await buildDiagram(server, owner);
  const rows = await server.database
    .insert(diagramAccess)
    .values([
      { diagramId: id, userId: editor.user.id, role: 'editor', openedAt: new Date() },
      { diagramId: id, userId: commenter.user.id, role: 'commenter', openedAt: new Date() },
    ])
    .returning();
  return { id, commenterAccess: rows[1]?.id ?? 0 };
};

const write = async (as: SignedIn, id: number, wish: Partial<AnnotationWish> = {}) => {
  const body = { content: 'Who signs this?', pageId: 'page-1', x: 40, y: 30, ...wish };
  return (await server.succeed(createAnnotation, { as, params: { id }, body })).annotation;
};

const listed = async (as: SignedIn, id: number) =>
  (await server.succeed(listAnnotations, { as, params: { id } })).annotations;

const newsOf = async (as: SignedIn) => (await server.succeed(listNotifications, { as })).notifications;

describe('comments on a diagram', () => {
  test('begin as the specification says, and are new for everybody but their author', async () => {
    const { id } = await buildShared();
    const { id: annotationId } = await write(commenter, id, { cellId: 'pay' });
    expect(await listed(commenter, id)).toMatchObject([
      {
        id: annotationId,
        ...{ width: 200, height: 100, color: '#FFE066', type: 'comment', status: 'open', priority: 'normal' },
        ...{ isVisible: true, cellId: 'pay', authorName: 'Carl Comment', isOwn: true, isUnread: false },
      },
    ]);
    expect(await listed(owner, id)).toMatchObject([{ isUnread: true, isOwn: false }]);
    await server.succeed(markAnnotationSeen, { as: owner, params: { id, annotationId } });
    expect(await listed(owner, id)).toMatchObject([{ isUnread: false }]);
    await write(commenter, id, { parentId: annotationId });
    expect((await listed(owner, id)).map(({ isUnread }) => isUnread)).toEqual([false, true]);
  });

  test('are resolved as a thread, with the replies, and say so in their history', async () => {
    const { id } = await buildShared();
    const thread = await write(owner, id);
    await write(commenter, id, { parentId: thread.id, content: 'I do.' });
    const params = { id, annotationId: thread.id };
    await server.succeed(changeAnnotation, { as: commenter, params, body: { status: 'resolved', priority: 'high' } });
    const [first, reply] = await listed(owner, id);
    expect([first, reply]).toMatchObject([
      { status: 'resolved', priority: 'high', resolvedByName: 'Carl Comment' },
      { status: 'resolved', parentId: thread.id },
    ]);
    await server.succeed(changeAnnotation, { as: owner, params, body: { status: 'open' } });
    expect((await listed(owner, id)).map(({ status, resolvedAt }) => [status, resolvedAt])).toEqual([
      ['open', null],
      ['open', null],
    ]);
    const { history } = await server.succeed(listAnnotationHistory, { as: owner, params });
    expect(history.map(({ action, newValue, personName }) => [action, newValue, personName])).toEqual([
      ['created', null, 'Ada Lovelace'],
      ['replied', null, 'Carl Comment'],
      ['priority', 'high', 'Carl Comment'],
      ['status', 'resolved', 'Carl Comment'],
      ['status', 'open', 'Ada Lovelace'],
    ]);
  });

  test('are changed by their author alone, and deleted by editors too', async () => {
    const { id } = await buildShared();
    const annotation = await write(owner, id);
    const params = { id, annotationId: annotation.id };
    const change = (as: SignedIn, body: Readonly<Record<string, unknown>>) =>
      server.ask(changeAnnotation, { as, params, body });
    expect((await change(editor, { content: 'Mine now' })).status).toBe(403);
    expect((await change(commenter, { isVisible: false })).status).toBe(403);
    expect((await change(owner, { content: '' })).status).toBe(400);
    expect((await change(owner, { content: 'Who pays?' })).status).toBe(200);
    expect((await listed(owner, id))[0]?.editedAt).not.toBeNull();
    expect((await server.ask(deleteAnnotation, { as: commenter, params })).status).toBe(403);
    await write(commenter, id, { parentId: annotation.id });
    expect((await server.ask(deleteAnnotation, { as: editor, params })).status).toBe(200);
    expect(await listed(owner, id)).toEqual([]);
  });

  test('are moved, sized and coloured by their author and editors, one entry of the history for a hand that goes on', async () => {
    const { id } = await buildShared();
    const note = await write(owner, id, { type: 'note', cellId: 'pay' });
    const params = { id, annotationId: note.id };
    const change = (as: SignedIn, body: Readonly<Record<string, unknown>>) =>
      server.ask(changeAnnotation, { as, params, body });
    expect((await change(commenter, { x: 1, y: 1 })).status).toBe(403);
    expect((await change(editor, { x: 300, y: 40, cellId: null })).status).toBe(200);
    expect((await change(editor, { x: 320, y: 50 })).status).toBe(200);
    expect((await change(owner, { width: 260, height: 120, color: '#B5E48C' })).status).toBe(200);
    expect((await change(owner, { width: 3 })).status).toBe(400);
    const placed = { x: 320, y: 50, cellId: null, width: 260, height: 120, color: '#B5E48C' };
    expect(await listed(commenter, id)).toMatchObject([placed]);
    const { history } = await server.succeed(listAnnotationHistory, { as: owner, params });
    expect(history.map(({ action, newValue, personName }) => [action, newValue, personName])).toEqual([
      ['created', null, 'Ada Lovelace'],
      ['moved', null, 'Eve Editor'],
      ['sized', '260 × 120', 'Ada Lovelace'],
      ['coloured', '#B5E48C', 'Ada Lovelace'],
    ]);
  });

  test('that are hidden are seen by their author and by editors, with their replies', async () => {
    const { id } = await buildShared();
    const thread = await write(owner, id);
    await write(editor, id, { parentId: thread.id });
    const params = { id, annotationId: thread.id };
    await server.succeed(changeAnnotation, { as: editor, params, body: { isVisible: false } });
    expect(await listed(commenter, id)).toEqual([]);
    expect((await listed(editor, id)).map(({ isVisible }) => isVisible)).toEqual([false, true]);
    expect((await server.ask(listAnnotationHistory, { as: commenter, params })).status).toBe(404);
  });

  test('count with what the owner keeps, until they are deleted', async () => {
    const { id } = await buildShared();
    const bytes = async () =>
      (await server.database.select().from(diagrams).where(eq(diagrams.id, id)))[0]?.storedBytes;
    const before = await bytes();
    const { id: annotationId } = await write(owner, id, { content: 'x'.repeat(1000) });
    expect((await bytes()) ?? 0).toBe((before ?? 0) + 1000);
    await server.succeed(deleteAnnotation, { as: owner, params: { id, annotationId } });
    expect(await bytes()).toBe(before);
  });

  test('take reactions, each person each sign once', async () => {
    const { id } = await buildShared();
    const params = { id, annotationId: (await write(owner, id)).id };
    const react = (as: SignedIn, isOn: boolean) =>
      server.succeed(reactToAnnotation, { as, params, body: { sign: '👍', isOn } });
    await react(editor, true);
    await react(editor, true);
    expect((await react(owner, true)).annotation.reactions).toEqual([{ sign: '👍', count: 2, isOwn: true }]);
    expect((await react(owner, false)).annotation.reactions).toEqual([{ sign: '👍', count: 1, isOwn: false }]);
  });

  test('are read as instructions by whoever may change the diagram, where they are short enough to be one', async () => {
    const { id } = await buildShared();
    const read = async (content: string, called: readonly SignedIn[] = []) => {
      const mentionedUsers = called.map(({ user }) => user.id);
      const annotation = await write(commenter, id, { content, mentionedUsers });
      const params = { id, annotationId: annotation.id };
      return (await server.succeed(readAnnotationAsChange, { as: editor, params })).said;
    };
    expect(await read('add an approval before shipping')).toEqual(['Did: add an approval before shipping.']);
    expect(await read('and so on '.repeat(60))).toBeNull();
    expect(await read('rename Pay to Settle @Eve Editor', [editor])).toEqual(['Did: rename Pay to Settle.']);
  });
});

describe('pictures of comments', () => {
  const imageData = Buffer.from('picture').toString('base64');
  const attach = (as: SignedIn, id: number, annotationId: number) =>
    server.ask(addAttachment, { as, params: { id, annotationId }, body: { imageData } });
  const look = (as: SignedIn, url: string) =>
    server.app.inject({ url, headers: { authorization: `Bearer ${as.sessionToken}` } });
  const bytesOf = async (id: number) =>
    (await server.database.select().from(diagrams).where(eq(diagrams.id, id)))[0]?.storedBytes ?? 0;

  test('are seen by whoever comments, whole and small, and by nobody else', async () => {
    const { id } = await buildShared();
    const { id: annotationId } = await write(commenter, id);
    expect((await attach(owner, id, annotationId)).status).toBe(403);
    expect((await attach(commenter, id, annotationId)).status).toBe(200);
    const [{ attachments } = { attachments: [] }] = await listed(owner, id);
    expect(attachments).toMatchObject([{ width: 40, height: 30 }]);
    const path = `/api/diagrams/${id}/annotations/${annotationId}/attachments/${attachments[0]?.id}`;
    const whole = await look(owner, path);
    expect([whole.statusCode, whole.headers['content-type'], whole.body]).toEqual([200, 'image/webp', 'picture']);
    expect((await look(owner, `${path}?size=small`)).body).toBe('p');
    expect((await look(await buildUser(server), path)).statusCode).toBe(404);
    await server.succeed(changeAnnotation, {
      as: commenter,
      params: { id, annotationId },
      body: { isVisible: false },
    });
    expect((await look(editor, path)).statusCode).toBe(200);
  });

  test('count with the diagram, four of them belong to a comment, and they go one by one or with it', async () => {
    const { id } = await buildShared();
    const before = await bytesOf(id);
    const { id: annotationId, content } = await write(commenter, id);
    for (let count = 0; count < 4; count += 1) expect((await attach(commenter, id, annotationId)).status).toBe(200);
    expect(await attach(commenter, id, annotationId)).toMatchObject({ status: 400 });
    expect(await bytesOf(id)).toBe(before + content.length + 4 * 'picturep'.length);
    const [{ attachments } = { attachments: [] }] = await listed(owner, id);
    const params = { id, annotationId, attachmentId: attachments[1]?.id ?? 0 };
    const { annotation } = await server.succeed(deleteAttachment, { as: editor, params });
    expect(annotation.attachments).toEqual(attachments.filter((_, index) => index !== 1));
    expect((await server.ask(deleteAttachment, { as: editor, params })).status).toBe(404);
    await server.succeed(deleteAnnotation, { as: commenter, params: { id, annotationId } });
    expect(await bytesOf(id)).toBe(before);
  });
});

describe('people are told', () => {
  test('of mentions, replies and resolved threads, and not of what they did themselves', async () => {
    const { id } = await buildShared();
    const thread = await write(commenter, id, { mentionedUsers: [owner.user.id, commenter.user.id] });
    await write(owner, id, { parentId: thread.id, content: 'Me.' });
    const params = { id, annotationId: thread.id };
    await server.succeed(changeAnnotation, { as: editor, params, body: { status: 'resolved' } });
    expect((await newsOf(owner)).slice(0, 2)).toMatchObject([
      { kind: 'resolved', personName: 'Eve Editor', isRead: false },
      { kind: 'mention', threadId: thread.id, diagramId: id },
    ]);
    expect((await newsOf(commenter)).slice(0, 2).map(({ kind }) => kind)).toEqual(['resolved', 'reply']);
    await server.succeed(readNotifications, { as: owner });
    expect((await server.succeed(listNotifications, { as: owner })).unread).toBe(0);
  });

  test('of what others say on their diagrams, once', async () => {
    const { id } = await buildShared();
    const thread = await write(commenter, id);
    await write(editor, id, { parentId: thread.id, content: 'Yes.' });
    await write(commenter, id, { mentionedUsers: [owner.user.id] });
    await write(owner, id);
    const told = (await newsOf(owner)).filter(({ diagramId }) => diagramId === id);
    expect(told.map(({ kind, threadId }) => [kind, threadId === thread.id])).toEqual([
      ['mention', false],
      ['comment', true],
    ]);
    await server.succeed(updatePreferences, { as: owner, body: { mutedNotifications: ['comment'] } });
    await write(commenter, id);
    expect((await newsOf(owner)).filter(({ diagramId }) => diagramId === id)).toHaveLength(2);
    await server.succeed(updatePreferences, { as: owner, body: { mutedNotifications: [] } });
  });

  test('only where they can see the diagram, and only of what they want to know', async () => {
    const { id, commenterAccess } = await buildShared();
    const stranger = await buildUser(server);
    const thread = await write(owner, id, { mentionedUsers: [stranger.user.id, commenter.user.id] });
    expect(thread.mentionedUsers).toEqual([commenter.user.id]);
    expect(await newsOf(stranger)).toEqual([]);
    const seen = (await newsOf(commenter)).filter(({ diagramId }) => diagramId === id);
    expect(seen).toHaveLength(1);
    await server.succeed(updatePreferences, { as: commenter, body: { mutedNotifications: ['mention'] } });
    await write(owner, id, { mentionedUsers: [commenter.user.id] });
    expect((await newsOf(commenter)).filter(({ diagramId }) => diagramId === id)).toHaveLength(1);
    await server.succeed(removeAccess, { as: owner, params: { id, accessId: commenterAccess } });
    expect((await newsOf(commenter)).filter(({ diagramId }) => diagramId === id)).toEqual([]);
  });

  test('and what somebody said on diagrams of others stays when they go, without their name', async () => {
    const { id } = await buildShared();
    const leaver = await buildUser(server);
    await server.database
      .insert(diagramAccess)
      .values({ diagramId: id, userId: leaver.user.id, role: 'commenter', openedAt: new Date() });
    await write(leaver, id, { content: 'Goodbye' });
    await write(owner, id, { mentionedUsers: [leaver.user.id] });
    const body = { sharedDiagrams: 'delete', password: derived('secret words') };
    await server.succeed(deleteAccount, { as: leaver, body });
    expect(await listed(owner, id)).toMatchObject([
      { content: 'Goodbye', authorName: null, userId: null },
      { mentionedUsers: [] },
    ]);
  });
});
