import type { DiagramTypeId } from '@diagloom/types';

interface Insertions {
  readonly type: DiagramTypeId;
  /** In notation. */
  readonly before: string;
  /** The same with one thing more, once for each place. */
  readonly after: readonly string[];
}

const steps = 'abcdefghijklmnopqrst'.split('');

/** Twenty steps with two choices and a loop: which follow which. */
const flow = 'a b,b c,c d,d e,d s,s t,t c,e f,f g,g h,h i,i j,i r,r l,j k,k l,l m,m n,n o,o p,p q'
  .split(',')
  .map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return [from, to] as const;
  });

const choices = new Set(['d', 'i']);

/** A flow in which a step called `new` stands in each line in turn; `laneOf` puts steps into lanes. */
const flowInsertions = (type: DiagramTypeId, lanes: readonly string[]): Insertions => {
  const laneOf = (step: string): string => {
    const index = Math.floor((steps.indexOf(step) * lanes.length) / steps.length);
    return lanes.length === 0 ? '' : `@L${index}`;
  };
  const nodes = steps.map((step) => `${step}${choices.has(step) ? '?' : ''}${laneOf(step)} Step ${step}`);
  const text = (extra: readonly string[], lines: readonly (readonly [string, string])[]): string =>
    [
      `${type}: A flow`,
      ...lanes.map((lane, index) => `[L${index}] ${lane}`),
      ...nodes,
      ...extra,
      ...lines.map(([from, to]) => `${from} -> ${to}`),
    ].join('\n');
  return {
    type,
    before: text([], flow),
    after: flow.map((cut) => {
      const [from, to] = cut;
      return text([`new${laneOf(from)} New`], [...flow.filter((line) => line !== cut), [from, 'new'], ['new', to]]);
    }),
  };
};

/** Twenty people, each of the first five with three below them; a new one below each of the first six. */
const hires = (): Insertions => {
  const people = steps.map((_, index) => `p${index} Person ${index}`);
  const lines = steps.slice(1).map((_, index) => `p${Math.floor(index / 3)} -> p${index + 1}`);
  const text = (extra: readonly string[]): string => ['orgchart: A company', ...people, ...lines, ...extra].join('\n');
  return {
    type: 'orgchart',
    before: text([]),
    after: [0, 1, 2, 3, 4, 5].map((boss) => text(['new New', `p${boss} -> new`])),
  };
};

/** Twenty messages among five; a new one after each. */
const messages = (): Insertions => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const lines = steps.map(
    (step, index) => `${names[index % 5]} -> ${names[(index + 1 + (index % 3)) % 5]}: Message ${step}`,
  );
  const text = (all: readonly string[]): string =>
    ['sequence: An exchange', ...names.map((name) => `${name} Part ${name}`), ...all].join('\n');
  return {
    type: 'sequence',
    before: text(lines),
    after: lines.map((_, index) => text([...lines.slice(0, index + 1), 'a -> b: New', ...lines.slice(index + 1)])),
  };
};

export const insertions: readonly Insertions[] = [
  flowInsertions('flowchart', []),
  flowInsertions('process', ['Sales', 'Stock', 'Transport', 'Accounts']),
  hires(),
  messages(),
];
