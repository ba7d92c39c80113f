import { thoseUnder } from '../../lexicon/en/instruction-words.ts';
import { barePronoun, saysHowMany, thoseAlong, thoseOnWay } from '../../lexicon/en/standing-words.ts';
import { amountIn } from '../references/amount-in.ts';
import { findParts } from '../references/find-parts.ts';
import type { Part, Sort } from '../references/part.ts';
import { type LinearModel, logSoftmax, scoresOf } from './linear-model.ts';
import { meaningFeatures } from './meaning/meaning-features.ts';
import type { IndexedPart, PartIndex } from './part-index.ts';
import { partsNamedByPlace } from './part-sets.ts';
import { type Phrase, readPhrase, referenceFeatures } from './reference-features.ts';
import type { ReferenceRole } from './slots.ts';

/** Parts that a phrase may mean, with the logarithm of how likely it is. */
export interface Resolved {
  readonly parts: readonly Part[];
  readonly logProbability: number;
  /** True where the phrase shares no telling word with what it was taken for. */
  readonly isFar: boolean;
  /** True where it is far and neither a kind, nor a place in a row, nor initials, nor what is around it speaks for it. */
  readonly isGuessed?: boolean;
}

/** What a role can point at. */
const sortsOfRole = (role: ReferenceRole, operation: string): readonly Sort[] => {
  if (role === 'in') return ['group', 'node'];
  if (role === 'edge') return ['edge'];
  if (role !== 'target') return ['node', 'group'];
  if (operation === 'ungroup') return ['group'];
  if (operation === 'remove' || operation === 'style' || operation === 'rename') return ['node', 'edge', 'group'];
  return ['node', 'group'];
};

/** Features of every part that a phrase could mean in a role. */
export const candidatesFor = (
  { text, isQuoted, role, operation, mentioned }: Request,
  index: PartIndex,
): { readonly phrase: Phrase; readonly parts: readonly Part[]; readonly features: readonly (readonly string[])[] } => {
  const sorts = sortsOfRole(role, operation);
  const phrase = readPhrase(text, isQuoted, index);
  const parts = likelyParts(
    phrase,
    index.parts.filter(({ sort }) => sorts.includes(sort)),
  );
  const found = findParts(text, index.setting, sorts);
  const precise = found.ok ? found.parts : [];
  const meanings = meaningFeatures(phrase, parts, index.frequency);
  return {
    phrase,
    parts,
    features: parts.map((part, at) => [
      ...referenceFeatures(phrase, part, role, index, mentioned),
      ...(meanings[at] ?? []),
      ...(precise.some(({ id }) => id === part.id)
        ? [`precise:${Math.min(3, precise.length)}`]
        : found.ok
          ? ['imprecise']
          : []),
    ]),
  };
};

/** In a large diagram only these are looked at closely: those that share most words with the phrase. */
const mostCompared = 40;

const likelyParts = (phrase: Phrase, parts: readonly IndexedPart[]): readonly IndexedPart[] => {
  if (parts.length <= mostCompared || phrase.isPronoun || phrase.ordinal !== undefined)
    return parts.slice(0, mostPointed);
  const words = new Set([...phrase.stems, ...phrase.words]);
  const shared = ({ stems, words: own, initials, kind }: IndexedPart): number =>
    stems.filter((word) => words.has(word)).length +
    own.filter((word) => words.has(word)).length +
    (words.has(initials) || kind === phrase.kind?.id ? 1 : 0) +
    stems.filter((word) => phrase.stems.some((said) => word.startsWith(said.slice(0, 4)))).length / 2;
  return parts
    .map((part) => ({ part, score: shared(part) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostCompared)
    .map(({ part }) => part);
};

/** Pronouns and places in a row may mean any part. */
const mostPointed = 400;

const isGuess = (features: readonly string[]): boolean =>
  farFeatures.some((feature) => features.includes(feature)) && !features.some((feature) => founding.test(feature));

/** Features that speak for a part although no word of its label is said. */
const founding =
  /^(?:initials$|kind:same|kindWord|ordinal:(?:kind|sort):true|precise|row:|way:|inside:|wayOut:|group:)/;

const farFeatures = ['cover:0', 'cover:1', 'cover:2'];

const conjunction = /\s*(?:,\s*(?:and\s+|&\s*|or\s+)?|\s(?:and|&|or|plus|as well as)\s|\s\+\s|\s\/\s)\s*/i;

/** Roles that several parts can fill. */
const manyRoles: ReadonlySet<ReferenceRole> = new Set([
  'target',
  'from',
  'to',
  'between',
  'connectedTo',
  'connectedFrom',
  'about',
  'edge',
]);

interface Request {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly role: ReferenceRole;
  readonly operation: string;
  /** Ids of the parts that the words before it name, the last first. */
  readonly mentioned: readonly string[];
}

const answers = new WeakMap<PartIndex, Map<string, readonly Resolved[]>>();

/** Resolves a phrase; the best few answers first. Rival readings ask for the same phrases, so answers are kept with the index. */
export const resolveReference = (request: Request, index: PartIndex, model: LinearModel): readonly Resolved[] => {
  const { text, isQuoted, role, operation, mentioned } = request;
  const known = answers.get(index) ?? new Map<string, readonly Resolved[]>();
  answers.set(index, known);
  const key = JSON.stringify([text, isQuoted, role, sortsOfRole(role, operation), mentioned]);
  const answer = known.get(key) ?? find(request, index, model);
  known.set(key, answer);
  return answer;
};

const find = (request: Request, index: PartIndex, model: LinearModel): readonly Resolved[] => {
  const { phrase, parts, features } = candidatesFor(request, index);
  if (parts.length === 0) return [];
  const newest = request.role === 'target' ? newestMeant(request.text, index) : undefined;
  if (newest !== undefined) return [{ parts: [newest], logProbability: -0.05, isFar: false }];
  const chances = logSoftmax(Float64Array.from(features, (each) => scoresOf(model, each)[0] ?? 0));
  const single = parts
    .map(
      (part, at): Resolved => ({
        parts: [part],
        logProbability: chances[at] ?? Number.NEGATIVE_INFINITY,
        isFar: farFeatures.some((feature) => features[at]?.includes(feature) === true),
        isGuessed: isGuess(features[at] ?? []),
      }),
    )
    .toSorted((a, b) => b.logProbability - a.logProbability)
    .slice(0, 3);
  if (!manyRoles.has(request.role) || request.isQuoted) return single;
  const placed = partsNamedByPlace(request.text, {
    mentioned: request.mentioned,
    index,
    findOne: (text) => {
      const [found] = resolveReference({ ...request, text }, index, model);
      return found?.isFar === true ? undefined : found?.parts[0];
    },
  });
  // "Everything under the CTO" is never the CTO.
  const said = request.text.trim();
  const isFlow = index.setting.type.family === 'process';
  const isOfThose = thoseUnder.test(said) || (isFlow && (thoseAlong.test(said) || thoseOnWay.test(said)));
  const others = isOfThose ? [] : single;
  if (placed !== undefined) return [{ parts: placed, logProbability: -0.1, isFar: false }, ...others];
  const isLabel = parts.some((_, at) => features[at]?.includes('exact') === true);
  if (isLabel) return single;
  const amount = amountIn(request.text);
  if (amount !== undefined) return asManyAs(amount, request, index, { parts, chances, features });
  const pieces = request.text.split(conjunction).filter((piece) => piece.trim() !== '');
  if (pieces.length > 1) {
    const each = pieces.map((text) => resolveReference({ ...request, text }, index, model)[0]);
    if (each.every((found) => found !== undefined)) {
      const all = [...new Map(each.flatMap(({ parts: some }) => some).map((part) => [part.id, part])).values()];
      const least = Math.min(...each.map(({ logProbability }) => logProbability));
      return all.length > 1
        ? [
            {
              parts: all,
              logProbability: least,
              isFar: each.some(({ isFar }) => isFar),
              isGuessed: each.some(({ isGuessed }) => isGuessed === true),
            },
            ...single,
          ]
        : single;
    }
  }
  const precise = findParts(request.text, index.setting, sortsOfRole(request.role, request.operation));
  if (precise.ok && precise.parts.length > 1)
    return [{ parts: precise.parts, logProbability: -0.1, isFar: false }, ...single];
  return phrase.isPlural && phrase.stems.length > 0 ? [...sharing(phrase, parts, features), ...single] : single;
};

/** "Add a cache behind the store and paint it red": "it" is what was added just before. */
const newestMeant = (text: string, { parts, setting: { lastAdded, lastTouched } }: PartIndex): Part | undefined =>
  lastAdded !== undefined && lastTouched.includes(lastAdded) && barePronoun.test(text.trim())
    ? parts.find(({ id }) => id === lastAdded)
    : undefined;

/** "Both storages" are never one: the two that fit best, surely only where the next one fits much worse. */
const asManyAs = (
  amount: number,
  { text, role, operation }: Request,
  index: PartIndex,
  {
    parts,
    chances,
    features,
  }: {
    readonly parts: readonly Part[];
    readonly chances: ArrayLike<number>;
    readonly features: readonly (readonly string[])[];
  },
): readonly Resolved[] => {
  for (const phrase of [text, text.trim().replace(saysHowMany, '')]) {
    const precise = findParts(phrase, index.setting, sortsOfRole(role, operation));
    if (precise.ok && precise.parts.length === amount)
      return [{ parts: precise.parts, logProbability: -0.1, isFar: false }];
  }
  const ranked = parts
    .map((part, at) => ({ part, chance: chances[at] ?? Number.NEGATIVE_INFINITY, said: features[at] ?? [] }))
    .filter(({ part }) => part.sort === 'node')
    .toSorted((a, b) => b.chance - a.chance);
  const [last, next] = [ranked[amount - 1], ranked[amount]];
  if (last === undefined) return [];
  const best = ranked.slice(0, amount);
  const isFar = best.some(({ said }) => farFeatures.some((feature) => said.includes(feature)));
  const isClear = last.chance - (next?.chance ?? -20) > (isFar ? farMore : clearlyMore);
  return [
    {
      parts: best.map(({ part }) => part).toSorted((a, b) => parts.indexOf(a) - parts.indexOf(b)),
      logProbability: isClear ? -0.3 : -3,
      isFar,
      isGuessed: !isClear && best.some(({ said }) => isGuess(said)),
    },
  ];
};

/** As logarithms of chances differ where one is three times the other. */
const clearlyMore = 1.1;
/** The same where they share no telling word with what is said. */
const farMore = 2;

/** "Both nurses": all whose labels share what is said. */
const sharing = (
  { stems }: Phrase,
  parts: readonly Part[],
  features: readonly (readonly string[])[],
): readonly Resolved[] => {
  const fitting = parts.filter((part, at) => part.sort === 'node' && features[at]?.includes('cover:6') === true);
  return stems.length > 0 && fitting.length > 1 ? [{ parts: fitting, logProbability: -0.3, isFar: false }] : [];
};
