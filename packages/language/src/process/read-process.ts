import { splitClauses } from '../segment/clauses.ts';
import type { Sentence } from '../text/sentences.ts';
import { createDiscourse, type Discourse } from './discourse.ts';
import { toQuestion } from './question.ts';
import { readClauses } from './read-clauses.ts';
import type { Statement } from './statement.ts';

/** Reads a process text. In: its sentences. Out: what it says, in order. */
export const readProcess = (sentences: readonly Sentence[]): readonly Statement[] => {
  const discourse = createDiscourse();
  const statements: Statement[] = [];
  for (let index = 0; index < sentences.length; index += 1) {
    const sentence = sentences[index];
    if (!sentence) continue;
    discourse.isFresh = true;
    if (sentence.closing === '?') {
      statements.push({
        kind: 'choice',
        question: toQuestion(withoutInversion(sentence)),
        body: [],
        otherwise: undefined,
      });
      const answer = sentences[index + 1];
      if (answer && answer.closing !== '?') {
        statements.push(...readAnswer(answer, discourse));
        index += 1;
      }
    } else statements.push(...readClauses(splitClauses(sentence.tokens), discourse));
  }
  return statements;
};

/** `Is the card valid?` without the verb in front; a lead-in before a comma is a step of its own sentence and stays. */
const withoutInversion = (sentence: Sentence): Sentence['tokens'] => {
  const [first, ...rest] = sentence.tokens;
  return first && /^(?:is|are|was|were|does|do|did|has|have|can)$/.test(first.lower) && rest.length > 0
    ? rest
    : sentence.tokens;
};

/** What follows a question is its yes, up to `else`, unless it says otherwise. */
const readAnswer = (sentence: Sentence, discourse: Discourse): readonly Statement[] => {
  const clauses = splitClauses(sentence.tokens);
  const first = clauses[0];
  if (first?.role !== undefined && first.role !== 'meanwhile') return readClauses(clauses, discourse);
  const elseAt = clauses.findIndex((clause) => clause.role === 'else' || clause.role === 'no');
  if (elseAt < 0) return [{ kind: 'branch', exit: 'yes', body: readClauses(clauses, discourse), span: undefined }];
  return [
    { kind: 'branch', exit: 'yes', body: readClauses(clauses.slice(0, elseAt), discourse), span: undefined },
    ...readClauses(clauses.slice(elseAt), discourse),
  ];
};
