import { amountWords, mayBe, timeAsides } from '../lexicon/en/data-words.ts';
import type { Token } from '../text/token.ts';
import { findLink } from './link.ts';
import { isPluralName } from './name.ts';

/** What opens a sentence about things and is no part of what it says; matched on the words in lower case. */
export const leadIns: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  { pattern: /^there (?:is|are|exists?|will be) (?:also )?/, example: 'There is a ferry with a name' },
  { pattern: /^(?:theres|there['’]s) (?:also )?/, example: 'theres a Ferry class' },
  {
    pattern:
      /^(?:and )?(?:we|i|you)(?:['’]ve)? (?:also )?(?:have(?: got)?|got|need|want|must|should|would like|track|store|keep)(?: to)?(?: (?:have|store|save|keep track of|keep|track|record|manage|model|know|know about))? (?=\S)/,
    example: 'we need to keep track of ferries, ports and captains',
  },
  {
    pattern: /^(?:in|inside|within) (?:our|my|the|a) \w+(?: \w+)? there (?:is|are) /,
    example: 'In our harbour there are ferries and cranes',
  },
];

/** Sentences in which writers speak of themselves and of what they want: they name nothing to draw. */
export const asides: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern:
      /^(?:and |so |hi |hello )?(?:i['’]?m|i am|we['’]re|we are|i run|we run|we own|i own|we operate|i['’]ve|we['’]ve) /,
    example: 'We run a small harbour',
  },
  {
    pattern:
      /^(?:and |so |but )?(?:i['’]d|we['’]d|i|we) (?:would |really |just )?(?:like|want|need|wish|love|plan|have)(?: you)? to (?:see|draw|model|show|build|make|create|get|understand|design|write|develop|be) /,
    example: "I'd like to see our data on one page",
  },
  { pattern: /^(?:can|could|would) you /, example: 'can you draw that for me' },
  {
    pattern: /^(?:what|whats|which|how) (?:tables|classes|entities|data|model|is|are|do|would|should|s) /,
    example: 'what tables do i need for a harbour',
  },
  {
    pattern:
      /^(?:pls |please |just )?(?:draw|make|create|show|visuali[sz]e|generate) (?:me )?(?:it|this|that|them|the|a|an)?(?: ?\w+)? ?(?:diagram|erd|drawing|picture|model|chart|relations)?(?: (?:with|w) \w+)?$/,
    example: 'make the diagram',
  },
  {
    pattern:
      /^(?:(?!which|that|who)[\w-]+ ){0,4}?(?:(?:do|does|did|is|are|will|can|must|should|need) not|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t) |^no need\b/,
    example: 'boats do not have wheels',
  },
  { pattern: /^(?:delete|deleting|remove|removing) /, example: 'Delete the pier and its berths go too' },
  {
    pattern:
      /^(?:(?:the |a |all |both |normal |usual |three |two )?(?:\w+ )?(?:keys?|pks?|fks?|ids?)\b(?! (?:has|have|of))|use |all ids)/,
    example: 'both keys together are the primary key',
  },
];

/** `... and over the years a ferry has many captains`: since when, and how often, is no matter of who belongs to whom. */
export const withoutTimes = (tokens: readonly Token[]): readonly Token[] => {
  const lengths = tokens.map(
    (_, at) =>
      timeAsides.find((words) => words.every((word, index) => tokens[at + index]?.lower === word))?.length ?? 0,
  );
  const at = lengths.findIndex((length) => length > 0);
  return at < 0 ? tokens : tokens.toSpliced(at, lengths[at] ?? 0);
};

/** `Hearings belong to a case - none, one or several`: how many there are of what was told. */
export const withoutAmounts = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findLastIndex(({ text }) => /^[-–—]$/.test(text));
  const behind = tokens.slice(at + 1).filter(({ kind, lower }) => kind !== 'mark' && lower !== 'or' && lower !== 'and');
  return at > 0 && behind.length > 0 && behind.every(({ lower }) => amountWords.has(lower))
    ? tokens.slice(0, at)
    : tokens;
};

/** `..., a pier may be empty`: that something may be in some way relates it to nothing. */
export const withoutMayBe = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findLastIndex(
    ({ text, lower }) => text === ',' || text === ';' || lower === 'and' || lower === 'but',
  );
  const words = tokens
    .slice(at + 1)
    .map(({ lower }) => lower)
    .join(' ');
  return at > 0 && mayBe.test(words) ? tokens.slice(0, at) : tokens;
};

/** The sentence without what only opens it. */
export const withoutLeadIn = (tokens: readonly Token[]): readonly Token[] => {
  const words = tokens.map(({ lower }) => lower).join(' ');
  const found = leadIns.map(({ pattern }) => pattern.exec(words)?.[0]).find((text) => text !== undefined);
  return found === undefined ? tokens : tokens.slice(found.trim().split(' ').length);
};

export const isAside = (tokens: readonly Token[]): boolean => {
  const words = tokens.map(({ lower }) => lower).join(' ');
  return asides.some(({ pattern }) => pattern.test(words));
};

/** The most tokens of words before a colon or a dash that only say what the text is about. */
const longestHead = 20;

/** The most words of a name in `Pier: has 3 berths`. */
const longestOwner = 3;

/** `Harbour data: a pier has berths`, `Piers and boats - a pier has berths`: a head without a verb says nothing of its own. */
export const withoutHead = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ text }, index) => index > 0 && (text === ':' || /^[-–—]$/.test(text)));
  const mark = tokens[at];
  if (mark === undefined || at > longestHead) return tokens;
  const joined = [...tokens.slice(0, at), ...tokens.slice(at + 1)];
  const isOwner = !requestWords.test(tokens[at - 1]?.lower ?? '');
  if (isOwner && at <= longestOwner && mark.text === ':' && findLink(joined, 0, 'clause')?.start === at) return joined;
  const isApart = mark.text === ':' || (tokens[at - 1]?.end ?? 0) < mark.start;
  const told = findLink(tokens.slice(at + 1), 0, 'clause') ?? copula(tokens.slice(at + 1));
  const head = findLink(tokens.slice(0, at), 0, 'clause');
  const isRequest = tokens.slice(0, at).some(({ lower }) => requestWords.test(lower));
  return isApart && told !== undefined && told.start > 0 && (head === undefined || isRequest)
    ? tokens.slice(at + 1)
    : tokens;
};

const copula = (tokens: readonly Token[]): { readonly start: number } | undefined => {
  const start = tokens.findIndex(({ lower }, index) => index < 5 && /^(?:is|are)$/.test(lower));
  return start < 0 ? undefined : { start };
};

const requestWords =
  /^(?:i|we|you|need|want|draw|make|show|model|diagram|erd|entities|tables|classes|attributes|think|pls|please)$/;

/** `For each booking we keep date and price` says that a booking has them. */
export const withKept = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      lower === 'for' &&
      (index === 0 || /^(?:and|,)$/.test(tokens[index - 1]?.lower ?? '')) &&
      (/^(?:each|every|an?|the)$/.test(tokens[index + 1]?.lower ?? '') || isPluralName(tokens[index + 1]?.lower ?? '')),
  );
  const rest = tokens.slice(at + 1);
  const keeps =
    at < 0
      ? -1
      : rest.findIndex(
          ({ lower }, index) =>
            index < longestKeeper &&
            (keepWords.test(lower) || (/^(?:is|are)$/.test(lower) && rest[index - 1]?.lower === 'there')),
        );
  const who = keeps < 0 ? -1 : rest.findIndex(({ lower }) => /^(?:we|i|they|you|it|there|,)$/.test(lower));
  const keep = rest[keeps];
  if (keep === undefined || who < 1 || who > keeps) return tokens;
  const before = tokens.slice(0, at).filter(({ lower }, index, all) => !(index === all.length - 1 && lower === 'and'));
  const comma =
    before.length > 0 && before.at(-1)?.text !== ',' ? [{ ...keep, text: ',', lower: ',', kind: 'mark' as const }] : [];
  return [...before, ...comma, ...rest.slice(0, who), { ...keep, text: 'has', lower: 'has' }, ...rest.slice(keeps + 1)];
};

/** The most tokens before the verb in `for each harbour master we keep`. */
const longestKeeper = 8;

const keepWords = /^(?:keep|store|record|track|note|save|hold|know|need|want|remember|log)s?$/;
