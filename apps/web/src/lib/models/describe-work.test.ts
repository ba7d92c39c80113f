import { expect, test } from 'vitest';
import { describeWork } from './describe-work.ts';

const work = {
  provider: 'anthropic',
  label: 'Anthropic',
  model: 'claude-haiku-4-5',
  wasTaken: true,
  milliseconds: 2340,
  inputTokens: 900,
  outputTokens: 214,
  costMicros: 1970,
  savedMicros: 3940,
};

test('a line says who, how long, how much and what was saved', () => {
  expect(describeWork(work)).toBe(
    'Drafted by Anthropic, claude-haiku-4-5 · 2.3 s · 1,114 tokens · $0.0020 · $0.0039 saved by the small model',
  );
});

test('an unknown price is not told, and a draft that stayed says so', () => {
  expect(describeWork({ ...work, wasTaken: false, costMicros: null, savedMicros: null })).toBe(
    'Drafted by the built-in engine after asking Anthropic, claude-haiku-4-5 · 2.3 s · 1,114 tokens',
  );
});
