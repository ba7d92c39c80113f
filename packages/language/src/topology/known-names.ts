import { singular } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import type { TypeDescription } from '../understanding.ts';
import { areaRank, noArea } from './areas.ts';
import { kindOf } from './kind-of.ts';
import { products } from './products.ts';

/** Names that a type or the list of products knows, so that `access points` is never read as somebody accessing points. */
export interface KnownNames {
  /** True where the two words stand in this order in a known name. */
  readonly isPair: (first: string, second: string) => boolean;
  /** True where the words open with the name of something that can be drawn, however much it looks like a verb. */
  readonly isThing: (tokens: readonly Token[]) => boolean;
}

export const createKnownNames = (type: TypeDescription): KnownNames => {
  const names = [
    ...products.keys(),
    ...[...type.vocabulary.nodes, ...type.vocabulary.groups].flatMap(({ label, synonyms }) => [
      label.toLowerCase(),
      ...synonyms,
    ]),
    ...otherNames,
  ];
  const pairs = new Set(
    names.flatMap((name) => {
      const words = name.split(' ');
      return words.slice(1).map((word, index) => `${words[index]} ${word}`);
    }),
  );
  const things = new Map<string, boolean>();
  const isKnown = (words: readonly string[]): boolean => {
    const phrase = words.join(' ');
    const found = things.get(phrase) ?? (areaRank(words) < noArea || kindOf(words, type).role !== 'plain');
    things.set(phrase, found);
    return found;
  };
  const isThing = (tokens: readonly Token[]): boolean =>
    tokens.some((_, index) => index < 3 && isKnown(tokens.slice(0, index + 1).map(({ lower }) => lower)));
  return {
    isThing,
    isPair: (first, second) => pairs.has(`${first} ${singular(second)}`) || pairs.has(`${first} ${second}`),
  };
};

/** Names with a verb in them that no list above has. */
const otherNames = [
  'read replica',
  'write replica',
  'access switch',
  'access layer',
  'access control',
  'control plane',
  'call centre',
  'call center',
  'cache server',
  'log server',
  'audit log',
  'event log',
  'access log',
  'log aggregator',
  'query service',
  'query api',
  'command api',
  'read database',
  'write database',
  'read model',
  'write model',
  'search api',
  'report api',
  'report service',
  'feed service',
  'export service',
  'forward proxy',
  'route table',
  'store server',
  'monitor server',
  'hosts file',
  'point of sale',
  'plug in',
];
