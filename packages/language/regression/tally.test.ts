import { expect, it } from 'vitest';
import { runPrompts } from './run-prompts.ts';
import { tally, tallyByType } from './tally.ts';

const refusal = { ok: false, reason: 'language', message: 'This reads like German.', examples: [] } as const;

const judged = await runPrompts(
  [
    { id: 'uml-1', type: 'uml', prompt: 'Ein Kunde', checks: [{ warns: 'language' }] },
    { id: 'uml-2', type: 'uml', prompt: 'Eine Ware', checks: [{ warns: 'language' }, { node: 'article' }] },
    { id: 'network-1', type: 'network', prompt: 'Ein Netz', checks: [{ nodes: { min: 0, max: 1 } }] },
  ],
  async () => refusal,
);

it('counts a case where all its checks pass, and each check by itself', () => {
  expect(tally(judged)).toEqual({ cases: 3, casesPassed: 2, checks: 4, checksPassed: 3 });
});

it('counts each type by itself', () => {
  expect(tallyByType(judged).map(({ type, tally: { casesPassed } }) => [type, casesPassed])).toEqual([
    ['uml', 1],
    ['network', 1],
  ]);
});
