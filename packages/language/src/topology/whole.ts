import { surelyWhole } from '../lexicon/en/topology-words.ts';
import { textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { areaRank } from './areas.ts';
import type { Chunk } from './chunks/chunk.ts';
import { kindOf } from './kind-of.ts';
import type { Landscape } from './landscape/landscape.ts';
import { products } from './products.ts';
import { type ReadName, readName } from './read-name.ts';

/** Heads that name the whole picture and no part of it. */
const wholes = new Set(
  'network architecture system setup infrastructure platform topology stack solution environment landscape application app website deployment design diagram pipeline wan lan installation backend microservice product saas site'.split(
    ' ',
  ),
);

export const isWhole = (words: readonly string[]): boolean =>
  wholes.has(words.at(-1) ?? '') && (areaRank(words.slice(-2)) > 2 || surelyWhole.has(words.at(-1) ?? ''));

/** Heads of what is a part itself where only stores and the like are listed: `a PHP app with MySQL and Redis`. */
const mayBePart = /^(?:app|application|website|backend|microservice|product|stack)$/;

/** From so many listed components on, what has them is no component itself. */
const leastComponents = 2;

/**
 * `A small office network with a firewall`, `a chatbot with a frontend, a backend and a model`: what the picture as a whole is called
 * is its title. `A pipeline on AWS with ...` is drawn inside the cloud.
 */
export const withoutWhole = (chunks: readonly Chunk[], landscape: Landscape): readonly Chunk[] => {
  const [first, second, third, fourth] = chunks;
  const name = first?.kind === 'name' ? readName(first.tokens) : undefined;
  if (first?.kind !== 'name' || name === undefined || name.count !== undefined || second?.kind !== 'relation')
    return chunks;
  const isIn =
    !second.isVerb &&
    third?.kind === 'name' &&
    (second.relation.meaning === 'inside'
      ? areaRank(third.tokens.map(({ lower }) => lower)) <= 2
      : second.relation.meaning === 'purpose' && isWhole(name.words));
  if (isIn && isHolding(fourth) && isAbove(name, chunks.slice(4), landscape)) {
    landscape.title ||= capitalised(textOf([...first.tokens, ...second.tokens, ...third.tokens]));
    return chunks.slice(second.relation.meaning === 'inside' ? 2 : 4);
  }
  if (!isHolding(second) || !isAbove(name, chunks.slice(2), landscape)) return chunks;
  const client = /^(?:backend|api)$/.test(name.words.at(-1) ?? '') ? readName(first.tokens.slice(0, -1)) : undefined;
  if (client !== undefined && /\bapp$/.test(client.words.join(' '))) landscape.mention(client);
  landscape.title ||= name.label;
  return chunks.slice(2);
};

/** The title in `A chat app.` or `The network of the mill.` above all that is told of it. */
export const headingOf = ([first, second]: readonly Chunk[]): string | undefined => {
  const name = first?.kind === 'name' ? readName(first.tokens) : undefined;
  const of = name?.words.indexOf('of') ?? -1;
  return name === undefined ||
    second !== undefined ||
    name.count !== undefined ||
    !(isWhole(name.words) || (of > 0 && isWhole(name.words.slice(0, of))))
    ? undefined
    : name.label;
};

const isHolding = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'relation' && /^(?:has|contains)$/.test(chunk.relation.meaning);

const isAbove = ({ words }: ReadName, rest: readonly Chunk[], { type }: Landscape): boolean => {
  if (areaRank(words.slice(-1)) <= 2) return false;
  if (isWhole(words) && (type.id === 'network' || !mayBePart.test(words.at(-1) ?? ''))) return true;
  const roles = rest.flatMap((chunk) => {
    const name = chunk.kind === 'name' ? readName(chunk.tokens) : undefined;
    return name === undefined ? [] : kindOf(name.words, type).role;
  });
  if (/^(?:wi-?fi|wlan)$/.test(words.at(-1) ?? '')) return type.id === 'network' && roles.includes('access-point');
  if (isWhole(words))
    return (
      !words.some((word) => products.has(word)) &&
      roles.some((role) => /^(?:plain|api|function|client|browser|server|service|container|pod)$/.test(role))
    );
  if (areaRank(words) < 9 || words.some((word) => products.has(word)) || kindOf(words, type).role !== 'plain')
    return false;
  return roles.filter((role) => component.test(role)).length >= leastComponents;
};

const component = /^(?:plain|api|gateway|client|browser|mobile|function|load-balancer|worker)$/;
