import { expect, test } from 'vitest';
import { drawnScreens } from '../testing/drawn-screens.ts';

test('a screen is told in sentences of requirements as well', () => {
  expect(
    drawnScreens(
      'The booking page shall display the heading "New trip". It shall provide fields for date, pier and boat. The user shall be able to attach papers; attached papers shall be listed with name and size in a table. A note on fees shall appear above the two actions Keep draft and Send off.',
    ),
  ).toEqual([
    'Booking: New trip [heading]',
    'Booking: Date [field]',
    'Booking: Pier [field]',
    'Booking: Boat [field]',
    'Booking: Attach papers [button]',
    'Booking: Attached papers [table] Name, Size',
    'Booking: Note on fees [text]',
    'Booking: Keep draft [button]',
    'Booking: Send off [button]',
  ]);
});

test('what one types is a field and what one hits a button, and the screen may stand in front of a list', () => {
  expect(drawnScreens('sign-in screen for a ferry app, logo on top, you type pier, boat and hit Cast off')).toEqual([
    'Sign-in: Logo [text]',
    'Sign-in: Pier [field]',
    'Sign-in: Boat [field]',
    'Sign-in: Cast off [button]',
  ]);
});

test('arrows lead between screens that brackets fill, by what is tapped', () => {
  expect(drawnScreens('Piers (search box, list of piers) -> tap one -> Pier (photo, Book berth)')).toEqual([
    'Piers: Search box [search]',
    'Piers: Piers [list]',
    'Pier: Photo [image]',
    'Pier: Book berth [button]',
    'Piers > Pier',
  ]);
});

test('lists below a screen hold several elements in a line, and nothing is drawn of what there is not', () => {
  expect(
    drawnScreens(
      'Berth form (desktop):\n* fields: berth, length\n* a price\n* Print label, Save\n\nNo menu, nobody needs one.',
    ),
  ).toEqual(
    expect.arrayContaining([
      'Berth form: Berth [field]',
      'Berth form: Length [field]',
      'Berth form: Print label [button]',
      'Berth form: Save [button]',
    ]),
  );
});

test('brackets and colons fill parts of a screen and screens, and a name in quotes is what one presses', () => {
  expect(
    drawnScreens(
      'Checkout: Left: Delivery (name, street). Right: Basket (list of ropes, voucher field, Pay button). Below both one big green "Order now". Order now -> "Thanks": photo, back to the list',
    ),
  ).toEqual([
    'Checkout: Name [field]',
    'Checkout: Street [field]',
    'Checkout: Ropes [list]',
    'Checkout: Voucher [field]',
    'Checkout: Pay [button]',
    'Checkout: Order now [button]',
    'Thanks: Photo [image]',
    'Thanks: Back to the list [button]',
    'Order now > Thanks',
  ]);
});
