import { modifiers } from '../lexicon/en/topology-words.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import type { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';
import { readName } from './read-name.ts';

/** What the tiers of the usual layered systems are made of, from the user inwards. */
const usualTiers: Readonly<Record<string, readonly (readonly [tier: string, part: string])[]>> = {
  two: [
    ['Client tier', 'Client'],
    ['Data tier', 'Database'],
  ],
  three: [
    ['Web tier', 'Web server'],
    ['Application tier', 'Application server'],
    ['Data tier', 'Database'],
  ],
};

/**
 * `three-tier web architecture with a load balancer`, `3-tier: web, app, database`: tiers, one after the other. What the
 * text lists are the tiers' parts; where it lists none, the usual ones are drawn and marked as such. True where it was read.
 */
export const readTiers = (
  tokens: readonly Token[],
  landscape: Landscape,
  read: (tokens: readonly Token[]) => void,
): boolean => {
  const text = textOf(tokens);
  const match =
    /^(?:an?\s+|the\s+|our\s+)?(?<count>two|three|four|2|3|4|n|multi)[- ](?:tier|layer)(?:ed|s)?\b(?<name>[^:.,]*?)?(?:(?<colon>:)|\s+(?:with|including|behind|using)\s+|\s*$)/i.exec(
      text,
    );
  if (match === null) return false;
  const count =
    { two: 'two', '2': 'two', three: 'three', '3': 'three' }[match.groups?.count?.toLowerCase() ?? ''] ?? '';
  const rest = tokens.slice(
    tokens.findIndex((token) => token.start >= (tokens[0]?.start ?? 0) + match[0].trimEnd().length),
  );
  const hasRest = match[0].length < text.length;
  const listed = hasRest ? namesIn(rest) : [];
  landscape.title ||= capitalised(
    match[0].replace(/^(?:an?|the|our)\s+/i, '').replace(/(?::|\s(?:with|including|behind|using))\s*$/i, ''),
  );
  const tiers = usualTiers[count] ?? [];
  if (listed.length > 1 && rest.some(({ lower }) => modifiers.has(lower))) {
    read(rest);
    return true;
  }
  if (listed.length > 1 && (match.groups?.colon !== undefined || listed.length >= Math.max(2, tiers.length))) {
    const chain = listed.map((name) => landscape.mention(name));
    joinInTurn(chain, 'repair', landscape);
    return true;
  }
  if (tiers.length === 0) return false;
  const cloud = /\b(?:aws|azure|gcp|google cloud)\b/i.exec(match.groups?.name ?? '')?.[0];
  const outer =
    cloud === undefined
      ? undefined
      : landscape.add(cloud.toUpperCase() === 'AZURE' ? 'Azure' : cloud.toUpperCase(), 'prompt');
  const before = [landscape.add('Users', 'pattern')];
  const extra = listed.flatMap((name) => landscape.mention(name));
  const chain: (readonly Part[])[] = [before];
  const first = extra.filter(({ role }) => /^(?:cdn|dns|firewall|load-balancer|gateway|proxy)$/.test(role));
  for (const part of first) chain.push([part]);
  const span = { start: tokens[0]?.start ?? 0, end: (tokens[0]?.start ?? 0) + match[0].trimEnd().length };
  for (const [tier, label] of tiers) {
    const area = landscape.add(tier, 'pattern', outer);
    landscape.widen(area, span);
    chain.push([landscape.add(label, 'pattern', area)]);
  }
  joinInTurn(chain, 'pattern', landscape);
  return true;
};

const joinInTurn = (chain: readonly (readonly Part[])[], origin: Part['origin'], landscape: Landscape): void => {
  for (const [index, parts] of chain.slice(1).entries()) landscape.link(chain[index] ?? [], parts, { origin });
};

const namesIn = (tokens: readonly Token[]): readonly NonNullable<ReturnType<typeof readName>>[] => {
  const names: Token[][] = [[]];
  for (const token of tokens) {
    if (/^(?:,|and|&|or|then)$/.test(token.lower)) names.push([]);
    else names.at(-1)?.push(token);
  }
  return names.flatMap((name) => readName(name) ?? []);
};
