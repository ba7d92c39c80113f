import { splitClauses } from '../segment/clauses.ts';
import { isArrow, replaceArrows } from '../segment/replace-arrows.ts';
import type { Sentence } from '../text/sentences.ts';
import { spanOf, type Token } from '../text/token.ts';
import { createDiscourse, type Discourse } from './discourse.ts';
import { toQuestion } from './question.ts';
import { readClauses } from './read-clauses.ts';
import { readContrast } from './read-contrast.ts';
import { readForEach } from './read-for-each.ts';
import { readDependent, readLabelledCases } from './read-labelled-cases.ts';
import { readListedCases } from './read-listed-cases.ts';
import { settleCases } from './settle-cases.ts';
import type { Statement } from './statement.ts';

/** Reads a process text. In: its sentences, and what was said before them. Out: what it says, in order. */
export const readProcess = (
  sentences: readonly Sentence[],
  discourse: Discourse = createDiscourse(),
): readonly Statement[] => {
  const statements: Statement[] = [];
  for (let index = 0; index < sentences.length; index += 1) {
    const sentence = sentences[index];
    if (!sentence) continue;
    discourse.isFresh = true;
    const each = readForEach(sentences.slice(index, index + longestLoop));
    if (each !== undefined) {
      statements.push({
        kind: 'loop',
        question: each.question,
        repeats: 'while',
        asksFirst: true,
        body: readProcess(each.body, { ...discourse, object: each.thing }),
      });
      index += each.length - 1;
      continue;
    }
    if (sentence.closing === '?') {
      const asked = readQuestion(sentences.slice(index), discourse);
      statements.push(...asked.statements);
      index += asked.length - 1;
    } else if (sentence.tokens.length === 1 && sentence.tokens[0]?.lower === 'repeat') {
      statements.push({ kind: 'jump', target: '@start', span: spanOf(sentence.tokens) });
    } else {
      const told = (tokens: Sentence['tokens']): readonly Statement[] => readTold(tokens, discourse);
      const cases = readLabelledCases(sentences.slice(index), told) ?? readDependent(sentence.tokens, told);
      statements.push(...(cases?.statements ?? told(sentence.tokens)));
      index += (cases?.length ?? 1) - 1;
    }
  }
  return settleCases(statements);
};

/** A question and what answers it: the next sentence, which may ask on (`no: is it technical? yes: ...`). */
const readQuestion = (
  [sentence, answer, ...rest]: readonly Sentence[],
  discourse: Discourse,
): { readonly statements: readonly Statement[]; readonly length: number } => {
  if (!sentence) return { statements: [], length: 0 };
  const { before, asked } = leadOf(sentence);
  const choice: Statement = {
    kind: 'choice',
    question: toQuestion(withoutInversion(asked)),
    body: [],
    otherwise: undefined,
  };
  const statements = [...readClauses(splitClauses(replaceArrows(before)), discourse), choice];
  const nested = answer?.closing === '?' ? nestedIn(answer) : undefined;
  if (answer && nested) {
    const answers = nested.before.length > 0 ? readAnswer({ ...answer, tokens: nested.before }, discourse) : [];
    const inner = readQuestion([{ ...answer, tokens: nested.asked }, ...rest], discourse);
    const branch: Statement = { kind: 'branch', exit: nested.exit, body: inner.statements, span: undefined };
    return { statements: [...statements, ...answers, branch], length: inner.length + 1 };
  }
  const next = answer?.closing === '?' ? leadOf(answer) : undefined;
  if (answer && next && next.before.length > 0 && !answer.startsParagraph && answer.item === undefined) {
    const yes = readAnswer({ ...answer, tokens: next.before }, discourse);
    const inner = readQuestion([{ ...answer, tokens: next.asked }, ...rest], discourse);
    const no: Statement = { kind: 'branch', exit: 'no', body: inner.statements, span: undefined };
    return { statements: [...statements, ...yes, no], length: inner.length + 1 };
  }
  if (!answer || answer.closing === '?') return { statements, length: 1 };
  return { statements: [...statements, ...readAnswer(answer, discourse)], length: 2 };
};

/** `yes: ship it, no: is it paid`: the exit under which the next question is asked. */
const nestedIn = (
  answer: Sentence,
):
  | {
      readonly before: Sentence['tokens'];
      readonly asked: Sentence['tokens'];
      readonly exit: 'yes' | 'no';
    }
  | undefined => {
  const { before, asked } = leadOf(answer);
  const [exit, colon, ...question] = asked;
  if (!/^(?:yes|no)$/.test(exit?.lower ?? '') || colon === undefined || !(colon.text === ':' || isArrow(colon)))
    return undefined;
  return { before, asked: question, exit: exit?.lower === 'no' ? 'no' : 'yes' };
};

/** How many sentences a loop may reach over. */
const longestLoop = 20;

/** A sentence that lists cases or sets some things against others is read as that, any other by its clauses. */
const readTold = (tokens: Sentence['tokens'], discourse: Discourse): readonly Statement[] => {
  const read = (part: Sentence['tokens']): readonly Statement[] =>
    readClauses(splitClauses(replaceArrows(part)), discourse);
  const listed = readListedCases(tokens, read);
  if (listed !== undefined) return [...read(listed.before), listed.choice];
  return readContrast(tokens, read) ?? read(tokens);
};

/** `enter the pin, enough money?`: what stands before the last comma or arrow is told, the rest is asked. */
const leadOf = (sentence: Sentence): { readonly before: Sentence['tokens']; readonly asked: Sentence['tokens'] } => {
  const isAnswer = (token: Token | undefined): boolean => /^(?:yes|no)$/.test(token?.lower ?? '');
  const border = sentence.tokens.findLastIndex(
    (token, index, { [index - 1]: before }) => /^[,;]$/.test(token.text) || (isArrow(token) && !isAnswer(before)),
  );
  return { before: sentence.tokens.slice(0, Math.max(0, border)), asked: sentence.tokens.slice(border + 1) };
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
