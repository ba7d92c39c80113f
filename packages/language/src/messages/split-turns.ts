import { determiners } from '../lexicon/en/closed-words.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { toLabel } from '../process/label.ts';
import type { Clause } from '../segment/clause.ts';
import { splitClauses } from '../segment/clauses.ts';
import { findPredicate } from '../segment/predicate.ts';
import { isPluralName } from '../structure/name.ts';
import type { Token } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { type Cast, canTakePart, findMember, nameTokens } from './cast.ts';
import { takeLoop } from './loop-phrases.ts';

/** A clause of a conversation: who is told to act where it names nobody, and how often it happens. */
export interface Turn extends Clause {
  /** True for `which reads from the store`: whoever was addressed last acts. */
  readonly isRelative: boolean;
  /** Such as `Every 10 minutes`; empty for once. */
  readonly loop: string;
}

/** What an event is called that opens a clause: `on a miss it asks the store`. */
const outcome =
  /^(?:on|upon|in case of|after) (?:an? |the )?((?:[\w-]+ )?(?:miss|hit|success|failure|error|time-?out|mismatch|match|rejection|approval|denial|loss|conflict))(?: ,)?(?= (?:it|he|she|they|the|an?|\w+ \w+s)\b)/;

/** Splits a sentence into turns: its clauses, parted further where somebody else goes on (`..., the desk answers`). */
export const splitTurns = (tokens: readonly Token[], cast: Cast): readonly Turn[] => {
  const turns: Turn[] = [];
  for (const clause of splitClauses(tokens)) {
    const before = turns.at(-1);
    if (clause.role === 'until' && before !== undefined) {
      turns[turns.length - 1] = {
        ...before,
        loop: [before.loop, `until ${toLabel(clause.tokens).toLowerCase()}`].join(' ').trim(),
      };
      continue;
    }
    for (const part of partsOf(isPlace(clause) ? withoutRole(clause) : clause, cast)) turns.push(...withOutcome(part));
  }
  return turns.map((turn) => ({ ...turn, loop: capitalised(turn.loop) }));
};

/** `to the depot, where a clerk signs it` names a place and no condition. */
const isPlace = ({ role, phrase, afterComma }: Clause): boolean => role === 'if' && phrase === 'where' && afterComma;

const withoutRole = ({ role: _, phrase: __, ...clause }: Clause): Clause => clause;

const partsOf = (clause: Clause, cast: Cast): readonly Turn[] => {
  const cuts = clause.tokens.flatMap((token, index) =>
    token.text === ',' && goesOn(clause.tokens, index + 1, cast) ? [index] : [],
  );
  return [-1, ...cuts].map((cut, index) => {
    const part = clause.tokens.slice(cut + 1, cuts[index]);
    const first = part[0]?.lower ?? '';
    const isRelative = (index > 0 && relative.test(first)) || clause.role === 'who' || clause.role === 'which';
    const said = index > 0 && (relative.test(first) || first === 'and') ? part.slice(1) : part;
    const { tokens, guard } = takeLoop(said, 'end');
    const isWhole = cuts.length === 0 && tokens.length === clause.tokens.length;
    const predicate = isWhole ? clause.predicate : findPredicate(tokens);
    const { predicate: _, role, ...rest } = clause;
    return {
      ...rest,
      ...(index === 0 && role !== undefined ? { role } : {}),
      tokens,
      ...(predicate === undefined ? {} : { predicate }),
      joiner: index === 0 ? clause.joiner : 'comma',
      isRelative,
      loop: guard,
    };
  });
};

const relative = /^(?:which|who)$/;

/** `which reads ...`, `and Bob answers`, `the desk replies`: a turn of its own begins here. */
const goesOn = (tokens: readonly Token[], at: number, cast: Cast): boolean => {
  const from = tokens[at]?.lower === 'and' ? at + 1 : at;
  if (relative.test(tokens[from]?.lower ?? ''))
    return readVerb(tokens[from + 1]?.lower ?? '')?.forms.has('third') === true;
  const start = determiners.has(tokens[from]?.lower ?? '') ? from + 1 : from;
  for (let verb = start + 1; verb < Math.min(start + longestName, tokens.length); verb += 1) {
    const name = tokens.slice(start, verb);
    if (name.some(({ kind }) => kind === 'mark')) return false;
    const reading = readVerb(tokens[verb]?.lower ?? '');
    const fits = reading?.forms.has(isPluralName(name.at(-1)?.lower ?? '') ? 'base' : 'third') === true;
    if (!fits || reading === undefined) continue;
    const isKnown = findMember(cast, nameTokens(name)) !== undefined || canTakePart(name);
    const isName = name.every(({ text }) => /^\p{Lu}/u.test(text));
    return isKnown || isName || (!nounHomographs.has(reading.base) && start > from);
  }
  return false;
};

/** The most words of a name, and one for the verb. */
const longestName = 4;

/** `On a miss it asks the store` is `if a miss, it asks the store`. */
const withOutcome = (turn: Turn): readonly Turn[] => {
  if (turn.role !== undefined) return [turn];
  const words = turn.tokens.map(({ lower }) => lower).join(' ');
  const found = outcome.exec(words);
  if (found === null) return [turn];
  const count = found[0].trim().split(' ').length;
  const said = turn.tokens
    .slice(0, count)
    .filter(({ lower, text }) => text !== ',' && !/^(?:on|upon|in|case|of|after|an?|the)$/.test(lower));
  const tokens = turn.tokens.slice(count);
  const predicate = findPredicate(tokens);
  const { predicate: _, ...opening } = turn;
  return [
    { ...opening, role: 'if', tokens: said, loop: '' },
    { ...opening, tokens, joiner: 'comma', ...(predicate === undefined ? {} : { predicate }) },
  ];
};
