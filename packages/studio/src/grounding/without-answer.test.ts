import { understandPrompt } from '@diagloom/drafting';
import { expect, test } from 'vitest';
import { withoutAnswer } from './without-answer.ts';

const answer = async (prompt: string) => withoutAnswer(prompt, await understandPrompt(prompt, 'flowchart'), []);

test('the words of a question that no document answers are not drawn', async () => {
  const understanding = await answer('Show stop: what do we do when the lights fail, and who calls the fire brigade?');
  expect(understanding.ok).toBe(false);
  expect(!understanding.ok && understanding.message).toMatch(/^Your documents say nothing about this\. /);
});

test('a description is drawn all the same, with a word about it', async () => {
  const understanding = await answer('Check the stock. Pack the parcel. Ship it.');
  expect(understanding.ok && understanding.warnings.map(({ code }) => code)).toContain('not-in-documents');
});
