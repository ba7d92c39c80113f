import { copulas } from '../lexicon/en/closed-words.ts';
import { beingVerbs, eachWords } from '../lexicon/en/topology-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { spanOf, type Token } from '../text/token.ts';
import type { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';
import { type ReadName, readName } from './read-name.ts';

/**
 * `Between each level sits a firewall (FW1 and FW2)`: one between any two that follow each other. In: the tokens of a statement. Out: true where it
 * told so of areas that were named, and all of them are joined.
 */
export const readBetweenEach = (tokens: readonly Token[], landscape: Landscape): boolean => {
  const at = tokens.findIndex(({ lower }) => lower === 'between');
  if (at < 0 || !eachWords.has(tokens[at + 1]?.lower ?? '')) return false;
  const areas = areasCalled(singular(tokens[at + 2]?.lower ?? ''), landscape);
  const [device, own] = bracketOf([...tokens.slice(0, at), ...tokens.slice(at + 3)].filter(isOfName));
  const names = own.length === areas.length - 1 ? own.map((name) => [...device, ...name]) : [];
  const name = readName(device);
  if (areas.length < 2 || name === undefined) return false;
  const made =
    names.length > 0
      ? names.flatMap((one) => landscape.create(readName(one) ?? name, 1))
      : landscape.create(oneOf(name), areas.length - 1);
  const source = spanOf(tokens);
  for (const [index, part] of made.entries()) {
    landscape.link(areas.slice(index, index + 1), [part], { source });
    landscape.link([part], areas.slice(index + 1, index + 2), { source });
  }
  return true;
};

const isOfName = ({ lower }: Token): boolean => !(beingVerbs.has(lower) || copulas.has(lower) || lower === 'there');

const oneOf = (name: ReadName): ReadName => ({ ...name, count: undefined });

/** Those that are called so and hold something, in the order of the text. */
const areasCalled = (noun: string, { parts }: Landscape): readonly Part[] =>
  parts
    .filter((part) => part.words.includes(noun) && parts.some(({ parent }) => parent === part))
    .sort((one, other) => (one.source?.start ?? 0) - (other.source?.start ?? 0));

/** What stands there, and the names in brackets behind it. */
const bracketOf = (tokens: readonly Token[]): readonly [readonly Token[], readonly (readonly Token[])[]] => {
  const open = tokens.findIndex(({ text }) => text === '(');
  const device = (open < 0 ? tokens : tokens.slice(0, open)).filter(({ kind }) => kind === 'word');
  const names: Token[][] = [[]];
  for (const token of open < 0 ? [] : tokens.slice(open + 1))
    if (/^(?:,|and|&|\))$/.test(token.lower)) names.push([]);
    else names.at(-1)?.push(token);
  return [device, names.filter((name) => name.some(({ kind }) => kind === 'word'))];
};
