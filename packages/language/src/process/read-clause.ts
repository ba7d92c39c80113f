import {
  articles,
  copulas,
  determiners,
  possessives,
  subjectPronouns,
  wholeObjects,
} from '../lexicon/en/closed-words.ts';
import { goingVerbs, processNouns } from '../lexicon/en/process-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Clause } from '../segment/clause.ts';
import type { Predicate } from '../segment/predicate.ts';
import { findPredicate } from '../segment/predicate.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { actorLabel, namesActor, namesSystem } from './actor.ts';
import { askedIn, askedWords, demandedIn } from './asked-decisions.ts';
import { readAskedWithin } from './asked-within.ts';
import { noteSubject } from './condition.ts';
import type { Discourse } from './discourse.ts';
import { readFlowPhrase } from './flow-phrase.ts';
import { toLabel } from './label.ts';
import { namedStep } from './named-step.ts';
import { toQuestion } from './question.ts';
import { readStep } from './read-step.ts';
import type { Question, Statement, Step } from './statement.ts';
import { inTime } from './verdict.ts';

/** The same as something that has happened already: it is drawn only where no step says so. */
export const mention = (statements: readonly Statement[]): readonly Statement[] =>
  statements.map((statement) => (statement.kind === 'step' ? { ...statement, isMention: true } : statement));

/** One clause: a remark about the flow, a step, or nothing. */
export const readClause = (clause: Clause, discourse: Discourse): readonly Statement[] => {
  const { tokens, predicate } = clause;
  const span = spanOf(tokens);
  const remark = readFlowPhrase(tokens);
  switch (remark?.means) {
    case 'end':
      return [{ kind: 'end', span }];
    case 'again':
      return [{ kind: 'jump', target: '@previous', span }];
    case 'restart':
      return [{ kind: 'jump', target: '@start', span }];
    case 'next-round':
      return [{ kind: 'jump', target: '@round', span, ...handedBack(clause, discourse) }];
    case 'back-to':
      noteSubject(tokens, discourse);
      return [{ kind: 'jump', target: remark.target, span, ...toldInstead(clause, discourse), ...someOf(tokens) }];
    case 'hand-back':
      return perhaps(clause, { kind: 'jump', target: '@giver', span, ...handedBack(clause, discourse) });
    case 'join':
      return [{ kind: 'join', ...(tokens[0]?.lower === 'both' ? { ofBoth: true } : {}) }];
    case 'goes-on':
      return [{ kind: 'go-on' }];
    case 'nothing':
      return [];
    default:
      return (
        readOptional(clause, discourse) ??
        readAskedWithin(clause, (other) => readClause(other, discourse), discourse) ??
        (predicate ? stepOf(clause, discourse) : phraseStep(clause, discourse))
      );
  }
};

/** `add insurance or not` */
const readOptional = (clause: Clause, discourse: Discourse): readonly Statement[] | undefined => {
  const { tokens, predicate } = clause;
  const told = tokens.slice(0, -2);
  const isOpen = tokens.at(-2)?.lower === 'or' && tokens.at(-1)?.lower === 'not';
  if (!isOpen || predicate?.start !== 0 || predicate.form !== 'base' || told.length < 2) return undefined;
  const body = readClause({ ...clause, tokens: told }, discourse);
  const [first] = body;
  if (first?.kind !== 'step') return undefined;
  const question = {
    text: `${first.label}?`,
    isNegated: false,
    words: told.map(({ lower }) => lower),
    span: spanOf(tokens),
  };
  return [{ kind: 'choice', question, body, otherwise: undefined }];
};

/** `he may send it back`: nobody has to, so that it is asked. */
const perhaps = ({ tokens, predicate }: Clause, jump: Statement): readonly Statement[] => {
  if (predicate === undefined || !/^(?:may|might|can)$/.test(predicate.modal ?? '')) return [jump];
  const question = {
    text: `${capitalised(predicate.verb)} back?`,
    isNegated: false,
    words: [predicate.verb, 'back'],
    span: spanOf(tokens),
  };
  return [{ kind: 'choice', question, body: [jump], otherwise: undefined }];
};

/** `clashing dates are sent back`, `bugs go back`: several of something, none of which has to be. */
const someOf = (tokens: readonly Token[]): { readonly some?: Question } => {
  const end = tokens.findIndex(({ lower }) => copulas.has(lower) || goingVerbs.has(readVerb(lower)?.base ?? ''));
  const subject = tokens.slice(0, Math.max(0, end));
  const isSome = subject.length > 0 && subject.length <= 2 && /[^s]s$/.test(subject.at(-1)?.lower ?? '');
  const isNamed = subject.every(({ lower }) => !determiners.has(lower) && !subjectPronouns.has(lower));
  return isSome && isNamed && !namesActor(subject) ? { some: toQuestion(subject) } : {};
};

/** `good items go back to stock` and `go to the checkout` may also be steps of their own; `it goes back` and `go to step 2` are not. */
const toldInstead = (clause: Clause, discourse: Discourse): { readonly step?: Step } => {
  const last = clause.tokens[(clause.predicate?.start ?? 0) - 1];
  const opensWithQuality = clause.predicate?.start === 0 && clause.predicate.form === 'participle';
  const isOfFlow = opensWithQuality
    ? false
    : last === undefined
      ? !goesSomewhere.test(textOf(clause.tokens.slice(0, 3)).toLowerCase()) &&
        !handsIt(clause) &&
        !handsSomething(clause)
      : (subjectPronouns.has(last.lower) && !handsSomething(clause)) || processNouns.has(last.lower);
  const [step] = isOfFlow ? [] : stepOf(clause, discourse);
  // `better? back to class`
  if (
    step === undefined &&
    clause.predicate?.start === 0 &&
    /^back to [^\d@]/.test(textOf(clause.tokens).toLowerCase())
  )
    return { step: stateStep(clause.tokens, discourse) };
  return step?.kind === 'step' ? { step } : {};
};

/** `we send the guest back to the desk`: whoever does something to something is no flow that goes back. */
const handsSomething = ({ tokens, predicate }: Clause): boolean => {
  const [object, next] = tokens.slice(predicate?.end ?? 0);
  return (
    object !== undefined &&
    next !== undefined &&
    (articles.has(object.lower) || possessives.has(object.lower)) &&
    next.kind === 'word'
  );
};

/** `send it back to the supplier` */
const handsIt = ({ tokens, predicate }: Clause): boolean =>
  predicate?.form === 'base' &&
  wholeObjects.has(tokens[predicate.end]?.lower ?? '') &&
  tokens.at(-1)?.lower !== 'back' &&
  tokens.length > predicate.end + 2;

/** `sends it back` to nobody who did anything before is a step. */
const handedBack = (clause: Clause, discourse: Discourse): { readonly step?: Step } => {
  const [step] = stepOf(clause, discourse);
  return step?.kind === 'step' ? { step } : {};
};

const goesSomewhere = /^(?:go|return) to (?!step|stage|\d)\S/;

const stepOf = (clause: Clause, discourse: Discourse): readonly Statement[] => {
  const predicate = asDeed(clause);
  const step = predicate && readStep(clause.tokens, predicate, discourse);
  const isAgain = clause.tokens.some(
    (token, index) =>
      /^(?:again|anew|afresh)$/.test(token.lower) ||
      (token.lower === 'once' && clause.tokens[index + 1]?.lower === 'more'),
  );
  if (step === undefined) return [];
  const demanded = demandedIn(clause);
  const asks = askedIn(clause) ?? demanded;
  const asked = askedWords(clause);
  if (namesSystem(asked.slice(0, findPredicate(asked)?.start ?? 0))) noteSubject(asked, discourse);
  const [deadline] = inTime.exec(textOf(clause.tokens)) ?? [];
  return [
    {
      ...step,
      ...(isAgain ? { isAgain } : {}),
      ...(asks ? { asks } : {}),
      ...(asks !== undefined && asks === demanded ? { isDemand: true } : {}),
      ...(deadline === undefined ? {} : { deadline }),
    },
  ];
};

/** `the case is closed` tells of a deed, where `when the case is closed` tells of a state. */
const asDeed = ({ tokens, predicate, role }: Clause): Predicate | undefined => {
  const word = tokens[predicate?.end ?? 0];
  const verb = readVerb(word?.lower ?? '');
  const isParticiple =
    verb !== undefined && !verb.forms.has('base') && (verb.forms.has('past') || verb.forms.has('participle'));
  if (predicate?.voice !== 'state' || role !== undefined || predicate.isNegated || !isParticiple) return predicate;
  return { ...predicate, verb: verb.base, form: 'participle', voice: 'passive', end: predicate.end + 1 };
};

/** Telegraphic text (`wrong pin 3 times`): a short phrase without a verb is taken as it is. */
const phraseStep = (clause: Clause, discourse: Discourse): readonly Statement[] => {
  const { tokens } = clause;
  if (tokens.length > 1 && tokens.length < 5 && tokens.at(-1)?.lower === 'again')
    return [{ kind: 'jump', target: textOf(tokens.slice(0, -1)), span: spanOf(tokens) }];
  const isNext = clause.joiner === 'start' || (clause.joiner === 'then' && clause.role === undefined);
  if (tokens.length === 0 || tokens.length > 7 || !isNext) return [];
  const by = tokens.findIndex(({ lower }, at) => at > 0 && lower === 'by');
  const agent = by < 0 ? [] : tokens.slice(by + 1);
  const actor = namesActor(agent) ? actorLabel(agent) : undefined;
  if (actor !== undefined) discourse.actor = actor;
  return [{ ...stateStep(actor === undefined ? tokens : tokens.slice(0, by), discourse), span: spanOf(tokens) }];
};

/** A step that is told in the words of the text. */
export const stateStep = (tokens: Clause['tokens'], discourse: Discourse): Step =>
  namedStep(toLabel(tokens), spanOf(tokens), discourse.actor);
