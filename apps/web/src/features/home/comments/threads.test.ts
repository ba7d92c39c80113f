import type { Annotation } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { everyOpenThread, filterThreads, isUnread, threadsOf } from './threads.ts';

const build = (id: number, over: Partial<Annotation> = {}): Annotation => ({
  id,
  parentId: null,
  pageId: 'page-1',
  ...{ x: 0, y: 0, width: 200, height: 100, cellId: null, anchorX: 1, anchorY: 0 },
  content: `comment ${id}`,
  ...({ type: 'comment', status: 'open', priority: 'normal', color: '#FFE066' } as const),
  ...{ isVisible: true, mentionedUsers: [], attachments: [], userId: 1, authorName: 'Ada', isOwn: true },
  createdAt: '2026-01-01T00:00:00.000Z',
  ...{ editedAt: null, resolvedAt: null, resolvedByName: null, reactions: [], isUnread: false },
  ...over,
});

const never = () => false;

const idsOf = (threads: ReturnType<typeof threadsOf>) => threads.map(({ root }) => root.id);

test('replies lie with their threads', () => {
  const threads = threadsOf([build(1), build(2, { parentId: 1, isUnread: true }), build(3)]);
  expect(threads.map(({ root, replies }) => [root.id, replies.map(({ id }) => id)])).toEqual([
    [1, [2]],
    [3, []],
  ]);
  expect(threads.map(isUnread)).toEqual([true, false]);
});

test('what is urgent comes first, then the newest', () => {
  const threads = threadsOf([build(1), build(2, { priority: 'high' }), build(3), build(4, { priority: 'low' })]);
  expect(idsOf(filterThreads(threads, everyOpenThread, never))).toEqual([2, 3, 1, 4]);
});

test('filters look at the state, the priority, and who wrote or is mentioned', () => {
  const threads = threadsOf([
    build(1, { status: 'resolved' }),
    build(2, { priority: 'high', userId: 7 }),
    build(3),
    build(4, { parentId: 3, mentionedUsers: [7] }),
  ]);
  expect(idsOf(filterThreads(threads, { ...everyOpenThread, state: 'resolved' }, never))).toEqual([1]);
  expect(idsOf(filterThreads(threads, { ...everyOpenThread, person: 7 }, never))).toEqual([2, 3]);
  expect(idsOf(filterThreads(threads, { ...everyOpenThread, state: 'lost' }, ({ id }) => id !== 3))).toEqual([2]);
  expect(idsOf(filterThreads(threads, { ...everyOpenThread, priority: 'high' }, never))).toEqual([2]);
});
