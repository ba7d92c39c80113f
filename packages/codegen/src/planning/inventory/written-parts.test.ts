import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../plan-program.ts';
import { writtenParts } from './written-parts.ts';

const specOf = (drawn: string) => parseNotation(`deployment: Drawn\n${drawn}`, 'deployment').spec;

const linesOf = (drawn: string): readonly string[] => {
  const { spec } = writtenParts(specOf(drawn));
  const labelOf = new Map(spec.nodes.map(({ id, label }) => [id, label]));
  return spec.edges.map(({ from, to, label }) => `${labelOf.get(from)} -> ${labelOf.get(to)}: ${label}`);
};

const site = `b(browser) Browser
l(load-balancer) Load balancer
n(server) Nginx web server 1
m(server) Nginx web server 2
a Photo API
d(database) Store
p(monitoring) Prometheus
b -> l: HTTPS
l -> n
l -> m
n -> a
m -> a
a -> d: Metadata
p -> a
`;

test('requests go through what is set up to those who answer them, and whoever watches asks nothing', () => {
  expect(linesOf(site)).toEqual(['Browser -> Photo API: ', 'Photo API -> Store: Metadata']);
});

test('only parts that somebody writes have a class, and the explanation says which have none', () => {
  const { services, assumptions } = planProgram({
    spec: specOf(site),
    family: 'topology',
    style: 'minimal',
    additionalDetails: '',
  });
  expect(
    services.map(({ name, operations }) => [name.label, ...operations.map((each) => each.name.words.join(' '))]),
  ).toEqual([['Photo API', 'handle']]);
  const told = assumptions.map(({ text }) => text).join(' ');
  expect(told).toContain('“Load balancer” and “Nginx web server” are set up and not written');
  expect(told).toContain('“Prometheus” watches others');
  expect(told).toContain('“Nginx web server 1” and “Nginx web server 2” are one part here');
});

test('copies of a part are one, unless they stand between others', () => {
  expect(
    linesOf(
      'l(load-balancer) Balancer\na App 1\nb App 2\nd(database) Store\nl -> a\nl -> b\na -> d: saves orders\nb -> d: saves orders\n',
    ),
  ).toEqual(['Balancer -> App: ', 'App -> Store: saves orders']);
  expect(linesOf('a App 1\nb App 2\nd(database) Store\ne(database) Archive\na -> d\nb -> e\n')).toEqual([
    'App 1 -> Store: ',
    'App 2 -> Archive: ',
  ]);
});

test('a line that says something into what passes on to several parts leads there', () => {
  expect(
    linesOf('w Web app\nl(load-balancer) Balancer\na Orders\nb Menus\nw -> l: place order\nl -> a\nl -> b\n'),
  ).toEqual(['Web app -> Balancer: place order']);
});
