import { expect, test } from 'vitest';
import { askOnce } from './ask-once.ts';

test('two parts of a page that want the same ask once, and hear of the answer', async () => {
  let asked = 0;
  const question = askOnce(async () => {
    asked += 1;
    return 'a name';
  });
  const heard = new Promise<void>((resolve) => question.subscribe(resolve));
  question.ask();
  question.ask();
  await heard;
  question.ask();
  expect(question.read()).toEqual({ data: 'a name', isError: false });
  expect(asked).toBe(1);
});

test('what failed is asked anew by the next part that wants it', async () => {
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve('a name')];
  const question = askOnce(() => answers.shift() ?? Promise.resolve('too often'));
  const next = (): Promise<void> => new Promise((resolve) => question.subscribe(resolve));
  const failed = next();
  question.ask();
  await failed;
  expect(question.read()).toEqual({ data: undefined, isError: true });
  const answered = next();
  question.ask();
  await answered;
  expect(question.read()).toEqual({ data: 'a name', isError: false });
});
