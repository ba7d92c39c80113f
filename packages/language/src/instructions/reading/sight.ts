import { cueWords, wordClasses } from '../../lexicon/en/instruction-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { singularPhrase } from '../references/find-kind.ts';
import { stem } from '../references/stem.ts';
import { colours, shades } from '../words/colours.ts';
import { looks } from '../words/looks.ts';
import { anyEdge, anyGroup, anyShape, ordinals, pronouns } from '../words/positions.ts';
import { type IndexedPart, keyOf, kindNamed, type PartIndex, tellingStems } from './part-index.ts';
import { isWord, type Token } from './token.ts';
import { likenessAmong } from './word-likeness.ts';

/** What a reader sees of a token before knowing what the instruction wants. */
export interface Seen {
  readonly token: Token;
  readonly stem: string;
  /** How it is known from the diagram: it belongs to a whole label, to a part of one, to a row, or to nothing. */
  readonly known: 'label' | 'word' | 'row' | 'none';
  /** The sort of the part whose label it belongs to. */
  readonly sort: 'node' | 'group' | 'edge' | 'none';
  /** The part whose label, or a word of whose label, it is. */
  readonly mentions: string | undefined;
  readonly opensLabel: boolean;
  readonly closesLabel: boolean;
  /** What sort of word it is by itself. */
  readonly sorts: readonly string[];
  /** The last preposition or other word that announces a slot, and the next one. */
  readonly cue: string;
  readonly cueDistance: number;
  readonly nextCue: string;
  /** What it is in a sentence, as far as its form tells. */
  readonly part: string;
  /** The run between two cues that it stands in. */
  readonly run: Run;
}

/** The words between two cues. */
interface Run {
  readonly known: 'all' | 'some' | 'none';
  readonly place: 'only' | 'first' | 'inside' | 'last';
  readonly index: number;
  readonly hasName: boolean;
}

const longestLabel = 7;

const colourWords: ReadonlySet<string> = new Set(
  colours.flatMap(({ name, synonyms }) => [name, ...synonyms]).flatMap((name) => name.split(' ')),
);
const lookWords: ReadonlySet<string> = new Set(looks.flatMap(({ words }) => words));

export const look = (tokens: readonly Token[], index: PartIndex): readonly Seen[] => {
  const inLabel = findLabels(tokens, index);
  let cue = '^';
  let cueAt = -1;
  const seen = tokens.map((token, at): Omit<Seen, 'run' | 'nextCue'> => {
    const found = inLabel[at];
    const word = stem(token.lower);
    const partial = found === undefined && !token.isQuoted && isWord(token) ? partOfWord(token, index) : undefined;
    const isRow = found === undefined && partial === undefined && likenessAmong(word, index.rows) >= 0.9;
    const one = {
      token,
      stem: word,
      known:
        found !== undefined
          ? ('label' as const)
          : partial !== undefined
            ? ('word' as const)
            : isRow
              ? ('row' as const)
              : ('none' as const),
      sort: (found?.part ?? partial)?.sort ?? ('none' as const),
      mentions: (found?.part ?? partial)?.id,
      opensLabel: found?.start === at,
      closesLabel: found?.end === at + 1,
      sorts: [...sortsOf(token, index), ...(isNameInside(tokens, at) ? ['name'] : [])],
      part: partOfSpeech(token),
      cue,
      cueDistance: at - cueAt,
    };
    if (cueWords.has(token.lower)) {
      cue = token.lower;
      cueAt = at;
    }
    return one;
  });
  return withRuns(seen);
};

/** A capital that no sentence begins with: part of a name. */
const isNameInside = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    !/^[.!?:;–—-]$/.test(before.lower) &&
    /^\p{Lu}/u.test(tokens[at]?.text ?? '') &&
    tokens[at]?.lower !== 'i'
  );
};

const withRuns = (seen: readonly Omit<Seen, 'run' | 'nextCue'>[]): readonly Seen[] => {
  const isCue = (each: Omit<Seen, 'run' | 'nextCue'>): boolean =>
    cueWords.has(each.token.lower) && each.known !== 'label' && !each.token.isQuoted;
  const result: Seen[] = [];
  let index = 0;
  for (let start = 0; start < seen.length; ) {
    const first = seen[start];
    if (first === undefined) break;
    let end = start + 1;
    if (!isCue(first)) while (end < seen.length && !isCue(seen[end] ?? first)) end += 1;
    const words = seen.slice(start, end);
    const count = words.filter(({ known }) => known !== 'none').length;
    const telling = words.filter(({ part }) => part !== 'determiner').length;
    const known = count === 0 ? 'none' : count >= telling ? 'all' : 'some';
    const hasName = words.some(({ sorts }) => sorts.includes('name') || sorts.includes('quoted'));
    const nextCue = seen[end]?.token.lower ?? '$';
    for (const [at, word] of words.entries()) {
      const place = words.length === 1 ? 'only' : at === 0 ? 'first' : at === words.length - 1 ? 'last' : 'inside';
      result.push({ ...word, nextCue, run: { known, place, index, hasName } });
    }
    if (!isCue(first)) index += 1;
    start = end;
  }
  return result;
};

const partOfSpeech = ({ lower, isQuoted, text }: Token): string => {
  if (isQuoted) return 'quoted';
  const closed = wordClasses.find(([, words]) => words.has(lower));
  if (closed !== undefined) return closed[0];
  if (!/[\p{L}]/u.test(lower)) return /\d/.test(lower) ? 'number' : 'sign';
  const verb = readVerb(lower);
  if (verb !== undefined) return `verb-${[...verb.forms].toSorted().join('-')}`;
  if (/ly$/.test(lower)) return 'adverb';
  return /^\p{Lu}/u.test(text) ? 'Noun' : 'noun';
};

interface LabelRun {
  readonly start: number;
  readonly end: number;
  readonly part: IndexedPart;
}

/** For each token the longest run that says a whole label. */
const findLabels = (tokens: readonly Token[], { labels }: PartIndex): readonly (LabelRun | undefined)[] => {
  const found: (LabelRun | undefined)[] = tokens.map(() => undefined);
  for (let length = longestLabel; length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const run = tokens.slice(start, start + length);
      const [first, last] = [run[0], run.at(-1)];
      if (first === undefined || last === undefined || !isWord(first) || !isWord(last)) continue;
      if (run.some((_, at) => found[start + at] !== undefined) || /^(?:the|an?)$/.test(first.lower)) continue;
      const [part] = labels.get(keyOf(tellingStems(run.map(({ lower }) => lower).join(' ')))) ?? [];
      if (part === undefined) continue;
      for (let at = start; at < start + length; at += 1) found[at] = { start, end: start + length, part };
    }
  }
  return found;
};

const partOfWord = ({ lower }: Token, { parts, frequency }: PartIndex): IndexedPart | undefined => {
  const [word] = tellingStems(lower);
  if (word === undefined || word.length < 2) return undefined;
  if (frequency.has(word)) return parts.find(({ stems }) => stems.includes(word));
  return parts.find(({ stems, initials }) => initials === lower || likenessAmong(word, stems) >= 0.85);
};

const sortsOf = ({ lower, text, isQuoted }: Token, { setting }: PartIndex): readonly string[] => {
  if (isQuoted) return ['quoted'];
  const single = singularPhrase(lower);
  const kind = kindNamed(lower, setting);
  return [
    ...(kind === undefined ? [] : ['kind', `kind:${kind.sort}`]),
    ...(colourWords.has(lower) || lower in shades ? ['colour'] : []),
    ...(lookWords.has(lower) ? ['look'] : []),
    ...(lower in ordinals ? ['ordinal'] : []),
    ...(pronouns.has(lower) ? ['pronoun'] : []),
    ...(anyShape.has(single) ? ['shapeWord'] : []),
    ...(anyEdge.has(single) ? ['edgeWord'] : []),
    ...(anyGroup.has(single) ? ['groupWord'] : []),
    ...(/^#?\d/.test(lower) ? ['number'] : []),
    ...(/^\p{Lu}/u.test(text) ? ['capital'] : []),
    ...(/[A-Z_]{2,}|\d\w|\w_\w|[a-z][A-Z]/.test(text) ? ['code'] : []),
    ...(/^\p{P}+$|^[→⇒]$|^[-=]+>$/u.test(text) ? ['sign'] : []),
  ];
};

/** Ids of the parts that tokens mention, the last first. */
export const mentionedBy = (seen: readonly Seen[]): readonly string[] => [
  ...new Set(seen.flatMap(({ mentions }) => mentions ?? []).toReversed()),
];
