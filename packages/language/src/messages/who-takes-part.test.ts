import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] => drawn(understand(text, { type: buildType('messages') }));

test('whoever writes takes part, by what he says that he is', () => {
  expect(
    sequence(
      'I phone the boatyard, the boatyard asks the rigger for a date, the rigger says Monday, and I pay the deposit',
    ),
  ).toEqual([
    'Me -Phone-> Boatyard',
    'Boatyard -Ask for date-> Rigger',
    'Rigger -Monday-> Boatyard (reply)',
    'Me -Pay deposit-> Boatyard',
  ]);
  expect(
    sequence('The buyer messages us, I (the florist) ask the grower for tulips, he says yes, I confirm to the buyer'),
  ).toEqual([
    'Buyer -Message-> Florist',
    'Florist -Ask for tulips-> Grower',
    'Grower -Yes-> Florist (reply)',
    'Florist -Confirm-> Buyer (reply)',
  ]);
});

test('the firm of whoever writes takes part, and what others do stays theirs', () => {
  expect(
    sequence('We send the wage file to the tax office, they check it and send us a receipt, then we pay the staff'),
  ).toEqual([
    'Us -Send wage file-> Tax office',
    'Tax office -Check wage file-> Us',
    'Tax office -Send receipt-> Us',
    'Us -Pay-> Staff',
  ]);
});

test('who only asks for the drawing takes no part', () => {
  expect(
    sequence(
      'I want to see how a parcel travels. The courier scans the parcel at the depot, the depot mails the buyer',
    ),
  ).toEqual(['Courier -Scan parcel-> Depot', 'Depot -Mail-> Buyer']);
});

test('a title without a verb is no message', () => {
  expect(sequence('Evening round at the harbour, the guard asks the kiosk for the list, the kiosk answers')).toEqual([
    'Guard -Ask for list-> Kiosk',
    'Kiosk -Answer-> Guard (reply)',
  ]);
  expect(sequence('cloakroom thing.. guest hands a coat to the clerk, the clerk gives a number')).toEqual([
    'Guest -Hand coat-> Clerk',
    'Clerk -Give number-> Guest',
  ]);
});

test('short names mean who has the long one', () => {
  expect(
    sequence(
      'The buyer asks the Chief Financial Officer for a loan. The CFO asks stock-svc for the worth, stock answers',
    ),
  ).toEqual([
    'Buyer -Ask for loan-> Chief Financial Officer',
    'Chief Financial Officer -Ask for worth-> Stock-svc',
    'Stock-svc -Answer-> Chief Financial Officer (reply)',
  ]);
  expect(sequence('FE calls BE -> BE asks the rates svc -> gets a list -> gives it to FE')).toEqual([
    'Frontend -Call-> Backend',
    'Backend -Ask-> Rates service',
    'Rates service -List-> Backend (reply)',
    'Backend -Give list-> Frontend',
  ]);
});

test('a request keeps its path', () => {
  expect(
    sequence(
      'client PUT /cart/9 to cart-api, cart-api saves it in redis and answers 204. later client does GET /cart/9',
    ),
  ).toEqual([
    'Client -PUT /cart/9-> Cart-api',
    'Cart-api -Save it-> Redis',
    'Cart-api -204-> Client (reply)',
    'Client -GET /cart/9-> Cart-api',
  ]);
});

test('whoever is asked answers, and what was asked for on the way goes to whoever asked first', () => {
  expect(
    sequence(
      'The tenant asks the manager for a copy. The manager requests the plan from the archive, the archive delivers a scan and the manager sends the copy',
    ),
  ).toEqual([
    'Tenant -Ask for copy-> Manager',
    'Manager -Request plan-> Archive',
    'Archive -Deliver scan-> Manager',
    'Manager -Send copy-> Tenant',
  ]);
  expect(sequence('The lamp asks the hub for its colour, it answers blue')).toEqual([
    'Lamp -Ask for its colour-> Hub',
    'Hub -Blue-> Lamp (reply)',
  ]);
});

test('what is called, rung or searched takes part', () => {
  expect(
    sequence(
      'The engine queries the tariff list, which returns the rates. The guard rings the control room, the control room calls the guard back',
    ),
  ).toEqual([
    'Engine -Query-> Tariff list',
    'Tariff list -Rates-> Engine (reply)',
    'Guard -Ring-> Control room',
    'Control room -Call back-> Guard',
  ]);
});

test('the till is no time', () => {
  expect(
    sequence(
      'cashier scans the tin, till asks the price server, price server answers, till shows the price to the buyer',
    ),
  ).toEqual([
    'Cashier -Scan tin-> Till',
    'Till -Ask-> Price server',
    'Price server -Answer-> Till (reply)',
    'Till -Show price-> Buyer',
  ]);
});

test('while and once say when, and send nothing', () => {
  expect(
    sequence(
      'The diver calls the boat. While waiting, the boat sends its place to the server, and when finished the server calls the diver',
    ),
  ).toEqual(['Diver -Call-> Boat', 'Boat -Send its place-> Server', 'Server -Call-> Diver']);
});

test('the name of one and a verb without its ending', () => {
  expect(
    sequence(
      'the guest ask the porter for a key, porter give key to guest, PLC send state to the server, clerk store the copy in database',
    ),
  ).toEqual([
    'Guest -Ask for key-> Porter',
    'Porter -Give key-> Guest',
    'PLC -Send state-> Server',
    'Clerk -Store copy-> Database',
  ]);
});

test('a verb that is a noun stays one in a name', () => {
  expect(sequence('The parts store checks the code and the chart store sends the map to the tablet.')).toEqual([
    'Parts store -Check code-> Parts store',
    'Chart store -Send map-> Tablet',
  ]);
});

test('the company that tells of its work is nobody, and no word that explains is a message', () => {
  expect(
    sequence('We own a little boatyard. The skipper orders paint from the clerk, the clerk asks the supplier'),
  ).toEqual(['Skipper -Order paint-> Clerk', 'Clerk -Ask-> Supplier']);
  expect(sequence('The buoy calls the relay, which we name the mast. The relay asks the server.')).toEqual([
    'Buoy -Call-> Relay',
    'Relay -Ask-> Server',
  ]);
});

test('a common word is a product only with a capital', () => {
  expect(sequence('The skipper calls the rescue teams. The rescue teams ask the pilot for a chart.')).toEqual([
    'Skipper -Call-> Rescue teams',
    'Rescue teams -Ask for chart-> Pilot',
  ]);
});
