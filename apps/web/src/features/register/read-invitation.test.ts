import { expect, test } from 'vitest';
import { readInvitation } from './read-invitation.ts';

const secret = 'aB3_-'.repeat(9).slice(0, 43);

test.each([
  [secret, secret],
  [` https://diagrams.example.com/register#${secret}\n`, secret],
  [secret.slice(1), undefined],
  [`https://diagrams.example.com/${secret}`, undefined],
])('%j is read as %j', (text, read) => {
  expect(readInvitation(text)).toBe(read);
});
