import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import type { Step } from '../../program/index.ts';
import { planProgram } from '../plan-program.ts';

const operationsOf = (drawn: string): readonly (readonly string[])[] => {
  const { spec } = parseNotation(`architecture: Drawn\n${drawn}`, 'architecture');
  const { services } = planProgram({ spec, family: 'topology', style: 'minimal', additionalDetails: '' });
  return services.flatMap(({ operations }) =>
    operations.map(({ name, scenarios: [alone] }) => [
      name.words.join(' '),
      ...(alone?.calls ?? []).map((step) => `${step.port.name.label}: ${step.name.words.join(' ')}`),
    ]),
  );
};

test('what passes requests on has a method for each of them', () => {
  expect(
    operationsOf(`g(gateway) Gateway
a Orders
b Menus
c Images
g -> a: place order
g -> b: list menus
g -> c: HTTPS
`),
  ).toEqual([
    ['place order', 'Orders: place order'],
    ['list menus', 'Menus: list menus'],
    ['call images', 'Images: call'],
  ]);
});

test('a part that gets one request makes its calls in a method of that name', () => {
  expect(
    operationsOf(`w(client) App
a Orders
d(database) Store
q(queue) Events
w -> a: places orders
a -> d: stores orders
a -> q
`),
  ).toEqual([
    ['place orders', 'Orders: place orders'],
    ['place orders', 'Store: store orders', 'Events: publish'],
  ]);
});

test('what a line asks for that says nothing is told by what it leads to', () => {
  expect(
    operationsOf(
      'b Orders\nm Mailer\nd(database) Store\nc(cache) Sessions\nq(queue) Events\nb -> d\nb -> d: Invoices\nb -> d: saves\nb -> c\nb -async-> q\nm -data-> q\n',
    ),
  ).toEqual([
    ['query store', 'Store: query'],
    ['query invoices', 'Store: query invoices'],
    ['save', 'Store: save'],
    ['look up in sessions', 'Sessions: look up'],
    ['publish to events', 'Events: publish'],
    ['receive from events', 'Events: receive'],
  ]);
});

test('what goes into a queue and what comes out of it is not told apart where all lines carry data', () => {
  expect(operationsOf('c Collector\np Processor\nq(queue) Kafka\nc -data-> q\np -data-> q\n')).toEqual([
    ['access kafka', 'Kafka: access'],
    ['access kafka', 'Kafka: access'],
  ]);
});

test('messages come out of a queue, and data goes into what keeps it', () => {
  expect(
    operationsOf(
      'b Orders\nm Mailer\nr Reports\nd(database) Store\nq(queue) Events\ng Mail\nb -async-> q: Paid orders\nb -data-> d: Invoices\nq -async-> m: Paid orders\nq -> r\nm -> g: send mail\nr -> g: send mail\n',
    ),
  ).toEqual([
    ['publish paid order', 'Events: publish paid order'],
    ['store invoice', 'Store: store invoice'],
    ['on paid order', 'Mailer: create mail', 'Mail: send mail'],
    ['handle paid order', 'Reports: create mail', 'Mail: send mail'],
  ]);
});

test('a part is what others call where it gets a single request, and says so where it is not', () => {
  const { spec } = parseNotation(
    'architecture: Rides\na App\nr Rides\nm Maps\np Prices\na -> r: book ride\nr -> p: quote price\np -> m: find route\na -> p: list prices\nm -> r: move car\n',
    'architecture',
  );
  const program = planProgram({ spec, family: 'topology', style: 'minimal', additionalDetails: '' });
  expect(program.services.map(({ name, offers }) => [name.label, offers?.name.words.join(' ')])).toEqual([
    ['App', undefined],
    ['Rides', undefined],
    ['Maps', 'maps client'],
    ['Prices', undefined],
  ]);
  expect(program.assumptions.map(({ text }) => text).join(' ')).toContain('doesn’t implement “prices client”');
});

test('what goes over a line and comes back is named after what is drawn', () => {
  const { spec } = parseNotation(
    'architecture: Shop\ng(gateway) Gateway\na Orders\ns Shipping\nd(database) Store\nq(queue) Kafka\ng -> a: places orders\ng -> s\na -> d\na -async-> q: Order events\ns -data-> q\n',
    'architecture',
  );
  const { ports, services } = planProgram({ spec, family: 'topology', style: 'minimal', additionalDetails: '' });
  const said = ({ name, parameters = [], result }: Pick<Step, 'name' | 'parameters' | 'result'>) => [
    name.words.join(' '),
    parameters.map((each) => each.name.words.join(' ')).join(),
    result?.name.words.join(' '),
  ];
  expect(ports.flatMap(({ methods }) => methods.map(said))).toEqual([
    ['place orders', 'order', undefined],
    ['handle', 'request', 'response'],
    ['publish order event', 'order event', undefined],
    ['receive order event', '', 'order event'],
    ['store order', 'order', undefined],
    ['create order event', 'order', 'order event'],
    ['create response', 'request,order event', 'response'],
  ]);
  const orders = services.find(({ name }) => name.label === 'Orders')?.operations[0];
  expect(orders?.scenarios[0]?.calls.map(said)).toEqual([
    ['store order', 'order', undefined],
    ['create order event', 'order', 'order event'],
    ['publish order event', 'order event', undefined],
  ]);
});

test('a part has a method for each thing that is asked of it, with the calls that speak of the same and of nothing else', () => {
  const drawn =
    'a App\np Portal\no Orders\nd(database) Store\nm Menus\nl Log\na -> o: place order\np -> o: list menus\no -> d: save order\no -> m: get menus\no -> l: note access\np -> l\na -> l: HTTPS\nl -> d: keep lines\n';
  expect(operationsOf(drawn).filter((calls) => calls.length > 2)).toEqual([
    ['place order', 'Store: save order', 'Orders: provide access', 'Log: note access'],
    ['list menus', 'Menus: get menus', 'Orders: provide access from request', 'Log: note access'],
    ['note access', 'Log: provide line', 'Store: keep lines'],
    ['handle', 'Log: provide line from request', 'Store: keep lines', 'Log: create response'],
  ]);
});

test('lines that ask for the same are one method, and what is asked of two parts names them', () => {
  const drawn =
    'a App\np Portal\no Orders\nm Mail\nt Text\na -> o\np -> o: REST\no -> m: notify guest\no -> t: notify guest\n';
  expect(operationsOf(drawn)).toEqual([
    ['call orders', 'Orders: handle'],
    ['call orders', 'Orders: handle'],
    ['handle', 'Orders: provide guest', 'Mail: notify guest', 'Text: notify guest', 'Orders: create response'],
  ]);
  expect(operationsOf('o Orders\nm Mail\nt Text\no -> m: notify guest\no -> t: notify guest\n')).toEqual([
    ['notify guest', 'Mail: notify guest'],
    ['notify guest with text', 'Text: notify guest'],
  ]);
});

test('parts that are tried together hand down what each of them calls differently', () => {
  const { spec } = parseNotation(
    `architecture: Drawn
w(client) Web app
g(gateway) API gateway
f Forecast API
d(database) Readings
w -> g: view forecast
g -> f: GET /forecasts
f -> d: read readings
f -> d: store forecast
`,
    'architecture',
  );
  const { services } = planProgram({ spec, family: 'topology', style: 'minimal', additionalDetails: '' });
  const [operation] = services.find(({ name }) => name.label === 'Web app')?.operations ?? [];
  const together = operation?.scenarios.find((scenario) => scenario.together !== undefined);
  const created = together?.calls.find(({ name }) => name.words[0] === 'create');
  expect(created?.parameters?.map(({ sample }) => sample)).toContain(operation?.parameters[0]?.sample);
});

test('a line about some of the things is taken for those that whoever implements it says, and faulty ones go nowhere else', () => {
  const drawn =
    's(device) Meter\ni Intake\nb Billing\nd(database) Store\nq(queue) Rejects\nm Mail\nw(database) Archive\ns -async-> i: applications\ni -data-> d: store application\ni -async-> q: rejected applications\ni -> b: approved applications\ni -> m: notify assessor if amount is high\n';
  const { services } = planProgram({
    spec: parseNotation(`architecture: Drawn\n${drawn}`, 'architecture').spec,
    family: 'topology',
    style: 'minimal',
    additionalDetails: '',
  });
  const intake = services.find(({ name }) => name.label === 'Intake')?.operations[0];
  expect(intake?.scenarios.map(({ calls }) => calls.map(({ name }) => name.words.join(' ')))).toEqual([
    [
      'is application rejected',
      'publish rejected application',
      'is amount high',
      'provide assessor',
      'notify assessor',
    ],
    [
      'is application rejected',
      'store application',
      'is application approved',
      'send approved application',
      'is amount high',
    ],
    ['is application rejected', 'store application', 'is application approved', 'is amount high'],
  ]);
});

test('what is asked for is made of all that is fetched, and what a worker looks for leads to the rest', () => {
  const drawn =
    'a App\nr Routes\nd(database) Store\nw(external) Weather\nc(cache) Cache\nk(worker) Watcher\np(external) Pager\na -> r: GET /routes\nr -> d: read roads\nr -> c: cache route\nr -> w: fetch forecast\nk -> d: poll roads\nk -> p: send warning\n';
  expect(operationsOf(drawn)).toEqual([
    ['get routes', 'Routes: get routes'],
    [
      'get routes',
      'Store: read roads',
      'Weather: fetch forecast',
      'Routes: create routes',
      'Cache: cache route',
      'Cache: cache route',
    ],
    ['poll roads', 'Store: poll roads', 'Watcher: create warning', 'Pager: send warning'],
  ]);
});

test('a line that says two things of one is a method for each of them', () => {
  expect(
    operationsOf(`a Planner
d(database) Ledger
a -> d: reads and writes schedules
`),
  ).toEqual([
    ['read schedules', 'Ledger: read schedules'],
    ['write schedules', 'Ledger: write schedules'],
  ]);
});

const orders = `a App
w Web shop
o Orders
d(database) Store
m Mail
p(external) Payments
q(queue) Events
a -> o: GET status
a -> o: place order
w -> o: cancel order
o -> d: read status
o -> d: save order
o -> m: send email
o -> p: charge card
o -> p: refund card when order is cancelled
o -async-> q: publish order placed
`;

test('a request makes the calls that do to a thing what is asked for, and looking at something changes and sends nothing', () => {
  const calls = operationsOf(orders).map(([name, ...steps]) => [
    name,
    ...steps.filter((step) => !step.startsWith('Orders: ')),
  ]);
  expect(calls.slice(3)).toEqual([
    ['get status', 'Store: read status'],
    ['place order', 'Store: save order', 'Mail: send email', 'Payments: charge card', 'Events: publish order placed'],
    ['cancel order', 'Store: save order', 'Mail: send email', 'Payments: refund card'],
  ]);
});

test('a call that nothing speaks of that is asked for is a method of its own, which the explanation tells', () => {
  const drawn = 'a App\no Orders\nd(database) Store\nm Mail\na -> o: GET status\no -> d\no -> m: send email\n';
  expect(operationsOf(drawn)).toEqual([
    ['get status', 'Orders: get status'],
    ['get status', 'Store: find status'],
    ['send email', 'Mail: send email'],
  ]);
  const { spec } = parseNotation(`architecture: Drawn\n${drawn}`, 'architecture');
  const { assumptions } = planProgram({ spec, family: 'topology', style: 'minimal', additionalDetails: '' });
  expect(assumptions.map(({ text }) => text).join(' ')).toContain(
    '“send email”: nothing that is asked leads there, so that is a method of its own.',
  );
});

test('a request for which no line leaves a part is its own work', () => {
  const drawn = 'a App\no Orders\nd(database) Store\na -> o: list menus\na -> o: delete order\no -> d: read menus\n';
  expect(operationsOf(drawn).slice(2)).toEqual([
    ['list menus', 'Store: read menus'],
    ['delete order', 'Orders: handle delete order'],
  ]);
});

test('a condition is asked before what its line takes is made', () => {
  expect(
    operationsOf(
      'a App\no Orders\nd(database) Store\nm Mail\na -> o: list menus\na -> o: rename menu\no -> d: read menus\no -> m: mail cook if menu is new\n',
    ).slice(2),
  ).toEqual([
    ['list menus', 'Store: read menus'],
    ['rename menu', 'Orders: is menu new', 'Orders: provide cook', 'Mail: mail cook'],
  ]);
});

test('a worker takes what somebody else puts into a queue, and loads what somebody else stores', () => {
  expect(
    operationsOf(
      'a Photo service\nw(worker) Photo worker\nq(queue) Job queue\ns(storage) Photo server\na -> s: Original photos\na -> q: Resize jobs\nw -> q: Jobs\nw -> s: Originals\nw -> s: Thumbnails\n',
    ),
  ).toEqual([
    ['store original photo', 'Photo server: store original photo'],
    ['enqueue resize job', 'Job queue: enqueue resize job'],
    [
      'process next resize job',
      'Job queue: receive resize job',
      'Photo server: load original',
      'Photo worker: create thumbnail',
      'Photo server: store thumbnail',
    ],
  ]);
});

test('verbs of taking take, whoever says them', () => {
  expect(
    operationsOf(
      'a Orders\nb Mailer\nq(queue) Events\na -async-> q: order placed events\nb -async-> q: listens to order placed events\n',
    ),
  ).toEqual([
    ['publish order placed', 'Events: publish order placed'],
    ['receive order placed', 'Events: receive order placed'],
  ]);
});

test('whoever a queue leads to has a method for its messages, also where it calls nobody, and nothing waits for somebody to implement it', () => {
  const drawn =
    'a Orders\nc Couriers\nn Notifications\nm(mail) Post\nq(queue) Events\na -async-> q: Order placed events\nq -async-> c\nq -async-> n\nn -> m: Emails\n';
  expect(operationsOf(drawn)).toEqual([
    ['publish order placed', 'Events: publish order placed'],
    ['on order placed', 'Couriers: handle order placed'],
    ['on order placed', 'Notifications: create email', 'Post: send email'],
  ]);
  const { spec } = parseNotation(`architecture: Drawn\n${drawn}`, 'architecture');
  const { ports, services } = planProgram({ spec, family: 'topology', style: 'minimal', additionalDetails: '' });
  const handlers = ports.filter(({ name }) => name.words.at(-1) === 'handler');
  expect(handlers.map(({ name }) => name.words.join(' '))).toEqual(['couriers handler', 'notifications handler']);
  expect(handlers.every((port) => services.some(({ offers }) => offers === port))).toBe(true);
});

test('what is in a cache and in another store is looked for in both', () => {
  expect(
    operationsOf(
      'a App\nm Menus\nc(cache) Cache\nd(database) Store\na -> m\nm -data-> c: Dishes\nm -data-> d: Dishes\n',
    ),
  ).toEqual([
    ['call menus', 'Menus: handle'],
    ['handle', 'Cache: look up dishes', 'Store: find dishes', 'Menus: create response'],
  ]);
});
