import { expect, test } from 'vitest';
import { storyOf } from './story-of.ts';

test.each([
  'can a guest keep a boat overnight?',
  'Lost a key. is it the office or the porter I call?',
  'who gets a berth at the pier?',
  'Which form do I use?',
  'gate stuck, what now',
  'how to store paint depending on its kind',
  'what do we do when a mast breaks?',
])('somebody who wants to know one thing, or what to do in a case, gets a flowchart: %s', (question) => {
  expect(storyOf(question)).toBe('flowchart');
});

test.each([
  'How is a berth let, from the request to the bill? Include who does it and what can go wrong',
  'Show me the winter storage, leave emergencies out',
  'how do people become members?',
  'the yearly check of the cranes from the call to the sticker',
])('the course of something is a process, whatever else is to be in the picture: %s', (question) => {
  expect(storyOf(question)).toBe('process');
});
