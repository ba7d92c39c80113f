import { expect, test } from 'vitest';
import { textOf, tokenise } from '../text/token.ts';
import { splitJoined } from './split-joined.ts';

test.each([
  ['a student takes courses, a course has lessons', ['a student takes courses', 'a course has lessons']],
  ['Author writes Book, Publisher publishes Book', ['Author writes Book', 'Publisher publishes Book']],
  ['lion, seal and gull are animals', ['lion, seal and gull are animals']],
  ['a zoo has gates, seals and gulls are animals', ['a zoo has gates', 'seals and gulls are animals']],
  ['Book has title, isbn and year', ['Book has title, isbn and year']],
  ['Order has id, date and total, and depends on Customer', ['Order has id, date and total, and depends on Customer']],
])('%j has its clauses', (sentence, clauses) => {
  expect(splitJoined(tokenise(sentence)).map(textOf)).toEqual(clauses);
});
