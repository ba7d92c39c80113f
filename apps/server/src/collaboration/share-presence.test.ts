import { Document } from '@hocuspocus/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { sharePresence } from './share-presence.ts';
import { listenTo } from './testing/listen-to.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const elsewhere = { source: 'other server' };

const build = () => {
  const document = new Document('diagram/1/1');
  const toOthers: (readonly number[])[] = [];
  sharePresence(document, { isOwn: (origin) => origin !== elsewhere, onOwn: (ids) => toOthers.push(ids) });
  const heard = [0, 1, 2].map(() => listenTo(document));
  return { document, toOthers, heard };
};

const movement = (clientId: number): Uint8Array => {
  const doc = new Y.Doc();
  doc.clientID = clientId;
  const awareness = new Awareness(doc);
  awareness.setLocalState({ cursor: { x: clientId, y: 0 } });
  const update = encodeAwarenessUpdate(awareness, [clientId]);
  awareness.destroy();
  return update;
};

test('what many show within a moment is written once, and each hears of it once', () => {
  const { document, heard } = build();
  for (const id of [11, 12, 13]) applyAwarenessUpdate(document.awareness, movement(id), undefined);
  expect(heard.map(({ length }) => length)).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(300);
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(heard.map(([bytes]) => bytes)).size).toBe(1);
  vi.advanceTimersByTime(300);
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 1]);
  document.destroy();
});

test('other servers are told of people at this one, and not what they told themselves', () => {
  const { document, heard, toOthers } = build();
  applyAwarenessUpdate(document.awareness, movement(11), undefined);
  applyAwarenessUpdate(document.awareness, movement(12), elsewhere);
  vi.advanceTimersByTime(300);
  expect([toOthers, heard[0]?.length]).toEqual([[[11]], 1]);
  document.destroy();
});
