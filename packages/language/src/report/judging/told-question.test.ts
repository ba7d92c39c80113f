import { describe, expect, it } from 'vitest';
import { tokenise } from '../../text/token.ts';
import { beforeToldQuestion } from './told-question.ts';

const before = (label: string): string =>
  beforeToldQuestion(tokenise(label))
    .map(({ text }) => text)
    .join(' ');

describe('the words before a question that a label tells', () => {
  it('are those of the deed', () => {
    expect(before('Assess how urgent it is')).toBe('Assess');
    expect(before('Ask the tenant whether they agree')).toBe('Ask the tenant');
  });

  it('are all where nothing is asked, and where the question breaks off', () => {
    expect(before('Send it back to sales')).toBe('Send it back to sales');
    expect(before('Check what is')).toBe('Check what is');
    expect(before('Check who')).toBe('Check who');
    expect(before('What it costs')).toBe('What it costs');
  });
});
