import { expect, test } from 'vitest';
import { askTexts, labelsOf } from './testing/ask-documents.ts';

const guide = `# Welcome to the harbour

## Your way to the first boat

The result is either fit or unfit. If you are fit, there follows a course, which takes five days and deals with knots, which you learn in the company of a mate who signs your book.

## The persons you will meet

The harbour master, Mrs Hale, is responsible for everything. The workshop foreman, Mr Dace, answers to Mrs Hale. The training officer, Ms Lind, is directly under the harbour master, and the instructors belong to her.
`;

test('a section whose boxes would be sentences is no part of an organisation', async () => {
  const labels = labelsOf(await askTexts('org chart of the harbour, with names', [guide]));
  expect(labels).toEqual(expect.arrayContaining(['Workshop foreman', 'Training officer', 'Instructors']));
  expect(labels.join('\n')).not.toMatch(/fit|course|knots|book/);
});
