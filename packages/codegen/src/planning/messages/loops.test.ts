import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import type { Block } from '../../program/index.ts';
import { planProgram } from '../plan-program.ts';

/** The statements of each operation: what is done, and in brackets what is done again and again or in a case only. */
const bodiesOf = (drawn: string): Readonly<Record<string, string>> => {
  const { spec } = parseNotation(`sequence: Test\n${drawn}`, 'sequence');
  const { services } = planProgram({ spec, family: 'messages', style: 'detailed', additionalDetails: '' });
  return Object.fromEntries(
    services.flatMap(({ name, operations }) =>
      operations.map((each) => [`${name.words.join(' ')}: ${each.name.words.join(' ')}`, written(each.body)]),
    ),
  );
};

const written = (block: Block): string =>
  block
    .map((statement) => {
      const said = 'step' in statement && statement.step !== undefined ? statement.step.name.words.join(' ') : '';
      return 'body' in statement ? `${statement.kind} ${said}(${written(statement.body)})` : said;
    })
    .join(', ');

const film = (behind: string): string => `[l(loop)] every second
a Player
b Film server
c Screen
a -> b: open()
b -> a@l: receive()
a -> c@l: show()
${behind}`;

test('what somebody does behind a loop is not part of what it is called for in each round', () => {
  expect(bodiesOf(film('a -> c: close()\n'))).toEqual({
    'player service: receive': 'show',
    'player session: start': 'open, close',
    'film server service: open': 'while wait for next second(receive)',
  });
});

test('whoever was called in a loop only begins what it does behind that', () => {
  const bodies = bodiesOf(film('c -> b: report()\n'));
  expect(bodies['screen session: start']).toBe('report');
});

test('what somebody does behind an optional frame is done without it, too', () => {
  const bodies = bodiesOf(film('a -> c: close()\n').replace('[l(loop)] every second', '[l(opt)] film is new'));
  expect(bodies['player session: start']).toBe('open, close');
});

test('a loop that says how often in the end of its words waits so long', () => {
  expect(bodiesOf('[l(loop)] heartbeat every 30 seconds\na Server\nb Client\na -> b@l: ping()\n')).toEqual({
    'server service: start': 'while wait for next 30 seconds(ping)',
  });
});

test('who is asked first and told later is called back, though it has asked for something before', () => {
  const bodies = bodiesOf(
    'a Sensor\nb Gateway\nc Backend\na -> b: connect()\nb -> c: register()\na -> b: send()\nb -> c: store()\nc -> b: warn()\nb -> a: stop()\n',
  );
  expect(Object.keys(bodies)).toEqual([
    'sensor session: start',
    'gateway service: connect',
    'gateway service: send',
    'gateway callbacks: warn',
    'backend service: register',
    'backend service: store',
  ]);
});
