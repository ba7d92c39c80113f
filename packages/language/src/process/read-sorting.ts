import { singular } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { kindOfThing, othersEnd } from './kind-of-thing.ts';
import type { Branch, Statement } from './statement.ts';

/** What is done with one kind of thing. */
interface Sort {
  /** Such as `Urgent`. */
  readonly label: string;
  /** Whose words tell it, with the thing in front. */
  readonly told: readonly Token[];
}

/**
 * `Urgent letters go to Ann, private letters to Tom, and all others wait`: one way for each of several kinds of one thing. In: the tokens of
 * a sentence and how a clause is read. Out: undefined where fewer than three ways are told.
 */
export const readSorting = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): readonly Statement[] | undefined => {
  const found = sortsIn(tokens);
  if (found === undefined) return undefined;
  const branches = found.sorts.map(({ label, told }): Branch => ({ label, body: read(told) }));
  if (branches.some(({ body }) => body.length === 0)) return undefined;
  return [{ kind: 'alternatives', question: `Kind of ${singular(found.thing.lower)}?`, branches }];
};

/** True for a sentence that tells what is done with each of several kinds. */
export const isSorting = (tokens: readonly Token[]): boolean => sortsIn(tokens) !== undefined;

const sortsIn = (tokens: readonly Token[]): { readonly thing: Token; readonly sorts: readonly Sort[] } | undefined => {
  const [first, ...rest] = piecesOf(tokens);
  const opening = first && kindOfThing(first);
  if (opening === undefined || first === undefined || rest.length < 2) return undefined;
  const { kind, thing, verb } = opening;
  const others = rest.map((piece) => sortOf(piece, thing, verb));
  if (others.some((sort) => sort === undefined)) return undefined;
  return {
    thing,
    sorts: [{ label: capitalised(kind.lower), told: first.slice(1) }, ...others.flatMap((sort) => sort ?? [])],
  };
};

/** `private letters to Tom`, `private ones wait`, `all others wait`. */
const sortOf = (piece: readonly Token[], thing: Token, verb: Token): Sort | undefined => {
  const named = piece.findIndex(({ lower }) => lower === thing.lower || lower === 'ones');
  if (named > 0 && named <= longestKind) {
    const rest = piece.slice(named + 1);
    const label = piece
      .slice(0, named)
      .map(({ text }) => text)
      .join(' ');
    const told = rest[0]?.lower === 'to' ? [thing, verb, ...rest] : [thing, ...rest];
    return rest.length > 0 ? { label: capitalised(label), told } : undefined;
  }
  const others = othersEnd(piece, 0);
  return others < 0 ? undefined : { label: 'Other', told: [thing, ...piece.slice(others)] };
};

const longestKind = 2;

const piecesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const at = tokens.findIndex(({ text }) => text === ',' || text === ';');
  const piece = at < 0 ? tokens : tokens.slice(0, at);
  const said = piece[0]?.lower === 'and' ? piece.slice(1) : piece;
  return at < 0 ? [said] : [said, ...piecesOf(tokens.slice(at + 1))];
};
