import { numberWords } from '../lexicon/en/numbers.ts';
import { milestoneOpeners, processNouns } from '../lexicon/en/process-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { toLabel } from './label.ts';
import { namedStep } from './named-step.ts';
import type { Statement, Step } from './statement.ts';

/**
 * `The hiring process from job posting to signed offer with two interviews and a test`: where a flow begins and ends, and what lies between.
 * In: the first sentence. Out: a step for each, in order; undefined where nothing is told between.
 */
export const readMilestones = ({ tokens }: Sentence): readonly Step[] | undefined => {
  const from = tokens.findIndex(({ lower }) => lower === 'from');
  const to = tokens.findIndex(({ lower }, at) => at > from + 1 && lower === 'to');
  const between = tokens.findIndex(({ lower }, at) => at > to + 1 && milestoneOpeners.has(lower));
  const isOfFlow = from === 0 || processNouns.has(tokens[from - 1]?.lower ?? '');
  if (!isOfFlow || to < 0 || between < 0) return undefined;
  const items = itemsOf(tokens.slice(between + 1));
  const [opening, closing] = [trimmed(tokens.slice(from + 1, to)), trimmed(tokens.slice(to + 1, between))];
  // `from receiving the order to closing it`
  const named = closing.flatMap((token) => (token.lower === 'it' ? opening.slice(1) : [token]));
  const stations = [opening, ...items.map(trimmed), named];
  const areNamed = stations.every((words) => words.length > 0 && words.length <= longestStation && namesOnly(words));
  return items.length > 1 && areNamed ? stations.flatMap(stepsOf) : undefined;
};

/** What is told of those who are turned away comes before the last station: not everybody gets there. */
export const withTurnedAway = (stations: readonly Step[], told: readonly Statement[]): readonly Statement[] => {
  const last = stations.slice(-1);
  const away = told.filter((statement) => statement.kind === 'step' && statement.outcome?.side === 'no');
  const [first] = away;
  if (first === undefined || first.kind !== 'step') return [...stations, ...told];
  const [word = ''] = first.fullLabel.toLowerCase().split(' ');
  const question = { text: `${capitalised(word)}?`, isNegated: false, words: [word], span: first.span };
  const refused: Statement = {
    kind: 'choice',
    question,
    body: [...away, { kind: 'end', span: first.span }],
    otherwise: undefined,
  };
  return [...stations.slice(0, -1), refused, ...last, ...told.filter((statement) => !away.includes(statement))];
};

/** The most words of a station. */
const longestStation = 6;

const itemsOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const at = tokens.findIndex(({ text, lower }) => text === ',' || lower === 'and');
  if (at < 0) return [tokens];
  const rest = itemsOf(tokens.slice(at + 1));
  return at === 0 ? rest : [tokens.slice(0, at), ...rest];
};

const trimmed = (tokens: readonly Token[]): readonly Token[] =>
  withoutArticle(tokens.at(-1)?.kind === 'mark' ? tokens.slice(0, -1) : tokens);

/** `two interview rounds`, `receiving the order`: nobody does anything in it. */
const namesOnly = (tokens: readonly Token[]): boolean => (findPredicate(tokens)?.start ?? 0) === 0;

/** `two interview rounds` are two steps, `receiving the order` is `Receive the order`. */
const stepsOf = (tokens: readonly Token[]): readonly Step[] => {
  const [first, ...rest] = tokens;
  const count = numberWords.indexOf(first?.lower ?? '');
  const noun = rest.at(-1);
  const isCounted = count > 1 && count <= mostCounted && noun !== undefined && singular(noun.lower) !== noun.lower;
  if (isCounted) {
    const one = textOf([...rest.slice(0, -1), { ...noun, text: singular(noun.text), lower: singular(noun.lower) }]);
    return Array.from({ length: count }, (_, at) => namedStep(`${capitalised(one)} ${at + 1}`, spanOf(tokens)));
  }
  const verb = readVerb(first?.lower ?? '');
  const isDoing = verb?.forms.has('gerund') === true && rest.length > 0 && first !== undefined;
  const named = isDoing ? [{ ...first, text: verb.base, lower: verb.base }, ...rest] : tokens;
  return [namedStep(toLabel(named), spanOf(tokens))];
};

/** More are one step of many. */
const mostCounted = 4;
