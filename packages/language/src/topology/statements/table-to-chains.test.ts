import { expect, test } from 'vitest';
import { tableToChains } from './table-to-chains.ts';

const chains = (...rows: readonly string[]): readonly string[] =>
  tableToChains(rows.join('\n'))
    .split('\n')
    .map((line) =>
      line
        .replace(/\s*→\s*/g, ' → ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');

test('the column that leads on may stand behind others, of which one tells what a part is made with', () => {
  expect(
    chains(
      '| part | tech | talks to |',
      '|---|---|---|',
      '| page | Svelte | shop API |',
      '| shop API | Go | Kafka, Redis |',
      '| mailer | | |',
    ),
  ).toEqual(['page (Svelte) → shop API', 'shop API (Go) → Kafka, Redis', 'mailer']);
  expect(chains('Device;Address;Uplink', 'NAS;10.0.0.9;Core switch')).toEqual(['NAS → Core switch']);
});

test('in the second column it leads on at once, and offsets stay', () => {
  const text = '| from | to | via |\n| Shop | Stock | REST |';
  expect(tableToChains(text)).toHaveLength(text.length);
  expect(chains('| from | to | via |', '| Shop | Stock | REST |')).toEqual(['Shop → Stock : REST']);
  expect(tableToChains('| name | size |\n| Shop | 4 |')).toBe('| name | size |\n| Shop | 4 |');
});
