import { expect, test } from 'vitest';
import { missedSince } from './missed-since.ts';

const at = (minute: number): string => `2026-03-01T10:0${minute}:00.000Z`;

test('whoever comes back is told what others did to parts and to the whole, in the order of time', () => {
  const part = { id: 1, personName: 'Mina', isOwn: false, changeType: 'changed', label: 'Pay' } as const;
  const version = { version: 4, personName: 'Carl', isOwn: false, reason: 'themed' } as const;
  const told = missedSince(
    {
      success: true,
      changes: [
        { ...part, timestamp: at(3) },
        { ...part, id: 2, isOwn: true, timestamp: at(4) },
      ],
      versions: [
        { ...version, timestamp: at(5) },
        { ...version, version: 3, timestamp: at(1) },
      ],
    },
    at(2),
  );
  expect(told.map(({ personName, did, label }) => [personName, did, label])).toEqual([
    ['Carl', 'changed its theme', undefined],
    ['Mina', 'changed', 'Pay'],
  ]);
});
