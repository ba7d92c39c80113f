import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../plan-program.ts';

const operationsOf = (drawn: string): readonly (readonly string[])[] => {
  const { spec } = parseNotation(`architecture: Drawn\n${drawn}`, 'architecture');
  const { services } = planProgram({ spec, family: 'topology', style: 'minimal', additionalDetails: '' });
  return services.flatMap(({ operations }) =>
    operations.map(({ name, scenarios }) => [
      name.words.join(' '),
      ...scenarios.flatMap(({ calls }) => calls.map((step) => `${step.port.name.label}: ${step.name.words.join(' ')}`)),
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
    ['handle', 'Orders: place orders'],
    ['place orders', 'Store: store orders', 'Events: publish'],
  ]);
});

test('what a line asks for that says nothing is told by what it leads to', () => {
  expect(
    operationsOf(
      'b Orders\nm Mailer\nd(database) Store\nc(cache) Sessions\nq(queue) Events\nb -> d\nb -> d: Invoices\nb -> d: saves\nb -> c\nb -async-> q\nm -data-> q\n',
    ),
  ).toEqual([
    ['handle', 'Store: query', 'Store: query invoices', 'Store: save', 'Sessions: look up', 'Events: publish'],
    ['handle', 'Events: receive'],
  ]);
});

test('what goes into a queue and what comes out of it is not told apart where all lines carry data', () => {
  expect(operationsOf('c Collector\np Processor\nq(queue) Kafka\nc -data-> q\np -data-> q\n')).toEqual([
    ['handle', 'Kafka: access'],
    ['handle', 'Kafka: access'],
  ]);
});
