import { splitClauses } from '../segment/clauses.ts';
import { replaceArrows } from '../segment/replace-arrows.ts';
import type { Sentence } from '../text/sentences.ts';
import { createDiscourse, type Discourse } from './discourse.ts';
import { toQuestion } from './question.ts';
import { readClauses } from './read-clauses.ts';
import { readContrast } from './read-contrast.ts';
import { readListedCases } from './read-listed-cases.ts';
import { settleCases } from './settle-cases.ts';
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
      const lead = leadOf(sentence);
      statements.push(...readClauses(splitClauses(replaceArrows(lead.before)), discourse), {
        kind: 'choice',
        question: toQuestion(withoutInversion(lead.asked)),
        body: [],
        otherwise: undefined,
      });
      const answer = sentences[index + 1];
      if (answer && answer.closing !== '?') {
        statements.push(...readAnswer(answer, discourse));
        index += 1;
      }
    } else statements.push(...readTold(sentence.tokens, discourse));
  }
  return settleCases(statements);
};

/** A sentence that lists cases or sets some things against others is read as that, any other by its clauses. */
const readTold = (tokens: Sentence['tokens'], discourse: Discourse): readonly Statement[] => {
  const read = (part: Sentence['tokens']): readonly Statement[] =>
    readClauses(splitClauses(replaceArrows(part)), discourse);
  const listed = readListedCases(tokens, read);
  if (listed !== undefined) return [...read(listed.before), listed.choice];
  return readContrast(tokens, read) ?? read(tokens);
};

/** `enter the pin, enough money?`: what stands before the last comma is told, the rest is asked. */
const leadOf = (sentence: Sentence): { readonly before: Sentence['tokens']; readonly asked: Sentence['tokens'] } => {
  const comma = sentence.tokens.findLastIndex((token) => token.text === ',');
  return { before: sentence.tokens.slice(0, Math.max(0, comma)), asked: sentence.tokens.slice(comma + 1) };
};

/** `Is the card valid?` without the verb in front. */
const withoutInversion = (tokens: Sentence['tokens']): Sentence['tokens'] => {
  const [first, ...rest] = tokens;
  return first && /^(?:is|are|was|were|does|do|did|has|have|can)$/.test(first.lower) && rest.length > 0 ? rest : tokens;
};

/** What follows a question is its yes, up to `else`, unless it says otherwise. */
const readAnswer = (sentence: Sentence, discourse: Discourse): readonly Statement[] => {
  const clauses = splitClauses(replaceArrows(sentence.tokens));
  const first = clauses[0];
  if (first?.role !== undefined && first.role !== 'meanwhile') return readClauses(clauses, discourse);
  const elseAt = clauses.findIndex((clause) => clause.role === 'else' || clause.role === 'no');
  if (elseAt < 0) return [{ kind: 'branch', exit: 'yes', body: readClauses(clauses, discourse), span: undefined }];
  return [
    { kind: 'branch', exit: 'yes', body: readClauses(clauses.slice(0, elseAt), discourse), span: undefined },
    ...readClauses(clauses.slice(elseAt), discourse),
  ];
};
