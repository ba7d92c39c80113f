import { type DiagramSpec, emptySpec, parseNotation } from '@diagloom/diagram/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepsOf } from '../../program/index.ts';
import { planProgram } from '../plan-program.ts';
import { keepsScenario } from './run-block.ts';

/** Any drawing of steps and decisions, connected in any way. */
const drawings = fc
  .record({
    kinds: fc.array(fc.constantFrom('step', 'decision', 'end', 'start', 'fork', 'join'), {
      minLength: 1,
      maxLength: 9,
    }),
    lines: fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.constantFrom('', 'yes', 'no', 'maybe')), { maxLength: 18 }),
  })
  .map(({ kinds, lines }): DiagramSpec => {
    const nodes = kinds.map((kind, index) => ({
      id: `n${index}`,
      label: `Do ${index % 5}`,
      ...(kind !== 'step' && { kind }),
    }));
    const edges = lines
      .map(([from, to, label], index) => ({ id: `e${index}`, from: `n${from}`, to: `n${to}`, label }))

      .filter(({ from, to }) => nodes.some(({ id }) => id === from) && nodes.some(({ id }) => id === to));
    // At least one step is connected with another.
    edges.push({ id: 'first', from: 'n0', to: 'n1', label: '' });
    return { ...emptySpec('flowchart', 'Any'), nodes, edges };
  });

test('any drawing becomes flows whose code does on every path what the drawing says', () => {
  fc.assert(
    fc.property(drawings, (spec) => {
      const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
      for (const { body, table, scenarios } of flows) {
        expect(scenarios.length).toBeGreaterThan(0);
        if (body === undefined) expect(table).toBeDefined();
        else expect(scenarios.every((scenario) => keepsScenario(body, scenario))).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a last step that is only skipped hangs on its question, and the end is said once', () => {
  const drawn = `flowchart: Hand over a parcel
a(start)
b Ring the bell
c? Signature wanted?
d Ask for a signature
e(end) Handed over
a -> b
b -> c
c -> d: Yes
c -> e: No
d -> e
`;
  const { spec } = parseNotation(drawn, 'flowchart');
  const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  expect(flows[0]?.body?.map(({ kind }) => kind)).toEqual(['do', 'if', 'end']);
});

test('two ways on that meet at the head of a loop are branches of one question', () => {
  const drawn = `flowchart: Sort the post
a(start)
b? Anything left?
c? For us?
d Put it on the desk
e Send it back
f(end) Sorted
a -> b
b -> f: No
b -> c: Yes
c -> d: Yes
c -> e: No
d -> b
e -> b
`;
  const { spec } = parseNotation(drawn, 'flowchart');
  const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  const [loop] = flows[0]?.body ?? [];
  expect(loop?.kind).toBe('while');
  expect(loop?.kind === 'while' && loop.body.map(({ kind }) => kind)).toEqual(['if']);
});

test('a loop that is left on two ways goes on where the two meet', () => {
  const drawn = `flowchart: Crossword
a(start)
b Open the next puzzle
c Fill in a word
d? Solved?
e? Out of time?
f Write down the time
g Look at the solution
h? Another one?
i(end) Put away
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> g: Yes
e -> c: No
f -> h
g -> h
h -> b: Yes
h -> i: No
`;
  const { spec } = parseNotation(drawn, 'flowchart');
  const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  const [outer] = flows[0]?.body ?? [];
  expect(outer?.kind === 'repeat' && outer.body.map(({ kind }) => kind)).toEqual(['do', 'repeat', 'if']);
});

test('a last step of a round that may be left out hangs on its question', () => {
  const drawn = `flowchart: Pick apples
a(start)
b? Any left on the tree?
c Pick one
d? Rotten?
e Put it into the basket
f(end) Picked
a -> b
b -> f: No
b -> c: Yes
c -> d
d -> b: Yes
d -> e: No
e -> b
`;
  const { spec } = parseNotation(drawn, 'flowchart');
  const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  const [loop] = flows[0]?.body ?? [];
  const last = loop?.kind === 'while' ? loop.body.at(-1) : undefined;
  expect(last?.kind === 'if' && { is: last.is, body: last.body.map(({ kind }) => kind) }).toEqual({
    is: false,
    body: ['do'],
  });
});

test('steps of an interface stand in the order in which the flow calls them', () => {
  const drawn = `flowchart: Triage
a? Urgent?
b Examine
c Seat the patient
d Check again
e Prescribe
a -> b: Yes
a -> c: No
c -> d -> b
b -> e
`;
  const { spec } = parseNotation(drawn, 'flowchart');
  const { ports } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  expect(ports[0]?.methods.map(({ name }) => name.label)).toEqual([
    'Urgent?',
    'Seat the patient',
    'Check again',
    'Examine',
    'Prescribe',
  ]);
});

test('what a flow comes to is called like its function', () => {
  const { spec } = parseNotation('flowchart: Missing parcels at a depot\na Search\nb((Found))\na -> b\n', 'flowchart');
  const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  const [flow] = flows;
  expect([flow?.name.words.join(' '), flow?.outcome?.name.words.join(' ')]).toEqual([
    'run missing parcels at depot',
    'missing parcels at depot outcome',
  ]);
});

const bodyOf = (drawn: string) => {
  const { spec } = parseNotation(drawn, 'flowchart');
  return planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' }).flows[0]?.body ?? [];
};

test('a way out of a loop that leads straight to an end stands in the loop, and what goes on behind it', () => {
  const body = bodyOf(`flowchart: Start the pump
a(start)
b? Pressure reached?
c Wait a minute
d? Tried ten times?
e Sound the alarm
f Open the valve
g? Water flows?
h(end) Running
i(end) Broken
a -> b
b -> f: Yes
b -> c: No
c -> d
d -> e: Yes
d -> b: No
e -> i
f -> g
g -> h: Yes
g -> i: No
`);
  expect(body.map(({ kind }) => kind)).toEqual(['while', 'do', 'if', 'end']);
});

test('answers that lead to the same share a branch', () => {
  const body = bodyOf(`flowchart: Sort a letter
a(start)
b? Size
c Put into the letter box
d Put into the crate
e(end) Sorted
a -> b
b -> c: small
b -> c: medium
b -> d: large
c -> e
d -> e
`);
  const [choice] = body;
  expect(
    choice?.kind === 'choose' && choice.cases.map(({ answers }) => answers.map(({ words }) => words.join(' '))),
  ).toEqual([['small', 'medium'], ['large']]);
});

test('a question of one word is asked for with what it lacks, and the type of its answers is called like the question', () => {
  const { spec } = parseNotation(
    `flowchart: Papers
a(start)
b? Complete?
c? Which of the two languages is spoken
d(end) Done
a -> b
b -> c: Yes
b -> d: No
c -> d: Welsh
c -> d: Irish
`,
    'flowchart',
  );
  const { ports, enums } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  expect(ports[0]?.methods.map(({ name }) => name.words.join(' '))).toEqual([
    'is complete',
    'which of two languages is spoken',
  ]);
  expect(enums[0]?.name.words.join(' ')).toBe('which of two languages is spoken answer');
});

test('a branch of a fork that is gone again later is gone the first time, too', () => {
  const { spec } = parseNotation(
    `process: Bake a cake
f(fork) ""
a Mix the dough
b Heat the oven
j(join) ""
c? Verdict
d(end) Baked
f -> a, b
a -> j
b -> j
j -> c
c -> d: good
c -> a: too dry
`,
    'process',
  );
  const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  const first = flows[0]?.scenarios[0]?.calls.map(({ name }) => name.words.join(' '));
  expect(first).toEqual(['mix dough', 'heat oven', 'verdict']);
});

test('work that two of three answers lead to is written once', () => {
  const body = bodyOf(`flowchart: Water a plant
a(start)
b? Soil
c Fetch the can
d Pour some water
e? Is it wet?
f(end) Watered
g(end) Left alone
h? Is it a cactus?
a -> b
b -> h: moist
b -> d: dry
b -> c: dusty
c -> d
d -> e
e -> f: Yes
e -> d: No
h -> g: Yes
h -> f: No
`);
  expect(stepsOf(body).filter(({ name }) => name.label === 'Pour some water')).toHaveLength(1);
});

test('the short way out of a question is its guard, in a loop, too', () => {
  const body = bodyOf(`flowchart: Sell a house
a(start)
b? Is there a buyer?
c Write the offer
d? Does he accept?
e? May it be cheaper?
f Lower the price
g Tell the owner
h Sign the contract
i(end) Sold
j(end) Kept
a -> b
b -> c: Yes
b -> g: No
c -> d
d -> h: Yes
d -> e: No
e -> f: Yes
f -> d
e -> g: No
g -> j
h -> i
`);
  expect(body.map(({ kind }) => kind)).toEqual(['if', 'do', 'while', 'do', 'end']);
});

test('of two ways that branches share the longer is written once', () => {
  const block = bodyOf(`flowchart: Permit
a? Size
b? Neighbors agree?
c Draw up the permit
d Sign it
e Send it
f(end) Permitted
g Refuse it
h(end) Refused
a -> c: small
a -> b: medium
a -> g: large
b -> c: Yes
b -> g: No
c -> d -> e -> f
g -> h
`);
  expect(stepsOf(block).map(({ name }) => name.label)).toEqual([
    'Size',
    'Neighbors agree?',
    'Refuse it',
    'Refuse it',
    'Draw up the permit',
    'Sign it',
    'Send it',
  ]);
});

test('no question begins with an answer after which nothing is done', () => {
  const block = bodyOf(`flowchart: Parcel
a? Size
b Take a small box
c Take a large box
d Close it
a -> d: flat
a -> b: small
a -> c: large
b -> d
c -> d
`);
  const [choice] = block;
  const cases = choice?.kind === 'choose' ? choice.cases : [];
  expect(cases.map(({ answers }) => answers.map(({ label }) => label))).toEqual([['small'], ['large'], ['flat']]);
});

test('a loop that is entered at two places begins at one, and the short way to it is written twice', () => {
  const block = bodyOf(`flowchart: Repair
a? Known fault?
b Look for the cause
c Replace the part
d Test it
e? Good?
f(end) Repaired
a -> d: Yes
a -> b: No
b -> c -> d -> e
e -> b: No
e -> f: Yes
`);
  expect(block.length).toBeGreaterThan(0);
  expect(stepsOf(block).map(({ name }) => name.label)).toEqual([
    'Known fault?',
    'Test it',
    'Look for the cause',
    'Replace the part',
    'Test it',
  ]);
});

test('a loop that several branches lead to is written once, though one of them goes around it', () => {
  const block = bodyOf(`flowchart: Incident
a? Priority
b Inform the manager
c Look it up
d? Found?
e Analyse the cause
j Plan the change
k Fix the cause
f Tell the user
g? Solved?
h Close it
i(end) Closed
a -> b: high
a -> c: normal
b -> e
c -> d
d -> f: Yes
d -> e: No
e -> j -> k -> f -> g
g -> h: Yes
g -> e: No
h -> i
`);
  expect(stepsOf(block).filter(({ name }) => name.label === 'Fix the cause')).toHaveLength(1);
});

test('a loop within a loop goes on to the end by itself where the end is behind both', () => {
  const block = bodyOf(`flowchart: Hiring
a Publish
b Read
c? Suitable?
d Interview
e? Convinced?
f Sign
g(end) Hired
a -> b -> c
c -> a: No
c -> d: Yes
d -> e
e -> b: No
e -> f: Yes
f -> g
`);
  expect(stepsOf(block).map(({ name }) => name.label)).toEqual([
    'Publish',
    'Read',
    'Suitable?',
    'Interview',
    'Convinced?',
    'Sign',
  ]);
});

test('what leaves a loop is the guard, and what is done before the next round stands behind it', () => {
  const body = bodyOf(`flowchart: Send a file
a(start)
b Send it
c? Arrived?
d? Tried often enough?
e Wait
f Tell the owner
g(end)
a -> b
b -> c
c -> g: Yes
c -> d: No
d -> f: Yes
d -> e: No
e -> b
f -> g
`);
  const [loop] = body;
  const kinds = loop?.kind === 'repeat' ? loop.body.map((each) => [each.kind, each.kind === 'if' && each.is]) : [];
  expect(kinds.at(-1)).toEqual(['do', false]);
  expect(kinds.at(-2)).toEqual(['if', true]);
});

test('steps of the same words in two lanes are called the same, and questions are told apart', () => {
  const drawn = `process: Grant a loan
[l(lane)] Clerk
[m(lane)] Manager
a(start)@l
b?@l Fits the rules?
c@l Reject the request
d?@m Fits the rules?
e@m Reject the request
f(end)@l
a -> b
b -> c: No
b -> d: Yes
d -> e: No
d -> f: Yes
c -> f
e -> f
`;
  const { spec } = parseNotation(drawn, 'process');
  const { ports } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  expect(ports.map(({ methods }) => methods.map(({ name }) => name.words.join(' ')))).toEqual([
    ['fits rules', 'reject request'],
    ['fits rules 2', 'reject request'],
  ]);
});

test('a question that is drawn twice is asked by one method', () => {
  const body = bodyOf(`flowchart: Wash a dog
a(start)
b? Is the dog wet?
c Fill the tub
d? Dog wet?
e Dry the dog
f(end)
a -> b
b -> c: Yes
b -> d: No
c -> d
d -> e: No
e -> f
d -> f: Yes
`);
  const asked = stepsOf(body).filter(({ answer }) => answer !== undefined);
  expect(asked.length).toBe(2);
  expect(new Set(asked).size).toBe(1);
});

test('of three answers of which one goes on and two end, both ends stand in their cases', () => {
  const drawn = `flowchart: Bake a cake
a(start)
b Put it in the oven
c? How does it look?
d Wait a little
e Let it cool
f(end) Eaten
g Throw it away
h(end) Burnt
a -> b
b -> c
c -> d: pale
d -> c
c -> e: golden
e -> f
c -> g: black
g -> h
`;
  const { spec } = parseNotation(drawn, 'flowchart');
  const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  const loop = flows[0]?.body?.at(-1);
  const question = loop?.kind === 'repeat' ? loop.body.at(-1) : undefined;
  expect(question?.kind === 'choose' && question.cases.map(({ body }) => body.map(({ kind }) => kind))).toEqual([
    ['do'],
    ['do', 'end'],
    ['do', 'end'],
  ]);
});

test('whoever has a lane is not named again in what it does', () => {
  const drawn = `process: Grant a loan
[l(lane)] Clerk
[m(lane)] Manager
a(start)@l
b@l Clerk checks the papers
c?@m Manager refuses?
g?@m Manager convinced?
d@m Manager letter
f(end)@l
a -> b
b -> c
c -> d: Yes
c -> g: No
g -> d: No
g -> f: Yes
d -> f
`;
  const { spec } = parseNotation(drawn, 'process');
  const { ports } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  expect(ports.flatMap(({ methods }) => methods.map(({ name }) => name.words.join(' ')))).toEqual([
    'check papers',
    'refuses',
    'handle manager letter',
    'is convinced',
  ]);
});

test('two shapes of the same words in one lane are one step, which stands for both', () => {
  const drawn = `process: Settle a damage
[l(lane)] Adjuster
[m(lane)] Finance
a(start)@l
b?@l Insured?
c@l Send a letter
d?@l Verdict?
e@l Look again
f@l Send a letter
g@m Pay
h(end)@m Paid
i(end)@l Refused
a -> b
b -> c: No
c -> i
b -> d: Yes
d -> e: unclear
e -> d
d -> f: against
f -> i
d -> g: for
g -> h
`;
  const { spec } = parseNotation(drawn, 'process');
  const { ports } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  const letters = ports.flatMap(({ methods }) => methods).filter(({ name }) => name.label === 'Send a letter');
  expect(letters.map(({ name }) => name.from)).toEqual([['send-a-letter', 'send-a-letter-2']]);
});

test('a loop that asks first is a while, also where a round goes on early', () => {
  const drawn = `flowchart: Hire
a(start)
b Read the letters
c? Anybody suitable?
d Talk to them
e? Convinced?
f Write to them
g? Do they accept?
h Say no
i(end) Hired
a -> b
b -> c
c -> b: No
c -> d: Yes
d -> e
e -> h: No
h -> c
e -> f: Yes
f -> g
g -> c: No
g -> i: Yes
`;
  const { spec } = parseNotation(drawn, 'flowchart');
  const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  const [loop] = flows[0]?.body ?? [];
  expect(loop?.kind === 'repeat' && loop.body.map(({ kind }) => kind)).toEqual(['do', 'while']);
});

test('questions that refuse alike are guards one after the other, and the short one of two branches is one', () => {
  const drawn = `flowchart: Lend a drill
a(start)
b? Member known?
c? Fees paid?
d Refuse the loan
e Hand over the drill
f? Deposit wanted?
g Take the deposit
h(end) Refused
i(end) Lent
a -> b
b -> c: Yes
b -> d: No
c -> d: No
c -> e: Yes
e -> f
f -> g: Yes
f -> i: No
g -> i
d -> h
`;
  const { spec } = parseNotation(drawn, 'flowchart');
  const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
  expect(flows[0]?.body?.map(({ kind }) => kind)).toEqual(['if', 'if', 'do', 'if', 'end']);
});

test('a step answers the question behind it where both are plainly about the same', () => {
  const block = bodyOf(`flowchart: Claim
a Check coverage
b? Covered?
c Inspect the item
d? Damaged?
e Estimate the cost
f? Above 5000?
g Refuse
h Pay
a -> b
b -> g: No
b -> c: Yes
c -> d
d -> e: Yes
d -> g: No
e -> f
f -> g: Yes
f -> h: No
`);
  const asked = stepsOf(block).flatMap(({ name, answer, decides }) =>
    answer === undefined ? [] : [[name.words.join(' '), decides?.label, decides?.is]],
  );
  expect(asked).toEqual([
    ['check coverage', 'Covered?', true],
    ['inspect item', 'Damaged?', false],
    ['is above 5000', undefined, undefined],
  ]);
});

test('a question that several steps lead to is asked by itself', () => {
  const block = bodyOf(`flowchart: Claim
a? New?
b Check coverage
c Look at the list
d? Covered?
e Refuse
f Pay
a -> b: Yes
a -> c: No
b -> d
c -> d
d -> e: No
d -> f: Yes
`);
  expect(stepsOf(block).map(({ name }) => name.label)).toContain('Covered?');
});

const permit = `flowchart: Permit
a(start) Start
b? In a flood zone?
c Ask the water board
d? Objects?
e Refuse the permit
f Issue the permit
z(end) End
a -> b
b -> c: Yes
b -> f: No
c -> d
d -> e: Yes
d -> f: No
e -> z
f -> z
`;

const plannedFlow = (drawn: string) =>
  planProgram({
    spec: parseNotation(drawn, 'flowchart').spec,
    family: 'process',
    style: 'detailed',
    additionalDetails: '',
  }).flows[0];

test('a flow whose end says nothing gives back what was done last, where that differs', () => {
  const flow = plannedFlow(permit);
  expect(flow?.outcome?.members.map(({ words }) => words.join(' '))).toEqual(['permit issued', 'permit refused']);
  expect(flow?.scenarios.map(({ outcome }) => outcome.words.join(' '))).toContain('permit refused');
});

test('a last step that is skipped in some cases is no other end', () => {
  const flow = plannedFlow(
    'flowchart: Parcel\na Ring the bell\nb? Signature wanted?\nc Sign the list\nz(end) End\na -> b\nb -> c: Yes\nb -> z: No\nc -> z\n',
  );
  expect(flow?.outcome?.members).toHaveLength(1);
});

test('a question of one verb is about whoever was asked right before it', () => {
  const names = plannedFlow(permit)?.ports.flatMap(({ methods }) => methods.map(({ name }) => name.words.join(' ')));
  expect(names).toContain('water board objects');
});
