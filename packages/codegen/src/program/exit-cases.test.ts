import { expect, test } from 'vitest';
import { exitCases } from './exit-cases.ts';
import { createNameScope } from './name.ts';

test('answers that lead to the same state are one case', () => {
  const scope = createNameScope();
  const name = (label: string) => scope.take(label, [], 'name');
  const [low, middle, high] = [name('low'), name('middle'), name('high')];
  const [pay, ask] = [name('pay'), name('ask')];
  const exits = [
    { answer: low, to: pay },
    { answer: middle, to: ask },
    { answer: high, to: pay },
  ];
  expect(exitCases(exits)).toEqual([
    { answers: [low, high], to: pay },
    { answers: [middle], to: ask },
  ]);
});
