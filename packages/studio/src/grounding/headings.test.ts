import type { Passage } from '@diagloom/knowledge';
import { expect, test } from 'vitest';
import { isAnnounced } from './headings.ts';

const below = (heading: string): Passage => ({
  documentId: 1,
  title: 'Harbour watch',
  headingPath: ['Harbour watch', heading],
  start: 0,
  end: 1,
  text: '',
  score: 1,
  suspicious: [],
});

test('who is who, how a place is run and who answers to whom announce an organisation', () => {
  for (const heading of ["Who's who", 'Who answers to whom', 'How we are run', 'Our people'])
    expect(isAnnounced(below(heading), 'hierarchy')).toBe(true);
  expect(isAnnounced(below('Call-out'), 'hierarchy')).toBe(false);
});
