import { expect, test } from 'vitest';
import { buildPage, edge, vertex } from '../testing/index.ts';
import { describePage, writeOutline } from './index.ts';

const page = buildPage([
  vertex({ id: 'area', label: 'Shop', style: 'swimlane;html=1;' }),
  vertex({ id: 'check', label: '<b>Check</b> stock', style: 'html=1;', parent: 'area' }),
  vertex({ id: 'ship', label: 'Ship', parent: 'area' }),
  vertex({ id: 'mail', label: 'Mail *all*' }),
  edge({ id: 'yes', from: 'check', to: 'ship', label: 'in stock' }),
  edge({ id: 'on', from: 'ship', to: 'mail' }),
  edge({ id: 'loose', from: 'mail', label: 'later' }),
]);

test('an outline says what stands in what and what leads where', () => {
  expect(writeOutline([page], 'Orders')).toBe(`# Orders

- Shop
  - Check stock
    - leads to Ship (in stock)
  - Ship
    - leads to Mail \\*all\\*
- Mail \\*all\\*
- A line from Mail \\*all\\* to nowhere: later
`);
});

test('messages that end on bars of lifelines are told as sent by whom the bars stand on', () => {
  const messages = buildPage([
    vertex({ id: 'user', label: 'User' }),
    vertex({ id: 'app', label: 'App' }),
    vertex({ id: 'user.bar', label: '', parent: 'user' }),
    vertex({ id: 'app.bar', label: '', parent: 'app' }),
    vertex({ id: 'app.inner', label: '', parent: 'app.bar' }),
    edge({ id: 'call', from: 'user.bar', to: 'app.bar', label: 'log in' }),
    edge({ id: 'reply', from: 'app.inner', to: 'user', label: 'token' }),
  ]);
  expect(describePage(messages)).toBe('User leads to App (log in). App leads to User (token).');
});

test('each of several pages has a heading', () => {
  const text = writeOutline([page, { ...buildPage([]), name: 'Empty' }], 'Orders');
  expect(text).toContain('## Page-1\n');
  expect(text).toContain('## Empty\n\nThis page is empty.');
});

test('a description is made of sentences and does not grow without end', () => {
  expect(describePage(page)).toBe(
    'Shop holds Check stock, Ship. Check stock leads to Ship (in stock). Ship leads to Mail *all*. Mail *all*. ' +
      'A line from Mail *all* to nowhere: later.',
  );
  expect(describePage(page, 40).length).toBeLessThanOrEqual(42);
});
