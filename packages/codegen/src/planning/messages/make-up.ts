import { type Block, canFallOut, type PassedValue, type Statement, type Step } from '../../program/index.ts';
import { bringsItself } from './set-on-all-ways.ts';
import { broughtIn, listed, takenAtOnce, takenFirst, type Values } from './taken-first.ts';

/** How somebody finds out a value of what is there. */
export type Making = (value: PassedValue, from: readonly PassedValue[]) => Step;

/**
 * In: the body of an operation, and what it is given. Out: the same where each value is there before it is taken: what one case of a choice
 * brings is found out in the others, anything else right before it is taken.
 */
export const makeUp = (body: Block, given: readonly PassedValue[], making: Making): Block =>
  within(body, listed(given), { behind: new Map(), making });

interface Around {
  /** What is taken behind the block. */
  readonly behind: Values;
  readonly making: Making;
}

const within = (block: Block, given: Values, { behind, making }: Around): Block => {
  const there = new Map(given);
  return block.flatMap((statement, index): readonly Statement[] => {
    const missing = [...takenAtOnce(statement)].filter(([key]) => !there.has(key) && !bringsItself(statement, key));
    const made = missing.map(([key, value]): Statement => {
      const step = making(value, [...there.values()]);
      there.set(key, value);
      return { kind: 'do', step };
    });
    const next = takenFirst(block.slice(index + 1), { next: behind, leave: behind, again: behind });
    const whole = inside(statement, there, { behind: next, making });
    for (const [key, value] of broughtIn([whole])) if (bringsItself(whole, key)) there.set(key, value);
    return [...made, whole];
  });
};

const inside = (statement: Statement, there: Values, around: Around): Statement => {
  switch (statement.kind) {
    case 'if': {
      const [body = [], otherwise = []] = alike([statement.body, statement.otherwise], there, around);
      return { ...statement, body, otherwise };
    }
    case 'choose': {
      const bodies = alike(
        statement.cases.map(({ body }) => body),
        there,
        around,
      );
      return { ...statement, cases: statement.cases.map((each, at) => ({ ...each, body: bodies[at] ?? each.body })) };
    }
    case 'each':
      return { ...statement, body: within(statement.body, new Map([...there, ...listed([statement.item])]), around) };
    case 'while':
    case 'repeat':
      return { ...statement, body: within(statement.body, there, around) };
    default:
      return statement;
  }
};

/** Branches that all bring what is taken behind them, where one of them does. */
const alike = (branches: readonly Block[], there: Values, around: Around): readonly Block[] => {
  const inner = branches.map((branch) => within(branch, there, around));
  const wanted = [...broughtIn(inner.filter(canFallOut).flat())].filter(
    ([key]) => around.behind.has(key) && !there.has(key),
  );
  return inner.map((branch) => {
    if (!canFallOut(branch)) return branch;
    const known = new Map([...there, ...[...broughtIn(branch)].filter(([key]) => isSetIn(branch, key))]);
    const made = wanted.flatMap(([key, value]): Block => {
      if (known.has(key)) return [];
      const step = around.making(value, [...known.values()]);
      known.set(key, value);
      return [{ kind: 'do', step }];
    });
    return [...branch, ...made];
  });
};

const isSetIn = (block: Block, key: string): boolean => block.some((statement) => bringsItself(statement, key));
