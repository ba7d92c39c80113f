import { expect, test } from 'vitest';
import { wishesIn } from './wishes-in.ts';

test.each([
  ['The order process of a shop. Please make the decision orange.', 'Please make the decision orange.'],
  ['Add "Archive" after "Send parcel"; remove the title', 'Add "Archive" after "Send parcel"; remove the title'],
  ['Order process with Check stock, Ship and Archive', ''],
  ['Shows how orders are placed', ''],
  ['all departments of the company', ''],
  ['', ''],
])('of “%s” it asks “%s”', (description, wishes) => {
  expect(wishesIn(description)).toBe(wishes);
});
