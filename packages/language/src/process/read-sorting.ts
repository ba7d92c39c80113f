import { phraseOpeners } from '../lexicon/en/closed-words.ts';
import { kindLinks } from '../lexicon/en/guard-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Token } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { namesActor } from './actor.ts';
import type { Discourse } from './discourse.ts';
import { isOutcome } from './guards/condition-phrase.ts';
import { type KindOfThing, kindOfThing, othersEnd } from './kind-of-thing.ts';
import { outcomeOf, relate } from './outcome.ts';
import { toQuestion } from './question.ts';
import type { Branch, Statement } from './statement.ts';

/** How the mark is called between two sentences that are read as one; nothing else is cut then. */
export const joint = ';;';

/** What is done with one kind of thing. */
interface Sort {
  /** Such as `Urgent`. */
  readonly label: string;
  /** Whose words tell it, with the thing in front. */
  readonly told: readonly Token[];
}

/**
 * `Urgent letters go to Ann, private letters to Tom, and all others wait`: one way for each of several kinds of one thing. In: the tokens of
 * a sentence and how a clause is read. Out: undefined where one way alone is told, or two of somebody who may as well be two persons.
 */
export const readSorting = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
  discourse: Discourse,
): readonly Statement[] | undefined => {
  const found = sortsIn(tokens);
  if (found === undefined) return undefined;
  const asked = found.thing.lower === 'ones' ? discourse.object.split(' ').at(-1) : found.thing.lower;
  const branches = found.sorts.map(({ label, told }): Branch => ({ label, body: read(told) }));
  if (branches.some(({ body }) => body.length === 0)) return undefined;
  return [{ kind: 'alternatives', question: asked ? `Kind of ${singular(asked)}?` : 'Which kind?', branches }];
};

/** True for a sentence that tells what is done with each of several kinds. */
export const isSorting = (tokens: readonly Token[]): boolean => sortsIn(tokens) !== undefined;

const sortsIn = (tokens: readonly Token[]): { readonly thing: Token; readonly sorts: readonly Sort[] } | undefined => {
  const [first, ...rest] = piecesOf(tokens);
  const opening = first && kindOfThing(first);
  if (opening === undefined || first === undefined || rest.length === 0) return undefined;
  const { kind, thing } = opening;
  const others = rest.map((piece) => sortOf(piece, thing, first));
  if (others.some((sort) => sort === undefined)) return undefined;
  if (rest.length === 1 && !tellsTwoKinds(opening, rest[0] ?? [])) return undefined;
  return {
    thing,
    sorts: [
      { label: capitalised(kind.lower), told: first.slice(thing.lower === 'ones' ? 2 : 1) },
      ...others.flatMap((sort) => sort ?? []),
    ],
  };
};

/** `Office workers pack, warehouse workers load` tells of two who act, `new workers sign, old workers work` of two kinds. */
const tellsTwoKinds = ({ kind, thing }: KindOfThing, [other, named]: readonly Token[]): boolean => {
  if (other === undefined || other.lower === kind.lower || othersEnd([other], 0) > 0) return false;
  const isNamed = named?.lower === thing.lower || named?.lower === 'ones';
  const relation = relate(toQuestion([kind]), toQuestion([other]));
  const isPaired = [kind, other].some(({ lower }) => outcomeOf([lower]) !== undefined);
  const areStates = isOutcome(kind) && isOutcome(other);
  return isNamed && (relation === 'opposite' || (!isPaired && (areStates || !namesActor([thing]))));
};

/** `private letters to Tom`, `private ones wait`, `all others wait`. */
const sortOf = (piece: readonly Token[], thing: Token, first: readonly Token[]): Sort | undefined => {
  const named = piece.findIndex(({ lower }) => lower === thing.lower || lower === 'ones');
  if (named > 0 && named <= longestKind) {
    const rest = piece.slice(named + 1);
    const label = piece
      .slice(0, named)
      .map(({ text }) => text)
      .join(' ');
    return rest.length > 0 ? { label: capitalised(label), told: [...saidBefore(rest, first), ...rest] } : undefined;
  }
  const others = othersEnd(piece, 0);
  return others < 0 ? undefined : { label: 'Other', told: [thing, ...piece.slice(others)] };
};

const longestKind = 2;

/** What stands in front of `by finance` and `to Tom`: the thing, and what was said of it up to the same word. */
const saidBefore = (rest: readonly Token[], first: readonly Token[]): readonly Token[] => {
  const from = first[1]?.lower === 'ones' ? 2 : 1;
  const [opener] = rest;
  const isGap = opener !== undefined && phraseOpeners.has(opener.lower) && findPredicate(rest) === undefined;
  const same = isGap ? first.findLastIndex(({ lower }) => lower === opener.lower) : -1;
  return first.slice(from, same > 2 ? same : 2);
};

const piecesOf = (
  tokens: readonly Token[],
  thing = tokens[1],
  isJoined = tokens.some(({ lower }) => lower === joint),
): readonly (readonly Token[])[] => {
  const at = tokens.findIndex(({ text, lower }, index) =>
    isJoined ? lower === joint : text === ',' || text === ';' || (index > 2 && opensSort(tokens, index, thing)),
  );
  const piece = at < 0 ? tokens : tokens.slice(0, at);
  const said = kindLinks.has(piece[0]?.lower ?? '') ? piece.slice(1) : piece;
  return at < 0 ? [said] : [said, ...piecesOf(tokens.slice(at + 1), thing, isJoined)];
};

/** `and private letters` behind a clause. */
const opensSort = (tokens: readonly Token[], at: number, thing: Token | undefined): boolean => {
  const named = tokens[at + 2]?.lower;
  return kindLinks.has(tokens[at]?.lower ?? '') && (named === 'ones' || named === thing?.lower);
};
