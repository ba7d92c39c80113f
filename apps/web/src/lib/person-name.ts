import type { User } from '@diagloom/contract';

type Names = Pick<User, 'firstName' | 'lastName' | 'username'>;

/** The full name, else the username, else nothing. */
export const displayNameOf = ({ firstName, lastName, username }: Names): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username || '';

/** First letters of first and last name, else the first two of the username, else U. */
export const initialsOf = ({ firstName, lastName, username }: Names): string => {
  if (firstName && lastName) return (firstLetters(firstName, 1) + firstLetters(lastName, 1)).toUpperCase();
  if (username) return firstLetters(username, 2).toUpperCase();
  return 'U';
};

const firstLetters = (text: string, count: number): string => Array.from(text).slice(0, count).join('');
