import { collectiveNouns, personNouns, systemNouns } from '../lexicon/en/actors.ts';
import {
  askedThings,
  clauseOpeners,
  contractions,
  copulas,
  determiners,
  does,
  haves,
  modals,
  negations,
  onlySubjects,
  particles,
  phraseOpeners,
  possessives,
  pronouns,
  relativePronouns,
  stateAdjectives,
  subjectPronouns,
  timeWords,
} from '../lexicon/en/closed-words.ts';
import { changingVerbs } from '../lexicon/en/formula-words.ts';
import { clauseTakers, intransitiveVerbs, introducingVerbs, nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb, singular, type VerbForm } from '../lexicon/morphology.ts';
import { rememberingPhrase } from '../text/remembering-phrase.ts';
import type { Token } from '../text/token.ts';
import { isAdverb, skipAdverbs } from '../text/words.ts';
import {
  afterPronoun,
  isUnknownWord,
  stripEd,
  unknownCommand,
  unknownParticiple,
  unknownThird,
} from './unknown-verb.ts';

/**
 * Finds the main verb of a clause without a parser. Every token that can be a verb is scored by what stands around it
 * (an auxiliary before it, a determiner after it, an actor before it ...); the best score wins, the earliest on a tie.
 */
export interface Predicate {
  /** Base form; `be` for a description such as `is complete`. */
  readonly verb: string;
  readonly form: VerbForm;
  readonly voice: 'active' | 'passive' | 'state';
  readonly isNegated: boolean;
  readonly modal?: string;
  /** Token index where the verb group starts (auxiliaries included) and where it ends (exclusive). */
  readonly start: number;
  readonly end: number;
  /** How sure we are, from about 2 (weak) to 12. */
  readonly score: number;
}

/** How far into a clause its main verb is looked for, in tokens. */
const reach = 24;

export const findPredicate = (tokens: readonly Token[]): Predicate | undefined => remembered(tokens);

const readPredicate = (tokens: readonly Token[]): Predicate | undefined => {
  let best: Predicate | undefined;
  const first = skipAdverbs(tokens);
  for (let index = first; index < Math.min(tokens.length, first + reach); index += 1) {
    const token = tokens[index];
    if (!token || (token.kind === 'mark' && token.text !== ',' && token.text !== '(' && token.text !== ')')) continue;
    if (index > first && clauseOpeners.has(token.lower)) {
      if (best || !(relativePronouns.has(token.lower) || token.lower === 'that')) break;
      index = relativeEnd(tokens, index + 1, first) - 1;
      continue;
    }
    const found = predicateAt(tokens, index, first);
    // `sends it back`: behind a verb, what may be a verb, too, says where to.
    if (best !== undefined && particles.has(token.lower)) continue;
    if (found && best && isObjectOf(best, found)) continue;
    if (found && (!best || found.score - 0.15 * (index - first) > best.score)) best = found;
    if (best && best.score >= sureScore) break;
  }
  return best && lightened(tokens, best);
};

/** `the driver makes remark on the form`: after a verb that fits its subject, what may be a verb, too, is what it is done to. */
const isObjectOf = (best: Predicate, { form, modal, voice }: Predicate): boolean =>
  form === 'base' &&
  modal === undefined &&
  voice === 'active' &&
  best.form === 'third' &&
  best.voice === 'active' &&
  best.start > 0 &&
  !nounHomographs.has(best.verb);

const remembered = rememberingPhrase(readPredicate);

/** The index after the verb of a relative clause inside a subject: `the files that are missing | are ordered`. */
const relativeEnd = (tokens: readonly Token[], from: number, first: number): number => {
  for (let index = from; index < Math.min(tokens.length, first + reach); index += 1) {
    const found = predicateAt(tokens, index, from === index ? index : first);
    if (index === from && found === undefined && isThirdLike(tokens[index])) return index + 1;
    if (found && found.score >= 4) return lightened(tokens, found).end;
  }
  return tokens.length;
};

/** An unknown word in `-s` right behind `who` or `which` is what they do. */
const isThirdLike = (token: Token | undefined): boolean =>
  token !== undefined && /^[a-z]{2,}[^sui]s$/.test(token.lower) && readVerb(token.lower) === undefined;

const predicateAt = (tokens: readonly Token[], index: number, first: number): Predicate | undefined => {
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  const word = contractions.get(token.lower) ?? token.lower;
  if (modals.has(word)) return index > first || tokens.length > 1 ? afterAuxiliary(tokens, index, 'modal') : undefined;
  if (copulas.has(word)) return afterAuxiliary(tokens, index, 'copula');
  if (haves.has(word)) return afterAuxiliary(tokens, index, 'have');
  if (does.has(word) && (negations.has(token.lower) || negations.has(tokens[index + 1]?.lower ?? ''))) {
    return afterAuxiliary(tokens, index, 'modal');
  }
  return counting(tokens, index) ?? bareVerb(tokens, index, first);
};

/** `increase imported by 1`: what is counted up or down is a name, whatever it is called. */
const counting = (tokens: readonly Token[], start: number): Predicate | undefined => {
  const verb = tokens[start]?.lower ?? '';
  const { link } = changingVerbs.get(verb) ?? {};
  const isCount = tokens[start + 2]?.lower === link && /^\d/.test(tokens[start + 3]?.text ?? '');
  return link !== undefined && isCount
    ? { verb, form: 'base', voice: 'active', isNegated: false, start, end: start + 1, score: sureScore }
    : undefined;
};

/** Nothing that follows is looked at. */
const sureScore = 9;

/** Reads on from an auxiliary over adverbs and `not` to the verb that it serves. */
const afterAuxiliary = (
  tokens: readonly Token[],
  start: number,
  kind: 'modal' | 'copula' | 'have',
): Predicate | undefined => {
  let index = start + 1;
  let isNegated = negations.has(tokens[start]?.lower ?? '');
  let current = kind;
  for (let token = tokens[index]; token; token = tokens[index]) {
    if (negations.has(token.lower)) isNegated = true;
    else if (copulas.has(token.lower)) current = 'copula';
    else if (haves.has(token.lower) && current === 'modal') current = 'have';
    else if (
      !isAdverb(token) &&
      !(
        token.lower === 'to' &&
        (current === 'have' ||
          index === start + 1 ||
          (token.lower === tokens[index]?.lower && tokens[index - 1]?.lower === 'need'))
      )
    )
      break;
    if (token.lower === 'to') current = 'modal';
    index += 1;
  }
  const modal = kind === 'modal' ? tokens[start]?.lower : undefined;
  const base = { isNegated, start, ...(modal ? { modal } : {}) };
  const next = tokens[index];
  const reading = next && next.kind === 'word' ? readVerb(next.lower) : undefined;
  const isParticiple =
    reading?.forms.has('participle') || reading?.forms.has('past') || /[^e]ed$/.test(next?.lower ?? '');
  if (current === 'copula') {
    const infinitive = next?.lower === 'to' ? tokens[skipAdverbs(tokens, index + 1)] : undefined;
    const planned = infinitive && readVerb(infinitive.lower);
    if (infinitive && planned?.forms.has('base')) {
      return {
        ...base,
        verb: planned.base,
        form: 'base',
        voice: 'active',
        end: tokens.indexOf(infinitive) + 1,
        score: 9,
      };
    }
    if (next && isParticiple && !(stateAdjectives.has(next.lower) && next.lower !== 'registered')) {
      return {
        ...base,
        verb: reading?.base ?? stripEd(next.lower),
        form: 'participle',
        voice: 'passive',
        end: index + 1,
        score: 10,
      };
    }
    if (next && reading?.forms.has('gerund'))
      return { ...base, verb: reading.base, form: 'gerund', voice: 'active', end: index + 1, score: 9 };
    return { ...base, verb: 'be', form: 'third', voice: 'state', end: index, score: 8 };
  }
  if (current === 'modal') {
    if (next?.kind === 'word' && reading === undefined && isUnknownWord(next))
      return { ...base, verb: next.lower, form: 'base', voice: 'active', end: index + 1, score: 9 };
    if (!reading?.forms.has('base') || !next) return undefined;
    return { ...base, verb: reading.base, form: 'base', voice: 'active', end: index + 1, score: 10 };
  }
  if (next && isParticiple)
    return {
      ...base,
      verb: reading?.base ?? stripEd(next.lower),
      form: 'past',
      voice: 'active',
      end: index + 1,
      score: 9.5,
    };
  return { ...base, verb: 'have', form: 'third', voice: 'active', end: start + 1, score: 7 };
};

const bareVerb = (tokens: readonly Token[], index: number, first: number): Predicate | undefined => {
  const token = tokens[index];
  const before = tokens
    .slice(first, endBeforeBracket(tokens, index))
    .findLast(
      (candidate, at, all) =>
        !isAdverb(candidate) && !(floats.has(candidate.lower) && subjectPronouns.has(all[at - 1]?.lower ?? '')),
    );
  const after = tokens[index + 1];
  if (!token) return undefined;
  const known = readVerb(token.lower);
  const reading =
    known ??
    afterPronoun(tokens, index) ??
    unknownThird(tokens, index, first) ??
    unknownCommand(tokens, index, first) ??
    (tokens.length > 1 ? unknownParticiple(tokens, index, first) : undefined);
  if (!reading) return undefined;
  const found = (form: VerbForm, score: number, voice: Predicate['voice'] = 'active'): Predicate => ({
    verb: reading.base,
    form,
    voice,
    isNegated: false,
    start: index,
    end: index + 1,
    score,
  });
  const opensObject =
    after !== undefined &&
    (askedThings.has(after.lower) ||
      ((determiners.has(after.lower) || pronouns.has(after.lower) || possessives.has(after.lower)) &&
        !onlySubjects.has(after.lower) &&
        !tellsHowOften(after, tokens[index + 2])));
  const precedesThird = after !== undefined && !opensObject && readVerb(after.lower)?.forms.has('third') === true;
  if (index === first) {
    if (reading.forms.has('base') && reading.base !== 'get' && isParticipleAtEnd(tokens, index + 1)) return undefined;
    if (reading.forms.has('base') && isNounBefore(reading.base, after)) return found('base', 3);
    if (reading.forms.has('base')) return found('base', opensObject ? 8.5 : nounHomographs.has(reading.base) ? 6 : 7);
    if (reading.forms.has('gerund')) return found('gerund', 5);
    if (reading.forms.has('third')) {
      // `Cooks prepare soup`
      if (personNouns.has(singular(token.lower)) && readVerb(after?.lower ?? '')?.forms.has('base')) return undefined;
      return opensObject || precedesThird || (after && (phraseOpeners.has(after.lower) || particles.has(after.lower)))
        ? found('third', 7)
        : found('third', nounHomographs.has(reading.base) ? (isPluralBefore(after) ? 3 : 4) : 6.5);
    }
    if (reading.forms.has('past') || reading.forms.has('participle'))
      return found('participle', opensObject ? 5 : 4, opensObject ? 'active' : 'passive');
    return undefined;
  }
  if (!before || before.kind === 'mark') return undefined;
  const afterSubject = subjectPronouns.has(before.lower) && before.lower !== 'this' && before.lower !== 'these';
  if (!afterSubject && (determiners.has(before.lower) || possessives.has(before.lower))) return undefined;
  if (phraseOpeners.has(before.lower) || before.lower === 'of' || before.lower === 'and' || before.lower === 'or')
    return undefined;
  const noun = singular(before.lower);
  const isActor = personNouns.has(noun) || systemNouns.has(noun);
  if (reading.forms.has('third')) {
    // `planning checks the capacity`
    const afterActor = isActor || collectiveNouns.has(before.lower);
    let score = 6 + (opensObject ? 2.5 : 0) + (afterActor || afterSubject ? 2 : 0);
    if (after && (phraseOpeners.has(after.lower) || particles.has(after.lower))) score += 0.5;
    if (after && (copulas.has(after.lower) || modals.has(after.lower) || haves.has(after.lower))) score -= 5;
    // `the employee applies leave`, but `client tests fail`.
    if (isPluralBefore(after) && !((afterActor || afterSubject) && !nounHomographs.has(reading.base))) score -= 5;
    if (precedesThird && !afterActor && !afterSubject && !isAcronym(before)) score -= 3;
    if (known && nounHomographs.has(reading.base) && !afterActor && !afterSubject && !isAcronym(before)) {
      if (!opensObject) score -= 1;
      if (isModifier(before)) score -= 2;
    }
    if (clauseTakers.has(reading.base) && opensObject) score += 2.5;
    return found('third', known ? score : score - 1.5);
  }
  // `orders come in`: what takes no object is done by several.
  const isDoneBySeveral =
    reading.forms.has('base') && intransitiveVerbs.has(reading.base) && /[^s]s$/.test(before.lower);
  if ((reading.forms.has('past') || reading.forms.has('participle')) && !isDoneBySeveral) {
    const isPassive = !opensObject && !afterSubject && !reading.forms.has('past');
    const passive = isPassive || after?.lower === 'by' || after === undefined;
    return found(
      passive ? 'participle' : 'past',
      4 + (opensObject ? 2.5 : 0) + (afterSubject ? 4 : 0),
      passive ? 'passive' : 'active',
    );
  }
  if (reading.forms.has('base')) {
    const isCollective = collectiveNouns.has(before.lower) && (opensObject || !nounHomographs.has(reading.base));
    const plural = /[^s]s$/.test(before.lower) || isCollective;
    if (afterSubject || (plural && reading.base === 'get' && isDone(after))) return found('base', 8);
    const isOnTheWay = intransitiveVerbs.has(reading.base) && particles.has(after?.lower ?? '');
    if (plural) return found('base', 4 + (opensObject || isOnTheWay ? 2 : 0) + (isActor || isCollective ? 2 : 0));
    if (isActor && opensObject) return found('base', 5.5);
  }
  return undefined;
};

/** `the team lead (Marta) approves it`: where the words end that a verb follows, whatever is added to them in brackets. */
const endBeforeBracket = (tokens: readonly Token[], index: number): number => {
  if (tokens[index - 1]?.text !== ')') return index;
  const open = tokens.findLastIndex(({ text }, at) => at < index && text === '(');
  return open > 0 ? open : index;
};

/** `they all go home`: says of a pronoun that nobody is left out. */
const floats: ReadonlySet<string> = new Set(['all', 'both', 'each']);

/** `every 30 minutes` says when, it is no object. */
const tellsHowOften = (determiner: Token, next: Token | undefined): boolean =>
  determiner.lower === 'every' && next !== undefined && (next.kind === 'number' || timeWords.has(next.lower));

/** `tests fail`: a verb in its base form makes a plural of the word before it. */
const isPluralBefore = (after: Token | undefined): boolean => {
  const reading = readVerb(after?.lower ?? '');
  return reading?.forms.has('base') === true && !nounHomographs.has(reading.base);
};

/** `Design defines the fix`: a word that is also a noun, before what can only be a verb in `-s`, names who does it. */
const isNounBefore = (base: string, after: Token | undefined): boolean => {
  const next = readVerb(after?.lower ?? '');
  return nounHomographs.has(base) && next?.forms.has('third') === true && !nounHomographs.has(next.base);
};

const isAcronym = ({ text }: Token): boolean => /^\p{Lu}{2,5}$/u.test(text);

const isDone = (token: Token | undefined): boolean => {
  const forms = readVerb(token?.lower ?? '')?.forms;
  return forms !== undefined && !forms.has('base') && (forms.has('past') || forms.has('participle'));
};

/** `order received`: the word before a closing participle is a noun. */
const isParticipleAtEnd = (tokens: readonly Token[], index: number): boolean => {
  const after = tokens[index + 1];
  const isLast = after === undefined || after.lower === 'by' || after.text === ',';
  return isDone(tokens[index]) && isLast;
};

/** An adjective or participle before a noun: in `related documents` the noun is no verb. */
const isModifier = (token: Token): boolean =>
  stateAdjectives.has(token.lower) ||
  readVerb(token.lower)?.forms.has('past') === true ||
  /(?:al|ive|ous|ful|able|ible|ic)$/.test(token.lower);

/** `comes to check the bag`, `goes to see her` */
const comesToAct = (tokens: readonly Token[], { verb, end }: Predicate): boolean => {
  const object = tokens[end + 2]?.lower ?? '';
  return /^(?:come|go)$/.test(verb) && tokens[end]?.lower === 'to' && (determiners.has(object) || pronouns.has(object));
};

/** Moves on from a verb that only introduces another: `tries to settle`, `starts by receiving`, `is asked to pay`. */
const lightened = (tokens: readonly Token[], predicate: Predicate): Predicate => {
  if (predicate.voice !== 'active' || !(introducingVerbs.has(predicate.verb) || comesToAct(tokens, predicate)))
    return predicate;
  const linked = tokens[predicate.end]?.lower;
  const index = skipAdverbs(
    tokens,
    linked === 'to' || linked === 'by' || linked === 'with' ? predicate.end + 1 : predicate.end,
  );
  const next = tokens[index];
  if (!next) return predicate;
  if (linked === 'to' && next.lower === 'be') {
    const inner = afterAuxiliary(tokens, index, 'copula');
    return inner && inner.voice !== 'state'
      ? { ...inner, start: predicate.start, isNegated: predicate.isNegated }
      : predicate;
  }
  const reading = readVerb(next.lower);
  const isPassive =
    predicate.verb === 'get' &&
    reading !== undefined &&
    !reading.forms.has('base') &&
    index === skipAdverbs(tokens, predicate.end);
  if (isPassive && (reading.forms.has('past') || reading.forms.has('participle')))
    return {
      ...predicate,
      verb: reading.base,
      form: 'participle',
      voice: 'passive',
      end: index + 1,
      score: Math.max(predicate.score, 9),
    };
  if (!reading?.forms.has(linked === 'to' ? 'base' : 'gerund')) return predicate;
  return { ...predicate, verb: reading.base, end: index + 1, modal: predicate.modal ?? predicate.verb };
};
