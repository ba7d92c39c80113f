import { expect, test } from 'vitest';
import { readFlowPhrase } from '../process/flow-phrase.ts';
import { relate } from '../process/outcome.ts';
import { toQuestion } from '../process/question.ts';
import { splitClauses } from '../segment/clauses.ts';
import { tokenise } from '../text/token.ts';
import { markers } from './en/markers.ts';
import { outcomePairs } from './en/outcomes.ts';
import { flowPhrases } from './en/process-words.ts';
import { requestPatterns } from './en/requests.ts';
import { taskPhrases } from './en/task-words.ts';
import { verbs } from './en/verbs.ts';

/** Phrases that only count in front of a mark or a noun, and those that `then` swallows. */
const roleless = new Set(['next', 'which']);

test.each(
  markers.filter((marker) => !roleless.has(marker.role)).map((marker) => [marker.phrase, marker.role, marker.example]),
)('"%s" has the role %s in its example', (phrase, role, example) => {
  const sentences = example.split(/(?<=[?])\s+/);
  const clauses = splitClauses(tokenise(sentences.at(-1)?.replace(/\.$/, '') ?? ''));
  expect(clauses.filter((clause) => clause.phrase === phrase).map((clause) => clause.role)).toEqual([role]);
});

test.each(outcomePairs.map((pair) => pair.example))('"%s" and "%s" are the two sides of one question', (yes, no) => {
  expect(relate(toQuestion(tokenise(yes)), toQuestion(tokenise(no)))).toBe('opposite');
});

test.each(flowPhrases.map((phrase) => [phrase.example, phrase.means]))('"%s" means %s', (example, means) => {
  expect(readFlowPhrase(tokenise(example))?.means).toBe(means);
});

test.each(requestPatterns.map((rule) => [rule.example, rule.pattern]))(
  '"%s" is a request with a topic',
  (example, pattern) => {
    expect(pattern.exec(example)?.groups?.topic).toBeTruthy();
  },
);

test('no list of verbs or task phrases holds an entry twice', () => {
  expect(new Set(verbs).size).toBe(verbs.length);
  const phrases = taskPhrases.map(([phrase]) => phrase);
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
});
