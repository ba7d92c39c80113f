import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../plan-program.ts';

const planned = (drawn: string) =>
  planProgram({
    spec: parseNotation(drawn, 'sequence').spec,
    family: 'messages',
    style: 'detailed',
    additionalDetails: '',
  });

const laundry = `sequence: Wash
[a(alt)] ""
[b(section)@a] credit >= 3
[c(section)@a] credit < 3
[l(loop)@b] every 5 minutes
[r(opt)] receipt wanted
u(actor) Guest
m Machine
s Server
k Bank
u -> m: start wash(programme: int)
m -> s: reserve(cardId: string)
s -> k: get credit(cardId: string)
k --> s: credit: decimal
s --> m@b: granted
m -> s@l: note load(grams: int)
u -> m@b: open door
m -> s@b: finish(grams: int)
s --> m@c: refused
m --> u@c: too little credit
s -> u@r: send receipt
`;

test('a choice is made once, by whoever has control, and the others go on by the answer', () => {
  const { ports, enums, assumptions } = planned(laundry);
  const asking = ports.flatMap(({ methods }) => methods.filter(({ answer }) => answer !== undefined));
  expect(asking.map(({ port, name }) => `${port.name.label}: ${name.words.join(' ')}`)).toEqual([
    'Machine: start wash',
    'Server: reserve',
    'Machine: wait for next 5 minutes',
    'Server: is credit at least 3',
    'Server: is receipt wanted',
  ]);
  expect(enums.map(({ members }) => members.map(({ label }) => label))).toEqual([['granted', 'refused']]);
  expect(assumptions.map(({ text }) => text).join()).not.toContain('decide alike');
});

test('what is drawn last is done last, and a value comes from whoever first sends it, in each round anew', () => {
  const { services } = planned(laundry);
  const operations = services.flatMap(({ operations: own }) => own);
  const calls = (name: string): readonly string[] =>
    operations
      .find((each) => each.name.words.join(' ') === name)
      ?.scenarios[0]?.calls.map((step) => step.name.words.join(' ')) ?? [];
  expect(calls('finish')).toEqual(['is receipt wanted', 'create receipt', 'send receipt']);
  expect(calls('start wash')).toEqual([
    'provide card id',
    'reserve',
    'wait for next 5 minutes',
    'provide grams',
    'note load',
    'wait for next 5 minutes',
  ]);
  expect(calls('open door')).toEqual(['provide grams', 'finish']);
  expect(operations[0]?.parameters.map(({ name }) => name.label)).toEqual(['programme']);
});

test('cases within a case are told apart where their answers differ', () => {
  const { enums } = planned(
    'sequence: Door\n[a(alt)] ""\n[b(section)@a] badge known\n[c(section)@a] else\n[n(alt)@b] ""\n[e(section)@n] on duty\n[f(section)@n] off duty\nr Reader\nd Door\nl Log\nr -> d: open(badge: string)\nd -> l@e: note entry\nd --> r@e: opened\nd --> r@f: come back later\nd --> r@c: unknown badge\n',
  );
  expect(enums[0]?.members.map(({ label }) => label)).toEqual(['opened', 'come back later', 'unknown badge']);
});

test('who cannot be told asks as well, and that is said', () => {
  const { assumptions } = planned(
    'sequence: Mail\n[a(alt)] ""\n[h(section)@a] letter is heavy\n[c(section)@a] else\nx Office\ny Sorter\nz Van\nx -async-> y: sort(letter)\ny -> z@h: load(letter)\nx -> z@c: call back\nx -> z@h: book\n',
  );
  expect(assumptions.map(({ text }) => text).join()).toContain('must decide alike');
});
