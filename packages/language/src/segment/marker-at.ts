import {
  determiners,
  phraseOpeners,
  pronouns,
  stateAdjectives,
  subjectPronouns,
  timeWords,
} from '../lexicon/en/closed-words.ts';
import { needs } from '../lexicon/en/guard-words.ts';
import { type Marker, markers } from '../lexicon/en/markers.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { isOnlyThird, readVerb, singular } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';

export interface FoundMarker {
  readonly role: Marker['role'];
  readonly phrase: string;
  /** Number of tokens. */
  readonly length: number;
}

interface Entry {
  readonly words: readonly string[];
  readonly marker: Marker;
}

let index: ReadonlyMap<string, readonly Entry[]> | undefined;

/** Markers by their first word, longest first. */
const entries = (): ReadonlyMap<string, readonly Entry[]> => {
  if (index) return index;
  const byFirst = new Map<string, Entry[]>();
  for (const marker of markers) {
    const words = marker.phrase.split(' ');
    const first = words[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, marker }]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  index = byFirst;
  return index;
};

/** The longest marker phrase that starts at token `from`. */
export const markerAt = (tokens: readonly Token[], from: number): FoundMarker | undefined => {
  // `in the till`
  if (determiners.has(tokens[from - 1]?.lower ?? '') && tokens[from]?.lower === 'till') return undefined;
  const candidates = entries().get(tokens[from]?.lower ?? '');
  const found = candidates?.find(
    ({ words, marker }) =>
      words.every((word, offset) => tokens[from + offset]?.lower === word) &&
      standsAlone(marker, tokens.slice(from + words.length, from + words.length + 4)),
  );
  return found && { role: found.marker.role, phrase: found.marker.phrase, length: found.words.length };
};

/** `a refund and no return needed`: what stands behind this `no` is not needed, and nothing is answered. */
export const saysNoNeed = (behind: readonly Token[]): boolean =>
  behind.slice(1, 3).some(({ lower }) => needs.has(lower));

/** `if no` and `if not` answer a question only where a mark or a command follows: `if no answer comes` is a condition. */
const standsAlone = (marker: Marker, behind: readonly Token[]): boolean => {
  const [after, next] = behind;
  if (marker.phrase === 'no' && saysNoNeed(behind)) return false;
  // `next morning`
  if (marker.phrase === 'next' && timeWords.has(singular(after?.lower ?? ''))) return false;
  if (/^(?:first|second|third|last|later|now)$/.test(marker.phrase)) {
    if (after === undefined || after.kind === 'mark' || opensObject(after)) return true;
    // `first open the valve`, but `first check of the valve`.
    return marker.phrase === 'first' && isBase(after) && (opensObject(next) || !nounHomographs.has(after.lower));
  }
  return (
    !/^(?:(?:if|when) (?:no|not|yes)|no|yes)$/.test(marker.phrase) ||
    after === undefined ||
    after.kind === 'mark' ||
    marker.phrase === 'if yes' ||
    (/^(?:if|when) /.test(marker.phrase) && (subjectPronouns.has(after.lower) || commands(marker, behind)))
  );
};

/** `if yes ship it`, `if no refund the customer`. */
const commands = (marker: Marker, behind: readonly Token[]): boolean => {
  const [verb, object] = behind;
  if (verb === undefined) return false;
  if (/^(?:if|when) not$/.test(marker.phrase)) return deeds(behind);
  if (!isBase(verb)) return false;
  return marker.role === 'yes' || opensObject(object) || (isVerbOnly(verb) && opensNothing(object));
};

/** `if no go by bike`, but `if no stock in the shop`. */
const isVerbOnly = ({ lower }: Token): boolean => !nounHomographs.has(lower);

const opensNothing = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'mark' || phraseOpeners.has(token.lower);

const isBase = (token: Token): boolean => readVerb(token.lower)?.forms.has('base') === true;

const opensObject = (token: Token | undefined): boolean =>
  token !== undefined && (determiners.has(token.lower) || pronouns.has(token.lower));

const isDone = (token: Token | undefined): boolean => {
  const forms = readVerb(token?.lower ?? '')?.forms;
  return (forms?.has('past') || forms?.has('participle')) === true && !stateAdjectives.has(token?.lower ?? '');
};

/** `if not call Ann`, `if not Ann comes back`; but `if not paid` and `if not the owner` are conditions. */
const deeds = ([first, second, ...more]: readonly Token[]): boolean => {
  if (first === undefined) return false;
  const isVerb = (token: Token | undefined, form: 'base' | 'third'): boolean =>
    readVerb(token?.lower ?? '')?.forms.has(form) === true;
  const forms = readVerb(first.lower)?.forms;
  const isState =
    stateAdjectives.has(first.lower) || ((forms?.has('past') || forms?.has('participle')) && !forms.has('base'));
  if (isState) return false;
  // `if not the caretaker looks`, but `if not the owner`.
  if (determiners.has(first.lower))
    return more.some((token, at) => (token.lower === 'is' ? isDone(more[at + 1]) : isVerb(token, 'third')));
  // `if not goes to the manager`
  const isDeed = isOnlyThird(first.lower) && !nounHomographs.has(readVerb(first.lower)?.base ?? '');
  if (isDeed || (isOnlyThird(first.lower) && (opensNothing(second) || opensObject(second)))) return true;
  return isVerb(first, 'base') || (first.kind === 'word' && isVerb(second, 'third') && second?.lower !== 'is');
};
