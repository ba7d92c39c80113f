import { expect, test } from 'vitest';
import { textOf, tokenise } from '../../text/token.ts';
import { withoutWhen } from './without-when.ts';

test.each([
  ['Every night the shop exports receipts', 'the shop exports receipts'],
  ['Once a day, the ledger calls the bank', 'the ledger calls the bank'],
  ['Two times per week backups go to the depot', 'backups go to the depot'],
  ['Every shop has a day server', 'Every shop has a day server'],
  ['The night shift server calls the depot', 'The night shift server calls the depot'],
])('%s', (said, rest) => {
  expect(textOf(withoutWhen(tokenise(said)))).toBe(rest);
});
