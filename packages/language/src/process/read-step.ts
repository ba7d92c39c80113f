import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import {
  adverbPhrases,
  aimOpeners,
  askedThings,
  asObject,
  determiners,
  objectPronouns,
  otherModifiers,
  particles,
  phraseOpeners,
  possessives,
  subjectPronouns,
} from '../lexicon/en/closed-words.ts';
import { operatorPhrases } from '../lexicon/en/formula-words.ts';
import { lanesOfSpeakers } from '../lexicon/en/lane-words.ts';
import {
  asksVerbs,
  frameVerbs,
  goingVerbs,
  lookingVerbs,
  mindVerbs,
  peopleVerbs,
  processNouns,
  tellingVerbs,
  wishVerbs,
} from '../lexicon/en/process-words.ts';
import { deedNouns, deedsToo, restingVerbs, stateVerbs } from '../lexicon/en/verbs.ts';
import { readAssignment } from '../lexicon/formulas.ts';
import { readVerb, singular, thirdPerson } from '../lexicon/morphology.ts';
import {
  type ClauseParts,
  isTimePhrase,
  outsideBrackets,
  type PrepositionalPhrase,
  takeApart,
  withoutArticle,
} from '../segment/phrases.ts';
import { findPredicate, type Predicate } from '../segment/predicate.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised, isAdverb, uncapitalised } from '../text/words.ts';
import { actorLabel, headPhrase, isNameLike, namesActor, namesPeople } from './actor.ts';
import { actedOn, type Discourse, noteThing, referent } from './discourse.ts';
import { longestLabel, shortened } from './label.ts';
import { noteMeant, phrasesToKeep, phraseText } from './label-phrases.ts';
import { outcomeOfSubject } from './of-outcome.ts';
import type { Step } from './statement.ts';

/** Those who speak and are spoken to. */
const speakers = /^(?:we|i|you)$/;
/** Within so many words behind `has` stands the noun that tells of a deed. */
const longestDeed = 4;
/** The most words of a label that holds a formula. */
const longestFormula = 12;

/**
 * Reads one clause with a verb as a step. In: its tokens, its verb and what was said before. Out: the step, or undefined
 * where the clause only describes something (`the list consists of three parts`).
 */
export const readStep = (tokens: readonly Token[], predicate: Predicate, discourse: Discourse): Step | undefined => {
  if (predicate.voice === 'state' || (predicate.voice === 'active' && onlyDescribes(tokens, predicate)))
    return undefined;
  if (predicate.verb === 'serve' && tokens[predicate.end]?.lower === 'as') return undefined;
  if (predicate.isNegated && predicate.end - predicate.start > 1 && predicate.start > 0) return undefined;
  if (predicate.start > 1 && tokens[predicate.start - 1]?.lower === 'never') return undefined;
  const bare = outsideBrackets(tokens, predicate);
  const parts = takeApart(withoutAdverbPhrases(bare.tokens), bare.predicate);
  const step =
    predicate.voice === 'passive'
      ? passiveStep(parts, predicate, tokens, discourse)
      : activeStep(parts, predicate, tokens, discourse);
  const outcome = outcomeOfSubject(parts.subject);
  const told = step && forbids(tokens, predicate) ? notDone(step) : step;
  return told && outcome ? { ...told, outcome } : told;
};

/** `do not open the door`, `never open it`: nobody is to do that. */
const forbids = (tokens: readonly Token[], { start, form, voice, isNegated }: Predicate): boolean => {
  const before = tokens.slice(0, start);
  return (
    form === 'base' &&
    voice === 'active' &&
    before.every((token) => isAdverb(token) || token.lower === 'please') &&
    (isNegated || before.some(({ lower }) => lower === 'never'))
  );
};

const notDone = (step: Step): Step => {
  const label = `Do not ${uncapitalised(step.label)}`;
  return { ...step, label, fullLabel: label };
};

const onlyDescribes = (tokens: readonly Token[], { verb, form, start, end }: Predicate): boolean => {
  if (start === 0 && form === 'base' && end < tokens.length && restingVerbs.has(verb)) return false;
  if (verb === 'have' && tokens.slice(end, end + longestDeed).some(({ lower }) => deedNouns.has(lower))) return false;
  if (!deedsToo.has(verb)) return stateVerbs.has(verb);
  const isDone = start === 0 || namesActor(tokens.slice(0, start));
  return !(isDone && determiners.has(tokens[end]?.lower ?? ''));
};

/** Those behind the verb, so that its place stays. */
const withoutAdverbPhrases = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    (token, index) => index > 0 && adverbPhrases.includes(`${token.lower} ${tokens[index + 1]?.lower ?? ''}`),
  );
  return at < 0 ? tokens : tokens.toSpliced(at, 2);
};

const activeStep = (
  parts: ClauseParts,
  predicate: Predicate,
  tokens: readonly Token[],
  discourse: Discourse,
): Step | undefined => {
  if (tellsOfProcess(parts, predicate)) return undefined;
  if (isProcess(parts.object) && frameVerbs.has(predicate.verb)) return undefined;
  const isActor = subjectActs(parts, predicate, discourse);
  const subject = parts.subject;
  if (isActor === 'named') discourse.actor = actorLabel(subject);
  if (subject.length > 0) discourse.isFresh = false;
  if (subject.length === 1 && speakers.test(subject[0]?.lower ?? ''))
    discourse.actor = lanesOfSpeakers.get(subject[0]?.lower ?? '');
  if (subject.length > 0 && !isPronoun(subject)) {
    const named = withoutArticle(headPhrase(subject));
    discourse.subject = lowerFirst(textOf(named), named, discourse.opening);
  }
  discourse.isPassive = false;
  const asked = tokens.slice(parts.object[0] === undefined ? tokens.length : tokens.indexOf(parts.object[0]));
  // `puts a red tag on it`: nothing is put on itself.
  const said = { ...discourse };
  const object = asksFor(asked)
    ? textOf(shortened(asked, longestAsked))
    : parts.object.length === 0 && parts.phrases.length === 0 && asks(predicate.verb, parts.rest)
      ? questionOf(parts.rest)
      : isReached(parts.object, predicate)
        ? textOf(parts.object)
        : objectOf(parts.object, discourse);
  if (object !== '') discourse.deeds.set(predicate.verb, object);
  const isSearch = object === '' && asksVerbs.has(predicate.verb);
  // `goes to level 1; level 2 fixes it`: nobody mends where it went.
  if (object === '' && !goingVerbs.has(predicate.verb)) noteAim(parts.phrases, discourse);
  if (lookingVerbs.has(predicate.verb)) discourse.isConsulted = !isPronoun(parts.object);
  const verb = [predicate.verb, parts.particle?.lower].filter((word) => word !== undefined).join(' ');
  if (predicate.verb === 'let') noteLet(parts.object, discourse);
  const wish = wishOf(parts, predicate.verb);
  if (wish !== '') noteWish(parts.rest, discourse);
  if (/^(?:if|whether)$/.test(parts.rest[0]?.lower ?? '')) noteAsked(parts.rest.slice(1), discourse);
  const phrases = object === '' ? parts.phrases.slice(0, 1) : phrasesToKeep(parts.phrases, object, predicate.verb);
  const tail = wish !== '' ? wish : phrases.map((phrase) => phraseText(phrase, said)).join(' ');
  if (object !== '') noteMeant(phrases, said, discourse);
  // `log them in`
  const isSplit = objectPronouns.has(object.toLowerCase()) && parts.particle !== undefined;
  const told = (isSplit ? [predicate.verb, object, parts.particle?.lower ?? '', tail] : [verb, object, tail])
    .filter((part) => part !== '')
    .join(' ');
  const label = capitalised(isFormula(tokens) ? textOf(shortened(tokens, longestFormula)) : told);
  const isThing = subject.length > 0 && isActor === 'no' && !isProcess(subject);
  if (isThing && !isSearch) noteThing(discourse.subject, discourse);
  const surface = tokens.slice(predicate.start, predicate.end).filter((token) => !isAdverb(token));
  const own = capitalised(
    textOf(shortened([...subject, ...tokens.filter((token) => token.start >= (subject.at(-1)?.end ?? 0))])),
  );
  const finished = [finite(predicate, surface, subject), parts.particle?.lower, object, tail].filter(
    (part) => part !== undefined && part !== '',
  );
  const full = isActor === 'named' && subject.length > 0 ? [actorLabel(subject), ...finished].join(' ') : label;
  return {
    kind: 'step',
    label: withoutEndMark(isThing ? own : label),
    fullLabel: withoutEndMark(isThing ? own : full.split(' ').length > longestLabel ? label : full),
    verb: predicate.verb,
    object,
    actor: isThing || isCommand(subject, predicate, discourse) ? undefined : discourse.actor,
    span: spanOf(tokens),
    isMention: false,
  };
};

const withoutEndMark = (label: string): string => label.replace(/[\s,;:]+$/, '');

/** `asks the tenant to sign the lease`: what somebody is asked to do. */
const wishOf = ({ object, phrases, rest }: ClauseParts, verb: string): string =>
  wishVerbs.has(verb) && object.length > 0 && phrases.length === 0 && rest[0]?.lower === 'to' && rest.length > 1
    ? textOf(shortened(rest, longestWish))
    : '';

const longestWish = 6;

/** What is to be acted on there is what `it` means after it. */
const noteWish = (rest: readonly Token[], discourse: Discourse): void => {
  const deed = rest.slice(1);
  const predicate = findPredicate(deed);
  if (predicate?.start === 0) objectOf(takeApart(deed, predicate).object, discourse);
};

/** `let the dough rest`: `it` is the dough after it. */
const noteLet = (object: readonly Token[], discourse: Discourse): void => {
  if (object.length > 1 && readVerb(object.at(-1)?.lower ?? '')?.forms.has('base') === true)
    objectOf(object.slice(0, -1), discourse);
};

/** `check whether they have a card`: `it` is the card after it. */
const noteAsked = (question: readonly Token[], discourse: Discourse): void => {
  const predicate = findPredicate(question);
  if (predicate?.voice === 'active' && predicate.start > 0) objectOf(takeApart(question, predicate).object, discourse);
};

/** `look at the wound`: what a verb without an object reaches is what `it` means after it. */
const noteAim = (phrases: readonly PrepositionalPhrase[], discourse: Discourse): void => {
  const aim = phrases.find(({ preposition }) => aimOpeners.has(preposition))?.noun ?? [];
  const isNamed = aim.length > 0 && !determiners.has(aim.at(-1)?.lower ?? '');
  const isThing = isNamed && aim.length <= 4 && !namesActor(aim) && !isTimePhrase(aim);
  if (isThing) noteThing(textOf(withoutArticle(aim)), discourse);
};

/** `set i = 1` and `set the total to price times amount` are kept as they are. */
const isFormula = (tokens: readonly Token[]): boolean => {
  if (tokens.some(isOperator)) return true;
  const told = textOf(tokens).toLowerCase();
  // `add milk to tea` computes nothing.
  const computes = /\d/.test(told) || operatorPhrases.some(([phrase]) => told.includes(` ${phrase} `));
  return computes && readAssignment(told) !== undefined;
};

const isOperator = ({ text }: Token): boolean => /^(?:[<>=!]=|[<>=≤≥≠+*])$/.test(text);

/** The verb as it stands after its subject; `must send` becomes `sends`. */
const finite = (predicate: Predicate, surface: readonly Token[], subject: readonly Token[]): string => {
  if (predicate.end - predicate.start === 1) return textOf(surface);
  return /[^s]s$/.test(headPhrase(subject).at(-1)?.lower ?? '') ? predicate.verb : thirdPerson(predicate.verb);
};

/** `the process starts`, `the procedure runs daily`: about the whole, no step of it. */
const tellsOfProcess = (parts: ClauseParts, predicate: Predicate): boolean =>
  !predicate.modal && parts.object.length === 0 && isProcess(parts.subject);

const isProcess = (subject: readonly Token[]): boolean => processNouns.has(headPhrase(subject).at(-1)?.lower ?? '');

/** An imperative that opens a sentence says nothing of who acts. */
const isCommand = (subject: readonly Token[], predicate: Predicate, discourse: Discourse): boolean =>
  subject.length === 0 && predicate.form === 'base' && discourse.isFresh;

const passiveStep = (
  parts: ClauseParts,
  predicate: Predicate,
  tokens: readonly Token[],
  discourse: Discourse,
): Step | undefined => {
  if (isProcess(parts.subject) && frameVerbs.has(predicate.verb)) return undefined;
  const agent = parts.phrases.find(
    (phrase) => phrase.preposition === 'by' && (namesActor(phrase.noun) || isNameLike(phrase.noun, false)),
  );
  const actor = agent ? actorLabel(agent.noun) : undefined;
  if (actor) discourse.actor = actor;
  const subject = parts.subject.length > 0 && !isPronoun(parts.subject) ? parts.subject : undefined;
  // `when it is mended` speaks of what somebody mends.
  const recalled = discourse.isRecalled ? discourse.deeds.get(predicate.verb) : undefined;
  const thing = subject
    ? lowerFirst(textOf(shortened(headPhraseOfThing(subject), 6)), subject, discourse.opening)
    : (recalled ??
      (parts.subject.length > 0
        ? speakers.test(parts.subject[0]?.lower ?? '')
          ? ''
          : (toldOnes(parts.subject, predicate.verb) ?? meantBy(parts.subject, discourse))
        : discourse.isPassive
          ? discourse.subject
          : discourse.object));
  if (parts.subject.length > 0) discourse.subject = thing;
  const wasPassive = discourse.isPassive;
  discourse.isPassive = true;
  const isPerson =
    subject !== undefined && (namesActor(subject) || isNameLike(subject, subject[0]?.start === discourse.opening));
  if (!isPerson) noteThing(thing.replace(/^(?:the|a|an) /i, ''), discourse);
  const verb = [predicate.verb, parts.particle?.lower].filter((word) => word !== undefined).join(' ');
  const others = parts.phrases.filter((phrase) => phrase !== agent);
  const second = parts.object.length > 0 && parts.object.length < 5 ? textOf(parts.object) : '';
  const wish = second === '' ? wishOf({ ...parts, object: parts.subject }, predicate.verb) : '';
  const phrases = second !== '' || wish !== '' ? [] : phrasesToKeep(others, thing, predicate.verb);
  const isBare = parts.subject.length === 0 && discourse.isFresh && !wasPassive && predicate.start === 0;
  const isTelegraphic = (subject !== undefined || isBare) && predicate.end - predicate.start === 1 && !agent;
  const label = isTelegraphic
    ? capitalised(textOf(shortened(tokens)))
    : capitalised(
        [verb, thing, wish, second, ...phrases.map((phrase) => phraseText(phrase, discourse))]
          .filter((part) => part !== '')
          .join(' '),
      );
  return {
    kind: 'step',
    label: withoutEndMark(label),
    fullLabel: withoutEndMark(label),
    verb: predicate.verb,
    object: thing,
    actor: actor,
    span: spanOf(tokens),
    isMention: false,
  };
};

/** `it` is one and `they` are several; where nothing of that number was spoken of, what was acted on last. */
const meantBy = ([only]: readonly Token[], discourse: Discourse): string => {
  const said = only?.lower.replace(/['’].*$/, '') ?? '';
  const isNumbered = only !== undefined && /^(?:it|they)$/.test(said);
  const pronoun = isNumbered ? { ...only, lower: said === 'they' ? 'them' : 'it' } : undefined;
  return (pronoun && referent(pronoun, discourse)) ?? discourse.object;
};

/** `both are told which rule`: whoever is told something is no thing that was acted on. */
const toldOnes = ([only]: readonly Token[], verb: string): string | undefined =>
  only !== undefined && tellingVerbs.has(verb) ? (asObject.get(only.lower) ?? only.lower) : undefined;

const isPronoun = (tokens: readonly Token[]): boolean =>
  tokens.length === 1 && (subjectPronouns.has(tokens[0]?.lower ?? '') || objectPronouns.has(tokens[0]?.lower ?? ''));

/** A capital that only opened the sentence goes; names keep theirs. */
const lowerFirst = (text: string, tokens: readonly Token[], opening: number): string => {
  const first = tokens[0];
  return first?.start === opening && /^\p{Lu}\p{Ll}*$/u.test(first.text) && !/^\p{Lu}/u.test(tokens?.[1]?.text ?? '')
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
};

/** The subject of a passive without relative clauses and phrases other than `of`. */
const headPhraseOfThing = (tokens: readonly Token[]): readonly Token[] => {
  const cut = tokens.findIndex(
    (token, index) => index > 0 && /^(?:that|which|who|from|to|for|in|on|with|related|,)$/.test(token.lower),
  );
  return cut > 0 ? tokens.slice(0, cut) : tokens;
};

const subjectActs = (parts: ClauseParts, predicate: Predicate, discourse: Discourse): 'named' | 'same' | 'no' => {
  const { subject } = parts;
  if (subject.length === 0) return 'same';
  if (isPronoun(subject)) return 'same';
  const head = headPhrase(subject);
  if (subject[1]?.lower === 'of' && objectPronouns.has(subject.at(-1)?.lower ?? '')) return 'no';
  if (isProcess(subject) || (predicate.verb === 'arrive' && namesSystems(head))) return 'no';
  if (namesActor(subject) || isNameLike(subject, subject[0]?.start === 0)) return 'named';
  if (parts.object.length > 0 && !isTimePhrase(parts.object) && head.length <= 4 && predicate.score >= 6)
    return 'named';
  const isMinded = mindVerbs.has(predicate.verb) && head.length <= 3 && predicate.start > 0;
  return isMinded || discourse.actor === actorLabel(subject) ? 'named' : 'no';
};

/** `applications arrive`: several of what may also be a system are things. */
const namesSystems = (head: readonly Token[]): boolean => {
  const noun = head.at(-1)?.lower ?? '';
  return singular(noun) !== noun && systemNouns.has(singular(noun)) && !personNouns.has(singular(noun));
};

/** `text them`, `call them in`: people, whatever was acted on before. */
const isReached = ([only]: readonly Token[], { verb }: Predicate): boolean =>
  only?.lower === 'them' && (peopleVerbs.has(verb) || tellingVerbs.has(verb));

/** The object as the label has it; a pronoun gives way to what it stands for. */
const objectOf = (given: readonly Token[], discourse: Discourse): string => {
  const tokens = withoutTime(given);
  const first = tokens[0];
  if (!first) return '';
  if (tokens.length === 1 && objectPronouns.has(first.lower)) {
    const meant = actedOn(first, discourse);
    if (meant !== undefined) noteThing(meant, discourse);
    return meant ?? first.text;
  }
  const isSplitVerb = objectPronouns.has(first.lower) && tokens.slice(1).every(({ lower }) => particles.has(lower));
  if (isSplitVerb) return textOf(tokens);
  const text = textOf(shortened(tokens, 7));
  const noun = possessives.has(first.lower) ? tokens.slice(1) : tokens;
  // Nobody calls a person `it`, and of another one `it` is no other.
  const thing = withoutClosingParticle(withoutOther(withoutArticle(noun)));
  if (!namesPeople(noun)) noteThing(textOf(shortened(thing, 5)), discourse);
  return text;
};

/** `bake the cake the day before`, `count the shelves every Monday`: when it is done is no part of what it is done to. */
const withoutTime = (tokens: readonly Token[]): readonly Token[] => {
  const last = tokens.findLastIndex(
    ({ lower }, index) => index > 0 && lower !== 'more' && (determiners.has(lower) || lower === 'next'),
  );
  const at = last > 1 && determiners.has(tokens[last - 1]?.lower ?? '') ? last - 1 : last;
  const before = tokens[at - 1];
  const isTime = at > 0 && tokens.length - at <= 3 && isTimePhrase(tokens.slice(last + 1));
  return isTime && before?.kind === 'word' && !phraseOpeners.has(before.lower) && before.lower !== 'of'
    ? tokens.slice(0, at)
    : tokens;
};

/** `turn the offer down` is about the offer. */
const withoutClosingParticle = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 1 && particles.has(tokens.at(-1)?.lower ?? '') ? tokens.slice(0, -1) : tokens;

const withoutOther = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 1 && otherModifiers.has(tokens[0]?.lower ?? '') ? tokens.slice(1) : tokens;

/** `check what's inside` is about all that follows. */
const asksFor = ([first]: readonly Token[]): boolean => askedThings.has(first?.lower.replace(/['’]s$/, '') ?? '');

const longestAsked = 7;

const asks = (verb: string, [first]: readonly Token[]): boolean =>
  asksVerbs.has(verb) || askedThings.has(first?.lower ?? '');

/** `check whether all is there` keeps its question. */
const questionOf = (rest: readonly Token[]): string =>
  /^(?:if|whether|that)$/.test(rest[0]?.lower ?? '') || askedThings.has(rest[0]?.lower ?? '')
    ? textOf(shortened(rest, 7))
    : '';
