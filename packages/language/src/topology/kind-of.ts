import { deviceCodes } from '../lexicon/en/device-codes.ts';
import { fileName } from '../lexicon/en/topology-words.ts';
import { singular } from '../lexicon/morphology.ts';
import type { TypeDescription } from '../understanding.ts';
import { products } from './products.ts';

/** What a name says about its part. */
export interface PartKind {
  /** A kind of the type; undefined for the plain one. */
  readonly kind: string | undefined;
  /** What it does, whether or not the type has a kind for it, such as `database`. */
  readonly role: string;
}

/**
 * The kind that a name stands for: by its last words in the type's own vocabulary, then by a product anywhere in it, then
 * by any other word. In: words in lower case, the last one in the singular.
 */
export const kindOf = (words: readonly string[], type: TypeDescription): PartKind => {
  const kinds = type.vocabulary.nodes;
  const plain = kinds[0]?.id;
  const named = (phrase: string): string | undefined =>
    kinds.find(({ label, synonyms }) => label.toLowerCase() === phrase || synonyms.includes(phrase))?.id;
  const known = (roles: readonly string[]): string | undefined =>
    roles.find((role) => kinds.some(({ id }) => id === role));
  const coded = type.id === 'network' ? withoutCode(withoutSize(words)) : words;
  const found = phrasesOf(oneOf(coded)).flatMap(
    ({ phrase, isHead }): readonly (PartKind & { readonly isHead: boolean })[] => {
      const kind = named(phrase);
      const roles = fileName.test(phrase) ? ['artefact'] : products.get(phrase)?.roles;
      if (kind !== undefined && kind !== plain && (isHead || phrase.includes(' ')))
        return [{ kind, role: kind, isHead }];
      if (roles !== undefined) return [{ kind: known(roles), role: roles[0] ?? 'plain', isHead }];
      return [];
    },
  );
  const best = found.find(({ isHead }) => isHead) ?? found.find(({ role }) => isProductRole(role));
  if (best === undefined) return { kind: undefined, role: 'plain' };
  return { kind: best.kind === plain ? undefined : best.kind, role: best.role };
};

/** `switch 16 port` is a switch. */
const withoutSize = (words: readonly string[]): readonly string[] =>
  words.length > 2 && words.at(-1) === 'port' && /^\d+$/.test(words.at(-2) ?? '') ? words.slice(0, -2) : words;

/** `Switch IND-SW1` is a switch, and so is `SW1` alone: a code says which one, and often of what kind. */
const withoutCode = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? '';
  const place = words.length === 1 ? /^(?<letters>[a-z]{2,3})-[a-z]{2,}$/.exec(last)?.groups?.letters : undefined;
  const placed = place === undefined ? undefined : deviceCodes.get(place);
  if (placed !== undefined) return placed.split(' ');
  if (!isCode.test(last)) return words;
  if (words.length > 1 && !products.has(last)) return words.slice(0, -1);
  const letters = deviceCodes.get(/(?<letters>[a-z]+)-?\d+$/.exec(last)?.groups?.letters ?? '');
  return letters === undefined ? words : letters.split(' ');
};

/** `r1`, `ind-sw1`, `fw-32`. */
const isCode = /^(?:[a-z]+-)?[a-z]{1,4}-?\d{1,3}$/;

/** A firewall pair is a firewall, and `Nginx/Gunicorn` is drawn as the first of the two. */
const oneOf = (words: readonly string[]): readonly string[] => {
  const single =
    words.length > 1 && /^(?:pair|stack|set|array|fleet|cluster|farm)$/.test(words.at(-1) ?? '')
      ? words.slice(0, -1)
      : words;
  return single.map((word) =>
    products.has(word) ? word : (word.split('/').find((part) => products.has(part)) ?? word),
  );
};

/** True where the words are no more than a kind's own name, such as `the database` for a MySQL that was named. */
export const isRoleName = (words: readonly string[], type: TypeDescription): boolean => {
  const phrase = words.join(' ');
  return type.vocabulary.nodes.some(
    ({ label, synonyms }) => label.toLowerCase() === phrase || synonyms.includes(phrase),
  );
};

const isProductRole = (role: string): boolean => role !== 'user' && role !== 'internet';

/** Runs of words, those that end the name first, longer ones before shorter ones. */
const phrasesOf = (words: readonly string[]): readonly { readonly phrase: string; readonly isHead: boolean }[] => {
  const runs: { phrase: string; isHead: boolean }[] = [];
  for (let end = words.length; end > 0; end -= 1) {
    for (let from = Math.max(0, end - 4); from < end; from += 1) {
      const run = words.slice(from, end);
      const last = run.at(-1) ?? '';
      runs.push({ phrase: [...run.slice(0, -1), singular(last)].join(' '), isHead: end === words.length });
      if (singular(last) !== last) runs.push({ phrase: run.join(' '), isHead: end === words.length });
    }
  }
  return runs;
};

/** The kind of group that these words name; undefined for the plain one. */
export const groupKindOf = (words: readonly string[], type: TypeDescription): string | undefined => {
  const kinds = type.vocabulary.groups;
  for (const { phrase, isHead } of phrasesOf(words)) {
    if (!isHead) break;
    const alias = groupAliases.get(phrase);
    const kind = kinds.find(
      ({ id, label, synonyms }) => label.toLowerCase() === phrase || synonyms.includes(phrase) || id === alias,
    );
    if (kind !== undefined) return kind === kinds[0] ? undefined : kind.id;
  }
  return undefined;
};

/** Products and short words that name an area. */
const groupAliases: ReadonlyMap<string, string> = new Map([
  ['docker', 'environment'],
  ['tomcat', 'environment'],
  ['jvm', 'environment'],
  ['container', 'environment'],
  ['nginx', 'environment'],
  ['kubernetes', 'cluster'],
  ['k8s', 'cluster'],
  ['eks', 'cluster'],
  ['aks', 'cluster'],
  ['gke', 'cluster'],
  ['ecs', 'cluster'],
  ['ec2', 'node'],
  ['ec2 instance', 'node'],
  ['amazon web services', 'cloud'],
  ['google cloud', 'cloud'],
  ['building', 'site'],
  ['headquarter', 'site'],
  ['on-premise', 'site'],
  ['campus', 'site'],
  ['house', 'site'],
  ['hotel', 'site'],
  ['school', 'site'],
  ['hospital', 'site'],
  ['home', 'site'],
  ['hq', 'site'],
  ['data centre', 'site'],
  ['internal network', 'lan'],
  ['intranet', 'lan'],
]);
