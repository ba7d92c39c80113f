import { expect, test } from 'vitest';
import { drawnScreens } from '../testing/drawn-screens.ts';

test.each([
  [
    'a letter for with, and what comes after the screen that was told',
    'Sign in screen w logo on top, field for PIN. after it a depot screen: a list of boats, button Refuel',
    ['Sign in: Logo [text]', 'Sign in: PIN [field]', 'Depot: Boats [list]', 'Depot: Refuel [button]'],
  ],
  [
    'a screen and what is on it in one list, though a colon stands further on',
    'clinic check-in screen, big heading w clinic name, pet name field, room for a photo, two buttons: check in / cancel',
    [
      'Clinic check-in: Clinic name [heading]',
      'Clinic check-in: Pet name [field]',
      'Clinic check-in: Photo [image]',
      'Clinic check-in: Check in [button]',
      'Clinic check-in: Cancel [button]',
    ],
  ],
  [
    'screens by their numbers, and what leads to one',
    'Tram app, 2 screens.\n1. Stops: list of stops, button Plan trip (goes to 2)\n2. Ticket: heading My ticket, table zones + prices',
    [
      'Stops: Stops [list]',
      'Stops: Plan trip [button]',
      'Ticket: My ticket [heading]',
      'Ticket: Zones and Prices [table] Zones, Prices',
      'Plan trip > Ticket',
    ],
  ],
  [
    'screens by their turn',
    '1) In first screen customer put the code, then press Next. 2) In second is the price and a button Pay.',
    ['First: Code [field]', 'First: Next [button]', 'Second: Price [text]', 'Second: Pay [button]'],
  ],
  [
    'parts of a screen without a verb, and what stands on a bar',
    'garage kiosk: main area plate number in huge digits, under it the open jobs as a list; bottom bar: Tare and Print',
    [
      'Garage kiosk: Plate number [text]',
      'Garage kiosk: Open jobs [list]',
      'Garage kiosk: Tare [button]',
      'Garage kiosk: Print [button]',
    ],
  ],
  [
    'where things stand behind their names',
    'profile page: photo left, coins counter top right, friends list docked on the right side, below these Save, a button Next which stays at the bottom',
    [
      'Profile: Photo [image]',
      'Profile: Coins counter [text]',
      'Profile: Friends [list]',
      'Profile: Save [button]',
      'Profile: Next [button]',
    ],
  ],
  [
    'columns between slashes, and short words of designers',
    'Sky page: H1 "Tonight", table with target/start/end, "Add target" CTA, a table with the last alarms',
    [
      'Sky: Tonight [heading]',
      'Sky: Table [table] Target, Start, End',
      'Sky: Add target [button]',
      'Sky: Last alarms [table]',
    ],
  ],
  [
    'one or the other that is pressed, and what is typed',
    'On the welcome page there is a list of tours, number of guests (they type that) and Approve or Reject tour',
    [
      'Welcome: Tours [list]',
      'Welcome: Number of guests [field]',
      'Welcome: Approve [button]',
      'Welcome: Reject tour [button]',
    ],
  ],
  [
    'names that could be kinds',
    'Berth form:\n- field description\n- button Join list\n- clinic logo photo',
    ['Berth form: Description [field]', 'Berth form: Join list [button]', 'Berth form: Clinic logo [image]'],
  ],
  [
    'the name of a screen behind its device',
    'Phone screen, stock count. A field for the shelf, button Next.',
    ['Stock count: Shelf [field]', 'Stock count: Next [button]'],
  ],
])('reads %s', (_, text, expected) => {
  expect(drawnScreens(text)).toEqual(expected);
});
