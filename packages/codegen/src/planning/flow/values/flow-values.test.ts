import { type DiagramSpec, emptySpec, parseNotation } from '@diagloom/diagram/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Block,
  isComputed,
  type PassedValue,
  type Program,
  worksOf,
  writeExpression,
} from '../../../program/index.ts';
import { planProgram } from '../../plan-program.ts';
import { keepsScenario } from '../run-block.ts';

const planned = (notation: string): Program => {
  const { spec } = parseNotation(notation, 'flowchart');
  return planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
};

/** What a flow does, in the order in which it is written: `fee = parkedMinutes * 2`, `print(fee)`. */
const doneIn = ({ flows: [flow] }: Program): readonly string[] => {
  const forms = {
    variable: ({ name }: { name: { words: readonly string[] } }) => name.words.join(' '),
    number: String,
    text: String,
  };
  return worksOf(flow?.body ?? []).map((work) => {
    const brought = work.result === undefined ? '' : `${work.result.name.words.join(' ')} = `;
    if (isComputed(work)) return brought + writeExpression(work.computes, forms);
    return `${brought}${work.name.words.join(' ')}(${(work.parameters ?? []).map(({ name }) => name.words.join(' ')).join(', ')})`;
  });
};

const line = (labels: readonly string[]): string =>
  `flowchart: Work\ns(start)\n${labels.map((label, at) => `n${at} ${label}`).join('\n')}\ne(end)\ns -> n0\n${labels
    .map((_, at) => `n${at} -> ${at === labels.length - 1 ? 'e' : `n${at + 1}`}`)
    .join('\n')}\n`;

test('what a label computes is computed, and what a step brings is given to those that name it', () => {
  expect(doneIn(planned(line(['Read the price', 'total = price * 1.19', 'Print the total'])))).toEqual([
    'price = read price()',
    'total = price * 1.19',
    'print total(total)',
  ]);
});

test('a name that nothing sets is given by whoever runs the flow, but is not what a step keeps from now on', () => {
  const program = planned(`flowchart: Score
a(start)
b Calculate the score
c? Score higher than the high score?
d Save the high score
e(end)
a -> b
b -> c
c -> d: Yes
c -> e: No
d -> e
`);
  expect(program.flows[0]?.parameters?.map(({ name }) => name.words.join(' '))).toEqual(['high score']);
  expect(doneIn(program)).toEqual(['score = calculate score()', 'score > high score', 'save high score(score)']);
  expect(program.assumptions.some(({ text }) => text.includes('high score'))).toBe(true);
});

test('what a step takes stands in the order of its label, and another one of a kind is not the one at hand', () => {
  const program = planned(`flowchart: Cash
a(start)
b Get the balance
c Read the amount
d Print the amount and the balance
e? More amounts?
f(end)
a -> b
b -> c
c -> d
d -> e
e -> c: Yes
e -> f: No
`);
  expect(doneIn(program)).toEqual([
    'balance = get balance()',
    'amount = read amount()',
    'print amount and balance(amount, balance)',
    'has more amounts()',
  ]);
});

test('a variable that is not set on each way to where it is read is none', () => {
  expect(doneIn(planned(line(['Increase the total by 1', 'Print the total'])))).toEqual([
    'increase total by 1()',
    'print total()',
  ]);
});

test('what nobody reads is none', () => {
  expect(doneIn(planned(line(['Set x to 0', 'Go home'])))).toEqual(['set x to 0()', 'go home()']);
});

const counting = (rounds: number): string => `flowchart: Count
a(start)
b i = 0
c Ring the bell
d i = i + 1
e? i < ${rounds}?
f(end)
a -> b
b -> c
c -> d
d -> e
e -> c: Yes
e -> f: No
`;

test('a count is run as often as it says', () => {
  const [flow] = planned(counting(3)).flows;
  expect(flow?.scenarios.map(({ calls }) => calls.length)).toEqual([3]);
});

test('a question that takes too long to be answered otherwise is asked of others', () => {
  expect(doneIn(planned(counting(100_000)))).toContain('is i below 100000(i)');
});

test('tests are as near to the limit as can be, on both sides', () => {
  const [flow] = planned(`flowchart: Limit
a(start)
b Read the age
c? Age at least 18?
d(end) Admitted
e(end) Refused
a -> b
b -> c
c -> d: Yes
c -> e: No
`).flows;
  const ages = flow?.scenarios.map(({ answers }) => answers.map(({ answer }) => answer));
  expect(ages).toMatchObject([[{ sample: 18 }], [{ sample: 17 }]]);
});

/** Any drawing of steps that compute, connected in any way. */
const labels = ['x = 0', 'x = x + 1', 'Read x', 'y = x * 2', 'Print y', 'Print x', 'Read y', 'x = y - x'];
const drawings = fc
  .record({
    kinds: fc.array(fc.constantFrom(...labels, 'x > 3?', 'y < x?', 'Go on?'), { minLength: 2, maxLength: 9 }),
    lines: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 9 }),
  })
  .map(({ kinds, lines }): DiagramSpec => {
    const nodes = kinds.map((label, index) => ({
      id: `n${index}`,
      label,
      ...(label.endsWith('?') && { kind: 'decision' }),
    }));
    const along = nodes.slice(1).map((_, index) => ({ from: index, to: index + 1, label: 'yes' }));
    const aside = lines.map(([from, to]) => ({ from, to, label: 'no' }));
    const edges = [...along, ...aside.filter(({ from }) => nodes[from]?.kind === 'decision')]
      .filter(({ from, to }) => from < nodes.length && to < nodes.length)
      .map(({ from, to, label }, index) => ({ id: `e${index}`, from: `n${from}`, to: `n${to}`, label }));
    return { ...emptySpec('flowchart', 'Any'), nodes, edges };
  });

const withKey = (way: ReadonlySet<string>, { name }: PassedValue): ReadonlySet<string> => {
  const known = new Set(way);
  known.add(name.words.join(' '));
  return known;
};

/** Variables that a block reads where no way before has set them, as a compiler sees it. */
const unsetIn = (block: Block, given: readonly string[]): readonly string[] => {
  const wrong: string[] = [];
  type Way = ReadonlySet<string> | undefined;
  const met = (...ways: readonly Way[]): Way => {
    const [first, ...others] = ways.filter((way) => way !== undefined);
    return first && new Set([...first].filter((key) => others.every((other) => other.has(key))));
  };
  const run = (inner: Block, before: Way, left: Way[]): Way =>
    inner.reduce<Way>((way, statement) => {
      if (way === undefined) return undefined;
      if ('step' in statement && statement.step !== undefined)
        for (const { name } of statement.step.parameters ?? [])
          if (!way.has(name.words.join(' '))) wrong.push(name.words.join(' '));
      switch (statement.kind) {
        case 'do':
          return statement.keeps === undefined ? way : withKey(way, statement.keeps);
        case 'if':
          return met(run(statement.body, way, left), run(statement.otherwise, way, left));
        case 'while':
          run(statement.body, way, []);
          return way;
        case 'repeat': {
          const out: Way[] = [];
          run(statement.body, way, out);
          return met(...out);
        }
        case 'leave':
          left.push(way);
          return undefined;
        case 'again':
        case 'end':
          return undefined;
        default:
          return way;
      }
    }, before);
  run(block, new Set(given), []);
  return wrong;
};

test('any drawing that computes becomes code that does on every path what its tests say, and reads nothing unset', () => {
  fc.assert(
    fc.property(drawings, (spec) => {
      const { flows } = planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
      for (const { body, table, scenarios, parameters = [] } of flows) {
        expect(scenarios.length).toBeGreaterThan(0);
        if (body === undefined) expect(table).toBeDefined();
        else {
          expect(scenarios.every((scenario) => keepsScenario(body, scenario))).toBe(true);
          expect(
            unsetIn(
              body,
              parameters.map(({ name }) => name.words.join(' ')),
            ),
          ).toEqual([]);
        }
      }
    }),
    { numRuns: 300 },
  );
});
