import { expect, test } from 'vitest';
import { effectRuns } from './effect-runs.ts';
import type { MachineEffect } from './machine.ts';
import { createNameScope, type Name } from './name.ts';

const scope = createNameScope();
const nameOf = (label: string): Name => scope.take(label, [], '');
const [coin, push, kick, open, locked] = [
  nameOf('coin'),
  nameOf('push'),
  nameOf('kick'),
  nameOf('open'),
  nameOf('locked'),
];
const port = { name: coin, handle: coin, summary: '', methods: [] };
const beep: MachineEffect['steps'][number] = { name: nameOf('beep'), port };
const warn: MachineEffect['steps'][number] = { name: nameOf('warn'), port };

test('effects of different events are the cases of one choice, those that do the same one case', () => {
  const runs = effectRuns([
    { event: coin, steps: [beep] },
    { event: push, steps: [warn] },
    { event: kick, steps: [beep] },
  ]);
  expect(runs).toEqual([
    {
      cause: 'event',
      cases: [
        { values: [coin, kick], steps: [beep] },
        { values: [push], steps: [warn] },
      ],
    },
  ]);
});

test('effects of different things happen one after the other', () => {
  const both = { from: open, event: coin, steps: [warn] };
  expect(effectRuns([{ event: coin, steps: [beep] }, { to: locked, steps: [warn] }, both, both])).toEqual([
    { effect: { event: coin, steps: [beep] } },
    { effect: { to: locked, steps: [warn] } },
    { effect: both },
    { effect: both },
  ]);
});
