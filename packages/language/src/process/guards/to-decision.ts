import { anyones, moneyWords } from '../../lexicon/en/guard-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { type Token, textOf } from '../../text/token.ts';
import { capitalised, uncapitalised } from '../../text/words.ts';
import { relate } from '../outcome.ts';
import { toQuestion } from '../question.ts';
import type { Question, Statement } from '../statement.ts';
import { isOutcome } from './condition-phrase.ts';
import type { GuardAnswer } from './guard.ts';
import { isFault } from './kind-guards.ts';
import { measureAt } from './measure.ts';
import { tellsDenial } from './siblings.ts';

/** One case of a decision with what is done in it. */
export interface Case {
  readonly answer: GuardAnswer;
  /** True where no answer was told: what stands behind the question is done in this case. */
  readonly isTacit?: boolean;
  readonly tokens: readonly Token[];
  readonly body: readonly Statement[];
}

/** Longer names of cases make no question that is read at a glance. */
const longestQuestion = 5;

/** A decision from what was asked and its cases: with yes and no where they allow it, else with an exit for each case. */
export const toDecision = (asked: readonly Token[] | undefined, cases: readonly Case[]): Statement => {
  const about = asked === undefined ? cases[0]?.tokens : asked;
  const question = toQuestion(asked === undefined ? (about ?? []) : withoutInversion(asked));
  const sided = cases.map((told, index) => ({
    side: sideOf(told, index, { asked, about: about ?? [], question }),
    body: told.body,
  }));
  const [yes, no] = (['yes', 'no'] as const).map((side) => sided.filter((told) => told.side === side));
  if (sided.some(({ side }) => side === undefined) || (yes?.length ?? 0) > 1 || (no?.length ?? 0) > 1)
    return toAlternatives(asked, cases, question);
  return sided[0]?.side === 'no'
    ? {
        kind: 'choice',
        question: { ...question, isNegated: !question.isNegated },
        body: sided[0].body,
        otherwise: yes?.[0]?.body,
      }
    : { kind: 'choice', question, body: yes?.[0]?.body ?? [], otherwise: no?.[0]?.body };
};

const toAlternatives = (asked: readonly Token[] | undefined, cases: readonly Case[], question: Question): Statement => {
  // `No ticket? Sell one. Ticket expired: ...`: what was asked is the first of the cases.
  const isNamed = asked !== undefined && asked.length <= longestName && cases.some(({ isTacit }) => isTacit === true);
  const named = isNamed
    ? cases.map((told): Case => (told.isTacit === true ? { ...told, answer: 'other', tokens: asked } : told))
    : cases;
  return {
    kind: 'alternatives',
    question: asked === undefined || isNamed ? questionOf(named) : question.text,
    branches: named.map(({ answer, tokens, body }) => ({
      label:
        answer === 'other'
          ? capitalised(textOf(withoutThing(tokens, named)))
          : answer === 'else'
            ? 'Otherwise'
            : capitalised(answer),
      body,
    })),
  };
};

/** Words of a question that are short enough to stand at a way out of it. */
const longestName = 4;

/** `Below 100 euros` where all cases measure one thing, which the question names. */
const withoutThing = (tokens: readonly Token[], cases: readonly Case[]): readonly Token[] => {
  const things = cases
    .filter(({ answer }) => answer === 'other')
    .map((told) => textOf(measureAt(told.tokens)?.thing ?? []).toLowerCase());
  const thing = measureAt(tokens)?.thing ?? [];
  const from = tokens.findIndex(({ end }) => end === thing.at(-1)?.end) + 1;
  const named = new Set(things.filter((text) => text !== '' && !anyones.has(text)));
  if (from < 1 || from >= tokens.length || named.size > 1) return tokens;
  return tokens.slice(tokens[from]?.lower === 'of' && from + 1 < tokens.length ? from + 1 : from);
};

/** `clean crates` where cracked ones were told of. */
const isSoundKind = (faulty: readonly Token[], other: readonly Token[]): boolean => {
  const shared = other.filter(({ lower }) => faulty.some((token) => token.lower === lower));
  const isKind = faulty.length === 2 && other.length === 2 && shared.length === 1;
  return isKind && faulty.some(isFault) && !other.some(isFault);
};

interface Asked {
  readonly asked: readonly Token[] | undefined;
  /** What was asked, or the first case where nothing was. */
  readonly about: readonly Token[];
  readonly question: Question;
}

/** On which side of the question a case is; undefined for neither. */
const sideOf = (
  { answer, tokens }: Case,
  index: number,
  { asked, about, question }: Asked,
): 'yes' | 'no' | undefined => {
  if (answer === 'yes' || answer === 'no') return answer;
  if (answer === 'else') return 'no';
  if (asked === undefined && index === 0) return 'yes';
  const relation = relate(question, toQuestion(tokens));
  const isOther = asked === undefined && (tellsDenial(about, tokens) || isSoundKind(about, tokens));
  if (relation === 'unrelated' && isOther) return 'no';
  return relation === 'opposite' ? 'no' : relation === 'same' && asked !== undefined ? 'yes' : undefined;
};

/** `Is the card valid?` without the verb in front. */
export const withoutInversion = (tokens: readonly Token[]): readonly Token[] => {
  const [first, ...rest] = tokens;
  return first && /^(?:is|are|was|were|does|do|did|has|have|can)$/.test(first.lower) && rest.length > 0 ? rest : tokens;
};

/** `Score?` for measures, what is set equal for equations, else the names of the cases. */
const questionOf = (cases: readonly Case[]): string => {
  const tokens = cases.map((told) => told.tokens);
  const thing = tokens.map((words) => textOf(measureAt(words)?.thing ?? [])).find((text) => text !== '');
  const isMoney = tokens.some((words) => words.some(({ lower }) => moneyWords.has(lower)));
  if (thing !== undefined && isMoney && singular(thing) !== thing) return `${capitalised(singular(thing))} amount?`;
  if (thing !== undefined) return `${capitalised(thing)}?`;
  if (tokens.some((words) => measureAt(words) !== undefined)) return 'Which range?';
  const [first = []] = tokens;
  const sign = first.findIndex(({ text }) => text === '=');
  if (sign > 0) return `${capitalised(textOf(first.slice(0, sign)))}?`;
  const last = first.at(-1);
  const isThing = tokens.slice(1).every((words) => words.length < first.length || words.at(-1)?.lower === last?.lower);
  if (first.length > 1 && last && isThing && !isOutcome(last))
    return singular(last.text) === last.text ? `${capitalised(last.text)}?` : `Kind of ${singular(last.text)}?`;
  const names = cases.filter(({ answer }) => answer === 'other').map((told) => uncapitalised(textOf(told.tokens)));
  const joined = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
  return joined.split(' ').length > longestQuestion ? 'Which case?' : `${capitalised(joined)}?`;
};
