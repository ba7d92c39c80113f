import { describe, expect, it } from 'vitest';
import { slideOf } from './lane-titles.ts';

const title = { bar: { start: 0, end: 1000 }, words: { start: 450, end: 550 } };

describe('the words of a title', () => {
  it('stay where they are while they are seen', () => {
    expect(slideOf(title, { start: 0, end: 600 })).toBe(0);
  });

  it('slide into what is seen, no farther than they must', () => {
    expect(slideOf(title, { start: 0, end: 400 })).toBe(-158);
    expect(slideOf(title, { start: 700, end: 1100 })).toBe(258);
  });

  it('stay where too little of their bar is seen', () => {
    expect(slideOf(title, { start: 950, end: 1400 })).toBe(0);
  });
});
