import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { addressesSomebody, handsOutcome, optsFor, sentThing } from '@diagloom/language/morphology';
import { oneLine } from '../../program/index.ts';
import { isCall } from '../deeds.ts';
import { type Decision, findDecisions } from './answered-frames.ts';
import { deedWords, isYesNoMessage, makesThing, wantsThing } from './asking-messages.ts';
import { conditionOf, eachOf } from './loops.ts';
import type { MadeValue, MessageValues } from './message-values.ts';
import { createNaming } from './named-before.ts';
import { type Exchange, type FramePart, isChoice, keyOf, messagesOf, type Part } from './read-exchanges.ts';
import { createValues, isFullyRead, speaksOf, thingIn, type ValueName } from './read-values.ts';
import { canBring, passedOn, spokenOfNext } from './replies-passed-on.ts';
import { type Done, goesOnBehind, isGoneThrough, isWholeChoice, sentIn, sourcesIn } from './sure-to-be-done.ts';
import { byCases, findTold, type Told } from './told-frames.ts';
import { keysIn, sourcesOf, subjectsIn, type There, workedWith } from './what-is-needed.ts';

/**
 * Reads `charge(amount: decimal)` and finds where each value comes from. Whoever sends one has it from the message that it handles, or from
 * the reply to something that it asked before; otherwise it comes with the message that it handles, and so on outwards to whoever begins,
 * who is given it. Who answers with a value that nobody brought makes it, and so does who sends one back to whoever called, or a message that is a value.
 * What the rounds of a loop are about is one of a list, which has to come from somewhere too. What is answered right before a choice decides it. What somebody does by itself is told in words and gets all that was brought back. What is fetched is given back, whoever takes it. Messages of the same words to the same participant call the same method and carry the same.
 */
export const traceValues = (
  spec: DiagramSpec,
  exchanges: readonly Exchange[],
  { decides, unused = new Set() }: { readonly decides: boolean; readonly unused?: ReadonlySet<string> },
): MessageValues => {
  const calls = spec.edges.filter(({ kind }) => kind !== 'reply');
  const { passedAs, drawnBehind, spokenIn, sentAs, itemAsked, listOf, wholeIn, wordsOf, valueIn, isOffered } =
    createValues(spec);
  const taken = new Map<string, Set<ValueName>>();
  const takenBy = (message: SpecEdge): Set<ValueName> => {
    const known = taken.get(keyOf(message)) ?? new Set<ValueName>();
    taken.set(keyOf(message), known);
    for (const value of drawnBehind(message)) known.add(value);
    return known;
  };
  /** All that is named has been found. */
  let isSettled = false;
  const givenBack = new Map<string, ValueName>();
  const isAnswered = (message: SpecEdge): boolean =>
    exchanges.some(
      (each) => each.message !== undefined && keyOf(each.message) === keyOf(message) && each.answers.length > 0,
    );
  const made = new Set<Exchange>();
  const own = new Map<SpecEdge, Set<ValueName>>();
  /** What was brought back wherever somebody does this by itself. */
  const around = new Map<string, readonly ValueName[]>();
  const items = new Map<FramePart['frame'], LoopValues>();
  const begun = new Map<Exchange, Map<ValueName, SpecEdge>>();
  const atHand = new Map<SpecEdge, Set<ValueName>>();
  const madeOf = new Map<SpecEdge, Map<ValueName, readonly ValueName[]>>();
  /** By a message or an exchange: what is made of nothing but these, and what goes into nothing any more. */
  const left = new Map<Exchange, ReadonlySet<ValueName>>();
  /** Messages that got what they need beside what they name. */
  const keyed = new Set<string>();
  const isNamed = createNaming(spec, exchanges, (message) => [
    ...drawnBehind(message),
    ...(spokenIn(message)?.values ?? []),
    ...(message.kind === 'reply' ? [thingIn(message) ?? ''] : []),
  ]);
  const answersTo = (message: SpecEdge): readonly SpecEdge[] =>
    exchanges.flatMap((each) => (each.message === message ? each.replies : []));
  /** Something told in words that makes a thing brings it back where somebody wants it. */
  const isMadeBy = (message: SpecEdge, value: ValueName): boolean => {
    const spoken = spokenIn(message);
    const isMaking = spoken?.use === 'makes' || (spoken?.use === 'fetches' && message.from === message.to);
    return message.kind !== 'async' && isMaking && spoken.values.includes(value);
  };
  const isAnsweredWith = (message: SpecEdge, value: ValueName): boolean =>
    !isYesNoMessage(message) &&
    (isMadeBy(message, value) || answersTo(message).some((reply) => speaksOf(reply, value)));
  /** Whoever sends or keeps a thing has made it, where nobody brought it. */
  const isHanded = (message: SpecEdge, value: ValueName): boolean => {
    const spoken = spokenIn(message);
    return spoken?.use === 'hands' && spoken.values.includes(value);
  };
  /** What a message that is told in words may take: not what comes back of it, or of one of the same words. */
  const objectsIn = (message: SpecEdge): readonly ValueName[] => {
    const spoken = spokenIn(message);
    if (!decides || spoken === undefined || spoken.use === 'fetches' || spoken.use === 'makes') return [];
    const replies = calls.filter((each) => keyOf(each) === keyOf(message)).flatMap(answersTo);
    return spoken.values.filter((value) => !replies.some((reply) => speaksOf(reply, value)));
  };
  /** What somebody does by itself, hands on or deals with takes its object only where that is there, or what it is made of. */
  const needsIt = (message: SpecEdge): boolean =>
    message.from !== message.to && !['gives', 'hands', 'treats'].includes(spokenIn(message)?.use ?? '');
  /** What a message takes instead of a thing that nobody has: that thing, made of what is there, or what the message was about that is handled. */
  const insteadOf = ({ message }: Exchange, sent: SpecEdge, has: ReadonlySet<ValueName>): readonly ValueName[] => {
    const use = spokenIn(sent)?.use;
    if (!isSettled || sent.from === sent.to || takenBy(sent).size > 0) return [];
    const isToldOf = message === undefined || has.size > 0 || sentThing(oneLine(sent.label)) !== undefined;
    if (use === 'hands') return isToldOf ? objectsIn(sent) : [];
    if (use !== 'treats') return [];
    return message === undefined ? objectsIn(sent) : objectsIn(message).filter((value) => has.has(value));
  };
  /** Asks one of these messages to bring a value back, where a reply to it speaks of one; of a choice one in each case. */
  const bringsBack = (done: readonly Done[], value: ValueName): boolean => {
    const sources = sourcesIn(done, (message) => {
      const brought = givenBack.get(keyOf(message));
      return brought === value || (brought === undefined && isAnsweredWith(message, value));
    });
    for (const source of sources) givenBack.set(keyOf(source), value);
    return sources.length > 0;
  };
  /** Nobody brings what a round of a loop is about: it is one of several. */
  const itemIn = (part: FramePart, has: ReadonlySet<ValueName>): ValueName | undefined => {
    const each = decides && part.frame.kind === 'loop' ? eachOf(conditionOf(part)) : undefined;
    items.delete(part.frame);
    if (each === undefined) return undefined;
    const messages = part.sections.flatMap((section) => messagesOf(section.parts));
    const isThere = (value: ValueName): boolean =>
      has.has(value) || messages.some((message) => isAnsweredWith(message, value));
    const item = itemAsked(each, messages, { takenBy, isThere });
    if (item === undefined || isThere(item)) return undefined;
    items.set(part.frame, { item, list: listOf(item) });
    return item;
  };
  /** The list that a loop goes through is there, comes from whoever called, or is made of what it is part of. */
  const needList = (exchange: Exchange, part: FramePart, has: Set<ValueName>, sent: readonly Done[]): void => {
    const known = items.get(part.frame);
    const [first] = part.sections.flatMap((section) => messagesOf(section.parts));
    if (known === undefined || first === undefined || has.has(known.list)) return;
    // What comes with a message is known behind the first turn.
    if (!isSettled && exchange.message !== undefined && takenBy(exchange.message).size === 0) return;
    if (bringsBack(sent, known.list)) {
      has.add(known.list);
      return;
    }
    const whole = wholeIn(conditionOf(part));
    const isWhole = whole !== undefined && (has.has(whole) || bringsBack(sent, whole));
    const given =
      exchange.message === undefined ? [...(begun.get(exchange)?.keys() ?? [])] : [...takenBy(exchange.message)];
    const brought = [...has].filter((value) => !given.includes(value));
    const from = isWhole ? [whole] : brought.length > 0 ? brought : subjectsIn(given, wordsOf);
    const isComing = exchange.message === undefined || isNamed.before(exchange, known.list);
    if (from.length === 0 || (isComing && !isWhole && brought.length === 0))
      need(exchange, known.list, first, has, sent);
    else {
      items.set(part.frame, { ...known, from });
      has.add(known.list);
    }
  };
  /** A value may come with a message where it was spoken of before, or where that message names nothing and this is done first. */
  const comesIn = (exchange: Exchange, value: ValueName, { sent, isTurn, isCase }: Omit<Turn, 'spent'>): boolean => {
    const { message } = exchange;
    // What one case alone needs is found out of what was answered before it.
    const isFound =
      isCase &&
      sentIn(sent)
        .flatMap(answersTo)
        .some((reply) => thingIn(reply) !== undefined);
    const isOnce = messagesOf(exchange.parts).filter((each) => takenBy(each).has(value)).length === 1;
    if (message === undefined) return !isTurn && !(isFound && isOnce);
    if (isNamed.before(exchange, value)) return true;
    const isPlain = drawnBehind(message).length === 0 && (spokenIn(message)?.values.length ?? 0) === 0;
    return isPlain && sent.length === 0 && !isTurn && isNamed.opens(exchange, value);
  };
  /** Whoever does something with a value that it does not have gets it from what it asked before, or from whoever called. */
  const need = (
    exchange: Exchange,
    value: ValueName,
    by: SpecEdge,
    has: Set<ValueName>,
    sent: readonly Done[],
  ): void => {
    if (has.has(value)) return;
    has.add(value);
    if (bringsBack(sent, value)) return;
    if (exchange.message !== undefined) takenBy(exchange.message).add(value);
    else begun.set(exchange, (begun.get(exchange) ?? new Map()).set(value, by));
  };
  const noteMade = (message: SpecEdge, value: ValueName, from: readonly ValueName[]): void => {
    own.set(message, (own.get(message) ?? new Set()).add(value));
    madeOf.set(message, (madeOf.get(message) ?? new Map()).set(value, from));
  };
  /** What of the same words is done elsewhere with something else is done with what is there everywhere. */
  const noteAround = (message: SpecEdge, needed: readonly ValueName[]): void => {
    const known = around.get(keyOf(message));
    around.set(keyOf(message), known === undefined ? needed : known.filter((value) => needed.includes(value)));
  };
  const thereIn = (exchange: Exchange, has: ReadonlySet<ValueName>, spent: ReadonlySet<ValueName>): There => {
    const { message } = exchange;
    const given = message === undefined ? [...(begun.get(exchange)?.keys() ?? [])] : [...takenBy(message)];
    return { given, brought: [...has].filter((value) => !given.includes(value)), spent };
  };
  /** What a message that names nothing needs: what it asks by, what somebody is turned to because of, what is shown. */
  const neededBy = ({ message }: Exchange, sent: SpecEdge, there: There): readonly ValueName[] => {
    const brought = givenBack.get(keyOf(sent));
    if (!isSettled || isCall(sent.label) || (takenBy(sent).size > 0 && !keyed.has(keyOf(sent)))) return [];
    if (sent.from === sent.to) return workedWith(brought, there, wordsOf);
    const words = deedWords(sent.label);
    if (handsOutcome(words)) return there.brought.slice(-1);
    if (brought !== undefined) return keysIn(there, wordsOf).filter((value) => value !== brought);
    return addressesSomebody(words) && message !== undefined ? subjectsIn(there.given, wordsOf) : [];
  };
  /** What somebody does by itself with a thing that it sends only then is done with that. */
  const isSentLater = (exchange: Exchange, work: SpecEdge, value: ValueName): boolean => {
    const all = messagesOf(exchange.parts);
    const later = all.slice(all.indexOf(work) + 1).filter(({ from, to }) => from !== to);
    return isSettled && work.from === work.to && later.some((each) => takenBy(each).has(value));
  };
  /** What others have offered that somebody takes one of, or some: the free seats of “select the seats”. */
  const offerOf = (message: SpecEdge, value: ValueName, sent: readonly Done[]): ValueName | undefined =>
    optsFor(deedWords(message.label))
      ? sentIn(sent)
          .flatMap(answersTo)
          .flatMap((reply) => thingIn(reply) ?? [])
          .find((offer) => isOffered(value, offer))
      : undefined;
  const walk = (
    exchange: Exchange,
    parts: readonly Part[],
    has: Set<ValueName>,
    { sent, isTurn, isCase, item: round, spent }: Turn & { readonly sent: Done[] },
  ): void => {
    for (const part of parts) {
      if (part.kind === 'frame') {
        const item = itemIn(part, has);
        needList(exchange, part, has, sent);
        const known = item === undefined ? has : new Set([...has, item]);
        const isAgain = isTurn || (part.frame.kind === 'loop' && item === undefined);
        const branches = part.sections.map((section) => {
          const branch = { has: new Set(known), sent: [...sent] };
          walk(exchange, section.parts, branch.has, {
            sent: branch.sent,
            spent: new Set(spent),
            isTurn: isAgain,
            isCase: isCase || isChoice(part.frame),
            item: item ?? round,
          });
          return { section, has: branch.has, done: branch.sent.slice(sent.length) };
        });
        if (isGoneThrough(part) && item === undefined) {
          sent.push(...branches.flatMap(({ done }) => done));
          for (const value of branches.flatMap((branch) => [...branch.has])) has.add(value);
        }
        if (!isChoice(part.frame)) continue;
        // What one case brings that others go on from is there behind the choice: the other cases find it out.
        const on = branches.filter(({ section }) => goesOnBehind(section));
        sent.push({ ways: on.map(({ done }) => done) });
        const [one, ...others] = isWholeChoice(part, spec.groups) ? on : [];
        for (const value of one?.has ?? []) if (others.every((other) => other.has.has(value))) has.add(value);
      }
      if (part.kind !== 'send') continue;
      for (const about of needsIt(part.message) ? [] : objectsIn(part.message))
        if (has.has(about) || bringsBack(sent, about) || isSentLater(exchange, part.message, about))
          takenBy(part.message).add(about);
      for (const instead of insteadOf(exchange, part.message, has)) takenBy(part.message).add(instead);
      for (const value of takenBy(part.message)) {
        if (has.has(value)) continue;
        const offer = offerOf(part.message, value, sent);
        if (offer !== undefined && bringsBack(sent, offer)) {
          for (const each of [offer, value]) has.add(each);
          noteMade(part.message, value, [offer]);
          continue;
        }
        const isOwn =
          part.message.to === exchange.message?.from ||
          sentAs(part.message) === value ||
          makesThing(exchange.message, value) ||
          isHanded(part.message, value) ||
          isSentLater(exchange, part.message, value) ||
          exchange.answers.some((answer) => speaksOf(answer, value));
        const isMade = exchange.message !== undefined && isOwn;
        // What is sent in a round for one of several, without that one itself, is found out of it.
        const ofItem = round !== undefined && has.has(round) && !takenBy(part.message).has(round) ? round : undefined;
        const isIn = !isMade && comesIn(exchange, value, { sent, isTurn: isTurn || ofItem !== undefined, isCase });
        if (isIn || bringsBack(sent, value)) {
          need(exchange, value, part.message, has, sent);
          continue;
        }
        const { given, brought } = thereIn(exchange, has, spent);
        const unspent = [...given, ...brought].filter((each) => !spent.has(each));
        const from = ofItem === undefined ? sourcesOf(value, unspent, wordsOf) : [ofItem];
        has.add(value);
        noteMade(part.message, value, from);
        if (!isMade) atHand.set(part.message, (atHand.get(part.message) ?? new Set()).add(value));
        else for (const each of from) spent.add(each);
      }
      const needed = neededBy(exchange, part.message, thereIn(exchange, has, spent));
      noteAround(part.message, needed);
      sent.push(part.message);
      const brought = givenBack.get(keyOf(part.message));
      if (brought === undefined) continue;
      has.add(brought);
      const isOwnWork = part.message.from === part.message.to;
      const given = exchange.message === undefined ? new Set<ValueName>() : takenBy(exchange.message);
      for (const each of needed) if (isOwnWork || !given.has(each)) spent.add(each);
    }
  };
  const exchangeOf = (message: SpecEdge): Exchange | undefined =>
    exchanges.find(({ parts }) => messagesOf(parts).includes(message));
  const commonTo = (message: SpecEdge, value: ValueName): Pick<MadeValue, 'common'> => {
    const needing = [...atHand].filter(([other, values]) => other.from === message.from && values.has(value));
    const [own, ...others] = new Set(needing.map(([other]) => exchangeOf(other)));
    const takenIn = (exchange: Exchange | undefined): readonly ValueName[] =>
      exchange?.message === undefined ? [] : [...takenBy(exchange.message)];
    if (others.length === 0) return {};
    return { common: takenIn(own).filter((name) => others.every((each) => takenIn(each).includes(name))) };
  };
  const traced = (): number =>
    givenBack.size + made.size + [...taken.values()].reduce((sum, { size }) => sum + size, 0);
  const trace = (): void => {
    for (let before = -1; before !== traced(); ) {
      before = traced();
      own.clear();
      atHand.clear();
      madeOf.clear();
      around.clear();
      for (const exchange of exchanges) {
        const { message, parts } = exchange;
        const has = new Set(message === undefined ? [] : takenBy(message));
        begun.delete(exchange);
        const sent: SpecEdge[] = [];
        const spent = new Set<ValueName>();
        walk(exchange, parts, has, { sent, spent, isTurn: false, isCase: false });
        left.set(exchange, spent);
        const wanted = message === undefined ? undefined : givenBack.get(keyOf(message));
        if (wanted !== undefined && !has.has(wanted) && !bringsBack(sent, wanted)) made.add(exchange);
      }
    }
  };
  for (const [message, value] of spokenOfNext(exchanges)) takenBy(message).add(value);
  for (const message of calls.filter(needsIt)) {
    for (const value of objectsIn(message)) takenBy(message).add(value);
  }
  trace();
  isSettled = true;
  trace();
  const mayBring = (message: SpecEdge): boolean => !givenBack.has(keyOf(message)) && !unused.has(keyOf(message));
  for (const [message, value] of passedOn(exchanges)) if (mayBring(message)) givenBack.set(keyOf(message), value);
  for (const { message, replies } of exchanges) {
    const [reply] = replies;
    const thing = reply && thingIn(reply);
    const isAsked = message !== undefined && (wantsThing(message) || (decides && canBring(message)));
    if (isAsked && thing !== undefined && mayBring(message)) givenBack.set(keyOf(message), thing);
  }
  for (const message of decides ? calls : []) {
    const spoken = spokenIn(message);
    const isSentBack = calls.some(
      (each) => each.from === message.to && each.to === message.from && spokenIn(each)?.values[0] === spoken?.values[0],
    );
    const isOwn = message.from === message.to && spoken?.use === 'makes';
    const isLeft = message.kind !== 'async' && !isAnswered(message) && (message.from === message.to || !isSentBack);
    const [wanted] = (spoken?.use === 'fetches' || isOwn) && isLeft ? spoken.values : [];
    const isTaken = wanted !== undefined && takenBy(message).has(wanted);
    if (wanted !== undefined && !isTaken && mayBring(message)) givenBack.set(keyOf(message), wanted);
  }
  for (const message of exchanges.flatMap(({ parts }) => decidedAfter(parts))) {
    const [reply] = exchanges.find((each) => each.message === message)?.replies ?? [];
    const thing = reply && thingIn(reply);
    if (thing !== undefined && !isYesNoMessage(message) && mayBring(message)) givenBack.set(keyOf(message), thing);
  }
  trace();
  const isNaming = new Set(calls.filter((each) => takenBy(each).size > 0).map(keyOf));
  for (let before = -1; before !== keyed.size; ) {
    before = keyed.size;
    const needed = [...around].filter(([key, values]) => values.length > 0 && !isNaming.has(key) && !keyed.has(key));
    for (const message of calls.filter(({ from, to }) => from !== to)) {
      const values = needed.find(([key]) => key === keyOf(message))?.[1];
      if (values === undefined) continue;
      keyed.add(keyOf(message));
      for (const value of values) takenBy(message).add(value);
    }
    trace();
  }
  const bringsValue = (message: SpecEdge): boolean => givenBack.has(keyOf(message));
  const told = decides
    ? findTold(spec, exchanges, (message, cases) => !bringsValue(message) && (!isYesNoMessage(message) || cases === 2))
    : new Map<Exchange, Told>();
  const decisions = decides
    ? findDecisions(spec, exchanges, { bringsBack: bringsValue, told })
    : new Map<SpecEdge, Decision>();
  for (const work of calls.filter(({ from, to }) => from === to))
    for (const value of around.get(keyOf(work)) ?? []) takenBy(work).add(value);
  return {
    takenBy: (message) => [...takenBy(message)].map((value) => passedAs(value, message.id)),
    givenBackBy: (message) => {
      const value = givenBack.get(keyOf(message));
      return value === undefined ? undefined : passedAs(value, message.id);
    },
    broughtInto: (exchange) => [...(begun.get(exchange) ?? [])].map(([value, { id }]) => passedAs(value, id)),
    casesOf: (message, part) => {
      const known = [...told].find(([exchange]) => exchange.message === message)?.[1];
      return known?.frame === part.frame ? byCases(part, known) : part;
    },
    toldBy: (exchange) => told.get(exchange),
    madeFor: (message) =>
      [...(own.get(message) ?? [])].map((value) => ({
        value: passedAs(value, message.id),
        isAtHand: atHand.get(message)?.has(value) === true && !isHanded(message, value),
        from: madeOf.get(message)?.get(value) ?? [],
        ...commonTo(message, value),
      })),
    itemsOf: ({ frame }) => {
      const known = items.get(frame);
      return (
        known && {
          item: passedAs(known.item, frame.id),
          of: passedAs(known.list, frame.id),
          ...(known.from !== undefined && { from: known.from }),
        }
      );
    },
    decidedBy: (message) => decisions.get(message),
    isYesNo: isYesNoMessage,
    isMade: (exchange) => made.has(exchange),
    valueIn,
    sourcesOf: (value, there) => {
      const from = sourcesOf(valueIn(value), there.map(valueIn), wordsOf);
      return there.filter((each) => from.includes(valueIn(each)));
    },
    isSpent: (exchange, value) => left.get(exchange)?.has(valueIn(value)) === true,
    labelOf: (message) =>
      isFullyRead(message) ? oneLine(message.label).replace(/\([^()]*\)\s*;?$/, '') : message.label,
    notPassed: calls.filter((message) => !isFullyRead(message)),
    carryMore: calls.filter((message) => {
      const said = new Set([...drawnBehind(message), ...(spokenIn(message)?.values ?? [])]);
      return message.from !== message.to && [...takenBy(message)].some((value) => !said.has(value));
    }),
  };
};

/** Where in the work of somebody a value is needed: what was sent before, and whether it is done again and again, or in a case only. */
interface Turn {
  readonly sent: readonly Done[];
  readonly isTurn: boolean;
  readonly isCase: boolean;
  /** What the rounds of the innermost loop over a list are about. */
  readonly item?: ValueName | undefined;
  /** What goes into nothing any more, since something else was made of it. */
  readonly spent: Set<ValueName>;
}

/** What a loop goes through, one of it, and what the list is made of where nobody has it. */
interface LoopValues {
  readonly item: ValueName;
  readonly list: ValueName;
  readonly from?: readonly ValueName[];
}

/** Messages right before a choice, which is made by what they bring back. */
const decidedAfter = (parts: readonly Part[]): readonly SpecEdge[] =>
  parts.flatMap((part, index) => {
    if (part.kind === 'frame') return part.sections.flatMap((section) => decidedAfter(section.parts));
    const next = parts[index + 1];
    if (part.kind !== 'send') return [];
    const isDecided = next?.kind === 'frame' && isChoice(next.frame);
    return isDecided && part.message.kind !== 'async' && part.message.from !== part.message.to ? [part.message] : [];
  });
