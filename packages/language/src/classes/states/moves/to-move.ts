import { personNouns } from '../../../lexicon/en/actors.ts';
import {
  againBehind,
  asked,
  bringing,
  causeAlone,
  causeAndState,
  causeBehind,
  causeBySign,
  causesBefore,
  enteringLead,
  firstTold,
  fromBefore,
  moveOpeners,
  notInState,
  optionLead,
  rivalOpener,
  saysMove,
  theThing,
  untilBehind,
  wayBackTold,
  withinState,
} from '../../../lexicon/en/state-move-words.ts';
import { isOnlyThird, readVerb } from '../../../lexicon/morphology.ts';
import type { Piece } from '../../../outline/outline.ts';
import { findPredicate } from '../../../segment/predicate.ts';
import { tokenise } from '../../../text/token.ts';
import type { Machine } from '../machine.ts';
import { saysHow } from '../says-how.ts';
import { bareName, listOf } from '../state-names.ts';

/** What one clause tells: the state that is entered, from where and why; or only why the next one is. */
export interface Move {
  /** Several where it is one or another. */
  readonly to: readonly string[];
  readonly from: readonly string[];
  readonly why: string;
  /** Why the state that is entered here is left. */
  readonly until: string;
  readonly isFirst: boolean;
  /** Beside the way, and back to where it was. */
  readonly isOption: boolean;
  readonly isBack: boolean;
  /** Another case of what was told last. */
  readonly isRival: boolean;
}

const nothing: Move = {
  to: [],
  from: [],
  why: '',
  until: '',
  isFirst: false,
  isOption: false,
  isBack: false,
  isRival: false,
};

/** Reads a clause. Out: undefined where it tells neither of a state nor of what happens. */
export const toMove = ({ text }: Piece, machine: Machine): Move | undefined => {
  const isRival = rivalOpener.test(text);
  const said = text.replace(rivalOpener, '').replace(moveOpeners, '').trim();
  const move = readWhole(said, machine) ?? readEntered(said, machine) ?? readHappening(said, machine);
  return move === undefined ? undefined : { ...move, isRival };
};

/** Clauses that say by their form what leads to what. */
const readWhole = (said: string, machine: Machine): Move | undefined => {
  const sign = causeBySign.exec(said)?.groups;
  if (sign !== undefined) return withCause(sign.why ?? '', sign.rest ?? '', machine);
  for (const pattern of causesBefore) {
    const before = pattern.exec(said);
    const move =
      before === null ? undefined : withCause(before.groups?.why ?? '', said.slice(before[0].length), machine);
    if (move !== undefined) return move;
  }
  const { why = '', name = '' } = causeAndState.exec(said)?.groups ?? {};
  if (saysHow(name.toLowerCase()) && !personNouns.has(why.toLowerCase()) && isStateName(name))
    return { ...nothing, to: [name], why };
  const { from = '', rest = '' } = fromBefore.exec(said)?.groups ?? {};
  const starts = knownIn(from, machine);
  if (starts.length > 0) {
    const move = readEntered(rest, machine);
    return move === undefined ? undefined : { ...move, from: starts };
  }
  return readBringing(said, machine);
};

/** `reset brings error back to idle` */
const readBringing = (said: string, machine: Machine): Move | undefined => {
  const { why = '', from = '', name = '' } = bringing.exec(said)?.groups ?? {};
  const start = machine.find(from);
  if (name === '' || !isStateName(name) || (start === undefined && !theThing.test(from))) return undefined;
  const cause = causeOf(why, machine);
  return { ...nothing, to: [name], why: cause.why, from: start === undefined ? cause.from : [start] };
};

/** What is entered, with why it is told before it. */
const withCause = (why: string, rest: string, machine: Machine): Move | undefined => {
  const move = readEntered(rest, machine);
  if (move === undefined) return undefined;
  const source = machine.find(why);
  if (source !== undefined) return { ...move, from: [source] };
  const cause = causeOf(why.replace(causeAlone, '$<why>'), machine);
  return { ...move, why: cause.why, from: cause.from.length > 0 ? cause.from : move.from };
};

/** `the door opens while filling` happens in `filling`. */
const causeOf = (said: string, machine: Machine): Pick<Move, 'why' | 'from'> => {
  const { why = said, from = '' } = withinState.exec(said)?.groups ?? {};
  const source = from === '' ? undefined : machine.find(from);
  return source === undefined ? { why: said, from: [] } : { why, from: [source] };
};

const knownIn = (list: string, machine: Machine): readonly string[] => {
  const found = listOf(list).map((name) => machine.find(name));
  return found.length > 0 && found.every((id) => id !== undefined) ? found.flatMap((id) => id ?? []) : [];
};

/** The state that a clause enters, with what stands behind its name. */
const readEntered = (said: string, machine: Machine): Move | undefined => {
  const back = wayBackTold.exec(said);
  if (back !== null) return { ...nothing, isBack: true, why: back.groups?.why ?? '' };
  const isStart = machine.last() === undefined;
  const start = isStart ? firstTold.exec(said)?.groups?.name : undefined;
  const option = optionLead.exec(said)?.[0] ?? '';
  const lead = option === '' ? (enteringLead.exec(said)?.[0] ?? '') : option;
  const told = start ?? said.slice(lead.length);
  const subject = subjectState(said, machine);
  if (subject !== undefined) return subject;
  const { name: awaited, until = '' } = untilBehind.exec(told)?.groups ?? {};
  const { name: caused, why = '' } = causeBehind.exec(awaited ?? told)?.groups ?? {};
  const bare = caused ?? awaited ?? told;
  const names = bare.replace(againBehind, '').split(/\s+or\s+(?:else\s+)?/i);
  if (!names.every((name) => machine.find(name) !== undefined || isStateName(name))) return undefined;
  return { ...nothing, to: names, ...causeOf(why, machine), until, isFirst: isStart, isOption: option !== '' };
};

/** `paused goes back to running when it is fed`: a state that is known before what is entered. */
const subjectState = (said: string, machine: Machine): Move | undefined => {
  const words = said.split(/\s+/);
  for (let count = Math.min(3, words.length - 2); count > 0; count -= 1) {
    const from = machine.find(
      words
        .slice(0, count)
        .join(' ')
        .replace(/^(?:the|an?)\s+/i, ''),
    );
    const rest = words.slice(count).join(' ');
    const lead = enteringLead.exec(rest)?.[0] ?? optionLead.exec(rest)?.[0] ?? '';
    if (from === undefined || !(wayBackTold.test(rest) || saysMove.test(lead))) continue;
    const move = readEntered(rest, machine);
    if (move !== undefined) return { ...move, from: [from], isFirst: false };
  }
  return undefined;
};

/** A clause that tells what happens before the next one tells what comes of it. */
const readHappening = (said: string, machine: Machine): Move | undefined => {
  const told = asked.exec(said)?.groups?.why ?? causeAlone.exec(said)?.groups?.why;
  const state = told === undefined ? undefined : machine.find(told);
  if (state !== undefined) return { ...nothing, from: [state] };
  if (told !== undefined) return { ...nothing, ...causeOf(told, machine) };
  const predicate = findPredicate(tokenise(said));
  const isDeed = predicate !== undefined && predicate.start > 0 && said.split(/\s+/).length <= longestDeed;
  return isDeed && machine.last() !== undefined ? { ...nothing, ...causeOf(said, machine) } : undefined;
};

/** In words. */
const longestDeed = 7;
const longestName = 4;

/** True for what a state may be called. */
export const isStateName = (said: string): boolean => {
  const name = bareName(said);
  const words = name.toLowerCase().split(/\s+/);
  if (name === '' || words.length > longestName || notInState.test(name) || /[()?,:=>→]/.test(name)) return false;
  return !words.slice(1).some(isOnlyThird) && !tellsDeed(name, words);
};

/** `somebody takes it`, not `waiting for parts`. */
const tellsDeed = (name: string, words: readonly string[]): boolean => {
  const predicate = words.length > 1 ? findPredicate(tokenise(name)) : undefined;
  return (
    predicate !== undefined &&
    predicate.start > 0 &&
    readVerb(words[predicate.start] ?? '')?.forms.has('third') === true
  );
};
