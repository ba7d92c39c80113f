import { aboveWords, allOfThem, belowWords } from '../lexicon/en/guard-words.ts';
import { capitalised } from '../text/words.ts';
import type { Question, Statement, Step } from './statement.ts';

/**
 * `The lead signs up to 500, the director anything above that`: who does it depends on the amount, so that it is asked first. In: what a text tells
 * in order. Out: the same with such deeds as the two ways of one question.
 */
export const partByAmount = (statements: readonly Statement[]): readonly Statement[] => {
  const [first, second, ...rest] = statements;
  if (first === undefined) return [];
  const asked = first.kind === 'step' ? amountOf(first) : undefined;
  const other = asked && second && beyond(second, asked);
  if (asked === undefined || other === undefined) return [first, ...partByAmount(statements.slice(1))];
  // `the clerk pays up to 50, the manager approves anything above, then the clerk pays`
  const [next] = rest;
  const isSame = next?.kind === 'step' && next.verb === asked.deed.verb && next.actor === asked.deed.actor;
  return [
    {
      kind: 'choice',
      question: asked.question,
      body: [asked.deed],
      otherwise: isSame ? [...other, asked.deed] : other,
    },
    ...partByAmount(isSame ? rest.slice(1) : rest),
  ];
};

interface Asked {
  readonly question: Question;
  readonly number: string;
  /** What is done, without the amount. */
  readonly deed: Step;
}

const amountOf = (step: Step): Asked | undefined => {
  const found = amountAtEnd.exec(step.label)?.groups;
  if (found?.deed === undefined || found.amount === undefined || found.number === undefined) return undefined;
  const without = (text: string): string => text.slice(0, text.length - (found.amount?.length ?? 0)).trimEnd();
  const actor = step.actor === undefined ? {} : { actor: step.actor };
  return {
    question: {
      text: `${capitalised(found.amount)}?`,
      isNegated: false,
      words: found.amount.toLowerCase().split(' '),
      span: step.span,
      ...actor,
    },
    number: found.number,
    deed: {
      ...step,
      label: found.deed,
      fullLabel: step.fullLabel.endsWith(found.amount) ? without(step.fullLabel) : step.fullLabel,
      object: step.object.endsWith(found.amount) ? without(step.object) : step.object,
    },
  };
};

const amountAtEnd = new RegExp(
  `^(?<deed>\\S.*?) (?<amount>(?:${aboveWords}|${belowWords}) (?<number>[$€£]? ?\\d[\\d.,]*)(?: ?[\\p{L}%$€£]{1,12})?)$`,
  'u',
);

/** What is done with all that is not within the amount; undefined where the statement tells nothing of that. */
const beyond = (statement: Statement, { number, deed }: Asked): readonly Statement[] | undefined => {
  if (statement.kind === 'choice' && statement.otherwise === undefined)
    return statement.question.words.includes(number) && isOnlyAmount(statement.question) ? statement.body : undefined;
  if (statement.kind !== 'step' || !allOfThem.has(statement.object.toLowerCase())) return undefined;
  const named = (text: string): string => text.replace(lastWord, deed.object === '' ? '' : ` ${deed.object}`);
  return [
    {
      ...statement,
      label: named(statement.label),
      fullLabel: named(statement.fullLabel),
      object: deed.object,
    },
  ];
};

const lastWord = / \S+$/;

/** `Above 500?`, of nothing that is named. */
const isOnlyAmount = ({ text }: Question): boolean => onlyAmount.test(text);

const onlyAmount = new RegExp(`^(?:${aboveWords}|${belowWords}) [^a-z]*\\w{0,12}\\?$`, 'iu');
