import { togetherStrings } from '../../../strings/together.ts';
import type { Other } from './live-rooms.ts';

/** Who has a thread open or writes in it at the moment, as a sentence; empty where nobody does. What people write is more than what they read. */
export const threadPresence = (others: readonly Other[], threadId: number, ownId: number): string => {
  const there = others.filter(({ thread, userId }) => thread?.id === threadId && userId !== ownId);
  const writing = namesOf(there.filter(({ thread }) => thread?.isWriting === true));
  if (writing.length > 0) return togetherStrings.writing(writing);
  const reading = namesOf(there);
  return reading.length === 0 ? '' : togetherStrings.reading(reading);
};

const namesOf = (others: readonly Other[]): readonly string[] => [...new Set(others.map(({ name }) => name))];
