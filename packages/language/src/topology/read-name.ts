import type { SourceSpan } from '@diagloom/diagram/model';
import { timeWords } from '../lexicon/en/closed-words.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { anyOne, approximators, fileName } from '../lexicon/en/topology-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised, isAdverb } from '../text/words.ts';
import { products } from './products.ts';

/** A name as it stands in a sentence. */
export interface ReadName {
  /** As it is to be shown; in the singular where a number stands before it. */
  readonly label: string;
  /** The words in lower case, the last one in the singular: what tells two names apart. */
  readonly words: readonly string[];
  /** How many, where a number says it. */
  readonly count: number | undefined;
  /** True for `one balancer`. */
  readonly isOne?: boolean;
  /** How many one part stands for. */
  readonly amount?: number;
  /** True for `both switches`: two, where they were not named before. */
  readonly isBoth?: boolean;
  /** `a` or `another` makes a new one, `the` means one that was named, `each` all of them. */
  readonly determiner: 'new' | 'known' | 'each' | 'pronoun' | 'none';
  /** True for `its own`, `their`. */
  readonly isOwn: boolean;
  /** True for `a separate server`: it stands in nothing that was told before. */
  readonly isApart: boolean;
  /** True for `all of them`, `all three`. */
  readonly isAll: boolean;
  readonly technology: string | undefined;
  readonly span: SourceSpan;
}

const pronouns = new Set('it they them these those this that both all itself themselves there everything'.split(' '));
const openers = new Set(
  "the a an its their our my your this that these those some each every any all both another own single separate existing new same other different several multiple many various one's of we have has i with also there is are plus finally using where when once redundant identical nearest nearer closest closer respective".split(
    ' ',
  ),
);

/** Reads a name phrase; undefined where nothing but small words is left. */
export const readName = (words: readonly Token[]): ReadName | undefined => {
  const phrase = withCountFirst(words);
  const { tokens, technology } = takeBracket(withoutMode(withoutCopies(phrase)));
  let from = 0;
  let count: number | undefined;
  const seen = new Set<string>();
  for (; from < tokens.length; from += 1) {
    const token = tokens[from];
    if (token === undefined) break;
    const amount = from < tokens.length - 1 ? amountAt(tokens, from) : undefined;
    if (amount !== undefined && count === undefined) {
      count = amount.count;
      from += amount.length - 1;
    } else if (approximators.has(token.lower) && amountAt(tokens, from + 1) !== undefined) continue;
    else if ((openers.has(token.lower) && from < tokens.length - 1) || isAdverb(token)) seen.add(token.lower);
    else break;
  }
  const span = spanOf(phrase);
  const as = tokens.findIndex(({ lower }, index) => lower === 'as' && index > from && index < tokens.length - 1);
  const named = tokens.slice(from, as < 0 ? undefined : as);
  const kept = named.length === 1 ? named : dropTail(named);
  const only = kept.length === 1 ? kept[0]?.lower : undefined;
  if (span === undefined || kept.length === 0) return undefined;
  const isAll = seen.has('all') || seen.has('each') || only === 'all';
  const number = isAll ? (/^\d{1,2}$/.test(only ?? '') ? Number(only) : numberWords.indexOf(only ?? '')) : -1;
  const pronoun = {
    words: [],
    determiner: 'pronoun',
    isOwn: false,
    isApart: false,
    isAll,
    technology: undefined,
    span,
  } as const;
  if (number > 1) return { ...pronoun, label: 'all', count: number };
  if (only !== undefined && pronouns.has(only)) return { ...pronoun, label: only, count };
  if (only !== undefined && anyOne.has(only)) return undefined;
  if (only !== undefined && openers.has(only) && kept[0]?.text !== 'A') return undefined;
  const text = unquoted(textOf(kept));
  if (kept.length > 1 && anyOne.has(kept[0]?.lower ?? '')) return undefined;
  // `the war file (shop.war)` is called by its name.
  if (technology !== undefined && fileName.test(technology)) {
    const file = { label: technology, words: [technology.toLowerCase()], technology: undefined };
    return {
      ...file,
      count: undefined,
      determiner: determinerOf(seen, count),
      isOwn: false,
      isApart: false,
      isAll: false,
      span,
    };
  }
  const label = asLabel(spelt((count ?? 1) > 1 || seen.has('both') ? singularised(text) : text));
  return {
    label,
    words: wordsOf(text),
    count: count === 1 ? undefined : count,
    isOne: count === 1,
    isBoth: seen.has('both'),
    determiner: determinerOf(seen, count),
    isOwn: seen.has('own') || seen.has('its') || seen.has('their'),
    isApart: seen.has('separate'),
    isAll: false,
    technology,
    span,
  };
};

/** `artefact shop.jar` is called `shop.jar`; the names of files keep their spelling. */
const asLabel = (text: string): string => {
  const file = /^(?:(?:artefact|artifact|file|package)\s+)?(\S+\.[a-z]{2,5})$/.exec(text)?.[1];
  return file ?? capitalised(text);
};

/** The words of a name by which it is known, such as `web server` for `Web servers`. */
export const wordsOf = (text: string): readonly string[] => {
  const words = text
    .replace(/\b(?:hq|headquarters)\b/gi, 'headquarter')
    .replace(/(\p{Lu}{2,})s$/u, '$1')
    .replace(/[“”"]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map((word, index) =>
    index === words.length - 1 && !/^\p{Lu}{3,}$/u.test(word) ? singular(word.toLowerCase()) : word.toLowerCase(),
  );
};

const determinerOf = (seen: ReadonlySet<string>, count: number | undefined): ReadName['determiner'] => {
  if (seen.has('each') || seen.has('every') || seen.has('all') || seen.has('both') || seen.has('any')) return 'each';
  if (seen.has('the') || seen.has('this') || seen.has('these') || seen.has('same')) return 'known';
  if (seen.has('a') || seen.has('an') || seen.has('another') || count !== undefined) return 'new';
  return 'none';
};

/** `three`, `3`, `a pair of`, `a couple of`, `a dozen`. */
const amountAt = (tokens: readonly Token[], at: number): { count: number; length: number } | undefined => {
  const word = tokens[at]?.lower ?? '';
  if (tokens[at + 1]?.text === '-' || /^(?:port|bit|inch|gb|tb|way|u)$/.test(tokens[at + 1]?.lower ?? ''))
    return undefined;
  if (/^\d{1,3}$/.test(word) && /^[x×]$/.test(tokens[at + 1]?.lower ?? ''))
    return { count: Number.parseInt(word, 10), length: 2 };
  if (/^\d{1,3}x?$/.test(word)) return { count: Number.parseInt(word, 10), length: 1 };
  if (/^(?:pair|couple)$/.test(word) && tokens[at + 1]?.lower === 'of') return { count: 2, length: 2 };
  if (word === 'dozen') return { count: 12, length: 1 };
  const number = numberWords.indexOf(word);
  return number > 0 ? { count: number, length: 1 } : undefined;
};

/** `Two regions active passive`: how they share the work is no part of their name. */
const withoutMode = (phrase: readonly Token[]): readonly Token[] => {
  const mode = /^(?:(?:in )?active[-/ ](?:passive|active|standby)(?: mode)?)$/;
  const length = [1, 2, 3, 4].find(
    (count) => phrase.length > count && mode.test(textOf(phrase.slice(-count)).toLowerCase()),
  );
  return length === undefined ? phrase : phrase.slice(0, -length);
};

/** `3 replicas of the frontend` are three frontends. */
const withoutCopies = (phrase: readonly Token[]): readonly Token[] => {
  const at = phrase.findIndex(({ lower }, index) => lower === 'of' && copies.test(phrase[index - 1]?.lower ?? ''));
  return at === 2 && amountAt(phrase, 0)?.length === 1
    ? [...phrase.slice(0, 1), ...phrase.slice(/^(?:the|an?|our)$/.test(phrase[3]?.lower ?? '') ? 4 : 3)]
    : phrase;
};

const copies = /^(?:replicas|instances|copies|pods)$/;

/** `Core switches (2)`, `scanners (12 of them)`: what stands in the brackets is how many. */
const withCountFirst = (phrase: readonly Token[]): readonly Token[] => {
  const open = phrase.findIndex(({ text }) => text === '(');
  // `12 pcs` are pieces, `12 PCs` are computers.
  const inside = textOf(phrase.slice(open + 1, -1))
    .replace(/\bPCs?\b/g, 'computers')
    .toLowerCase();
  const amount = open > 0 && phrase.at(-1)?.text === ')' ? countInBrackets.exec(inside)?.groups?.count : undefined;
  const [first] = phrase;
  if (amount === undefined || first === undefined) return phrase;
  return [{ ...first, text: amount, lower: amount, kind: 'number' }, ...phrase.slice(0, open)];
};

const countInBrackets =
  /^(?:we have |we got |currently |about |x ?)?(?<count>\d{1,3})x?(?: (?:of them|units|pieces|pcs|in total))?$/;

/** `API (Node.js)`: what stands in brackets is the product behind the role. */
const takeBracket = (phrase: readonly Token[]): { tokens: readonly Token[]; technology: string | undefined } => {
  const counted = phrase.length > 2 && /^(?:replica|instance|pod|copie|node)s$/.test(phrase.at(-1)?.lower ?? '');
  if (counted && amountAt(phrase, phrase.length - 2) !== undefined)
    return { tokens: phrase.slice(0, -2), technology: textOf(phrase.slice(-2)) };
  const open = phrase.findIndex((token) => token.text === '(');
  if (open <= 0 || phrase.at(-1)?.text !== ')') return { tokens: phrase, technology: undefined };
  return { tokens: phrase.slice(0, open), technology: textOf(phrase.slice(open + 1, -1)) };
};

/** `the archive every night` without when it happens. */
const untimed = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 0 && /^(?:every|each|per|once)$/.test(lower) && timeWords.has(singular(tokens.at(-1)?.lower ?? '')),
  );
  return at > 0 && at >= tokens.length - 3 ? tokens.slice(0, at) : tokens;
};

/** `the store outside of the cluster` without where it is not. */
const withoutOutside = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && lower === 'outside');
  return at > 0 ? tokens.slice(0, at) : tokens;
};

const dropTail = (told: readonly Token[]): readonly Token[] => {
  const tokens = untimed(withoutOutside(told));
  let end = tokens.length;
  for (
    let token = tokens[end - 1];
    token && (isAdverb(token) || trailing.has(token.lower) || isLooseMark(token));
    token = tokens[end - 1]
  )
    end -= 1;
  const start = tokens.findIndex((token) => !isLooseMark(token));
  return start < 0 ? [] : tokens.slice(start, end);
};
const trailing = new Set([
  'also',
  'then',
  'each',
  'both',
  'all',
  'directly',
  'too',
  'respectively',
  'there',
  'is',
  'are',
  'instead',
  'well',
  'as',
  'to',
  'of',
  'from',
  'at',
  'etc',
  'outside',
  'inside',
  'behind',
  'below',
  'above',
  'underneath',
  'elsewhere',
]);
const isLooseMark = (token: Token): boolean => token.kind === 'mark' && !/^[)#+*/&']$/.test(token.text);

const unquoted = (text: string): string => text.replace(/["“”]/gu, '');

const singularised = (text: string): string =>
  text.replace(/\S+$/u, (word) => (/^\p{Lu}{2,}s$/u.test(word) ? word.slice(0, -1) : singular(word)));

/** A product that was typed in small letters gets its usual spelling. */
const spelt = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word === word.toLowerCase() ? (properNames.get(word) ?? word) : word))
    .join(' ');

const commonAcronyms =
  'API,SPA,VPC,VPN,DMZ,LAN,WAN,DNS,CDN,AWS,GCP,UI,VM,EC2,RDS,S3,SQS,SNS,ELB,ALB,NAS,WAF,ISP,VLAN,WLAN,PC,IP,VoIP,TV,NAT,LDAP,SSO,IoT,POS,HQ,JVM,Azure,Docker,Kubernetes';
const properNames: ReadonlyMap<string, string> = new Map([
  ...[...products.values()].flatMap(({ name }): [string, string][] =>
    / /.test(name) || !/\p{Lu}.*\p{Lu}|\d/u.test(name) ? [] : [[name.toLowerCase(), name]],
  ),
  ...commonAcronyms.split(',').map((name): [string, string] => [name.toLowerCase(), name]),
]);
