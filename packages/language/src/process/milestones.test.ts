import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

test('where a process begins and ends, and what lies between, are its steps', () => {
  expect(
    inner('Draw our repair process from receiving the bicycle to returning it, including diagnosis and two tests'),
  ).toEqual([
    'Receive the bicycle -> Diagnosis',
    'Diagnosis -> Test 1',
    'Test 1 -> Test 2',
    'Test 2 -> Return the bicycle',
  ]);
});

test('who is turned away on the way does not arrive', () => {
  expect(
    inner(
      'The admission process from application to enrolment with an interview and an exam. Rejected pupils get a letter.',
    ),
  ).toEqual([
    'Application -> Interview',
    'Interview -> Exam',
    'Exam -> <Rejected?>',
    '<Rejected?> -Yes-> Rejected pupils get a letter',
    '<Rejected?> -No-> Enrolment',
  ]);
});

test('a way that something is carried is no process', () => {
  expect(
    inner('The porter takes the trunk from the hall to the room with a cart and a rope. The maid opens it.'),
  ).toEqual([expect.stringContaining('Take the trunk')]);
});
