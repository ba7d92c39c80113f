import { approval, outcomePairs } from '../lexicon/en/outcomes.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { withoutArticle } from '../segment/phrases.ts';
import type { Token } from '../text/token.ts';
import { answer, type Build } from './flow-build.ts';
import type { Exit, FlowNode } from './flow-graph.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Question } from './statement.ts';

/** `approved customers`, `the rejected ones`: the outcome that a subject opens with; undefined for any other. */
export const outcomeOfSubject = (subject: readonly Token[]): Outcome | undefined => {
  const [quality, ...named] = withoutArticle(subject);
  const forms = readVerb(quality?.lower ?? '')?.forms;
  const isParticiple = (forms?.has('participle') || forms?.has('past')) === true && forms?.has('base') !== true;
  return quality !== undefined && named.length > 0 && isParticiple ? outcomeOf([quality.lower]) : undefined;
};

/** Loose ends as a step about one outcome finds them. */
export interface Parted {
  /** Those that lead to it. */
  readonly own: readonly Exit[];
  /** Those of the other outcome, which it doesn't concern. */
  readonly others: readonly Exit[];
}

/** Parts loose ends by what was decided at each; undefined where none tells of the other outcome. */
export const partByOutcome = (build: Build, outcome: Outcome, exits: readonly Exit[]): Parted | undefined => {
  const isOther = (exit: Exit): boolean => {
    const found = outcomeAt(build, exit);
    return found?.pair === outcome.pair && found.side !== outcome.side;
  };
  const others = exits.filter(isOther);
  return others.length === 0 || others.length === exits.length
    ? undefined
    : { own: exits.filter((exit) => !isOther(exit)), others };
};

/** What was decided where an exit leaves a verdict, or a decision about one. */
const outcomeAt = (build: Build, { from, label }: Exit): Outcome | undefined => {
  const node = build.nodes[from];
  if (node?.kind === 'step') return outcomeOf([node.verb]);
  const asked = build.choices.find(({ id }) => id === from)?.question;
  const told = asked && outcomeOf(asked.words);
  if (asked === undefined || told === undefined) return undefined;
  const isTold = label === answer(!asked.isNegated);
  return { pair: told.pair, side: isTold === (told.side === 'yes') ? 'yes' : 'no' };
};

/** The step before, with more steps behind it, that gave a verdict of which a question tells the bad side. */
export const openVerdict = (
  build: Build,
  { words, isNegated }: Question,
  exits: readonly Exit[],
): FlowNode | undefined => {
  const outcome = outcomeOf(words);
  const isVerdict = outcome !== undefined && outcomePairs[outcome.pair] === approval;
  if (!isVerdict || (outcome.side === 'no') === isNegated) return undefined;
  const verdict = build.nodes.findLast(({ kind, verb }) => {
    const given = kind === 'step' ? outcomeOf([verb]) : undefined;
    return given?.pair === outcome.pair && given.side === 'yes';
  });
  return exits.some(({ from }) => from === verdict?.id) ? undefined : verdict;
};
