import { pointingWords } from '../../lexicon/en/instruction-words.ts';
import { singularPhrase } from '../references/find-kind.ts';
import { flat, stem, wordsOf } from '../references/stem.ts';
import { anyEdge, anyGroup, anyShape, ordinals, pronouns } from '../words/positions.ts';
import { type IndexedPart, kindNamed, type PartIndex, tellingStems, tellingWords } from './part-index.ts';
import type { Role } from './slots.ts';
import { likenessAmong } from './word-likeness.ts';

/** A phrase of an instruction with what does not depend on the part that it is compared with. */
export interface Phrase {
  readonly text: string;
  readonly flat: string;
  readonly words: readonly string[];
  /** Its telling words, without those for kinds and places in a row, and their stems. */
  readonly telling: readonly string[];
  readonly stems: readonly string[];
  readonly kind: ReturnType<typeof kindNamed>;
  readonly sortWord: 'node' | 'edge' | 'group' | undefined;
  readonly ordinal: number | undefined;
  readonly isPronoun: boolean;
  readonly isQuoted: boolean;
  readonly isPlural: boolean;
}

export const readPhrase = (text: string, isQuoted: boolean, { setting, frequency }: PartIndex): Phrase => {
  const words = wordsOf(text);
  // A team that is called "IT" is no "it".
  const isName = /\p{Lu}{2}/u.test(text) && setting.spec.nodes.some(({ label }) => label === text.trim());
  const named = isQuoted ? [] : words.map((word) => kindNamed(word, setting));
  const kind = named.findLast((each) => each !== undefined);
  const singulars = words.map((word) => singularPhrase(word));
  const sortWord = isQuoted
    ? undefined
    : singulars.some((word) => anyEdge.has(word) || word === 'message')
      ? 'edge'
      : singulars.some((word) => anyGroup.has(word) && word !== 'box')
        ? 'group'
        : singulars.some((word) => anyShape.has(word))
          ? 'node'
          : undefined;
  const ordinalWord = words.find((word) => word in ordinals);
  const digits = /(?:^|\s)#?(\d{1,2})(?:st|nd|rd|th)?$/.exec(text)?.[1];
  const isInLabel = (word: string): boolean => tellingStems(word).some((each) => frequency.has(each));
  const isTelling = (word: string, at: number): boolean =>
    isQuoted ||
    (isInLabel(word) && !(word in ordinals) && !pointingWords.has(word)) ||
    !(
      word in ordinals ||
      pointingWords.has(word) ||
      (named[at] !== undefined && words.length > 1) ||
      anyShape.has(singulars[at] ?? word) ||
      anyEdge.has(singulars[at] ?? word)
    );
  const telling = tellingWords(words.filter(isTelling).join(' '));
  return {
    text,
    flat: flat(text),
    words,
    telling,
    stems: telling.map(stem),
    kind,
    sortWord,
    ordinal: isQuoted
      ? undefined
      : ordinalWord !== undefined
        ? ordinals[ordinalWord]
        : digits === undefined
          ? undefined
          : Number(digits) - 1,
    isPronoun: !isQuoted && !isName && words.some((word) => pointingWords.has(word) || pronouns.has(word)),
    isQuoted,
    isPlural: /\b(?:both|all|every|each|these|those|them|they)\b/.test(flat(text)),
  };
};

/** What speaks for and against a phrase meaning a part. Out: names of features for the learned ranking. */
export const referenceFeatures = (
  phrase: Phrase,
  part: IndexedPart,
  role: Role,
  index: PartIndex,
  mentioned: readonly string[] = [],
): readonly string[] => {
  const { setting, frequency } = index;
  const features: string[] = [`sort:${part.sort}`, `role:${role}:${part.sort}`];
  const label = part.label;
  if (label !== '' && flat(label) === phrase.flat) features.push(`exact:${part.sort}`, 'exact');
  const matched = phrase.stems.map((word) => likenessAmong(word, part.stems));
  const weights = phrase.stems.map((word) => 1 / (frequency.get(word) ?? 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const covered = total === 0 ? 0 : matched.reduce((sum, share, at) => sum + share * (weights[at] ?? 0), 0) / total;
  const back = part.stems.map((word) => likenessAmong(word, phrase.stems));
  const told = back.length === 0 ? 0 : back.reduce((sum, share) => sum + share, 0) / back.length;
  if (phrase.stems.length > 0) {
    features.push(`cover:${bucket(covered)}`, `told:${bucket(told)}`, `both:${bucket(covered)}:${bucket(told)}`);
    features.push(`sum:${bucket((covered + told) / 2)}:${part.sort}`);
    const last = phrase.stems.at(-1);
    if (last !== undefined && likenessAmong(last, part.stems) > 0.8) features.push('head');
    if (back.at(-1) !== undefined && (back.at(-1) ?? 0) > 0.8) features.push('labelHead');
    if ((matched[0] ?? 0) > 0.8 && (back[0] ?? 0) > 0.8) features.push('first');
  } else features.push('bare');
  if (part.initials.length > 1 && phrase.words.includes(part.initials)) features.push('initials');
  if (phrase.words.some((word) => word.length > 1 && word.length < 5 && part.initials.includes(word) && covered < 0.5))
    features.push('initialsInside');
  if (phrase.kind !== undefined) {
    const isSame = phrase.kind.sort === part.sort && phrase.kind.id === part.kind;
    features.push(isSame ? `kind:same:${phrase.kind.isPlain}` : `kind:other:${phrase.kind.isPlain}`);
    if (isSame && part.ofKind === 1) features.push('kind:only');
    if (isSame && phrase.stems.length === 0) features.push(`kind:alone:${part.ofKind === 1}`);
  }
  const kindWord = phrase.words.some(
    (word) => part.kind !== undefined && stem(word) === stem(part.kind.split('-')[0] ?? ''),
  );
  if (kindWord) features.push('kindWord');
  if (phrase.sortWord !== undefined) features.push(phrase.sortWord === part.sort ? 'sortWord:same' : 'sortWord:other');
  if (phrase.ordinal !== undefined) features.push(...ordinalFeatures(phrase, part));
  if (phrase.isPronoun) {
    const touched = setting.lastTouched.includes(part.id);
    features.push(touched ? 'pronoun:touched' : 'pronoun:other');
    if (setting.selection.includes(part.id)) features.push('pronoun:selected');
    const place = mentioned.indexOf(part.id);
    const isBare = phrase.stems.length === 0;
    features.push(`pronoun:mentioned:${isBare}:${Math.min(2, place)}`);
  }
  const near = share(phrase.stems, part.nearStems);
  if (near > 0) features.push(`near:${bucket(near)}`);
  const row = share(phrase.stems, part.rowStems);
  if (row > 0) features.push(`row:${bucket(row)}`);
  const way = share(phrase.stems, part.waysIn);
  if (way > 0) features.push(`way:${bucket(way)}`, ...(covered === 0 ? [`wayOnly:${bucket(way)}`] : []));
  const out = share(phrase.stems, part.waysOut);
  if (out > 0) features.push(`wayOut:${role}:${bucket(out)}`, ...(covered === 0 ? [`wayOutOnly:${bucket(out)}`] : []));
  const inside = share(phrase.stems, part.insideStems);
  if (inside > 0) features.push(`inside:${phrase.sortWord === 'group'}:${bucket(inside)}`);
  const group = share(phrase.stems, part.groupStems);
  if (group > 0) features.push(`group:${bucket(group)}`);
  if (part.sort === 'edge') {
    const [from, to] = [share(phrase.stems, part.fromStems), share(phrase.stems, part.toStems)];
    features.push(`from:${bucket(from)}`, `to:${bucket(to)}`);
    if (from > 0.2 && to > 0.2) features.push('ends:both');
  }
  return features;
};

const ordinalFeatures = ({ ordinal = 0, kind, sortWord }: Phrase, part: IndexedPart): readonly string[] => {
  const fits = (place: number, count: number): boolean => place === (ordinal < 0 ? count + ordinal : ordinal);
  const isNamed = kind !== undefined && !kind.isPlain;
  const inKind = fits(part.placeInKind, part.ofKind);
  const inSort = fits(part.place, part.ofSort);
  return [
    `ordinal:kind:${inKind}:${isNamed && kind?.id === part.kind}`,
    `ordinal:sort:${inSort}:${isNamed}:${sortWord === part.sort}`,
  ];
};

const share = (stems: readonly string[], others: ReadonlySet<string>): number =>
  stems.length === 0 || others.size === 0
    ? 0
    : stems.reduce((sum, word) => sum + likenessAmong(word, others), 0) / stems.length;

const bucket = (value: number): number => (value === 0 ? 0 : value >= 0.999 ? 6 : 1 + Math.floor(value * 5));
