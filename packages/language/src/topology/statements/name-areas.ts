import { numberWords } from '../../lexicon/en/numbers.ts';
import { singular } from '../../lexicon/morphology.ts';
import { type Token, wordAt } from '../../text/token.ts';
import { areaRank, lastSureRank, noArea } from '../areas.ts';

/** What the heads of the lists that follow are called after. */
interface Counted {
  /** Where the number stands, and where the noun ends. */
  readonly start: number;
  readonly end: number;
  readonly count: number;
  readonly noun: readonly Token[];
}

/** The most words of a head. */
const longestHead = 3;

/**
 * `Two clusters. blue: a shop. green: a till.`: as many lists with a head follow as areas are counted, so that each head is the name of one. In:
 * the statements of a text, in order. Out: the same with the areas called by their names, where they are counted and before each list.
 */
export const nameAreas = <Part extends { readonly tokens: readonly Token[] }>(
  statements: readonly Part[],
): readonly Part[] => {
  const named = [...statements];
  for (const [at, { tokens }] of statements.entries()) {
    const counted = countedAtEnd(tokens);
    const lists = statements.slice(at + 1, at + 1 + (counted?.count ?? 0));
    const heads = lists.map((list) => headOf(list.tokens));
    const found = heads.flatMap((head) => head ?? []);
    if (counted === undefined || lists.length < counted.count || found.length === 0 || heads.includes(undefined))
      continue;
    const names = heads.map((head) => nameOf(head ?? [], counted.noun));
    const here = tokens[counted.start];
    const list = names.flatMap((name, index) =>
      index === 0 || here === undefined ? name : [wordAt('and', here), ...name],
    );
    replace(named, at, [...tokens.slice(0, counted.start), ...list, ...tokens.slice(counted.end)]);
    lists.forEach((one, index) => {
      replace(named, at + 1 + index, [...(names[index] ?? []), ...one.tokens.slice(heads[index]?.length ?? 0)]);
    });
  }
  return named;
};

const replace = <Part extends { readonly tokens: readonly Token[] }>(
  all: Part[],
  at: number,
  tokens: readonly Token[],
): void => {
  const before = all[at];
  if (before !== undefined) all[at] = { ...before, tokens };
};

/** A number and the plural of an area, with which a statement ends. */
const countedAtEnd = (tokens: readonly Token[]): Counted | undefined => {
  const end = tokens.at(-1)?.kind === 'mark' ? tokens.length - 1 : tokens.length;
  for (const length of [1, 2]) {
    const start = end - length - 1;
    const number = tokens[start];
    const count = number?.kind === 'number' ? Number(number.text) : numberWords.indexOf(number?.lower ?? '');
    const noun = tokens
      .slice(start + 1, end)
      .map((token, at) =>
        at === length - 1 ? { ...token, text: singular(token.text), lower: singular(token.lower) } : token,
      );
    if (start >= 0 && count > 1 && areaRank(noun.map(({ lower }) => lower)) <= lastSureRank)
      return { start, end, count, noun };
  }
  return undefined;
};

const headOf = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const head = tokens.slice(0, Math.max(0, colon));
  const isName = head.length > 0 && head.length <= longestHead && colon < tokens.length - 1;
  return isName && head.every(({ kind }) => kind !== 'mark') ? head : undefined;
};

/** A head that is called after an area itself stays as it is. */
const nameOf = (head: readonly Token[], noun: readonly Token[]): readonly Token[] => {
  const [first] = head;
  if (first === undefined || areaRank(head.map(({ lower }) => lower)) < noArea) return head;
  return [...noun.map(({ text }) => wordAt(text, first)), ...head];
};
