import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import { codeSpecs } from '../../testing/index.ts';
import { planProgram } from '../plan-program.ts';

const loan = `sequence: Loan
[a(alt)#alt] ""
[b(section)@a#low] Score is low
[c(section)@a#else] Otherwise
e(actor) Clerk
f Loan system
e -> f: Enter data
f --> e@b: Refuse loan
f -> f@c: Compute offer
`;

const { files, explanation } = generateCode({
  spec: parseNotation(loan, 'sequence').spec,
  family: 'messages',
  language: 'typescript',
  codeStyle: 'detailed',
  includeComments: false,
});

test('a case in which nothing is sent still says what the other one is not', () => {
  expect(files[0]?.content).toContain('if (await this.#loanSystemDecisions.isScoreLow(data)) {\n      return false;');
  expect(files[0]?.content).not.toContain('otherwise()');
});

test('who begins starts, and replies are said to pass no value', () => {
  expect(files[0]?.content).toContain(
    '  async start(data: string): Promise<void> {\n    await this.#loanSystem.enterData(data);',
  );
  expect(explanation).not.toContain('Replies (“Refuse loan”) mark');
  const quiet = planned('sequence: Night\na Guard\nb Gate\na -> b: Lock the gate\nb --> a: done\n');
  expect(quiet.assumptions.map(({ text }) => text).join()).toContain('Replies (“done”)');
});

test('explanation names the symbol that each part became', () => {
  expect(explanation).toContain('“Enter data” became the step `enterData` of the interface `LoanSystem`');
});

test('each case of a frame goes on from where the frame begins, also where another one ends in a reply', () => {
  const { services } = planProgram({
    spec: parseNotation(
      `sequence: Vote on a motion
[x(alt)] ""
[y(section)@x] Most are for it
[z(section)@x] Most are against it
a Member
b Chair
c Clerk
a -> b: Put the motion
b -> c@y: Write it down
b --> a@y: Carried
b -> b@z: Strike it off
b --> a@z: Lost
`,
      'sequence',
    ).spec,
    family: 'messages',
    style: 'detailed',
    additionalDetails: '',
  });
  const chair = services.find(({ name }) => name.words.includes('chair'));
  expect(chair?.operations.map(({ name }) => name.label)).toEqual(['Put the motion']);
  const [question] = chair?.operations[0]?.body ?? [];
  expect(question?.kind === 'choose' && question.cases.map(({ body }) => body.length)).toEqual([2, 2]);
});

test('whoever got an asynchronous message goes on with it, also where control went back to others meanwhile', () => {
  const { services } = planProgram({
    spec: parseNotation(
      `sequence: Pizza
a(actor) Guest
b Shop
c Courier
a -> b: order(items)
b -async-> c: Ready for pickup
a -> b: Ask where it is
c -> a: Hand over the pizza
`,
      'sequence',
    ).spec,
    family: 'messages',
    style: 'detailed',
    additionalDetails: '',
  });
  const courier = services.find(({ name }) => name.label === 'Courier');
  expect(courier?.operations.map(({ name }) => name.words.join(' '))).toEqual(['on ready for pickup']);
  expect(courier?.operations[0]?.body).toMatchObject([
    { kind: 'do', step: { name: { words: ['hand', 'over', 'pizza'] } } },
  ]);
});

test('a loop over things of which nothing is sent asks whether there is another one', () => {
  const { ports } = planProgram({
    spec: parseNotation(
      'sequence: Mail\n[l(loop)] for each attempt\na Office\nb Printer\na -> b@l: Feed paper\n',
      'sequence',
    ).spec,
    family: 'messages',
    style: 'detailed',
    additionalDetails: '',
  });
  expect(ports.flatMap(({ methods }) => methods.map(({ name }) => name.words.join(' ')))).toEqual([
    'feed paper',
    'provide paper',
    'has another attempt',
  ]);
});

const planned = (drawn: string) =>
  planProgram({
    spec: parseNotation(drawn, 'sequence').spec,
    family: 'messages',
    style: 'detailed',
    additionalDetails: '',
  });

test('a loop over things goes through a list of them, which is found out of what is handled where nobody names it', () => {
  const { services } = planned(
    'sequence: Mail\n[l(loop)] for each letter\na Office\nb Printer\nc Clerk\nc -> a: printAll(folder)\na -> b@l: print(letter, folder)\n',
  );
  const operation = services.find(({ name }) => name.label === 'Office')?.operations[0];
  expect(operation?.parameters.map(({ name }) => name.words.join(' '))).toEqual(['folder']);
  expect(operation?.body).toMatchObject([
    { kind: 'do', step: { name: { words: ['provide', 'letters'] }, parameters: [{ name: { words: ['folder'] } }] } },
    {
      kind: 'each',
      item: { name: { words: ['letter'] } },
      of: { name: { words: ['letters'] } },
      body: [{ kind: 'do', step: { name: { words: ['print'] } } }],
    },
  ]);
  const given = operation?.scenarios[0]?.calls
    .slice(1)
    .map(({ parameters = [] }) => parameters.map(({ sample }) => sample));
  expect(given).toEqual([
    ['letter 2', 'folder 1'],
    ['letter 3', 'folder 1'],
  ]);
});

test('what each round of a loop is about is given to a message that names it', () => {
  const { services } = planned(
    'sequence: Mail\n[l(loop)] for each order line\na Office\nb Store\nc Clerk\nc -> a: ship(order)\na -> b: Get order lines\nb --> a: order lines\na -> b@l: Reserve the line\n',
  );
  const operation = services.find(({ name }) => name.label === 'Office')?.operations[0];
  expect(operation?.body).toMatchObject([
    { kind: 'do', keeps: { name: { words: ['order', 'lines'] }, isList: true } },
    { kind: 'each', body: [{ kind: 'do', step: { parameters: [{ name: { words: ['order', 'line'] } }] } }] },
  ]);
});

test('whoever only begins and does its own work has no class that hands on what it is sent', () => {
  const { services, ports } = planned(
    'sequence: Slots\na Patient\nb Website\nc Calendar\na -> b: Book\nb -> c: Ask for the free slots\nc --> b: Slots\nb -> a: Show the slots\n',
  );
  const patient = services.find(({ name }) => name.label === 'Patient');
  expect(patient?.offers).toBeUndefined();
  expect(patient?.operations.map(({ name }) => name.words.join(' '))).toEqual(['start']);
  const calendar = ports.find(({ name }) => name.label === 'Calendar');
  expect(calendar?.summary).toBe('What “Website” asks of “Calendar”.');
  expect(calendar?.methods.map(({ name, result }) => [name.words.join(' '), result?.isList])).toEqual([
    ['get free slots', true],
  ]);
});

test('values that are written or called as several are lists, and what is told as a whole is not', () => {
  const { ports } = planned(
    'sequence: Mail\na Office\nb Printer\na -> b: print(ids: int[], addresses, credentials, status, bus, minutes)\n',
  );
  const [method] = ports.flatMap(({ methods }) => methods);
  expect(method?.parameters?.map(({ name, isList }) => [name.label, isList])).toEqual([
    ['ids', true],
    ['addresses', true],
    ['credentials', false],
    ['status', false],
    ['bus', false],
    ['minutes', false],
  ]);
});

test('an answer in one case of a choice leaves the work, where more is done behind the choice', () => {
  const drawn = (end: string): string =>
    `sequence: Door\n[f(opt)] Badge is unknown\na Reader\nb Door\nc Log\na -> b: Open\nb --> a@f: Refused\n${end}`;
  const door = (end: string) => planned(drawn(end)).services.find(({ name }) => name.label === 'Door')?.operations[0];
  const [refused, opened] = door('b -> c: Note the entry\n')?.scenarios ?? [];
  expect(door('b -> c: Note the entry\n')?.body).toMatchObject([
    { kind: 'if', is: true, body: [{ kind: 'answer', value: { sample: false } }] },
    { kind: 'do', step: { name: { words: ['note', 'entry'] } } },
    { kind: 'answer', value: { sample: true } },
  ]);
  expect([refused?.result?.sample, opened?.result?.sample]).toEqual([false, true]);
  expect(refused?.calls.map(({ name }) => name.words.join(' '))).toEqual(['is badge unknown']);
  expect(opened?.calls.map(({ name }) => name.words.join(' '))).toEqual(['is badge unknown', 'note entry']);
  expect(door('')).toBeUndefined();
});

test('a choice is told what was answered right before it', () => {
  const { services } = planned(
    'sequence: Upload\n[x(alt)] ""\n[y(section)@x] Photo is rejected\n[z(section)@x] else\na App\nb Moderation\nc Store\na -> b: check(photo id)\nb --> a: verdict\na -> c@y: delete(photo id)\na -> c@z: keep(photo id)\n',
  );
  expect(services[0]?.operations[0]?.body).toMatchObject([
    { kind: 'do', keeps: { name: { words: ['verdict'] } } },
    {
      kind: 'if',
      step: {
        name: { words: ['is', 'photo', 'rejected'] },
        parameters: [{ name: { words: ['photo', 'id'] } }, { name: { words: ['verdict'] } }],
      },
    },
  ]);
});

const shop = `sequence: Ordering
a(actor) Customer
b Shop
c Payment
d Warehouse
a -> b: placeOrder(cart, paid on: date)
b -> c: charge(amount)
b -> d: reserve(cart)
`;

test('what somebody passes on comes with the message that it handles, and whoever begins is given it all', () => {
  const { ports, services, assumptions } = planned(shop);
  const given = ports.flatMap(({ methods }) =>
    methods.map(({ name, parameters = [] }) => [
      name.words.join(' '),
      ...parameters.map((each) => `${each.name.words.join(' ')}: ${each.type.kind === 'scalar' && each.type.scalar}`),
    ]),
  );
  expect(given).toEqual([
    ['place order', 'cart: text', 'paid on: date'],
    ['charge', 'amount: decimal'],
    ['reserve', 'cart: text'],
    ['provide amount', 'cart: text', 'paid on: date'],
  ]);
  expect(services.map(({ operations }) => operations.map(({ parameters }) => parameters.length))).toEqual([[2], [2]]);
  expect(assumptions).toEqual([]);
});

const signIn = `sequence: Sign in
a(actor) User
b App
c Accounts
d Store
a -> b: Sign in
b -> c: login(email)
c -> d: find(email)
d --> c: account
c -> c: check(account)
c --> b: session token
b -> c: renew(token)
b --> a: Welcome
`;

test('a value of a reply is given back to whoever sends it on, made by who answers where nobody brought it', () => {
  const { services, assumptions } = planned(signIn);
  const code = generateCode({
    spec: parseNotation(signIn, 'sequence').spec,
    family: 'messages',
    language: 'python',
    codeStyle: 'detailed',
    includeComments: false,
  });
  const source = code.files.find(({ role }) => role === 'source')?.content;
  expect(source).toContain(`    def login(self, email: str) -> str:
        account = self._store.find(email)
        self._accounts_work.check(account)
        return self._accounts_work.create_token(account)
`);
  expect(source).toContain(`    def sign_in(self, email: str) -> None:
        token = self._accounts.login(email)
        self._accounts.renew(token)
`);
  expect(services.map(({ operations }) => operations.map(({ result }) => result?.name.label))).toEqual([
    [undefined],
    [undefined],
    ['token', undefined],
  ]);
  expect(assumptions.map(({ text }) => text)).toContain(
    'Replies (“Welcome”) mark where a call returns. They carry no value, because nothing in the diagram uses one.',
  );
});

test('a question that is sent is answered by yes or no, and a frame about it takes that answer', () => {
  const code = (language: 'go' | 'python') =>
    generateCode({
      spec: parseNotation(
        `sequence: Seats
[f(alt)] ""
[g(section)@f] Taken
[h(section)@f] Free
a Clerk
b Desk
c Hall
d Plan
a -> b: sell(seat)
b -> c: isFree(seat)
c -> d: getRows()
d --> c: rows
b -> c@g: suggest(seat)
b -> c@h: take(seat)
`,
        'sequence',
      ).spec,
      family: 'messages',
      language,
      codeStyle: 'minimal',
      includeComments: false,
    }).files.find(({ role }) => role === 'source')?.content;
  expect(code('python')).toContain(`    def sell(self, seat: str) -> None:
        if self._hall.is_free(seat):
            self._hall.take(seat)
        else:
            self._hall.suggest(seat)
`);
  expect(code('go')).toContain(`func (s *HallService) IsFree(seat string) bool {
	rows := s.plan.GetRows()
	return s.hallWork.AnswerIsFree(seat, rows)
}
`);
});

test('whoever answers with a value that it sends on makes it, where nobody brought it', () => {
  const { services, ports } = planned(`sequence: Shop
a(actor) Customer
b Shop
c Store
a -> b: order(cart)
b -> c: save(orderId, cart)
b --> a: order id
`);
  const shop = services.find(({ name }) => name.label === 'Shop')?.operations[0];
  expect(shop?.parameters.map(({ name }) => name.label)).toEqual(['cart']);
  expect(shop?.body).toMatchObject([
    { kind: 'do', keeps: { name: { label: 'orderId' } } },
    { kind: 'do' },
    { kind: 'give', value: { name: { label: 'orderId' } } },
  ]);
  expect(ports.flatMap(({ methods }) => methods.map(({ name }) => name.words.join(' ')))).toContain('create order id');
});

test('what is sent back to whoever called is made, and what is done by oneself gets what was fetched', () => {
  const source = generateCode({
    spec: parseNotation(
      `sequence: Alerts
a Clock
b Alerts
c Weather
a -> b: Check the weather
b -> c: Fetch forecast
c --> b: Forecast
b -> b: Match rules
b -> a: show(text)
`,
      'sequence',
    ).spec,
    family: 'messages',
    language: 'python',
    codeStyle: 'minimal',
    includeComments: false,
  }).files.find(({ role }) => role === 'source')?.content;
  expect(source).toContain(`    def check_weather(self) -> None:
        forecast = self._weather.fetch_forecast()
        self._alerts_work.match_rules(forecast)
        text = self._alerts_work.create_text(forecast)
        self._clock.show(text)
`);
});

test('messages of the same words with other arguments are other methods, also for whoever handles them alone', () => {
  const { ports } = planned(`sequence: Bell
a Door
b Bell
c House
a -> b: ring(tone)
b -> b: ring
c -> b: ring(volume)
b -> c: answer
`);
  expect(
    ports.flatMap(({ methods }) =>
      methods.map(({ name, parameters = [] }) =>
        [name, ...parameters.map((each) => each.name)].map(({ words }) => words.join(' ')),
      ),
    ),
  ).toEqual([['ring', 'tone'], ['ring with volume', 'volume'], ['answer'], ['do ring', 'tone']]);
});

test('what is brought back in one case of a choice is found out in the other, where it is taken behind both', () => {
  const { services } = planned(`sequence: Trip
[f(alt)] Booked?
[g(section)@f] yes
[h(section)@f] no
a(actor) Guest
b Desk
c Hotel
a -> b: arrive
b -> c@g: find(name)
c --> b@g: room
b -> c@h: book(name)
b -> c: open(room)
`);
  const desk = services.find(({ name }) => name.label === 'Desk')?.operations[0];
  expect(desk?.parameters.map(({ name }) => name.label)).toEqual(['name']);
  expect(desk?.scenarios.map(({ calls }) => calls.map(({ name }) => name.words.join(' ')))).toEqual([
    ['is booked', 'find', 'open'],
    ['is booked', 'book', 'provide room', 'open'],
  ]);
});

test('a choice behind a told one is given what was brought on every way to it, and what came with the message first', () => {
  const { ports } = planned(pilots);
  const asked = ports
    .flatMap(({ methods }) => methods)
    .find(({ answer, name }) => answer === 'boolean' && name.words.includes('dangerous'));
  expect(asked?.parameters?.map(({ name }) => name.label)).toEqual(['vesselId', 'eta', 'tidal window']);
});

test('things that are answered in some cases are told not to be kept', () => {
  expect(planned(pilots).assumptions.map(({ text }) => text)).toContain(
    'Replies (“boarding confirmation”, “offer of later slot”, “refusal with next window”, “pilot”, and “next free time”) only tell which case applies. What else they carry is not kept.',
  );
});

const pilots = codeSpecs.find(({ id }) => id === 'sequence-behind-typical')?.notation ?? '';

test('what one of parallel branches brings is sent on behind them, and what whoever begins sends again is asked about', () => {
  const { ports, services } = planned(`sequence: Pass
[p(par)] ""
[q(section)@p] ""
[r(section)@p] ""
[f(opt)] Frames missing
a Scheduler
b Dish
c Archive
d Desk
a -> b@q: park()
a -> c@r: summarise(passId)
c --> a@r: pass report
a -> d@f: raiseAlarm(passId, level)
a -> d: send(report)
`);
  const start = services.find(({ name }) => name.label === 'Scheduler')?.operations[0];
  // What one case alone needs is found out then.
  expect(start?.parameters.map(({ name }) => name.label)).toEqual(['passId']);
  expect(start?.body[1]).toMatchObject({ kind: 'do', keeps: { name: { label: 'report' } } });
  const asked = ports.flatMap(({ methods }) => methods).find(({ answer }) => answer !== undefined);
  expect(asked?.parameters?.map(({ name }) => name.label)).toEqual(['passId', 'report']);
});

test('behind the cases of a frame whoever was at work before goes on', () => {
  const { services } = planned(`sequence: Invoices
[f(alt)] Paid?
[g(section)@f] yes
[h(section)@f] no
a(actor) Customer
b Shop
a -> b: order
b -> a@g: say thanks
b -> a@h: say that it failed
a -> b: ask for an invoice
`);
  const customer = services.find(({ name }) => name.label === 'Customer');
  const calls = customer?.operations.map(({ name, body }) => [
    name.words.join(' '),
    ...body.flatMap((each) => ('step' in each && each.step !== undefined ? [each.step.name.words.join(' ')] : [])),
  ]);
  expect(calls?.[0]).toEqual(['start', 'order', 'get invoice']);
});

test('a question is given what its owner got, and what runs in parallel keeps its order', () => {
  const { ports, services } = planned(`sequence: Login
[f(alt)] Right?
[g(section)@f] yes
[h(section)@f] no
[p(par)] ""
[q(section)@p] ""
[r(section)@p] ""
a(actor) User
b Auth
c Store
d Log
e Mail
a -> b: verify(name, password)
b -> c@g: open(name)
b -> c@h: count(name)
b -> d@q: note(name)
b -> e@r: greet(name)
`);
  const asked = ports.flatMap(({ methods }) => methods).find(({ answer }) => answer !== undefined);
  expect(asked?.parameters?.map(({ name }) => name.label)).toEqual(['name', 'password']);
  const auth = services.find(({ name }) => name.label === 'Auth')?.operations[0];
  expect(auth?.body.flatMap((each) => (each.kind === 'do' ? [each.step.name.label] : []))).toEqual(['note', 'greet']);
});

test('whoever was answered in one case of a frame goes on in a parallel frame behind it', () => {
  const { services } = planned(`sequence: Photos
[t(alt)] Paper left?
[u(section)@t] yes
[v(section)@t] no
[p(par)] ""
[q(section)@p] ""
[r(section)@p] ""
a(actor) Guest
b Kiosk
c Printer
d Billing
e Mailer
a -> b: choose
b -> c: print
c -> c@u: feed
c -> b@v: report
b -> d@q: charge
b -> e@r: write
`);
  const kiosk = services.find(({ name }) => name.label === 'Kiosk');
  const bodies = kiosk?.operations.map(({ name, body }) => [
    name.label,
    ...body.flatMap((each) => (each.kind === 'do' ? [each.step.name.label] : [])),
  ]);
  expect(bodies?.[0]).toEqual(['choose', 'print', 'charge', 'write']);
});

test('a loop until something holds goes on while it does not, and a message that is written as a call keeps its name', () => {
  const { services } = planned(`sequence: Sign in
[l(loop)] until the code is right
a(actor) Visitor
b Web app
a -> b: signIn(email)
b -> b: remember(email)
b -> a@l: ask for the code
`);
  const body = services.find(({ name }) => name.label === 'Web app')?.operations[0]?.body;
  expect(body).toMatchObject([
    { kind: 'do', step: { name: { words: ['remember'] } } },
    { kind: 'hold', value: { name: { words: ['code'] } } },
    { kind: 'repeat' },
  ]);
  const asked = body?.[2]?.kind === 'repeat' ? body[2].body.at(-1) : undefined;
  expect(asked).toMatchObject({
    kind: 'if',
    is: true,
    step: { name: { words: ['is', 'code', 'right'] }, parameters: [{ name: { words: ['code'] } }] },
  });
});

test('a message that names what is sent carries it, and who sends it makes it', () => {
  const { services } = planProgram({
    spec: parseNotation(
      'sequence: Stock\na Shop\nb Stock API\nc Supplier\na -> b: check stock(article)\nb -> c: order details\n',
      'sequence',
    ).spec,
    family: 'messages',
    style: 'detailed',
    additionalDetails: '',
  });
  const [, api] = services;
  expect(
    api?.operations[0]?.scenarios[0]?.calls.map(({ name, parameters = [] }) => [
      name.words.join(' '),
      parameters.map((each) => each.name.words.join(' ')),
    ]),
  ).toEqual([
    ['create order details', ['article']],
    ['receive order details', ['order details']],
  ]);
});

test('whoever is told to create a value makes it, nobody brings it', () => {
  const { services } = planProgram({
    spec: parseNotation(
      'sequence: Reset\na App\nb Auth\nc Users\na -> b: create token(email)\nb -> c: save(token)\n',
      'sequence',
    ).spec,
    family: 'messages',
    style: 'detailed',
    additionalDetails: '',
  });
  expect(
    services.map(({ operations }) => operations.map(({ parameters }) => parameters.map(({ name }) => name.label))),
  ).toEqual([[['email']], [['email']]]);
  const [, auth] = services;
  expect(auth?.operations[0]?.scenarios[0]?.calls.map(({ name }) => name.words.join(' '))).toEqual([
    'make token',
    'save',
  ]);
});

test('what somebody is told to do is called after the deed, and whether something is so is asked', () => {
  const { ports, services } = planned(`sequence: Orders
[o(opt)] ""
[p(section)@o] Available
a(actor) Guest
b App
c Kitchen
d Printer
a -> b: Order
b -> c: Ask whether the items are available
b -> d@p: Tell to print the tickets
b -> b: Order
`);
  expect(ports.flatMap(({ methods }) => methods.map(({ name }) => name.words.join(' ')))).toEqual([
    'order',
    'are items available',
    'print tickets',
    'do order',
  ]);
  const order = services.find(({ name }) => name.label === 'App')?.operations[0]?.body[0];
  expect(order).toMatchObject({ kind: 'if', step: { name: { words: ['are', 'items', 'available'] } } });
});

test('what a call answers decides the choice right behind it, where that is about it or about whoever is called', () => {
  const { ports, services } = planned(`sequence: Checkout
[o(alt)] ""
[p(section)@o] The bank declines
[q(section)@o] Otherwise
[r(alt)] ""
[s(section)@r] Customer has a coupon
[t(section)@r] Otherwise
a(actor) Customer
b Shop
c Bank
d Stock
a -> b: Submit the cart
b -> c: Charge the card
c --> b: result
b -> d@p: Release the items
b -> a@q: Send the receipt
b -> d: Note the sale
b -> a@s: Thank for the coupon
`);
  expect(ports.map(({ name }) => name.label)).toEqual(['Shop', 'Bank', 'Stock', 'Customer', 'Shop', 'Shop']);
  expect(ports.at(-1)?.methods.map(({ name }) => name.label)).toEqual(['Customer has a coupon']);
  const charge = services.find(({ name }) => name.label === 'Shop')?.operations[0]?.body[1];
  expect(charge).toMatchObject({
    kind: 'if',
    step: { answer: 'boolean', decides: { label: 'The bank declines', is: false } },
    body: [{ step: { name: { label: 'Create receipt' } } }, { step: { name: { label: 'Send the receipt' } } }],
    otherwise: [{ step: { name: { label: 'Release the items' } } }],
  });
});

test('a call answers with one of several outcomes where each of them is drawn', () => {
  const { enums, services } = planned(`sequence: Gate
[q(alt)] ""
[r(section)@q] Pass valid
[s(section)@q] Pass expired
[t(section)@q] Pass unknown
a App
b Gate
a -> b: Check the pass
a -> b@r: Open
a -> b@s: Ask for a new pass
a -> b@t: Refuse
`);
  const outcome = enums.find(({ name }) => name.words.join(' ') === 'check pass outcome');
  expect(outcome?.members.map(({ label }) => label)).toEqual(['Pass valid', 'Pass expired', 'Pass unknown']);
  expect(services[0]?.operations[0]?.body).toMatchObject([{ kind: 'choose', step: { answer: outcome } }]);
});

test('a message that names a thing in words takes it, from whoever has it or makes it', () => {
  const { ports, services } = planned(`sequence: Seats
a(actor) Customer
b Booking service
c Payment service
d Bank
e(database) Bookings
a -> b: picks a window seat
b -> e: reserve the seat
b -> c: charge card
c -> d: authorise payment
d --> c: token
c --> b: returns the payment id
b -> e: store booking
b -> a: Hand over the ticket
`);
  const taken = ports.flatMap(({ methods }) =>
    methods.map(({ name, parameters = [], result }) => [
      name.words.join(' '),
      parameters.map((each) => each.name.words.join(' ')).join(),
      result?.name.words.join(' '),
    ]),
  );
  expect(taken).toEqual([
    ['pick window seat', 'seat', undefined],
    ['reserve seat', 'seat', undefined],
    ['store booking', 'booking', undefined],
    ['charge card', 'card', 'payment id'],
    ['authorise payment', 'card', 'token'],
    ['hand over ticket', '', undefined],
    ['provide card', 'seat', 'card'],
    ['create booking', 'seat,payment id', 'booking'],
    ['create payment id', 'token', 'payment id'],
  ]);
  const start = services.find(({ name }) => name.label === 'Customer')?.operations[0];
  expect(start?.parameters.map(({ name }) => name.label)).toEqual(['seat']);
});

test('classes are tried alone and with those that their ports are of, in the order in which they can be made', () => {
  const { services } = planned(`sequence: Tea
a(actor) Guest
b Waiter
c Kitchen
d Boiler
a -> b: order(tea)
b -> c: make(tea)
c -> d: heat(water)
d --> c: hot water
c --> b: cup
b -> a: bring(cup)
`);
  const guest = services.find(({ name }) => name.words.join(' ') === 'guest session');
  const [alone, together] = guest?.operations[0]?.scenarios ?? [];
  expect(alone?.calls.map(({ name }) => name.words.join(' '))).toEqual(['order']);
  expect(together?.name.label).toBe('Guest starts with Waiter and Kitchen at work');
  expect(together?.together?.behind.map(({ name }) => name.label)).toEqual(['Kitchen', 'Waiter']);
  expect(together?.calls.map(({ name }) => name.words.join(' '))).toEqual([
    'provide water',
    'heat',
    'create cup',
    'bring',
  ]);
  expect(together?.together?.steps).toBe(6);
});

test('what is asked for comes back, also where no reply is drawn', () => {
  const { spec } = parseNotation(
    'sequence: Pharmacy\na Pharmacist\nb Stock system\nc Price list\na -> b: Ask for available quantity\na -> c: Determine price\n',
    'sequence',
  );
  const { ports } = planProgram({ spec, family: 'messages', style: 'detailed', additionalDetails: '' });
  const methods = ports.flatMap((port) => port.methods);
  expect(methods.map(({ name, result }) => `${name.words.join(' ')}: ${result?.name.words.join(' ')}`)).toEqual([
    'get available quantity: available quantity',
    'determine price: price',
  ]);
});

test('what no method sends, since the same words lead elsewhere before, is told', () => {
  const drawn = (second: string): string =>
    `sequence: Library\na Reader\nb Desk\nc Shelf\nd Archive\na -> b: search()\nb -> c: find()\nc --> b: nothing\nb --> a: nothing\na -> b: search()\nb -> ${second}\n`;
  const told = (second: string): string =>
    planned(drawn(second))
      .assumptions.map(({ text }) => text)
      .join();
  expect(told('d: dig()')).toContain('No method sends “dig()”');
  expect(told('c: find()')).not.toContain('No method sends');
});
