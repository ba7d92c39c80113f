import { describe, expect, it } from 'vitest';
import { displayNameOf, initialsOf } from './person-name.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace', username: 'countess' };
const nobody = { firstName: null, lastName: null, username: null };

describe('a person', () => {
  it('is shown by the full name', () => expect(displayNameOf(ada)).toBe('Ada Lovelace'));
  it('is shown by the username without a name', () =>
    expect(displayNameOf({ ...nobody, username: 'countess' })).toBe('countess'));
  it('has the initials of the name', () => expect(initialsOf(ada)).toBe('AL'));
  it('has the first two letters of the username where a name is missing', () =>
    expect(initialsOf({ ...ada, lastName: null })).toBe('CO'));
  it('has a U where there is nothing', () => expect(initialsOf(nobody)).toBe('U'));
  it('keeps a letter of two units whole', () =>
    expect(initialsOf({ firstName: '𝒜da', lastName: 'Lovelace', username: null })).toBe('𝒜L'));
});
