import { withProductsAsWords } from './product-names.ts';

/**
 * A name before any language has written it: words in lower case, in letters and digits of ASCII, the first starting with a letter.
 * Two names of one scope differ even when their words are written together, so that no casing makes them equal.
 */
export interface Name {
  readonly words: readonly string[];
  /** What the diagram says, for comments and strings; may hold anything. */
  readonly label: string;
  /** What it is as data, where the diagram lists values: their text, however names are written. */
  readonly value?: string;
  /** Ids of the parts of the diagram that it stands for. */
  readonly from: readonly string[];
}

/** Names longer than this are cut at a word; some databases take no more than 30 bytes, and tables carry an affix. */
const longestName = 28;
const longestSentence = 96;
const longestPackage = 16;
/** The same where it would lose no more than its last word, which says what the others are about. */
const longestWholePackage = 24;

/** Gives names that are new to their scope. */
export interface NameScope {
  /** Whether something is called like this already. */
  readonly has: (label: string) => boolean;
  /** `fallback` is what a label without any usable letter is called, such as `step`; `suffix` is stands whole at the end, such as `outcome`. */
  readonly take: (label: string, from: readonly string[], fallback: string, suffix?: string) => Name;
  /** The same for what belongs to another name, which is short enough and stays whole. */
  readonly beside: (label: string, from: readonly string[], fallback: string, suffix: string) => Name;
  /** The same for what is called: arguments that are written right behind it, as in `check(pin)`, are no part of its name. */
  readonly call: (label: string, from: readonly string[], fallback: string) => Name;
  /** The same for the names of tests, which read as sentences; the label is no longer than the words. */
  readonly sentence: (label: string, from: readonly string[]) => Name;
}

export const createNameScope = (taken: readonly string[] = [], longest = longestName): NameScope => {
  const used = new Set(taken);
  const take = (words: readonly string[], label: string, from: readonly string[]): Name => {
    let candidate = words;
    for (let count = 2; used.has(candidate.join('')); count += 1) candidate = [...words, String(count)];
    used.add(candidate.join(''));
    return { words: candidate, label: oneLine(label), from };
  };
  return {
    has: (label) => used.has(toWords(label, '').join('')),
    take: (label, from, fallback, suffix = '') =>
      take(withSuffix(toWords(label, fallback, longest - suffix.length), suffix), label, from),
    beside: (label, from, fallback, suffix) =>
      take(withSuffix(toWords(label, fallback, Number.POSITIVE_INFINITY), suffix), label, from),
    call: (label, from, fallback) =>
      take(toWords(label.replace(argumentsOfCall, '$1'), fallback, longest), label, from),
    sentence: (label, from) => {
      const words = wordsIn(label, 'test', Number.POSITIVE_INFINITY);
      const name = take(wholeClauses(words, longestSentence), label, from);
      return name.words.length === words.length ? name : { ...name, label: asText(name) };
    },
  };
};

const withSuffix = (words: readonly string[], suffix: string): readonly string[] => {
  const end = suffix === '' ? [] : suffix.split(' ');
  return words.slice(-end.length).join(' ') === suffix ? words : [...words, ...end];
};

/** What signs are called that tell names apart. */
const signs: Readonly<Record<string, string>> = {
  '>': 'above',
  '<': 'below',
  '>=': 'at least',
  '≥': 'at least',
  '<=': 'at most',
  '≤': 'at most',
  '%': 'percent',
};

/** `12.5`, but neither `v2.0` nor `10.0.0.1`: as one word `12point5`, since `125` is another number. */
const decimal = /(?<![\p{L}\d.])(\d+)\.(\d+)(?![\d.]*\.\d|\d)/gu;

/** What stands for it in data: the text that is drawn, otherwise the words, as in `under-100`. */
export const asValue = ({ value, words }: Pick<Name, 'value' | 'words'>, between = '-'): string =>
  value ?? words.join(between);

/** Words as a text: `at least 12.5 g` of `at`, `least`, `12point5`, `g`. */
export const asText = ({ words }: Pick<Name, 'words'>): string =>
  words.join(' ').replace(/\b(\d+)point(\d+)\b/g, '$1.$2');

const argumentsOfCall = /([\p{L}\d_])\((?!e?s\))[^()]*\)\s*;?$/u;

/** Articles before another word; `A` of `Plan A` and of `Team A` are names. */
const articles = /(?<![\p{L}\d'’_.-])(?:[Tt]he|an?|^An?(?=\s+\p{Ll}))(?=\s+[\p{L}\d])/gu;

const withoutArticles = (label: string): string => label.replace(articles, '');

/**
 * `Take payment (card)` becomes `take payment card`, `OrderItem` becomes `order item`, `3-way match` becomes `step 3 way match`, `IDs` and
 * `IoT` stay one word.
 */
const toWords = (label: string, fallback: string, longest = longestName): readonly string[] =>
  wordsIn(withoutArticles(label), fallback, longest);

/** All words of a label, articles among them. */
export const labelWords = (label: string): readonly string[] => {
  const words = wordsIn(label, '', Number.POSITIVE_INFINITY);
  return words.filter((word) => word !== '');
};

const wordsIn = (label: string, fallback: string, longest: number): readonly string[] => {
  const words = withProductsAsWords(toAscii(label))
    .replace(/\b(e)-(?=(?:book|commerce|mail)s?\b)/gi, '$1')
    .replace(/(?<!\p{L})(\p{Lu}{2,})s(?!\p{L})/gu, '$1S')
    .replace(/(?<!\p{L})\p{Lu}\p{L}{0,2}\p{Lu}(?!\p{L})/gu, (short) => short.toUpperCase())
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(?:>=|<=|≥|≤|>|<)(?=\s*\p{Sc}?\d)|(?<=\d\s?)%/gu, (sign) => ` ${signs[sign] ?? ''} `)
    .replace(decimal, '$1point$2')
    .replace(/(\w)['’](s|t|re|ll)\b/g, '$1$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const named = /^[a-z]/.test(words[0] ?? '') ? words : [...fallback.split(' '), ...words];
  return wholePhrases(named, longest);
};

/** As many words as that many letters hold; what is cut behind `of` or `where` goes with it: `onboarding`, not `onboarding of a new`. */
const wholePhrases = (words: readonly string[], longest: number): readonly string[] => {
  const kept = shorten(words, longest);
  if (kept.length === words.length || leading.test(words[kept.length] ?? '')) return kept;
  const last = kept.findLastIndex((word, at) => preposition.test(word) && !bound.test(kept[at + 1] ?? ''));
  if (last >= 1) return kept.slice(0, last);
  const clause = kept.findIndex((word) => conjunction.test(word));
  return clause < 2 ? kept : kept.slice(0, clause);
};

/**
 * As many words as that many letters hold; what is cut in the middle of a clause loses all of that clause. The first one keeps what it ends with:
 * `when the rider has a discount is no`.
 */
export const wholeClauses = (words: readonly string[], longest: number): readonly string[] => {
  const kept = shorten(words, longest);
  const first = firstClause(words);
  if (kept.length < first.length && first.length < words.length) return wholeClauses(first, longest);
  const last = kept.lastIndexOf('and');
  const answer = words.slice(words.lastIndexOf('is'));
  const isAnswer = /^is (?:answered with )?\S+(?: \S+)?$/.test(answer.join(' '));
  if (kept.length < words.length && first.length === words.length && kept.includes('when') && isAnswer) {
    const short = answer.filter((word) => word !== 'answered' && word !== 'with');
    const told = shorten(words.slice(0, -answer.length), longest - short.join('').length);
    if (told.includes('when')) return [...told, ...short];
  }
  return kept.length === words.length || last < 3 ? kept : kept.slice(0, last);
};

/** Up to the first answer behind `when`, whatever the question before it joins by `and`. */
const firstClause = (words: readonly string[]): readonly string[] => {
  const asked = words.indexOf('when');
  const end = words.findIndex((word, index) => word === 'and' && words.slice(asked, index).includes('is'));
  return asked < 0 || end < asked ? words : words.slice(0, end);
};

/** The beginning of a name for packages, whose names are short: `guest menu app` of `guest menu app and kitchen system`. */
export const shortWords = (words: readonly string[]): readonly string[] => {
  if (words.join('').length <= longestPackage) return words;
  const end = words.indexOf('and');
  const said = (end > 0 ? words.slice(0, end) : words).filter((word) => !/^(?:an?|the)$/.test(word));
  const kept = wholePhrases(said, longestPackage);
  return said.length - kept.length === 1 && said.join('').length <= longestWholePackage ? said : kept;
};

const shorten = (words: readonly string[], longest: number): readonly string[] => {
  const kept: string[] = [];
  let length = 0;
  for (const word of words) {
    const short = word.slice(0, longest);
    if (kept.length > 0 && length + short.length > longest) break;
    kept.push(short);
    length += short.length;
  }
  // A number wants what it counts, unless it is what something is compared with.
  const isOpen = (word: string): boolean =>
    leading.test(word) ||
    joining.test(word) ||
    bound.test(word) ||
    (/^\d+(?:point\d+)?$/.test(word) && !bound.test(kept.at(-2) ?? ''));
  while (kept.length > 1 && kept.length < words.length && isOpen(kept.at(-1) ?? '')) kept.pop();
  return kept;
};

/** Words that want another one after them. */
const leading =
  /^(?:a|after|an|and|at|before|between|but|by|during|for|from|in|into|of|on|onto|or|per|than|the|to|until|with|within|without)$/;

/** What a number behind it is compared by. */
const bound = /^(?:above|below|least|most)$/;

/** The same of verbs and what a clause begins with. */
const joining = /^(?:are|be|has|have|if|is|that|was|were|whether|which|who)$/;

/** What a second clause begins with. */
const conjunction = /^(?:and|because|or|when|where|which|who)$/;

const preposition = /^(?:at|by|for|from|in|into|of|on|to|with)$/;

/** What a comment says beyond the name itself; empty where the words are all that the label says, in another order or with a verb before them too. */
export const beyondWords = ({ label, words }: Name): string => {
  const said = withoutArticles(label)
    .toLowerCase()
    .replace(/[\s.,:;!?'’"“”()_-]+/g, '');
  const isSaid =
    said !== '' &&
    [said, said.replace(/s$/, '')].some((each) => words.some((_, at) => words.slice(at).join('') === each));
  return isSaid || [said, `is${said}`].includes(words.join('')) || isReordered({ label, words }) ? '' : label;
};

/** Whether a question is asked by the words of the drawing in another order: `has policy expired` of `Policy has expired?`. */
const isReordered = ({ label, words }: Pick<Name, 'label' | 'words'>): boolean =>
  /^[\p{L}\s?'’-]+$/u.test(label) &&
  toWords(label, '', Number.POSITIVE_INFINITY).toSorted().join(' ') === words.toSorted().join(' ');

/** Letters that lose their accent by decomposition, and those of European languages that do not. */
const toAscii = (text: string): string =>
  text
    .replace(/[ßæœøđłþðÆŒØĐŁÞÐ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');

const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  Æ: 'Ae',
  Œ: 'Oe',
  Ø: 'O',
  Đ: 'D',
  Ł: 'L',
  Þ: 'Th',
  Ð: 'D',
};

/** Labels as one line of plain text: markup and control characters gone. */
export const oneLine = (text: string): string =>
  text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ')
    .trim();
