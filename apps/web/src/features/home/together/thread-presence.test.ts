import { readPresence } from '@diagloom/collaboration';
import { expect, test } from 'vitest';
import type { Other } from './live-rooms.ts';
import { threadPresence } from './thread-presence.ts';

const buildOthers = (...states: readonly (readonly [id: number, name: string, thread: unknown])[]): Other[] =>
  states.flatMap(([id, name, thread], clientId) => {
    const presence = readPresence({ user: { id, name }, thread });
    return presence === undefined ? [] : [{ ...presence, clientId }];
  });

test('a thread tells who writes in it, and only then who reads', () => {
  const reads = { id: 7, isWriting: false };
  const writes = { id: 7, isWriting: true };
  expect(threadPresence(buildOthers([1, 'Mina', reads]), 7, 9)).toBe('Mina is reading this');
  expect(threadPresence(buildOthers([1, 'Mina', reads], [2, 'Carl', reads]), 7, 9)).toBe(
    'Mina and Carl are reading this',
  );
  expect(threadPresence(buildOthers([1, 'Mina', writes], [2, 'Carl', reads]), 7, 9)).toBe('Mina is writing…');
  expect(threadPresence(buildOthers([1, 'Mina', writes], [2, 'Carl', writes], [3, 'Eve', writes]), 7, 9)).toBe(
    '3 people are writing…',
  );
});

test('a second window of one’s own, other threads and what says nothing of a thread are left out', () => {
  const others = buildOthers([9, 'Me', { id: 7, isWriting: true }], [1, 'Mina', { id: 8 }], [2, 'Carl', 'seven']);
  expect(threadPresence(others, 7, 9)).toBe('');
});
