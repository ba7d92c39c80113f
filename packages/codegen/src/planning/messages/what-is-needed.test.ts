import { expect, test } from 'vitest';
import { sourceOf } from '../../testing/source-of.ts';

const codeOf = (drawn: string): string =>
  sourceOf(`sequence: Test\n${drawn}`, { type: 'sequence', family: 'messages', language: 'python' })
    .replaceAll(/self\._(?=\w+\.)/g, '')
    .replaceAll(/(?<=[(\s])\s+|,\s+(?=\))/g, ' ')
    .replaceAll(/\( /g, '(')
    .replaceAll(/ \)/g, ')');

const login = `[a(alt)] ""
[b(section)@a] The credentials are wrong
[c(section)@a] Otherwise
u(actor) User
w Web app
s Auth service
d(database) User database
p Profile service
t Session cache
u -> w: Send user name and password
w -> s: Send credentials
s -> d: Load user record
d --> s: User record
s -> s@b: Increase failed attempts
s --> w@b: Error
s -> s@c: Create session token
s -> t@c: Store session token
s --> w@c: Session token
w -> p: Request profile
p --> w: Profile
w -> u: Show dashboard
`;

test('what is asked for is asked for by what was brought to tell it by, otherwise by what the work is about', () => {
  const code = codeOf(login);
  expect(code).toContain('user_record = user_database.load_user_record(credentials)');
  expect(code).toContain('profile = profile_service.request_profile(session_token)');
});

test('a thing is made of what nothing else was made of, and of no secrets of others', () => {
  const code = codeOf(login);
  expect(code).toContain('credentials = web_app_work.create_credentials(user_name, password)');
  expect(code).toContain('dashboard = web_app_work.create_dashboard(profile)');
});

test('an answer that says no more than that something went wrong is an error of its case', () => {
  const code = codeOf(login);
  expect(code).toContain('class WrongCredentialsError(Exception):');
  expect(code).toContain('raise WrongCredentialsError');
});

test('what somebody works out by itself comes back, and what has come of it all is shown', () => {
  const code = codeOf(`[l(loop)] For each item
[a(alt)] ""
[b(section)@a] The payment fails
[c(section)@a] Otherwise
u(actor) Customer
s Shop
i Inventory
p Payment gateway
u -> s: Send order
s -> i@l: Check stock
i --> s@l: Availability
s -> s: Calculate total price
s -> p: Charge total price
p --> s: Payment id
s --> u: Confirmation
u -> u: Read confirmation
u -> i: Show result
`);
  expect(code).toContain('items = shop_work.provide_items(order)');
  expect(code).toContain('total_price = shop_work.calculate_total_price(items)');
  expect(code).toContain('payment_id = payment_gateway.charge_total_price(total_price)');
  expect(code).toContain('inventory_port.show_result(confirmation)');
});

test('a choice is given what it speaks of by its id', () => {
  const code = codeOf(`[o(opt)] The payment fails
u(actor) Customer
s Shop
p Payment gateway
u -> s: buy(basket, customer)
s -> p: charge(basket)
p --> s: Payment id
s -> p@o: refund(basket)
`);
  expect(code).toContain('if shop_decisions.payment_fails(payment_id):');
});

test('what is worked on by oneself before it is sent is made before that', () => {
  expect(
    codeOf(
      's Sensor\ng Gateway\nm Monitor\ns -> g: Send temperature\ng -> g: Validate reading\ng -> m: Publish reading\n',
    ),
  ).toContain(
    'reading = gateway_work.create_reading(temperature)\n gateway_work.validate_reading(reading)\n monitor.publish_reading(reading)',
  );
});

test('what somebody is told of how it went, and does not take, is not brought', () => {
  const code = codeOf(
    's Sensor\ng Gateway\nm Monitor\nd Store\ns -> g: Send reading\ng -> m: Publish reading\nm -> d: Save reading\nm --> g: Status\n',
  );
  expect(code).toContain('def publish_reading(self, reading: str) -> None: ...');
  expect(code).not.toContain('create_status');
});

const cinema = `[a(alt)] ""
[b(section)@a] The payment succeeds
[c(section)@a] Otherwise
u(actor) Customer
w Web App
s Booking Service
d(database) Seat Database
p Payment Provider
t Ticket Mailer
u -> w: Pick showing
w -> s: Ask for free seats
s -> d: Query
d --> s: Free seats
s --> w: Seat map
w --> u: Free seats
u -> w: Select seats
w -> s: reserve(showingId, seats)
s -> d: Lock seats
s -> p: Charge card
s -> d@b: Save booking
t -> u@b: Email tickets
s -> d@c: Release seats
`;

test('what is chosen of an offer is picked of it, and a thing that is chosen is told by its id where that is passed on', () => {
  const code = codeOf(cinema);
  expect(code).toContain('free_seats = web_app.pick_showing(showing_id)');
  expect(code).toContain('seats = customer_work.pick_seats(free_seats)');
  expect(code).toContain('web_app.select_seats(seats, showing_id)');
  expect(code).toContain('seat_map = booking_service.get_free_seats(showing_id)');
  expect(code).not.toContain('provide_showing_id');
});

test('whoever begins in one case of what others decide does not decide it again', () => {
  const code = codeOf(cinema);
  expect(code).not.toContain('TicketMailerDecisions');
  expect(code).toContain('customer.email_tickets(tickets)');
});
