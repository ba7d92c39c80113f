import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

test('a row of a table that begins with an amount tells what is done in that case', () => {
  expect(
    inner(
      '| # | who | what |\n|---|---|---|\n| 1 | Grower | lands oysters |\n| 2 | Plant | keeps them in tanks |\n| 3 | Laboratory | E. coli test |\n| 3a | Lab | >230 → back to 2 |\n| 4 | Packer | grades them |',
    ),
  ).toEqual([
    'Land oysters -> Keep oysters in tanks',
    'Keep oysters in tanks -> E coli test',
    'E coli test -> <> 230?>',
    '<> 230?> -Yes-> Keep oysters in tanks',
    '<> 230?> -No-> Grade oysters',
  ]);
});

test('the number of a clause in a rule book is no part of what it says', () => {
  expect(inner('4.2.1 Lifting shall be stopped.\n4.2.2 Cranes are parked.\n4.3 The guard locks the gate.')[0]).toBe(
    'Stop lifting -> Park cranes',
  );
});
