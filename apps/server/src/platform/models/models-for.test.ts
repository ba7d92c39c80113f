import { describe, expect, test } from 'vitest';
import { readModelSetup } from './model-setup.ts';
import { largeFor, modelsFor } from './models-for.ts';

const state = (taskModels: Parameters<typeof modelsFor>[0]['taskModels'] = {}, seeing: readonly string[] = []) => ({
  ...{ model: 'large', smallModel: 'small', taskModels },
  sees: (name: string) => (seeing.includes(name) ? true : undefined),
});

describe('who is asked for a task', () => {
  test('is the small model, and the large one after it where a check can tell that it failed', () => {
    expect(modelsFor(state(), 'draft')).toEqual(['small', 'large']);
    expect(modelsFor(state(), 'refine')).toEqual(['small', 'large']);
    for (const work of ['suggest', 'code', 'rewrite', 'type'] as const)
      expect(modelsFor(state(), work)).toEqual(['small']);
  });

  test('is the one that is named for it, alone unless a small one is named, too', () => {
    expect(modelsFor(state({ draft: 'best' }), 'draft')).toEqual(['best']);
    expect(modelsFor(state({ draft: 'best', draftSmall: 'tiny' }), 'draft')).toEqual(['tiny', 'best']);
    expect(modelsFor(state({ refineSmall: 'tiny' }), 'refine')).toEqual(['tiny', 'large']);
    expect(modelsFor(state({ code: 'coder' }), 'code')).toEqual(['coder']);
    expect(modelsFor(state({ code: 'coder' }), 'rewrite')).toEqual(['small']);
    expect([largeFor({ model: 'large', taskModels: { draft: 'best' } }, 'draft')]).toEqual(['best']);
  });

  test('sees the picture, or nobody is asked', () => {
    expect(modelsFor(state(), 'look')).toEqual([]);
    expect(modelsFor(state({}, ['large']), 'look')).toEqual(['large']);
    expect(modelsFor(state({ look: 'eyes' }, ['eyes', 'large']), 'look')).toEqual(['eyes']);
    expect(modelsFor(state({ look: 'eyes' }, ['large']), 'look')).toEqual([]);
  });
});

test('the environment names models for tasks, and says which see pictures and which stream', () => {
  const { setup } = readModelSetup({
    COMPATIBLE_DRAFT_SMALL_MODEL: 'tiny',
    COMPATIBLE_CODE_MODEL: 'coder',
    COMPATIBLE_SEES_IMAGES: 'eyes, large',
    AZURE_SEES_IMAGES: 'off',
    COMPATIBLE_STREAMS: 'off',
    AZURE_STREAMS: 'gpt-4o',
  });
  expect(setup['openai-compatible'].taskModels).toEqual({ draftSmall: 'tiny', code: 'coder' });
  expect(['eyes', 'large', 'tiny'].map(setup['openai-compatible'].sees)).toEqual([true, true, false]);
  expect([setup['openai-compatible'].streams('any'), setup.openai.streams('gpt-4o')]).toEqual([false, undefined]);
  expect(['gpt-4o', 'o1-pro'].map(setup.azure.streams)).toEqual([true, false]);
  expect([setup.azure.sees('gpt-4o'), setup.openai.sees('gpt-4o')]).toEqual([false, undefined]);
});

test('prices of the environment are read, or told how to be written', () => {
  const of = (prices: string) => readModelSetup({ COMPATIBLE_PRICES: prices });
  expect(of('qwen3:14b=0.5/1.5').setup['openai-compatible'].prices).toEqual({
    'qwen3:14b': { input: 0.5, output: 1.5 },
  });
  expect(of('qwen3:14b').problems).toEqual([expect.stringContaining('such as my-model=0.5/1.5')]);
});
