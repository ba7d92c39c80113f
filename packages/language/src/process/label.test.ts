import { expect, test } from 'vitest';
import { tokenise } from '../text/token.ts';
import { toLabel } from './label.ts';

test('a long label ends before a phrase that may be left out', () => {
  expect(toLabel(tokenise('send the signed contract for the flat to the owner by post'))).toBe(
    'Send signed contract for flat',
  );
});

test('a long label does not end between a verb and what is wanted', () => {
  expect(toLabel(tokenise('check whether the customer wants to be called about it later'))).toBe(
    'Check whether customer wants to be called',
  );
});
