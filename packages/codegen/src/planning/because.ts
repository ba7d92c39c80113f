import { isAdjective, isOnlyThird, judgingBase, namesActor, readVerb } from '@diagloom/language/morphology';
import {
  type Answer,
  asText,
  beyondWords,
  createNameScope,
  isGivenBack,
  type Name,
  type PathScenario,
  type Step,
} from '../program/index.ts';
import { asQuestion } from './as-question.ts';

/** How something came out that was asked. */
export interface Told {
  readonly step: Pick<Step, 'name' | 'decides' | 'drawnAs'>;
  readonly answer: PathScenario['answers'][number]['answer'];
}

type Way = { readonly answers: readonly Told[] } & Partial<Pick<PathScenario, 'outcome'>>;

/**
 * For each way why it goes as it goes, as the end of a sentence: the one answer that no other way to the same outcome has, sought from the
 * `decisive` end, otherwise the fewest last answers that together are its own.
 */
export const because = (ways: readonly Way[], decisive: 'first' | 'last'): readonly string[] => {
  const told = ways.map(({ answers }) => answers.flatMap(clause));
  return ways.map((way, index) => {
    const own = told[index] ?? [];
    const others = told.filter((_, at) => at !== index && ways[at]?.outcome === way.outcome);
    const sought = decisive === 'first' ? own : [...own].reverse();
    const single = sought.find((each) => !others.some((other) => other.includes(each)));
    const clauses = single === undefined ? ownTail(own, others) : [single];
    return clauses.length === 0 ? '' : ` when ${clauses.join(' and ')}`;
  });
};

const ownTail = (own: readonly string[], others: readonly (readonly string[])[]): readonly string[] => {
  const count = own.findIndex((_, index) => {
    const tail = own.slice(-index - 1).join();
    return !others.some((other) => other.slice(-index - 1).join() === tail);
  });
  return count < 0 ? own : own.slice(-count - 1);
};

/** Questions that begin like one read badly before another `is`. */
const inverted = /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|shall|should|may|must)\b/;

/** `the dishes are available` of “Ask whether the dishes are available”, and what is not so; undefined where a label tells nothing. */
const statement = (label: string, isSo: boolean): string | undefined => {
  const asked = /^(?:ask|check|enquire|inquire|quer(?:y|ie))s?\s+(?:whether|if)\s+(.+)$/i.exec(label)?.[1] ?? label;
  if (inverted.test(asked.toLowerCase())) return undefined;
  const [, subject = '', verb = '', rest = ''] =
    /^(?:the\s+|an?\s+)?(\p{L}+(?:\s\p{L}+){0,3}?)\s+(is|are|was|were|can|has been|have been)\s+(?!not\b)([\p{L}\s]+)$/iu.exec(
      asked,
    ) ?? [];
  if (subject === '') return deedOf(asked, isSo);
  if (/^(?:who|what|which|how|where|why|when|that|it)$/i.test(subject)) return undefined;
  const negated = verb.replace(/^(\S+)/, '$1 not');
  return `${subject} ${isSo ? verb : negated} ${rest}`.toLowerCase();
};

/** `the bank does not decline` of “The bank declines”: what somebody does, and what it is that is not done. */
const deedOf = (label: string, isSo: boolean): string | undefined => {
  const words = label
    .toLowerCase()
    .replace(/[?\s]+$/, '')
    .split(/\s+/);
  const isDone = (word: string, before: string): boolean =>
    judgingBase(word) !== undefined || (isOnlyThird(word) && namesActor([before]));
  const verb = words.findIndex((word, index) => index > 0 && isDone(word, words[index - 1] ?? ''));
  if (verb < 0 || verb > 3 || !/^[a-z ]+$/.test(words.join(' '))) return undefined;
  const base = judgingBase(words[verb] ?? '') ?? readVerb(words[verb] ?? '')?.base ?? '';
  return [...words.slice(0, verb), ...(isSo ? [words[verb]] : ['does', 'not', base]), ...words.slice(verb + 1)].join(
    ' ',
  );
};

/** `documents are missing` of “Documents missing?” and `it is paid` of “Paid?”: what `is` was put before to ask for it. */
const stated = ({ label, words }: Name, isSo: boolean): string | undefined => {
  const [verb = '', ...said] = words;
  const drawn = label.toLowerCase().replace(/[?\s]+$/, '');
  if (!/^(?:is|are|has|have)$/.test(verb) || drawn !== said.join(' ') || !/^[a-z ]+$/.test(drawn)) return undefined;
  const last = said.at(-1) ?? '';
  const subject = said.slice(0, -1);
  const isHad = /^ha/.test(verb);
  const forms = readVerb(last)?.forms;
  const isPast = forms?.has('participle') === true || forms?.has('past') === true;
  if (isHad && !isPast) return `it ${isSo ? 'has' : 'has no'} ${drawn}`;
  if (subject.length > 0 && (subject.some(isLinking) || !(isPast || isAdjective(last)))) return undefined;
  return `${subject.join(' ') || 'it'} ${verb}${isSo ? '' : ' not'} ${last}`;
};

const isLinking = (word: string): boolean =>
  /^(?:above|after|at|before|below|between|by|for|from|in|more|less|not|of|on|over|than|to|too|under|with)$/.test(word);

/** How it is where a question is answered by yes or no: `team does not agree`, `not paid`. Undefined where that is not told in plain words. */
export const toldBy = (label: string, isSo: boolean): string | undefined => {
  const name = { ...createNameScope([], Number.POSITIVE_INFINITY).call(asQuestion(label), [], 'answer'), label };
  return (statement(label, isSo) ?? stated(name, isSo))
    ?.replace(/^it (?:is |has )?/, '')
    .replace(/\b(?:is|are) not\b/, 'not');
};

const clause = ({ step, answer }: Told): readonly string[] => (isGivenBack(answer) ? [] : [clauseOf({ step, answer })]);

const clauseOf = ({ step, answer }: Pick<Told, 'step'> & { readonly answer: Answer }): string => {
  // In quotes where a test has a title of its own; the words of both are the same, in this order or in another.
  const { decides } = step;
  if (decides !== undefined && typeof answer === 'boolean') {
    const name = createNameScope([], Number.POSITIVE_INFINITY).call(asQuestion(decides.label), [], 'answer');
    return clauseOf({
      step: { ...asked(step), name: { ...name, label: decides.label } },
      answer: answer === decides.is,
    });
  }
  const { name } = step;
  const told = typeof answer === 'boolean' ? (statement(name.label, answer) ?? stated(name, answer)) : undefined;
  if (told !== undefined) return told;
  // Which of several cases applies is told by the case.
  if (typeof answer !== 'boolean' && (step.drawnAs?.length ?? 0) > 1) return `“${answer.label || asText(answer)}”`;
  const isQuoted = name.label !== '' && beyondWords(name) === '';
  const question = isQuoted ? `“${name.label}”` : asText(name);
  const said = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : asText(answer);
  return `${question} is ${inverted.test(name.words.join(' ')) ? 'answered with ' : ''}${said}`;
};

/** The step as what only asks. */
const asked = ({ decides: _, ...step }: Told['step']): Told['step'] => step;
