import { personNouns } from '../../lexicon/en/actors.ts';
import {
  belongingWords,
  drawingNouns,
  entryOpeners,
  kindOpeners,
  linkingEntry,
  rowMarks,
  rowOpeners,
} from '../../lexicon/en/data-words.ts';
import { nounHomographs } from '../../lexicon/en/verbs.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import type { ReadingContext } from '../context.ts';
import { isAttributeName } from '../items.ts';
import { findLink } from '../link.ts';
import { keyOfName } from '../name.ts';
import { genericNouns, systemWords } from '../structure-words.ts';
import { isParticipleAt, isPluralPhrase, isTime, type Phrase, phraseAt, wordsAt } from './phrase.ts';

type Known = Pick<ReadingContext, 'known'>;

/**
 * `Rentals per bike and customer with start and end` has no verb: a note names a thing and says what it hangs on. In: the tokens of such
 * an entry. Out: the sentences that it stands for, `bike has many rentals` and so on; undefined for anything else.
 */
export const plainEntry = (tokens: readonly Token[], context: Known): readonly (readonly Token[])[] | undefined => {
  const head = headOf(tokens, context);
  if (head === undefined || (isWith(tokens[head.end]) && rowsEnd(tokens, head.end + 1) === tokens.length))
    return undefined;
  const clauses: (readonly Token[])[] = [];
  let at = head.end;
  while (at < tokens.length) {
    const found = modifierAt(tokens, at, head, context);
    if (found === undefined) break;
    clauses.push(...found.clauses);
    at = found.end;
  }
  return clauses.length === 0 ? undefined : clauses;
};

/** `Consists of lines`, `goes from a port`: no noun. */
const isOnlyVerb = ({ lower }: Token): boolean => {
  const reading = readVerb(lower);
  return reading?.forms.has('third') === true && !nounHomographs.has(reading.base);
};

/** True where such an entry begins that hangs on something with `per` or stands behind a clause as well. */
export const opensHangingEntry = (tokens: readonly Token[], context: Known): boolean => {
  const head = headOf(tokens, context);
  const next = tokens[head?.end ?? 0]?.lower ?? '';
  if (head !== undefined && head.words.length > 1 && readVerb(head.words[0]?.lower ?? '')?.forms.has('base') === true)
    return false;
  const isAgent = head !== undefined && isParticipleAt(tokens, head.end) && tokens[head.end + 1]?.lower !== 'per';
  const isMade = /^(?:by|of)$/.test(next) && isPluralPhrase(tokens.slice((head?.end ?? 0) + 1, (head?.end ?? 0) + 2));
  return head !== undefined && (hanging.test(next) || ((isAgent || isMade) && isPluralPhrase(head.words)));
};

/** True where such an entry begins: what a comma before it parts. */
export const opensEntry = (tokens: readonly Token[], context: Known): boolean => headOf(tokens, context) !== undefined;

/** The name that `loans of copies by members` is about, which is what brackets behind it tell of; undefined where other words follow. */
export const entryName = (tokens: readonly Token[], context: Known): readonly Token[] | undefined => {
  const head = headOf(tokens, context);
  let at = head?.end ?? tokens.length;
  if (head === undefined || at === tokens.length || isWith(tokens[at])) return undefined;
  while (at < tokens.length) {
    const found = modifierAt(tokens, at, head, context);
    if (found === undefined || isWith(tokens[at])) return undefined;
    at = found.end;
  }
  return head.words;
};

/** Prepositions that hang an entry on others, whatever its name. */
const hanging = /^(?:per|between|many-to-many)$/;

const headOf = (tokens: readonly Token[], context: Known): Phrase | undefined => {
  const head = phraseAt(tokens, 0);
  const last = head?.words.at(-1);
  if (head === undefined || last === undefined) return undefined;
  const next = tokens[head.end];
  if (next === undefined || isGeneric(head.words) || hasVerb(tokens, head)) return undefined;
  const isKnown = knows(head.words, context);
  const row = phraseAt(tokens, head.end + 1)?.words.findLast(({ lower }) => !rowMarks.test(lower));
  const hasRows = isWith(next) && isAttributeName(row?.lower ?? '');
  if (head.words.length === 1 && isOnlyVerb(last) && !(hasRows || /^(?:by|per|between)$/.test(next.lower)))
    return undefined;
  if (isAttributeName(last.lower) && !isKnown && !isTold(tokens, head)) return undefined;
  const isEach = /^(?:each|every)$/.test(tokens[head.end + 1]?.lower ?? '');
  const owner = phraseAt(tokens, head.end + 1);
  if (linkingEntry.test(next.lower) && owner !== undefined) return head;
  if (hanging.test(next.lower) || (next.lower === 'for' && isEach))
    return next.lower !== 'many-to-many' && (owner === undefined || isTime(owner.words)) ? undefined : head;
  if (isParticipleAt(tokens, head.end)) return isPluralPhrase(head.words) ? head : undefined;
  const isNamed = isPluralPhrase(head.words) || (isKnown && !head.isDetermined) || /^\p{Lu}/u.test(last.text);
  if (!isNamed) return undefined;
  if (isWith(next)) return head;
  if (!entryOpeners.test(next.lower)) return undefined;
  const target = phraseAt(tokens, head.end + 1);
  if (target === undefined || (isGeneric(target.words) && !isPluralPhrase(target.words)) || isTime(target.words))
    return undefined;
  if (places.has(next.lower)) return isPluralPhrase(head.words) && saysPlace(target, context) ? head : undefined;
  if (isFact(target.words, context)) return undefined;
  return isPluralPhrase(head.words) || knows(target.words, context) || /^\p{Lu}/u.test(target.words[0]?.text ?? '')
    ? head
    : undefined;
};

/** `labels many-to-many with boats`, `notes on boats by skippers`: several of what would be a fact are things. */
const isTold = (tokens: readonly Token[], head: Phrase): boolean => {
  const target = phraseAt(tokens, head.end + 1);
  const isOn = /^(?:on|by|of)$/.test(tokens[head.end]?.lower ?? '') && isPluralPhrase(target?.words ?? []);
  return isPluralPhrase(head.words) && (isOn || tokens[head.end]?.lower === 'many-to-many');
};

/** `Parents get reports per term`, `a Bill of Material has a number`: sentences. */
const hasVerb = (tokens: readonly Token[], head: Phrase): boolean => {
  if (linkingEntry.test(tokens[head.end]?.lower ?? '')) return false;
  const comma = tokens.findIndex(({ text }) => /^[,;]$/.test(text));
  const part = comma < 0 ? tokens : tokens.slice(0, comma);
  const link = findLink(part, 0, 'clause');
  if (link === undefined || link.start === 0 || isWith(part[link.start])) return false;
  return link.start < head.end || !(link.isParticiple || isParticipleAt(part, link.start));
};

const isWith = (token: Token | undefined): boolean => rowOpeners.test(token?.lower ?? '');

/** `in bins`, `on a date`; `in Access` may be anything. */
const saysPlace = (target: Phrase, context: Known): boolean =>
  target.isDetermined || isPluralPhrase(target.words) || knows(target.words, context);

const isGeneric = (words: readonly Token[]): boolean => {
  const last = keyOfName(words.at(-1)?.lower ?? '');
  if (kindOpeners.test(words[0]?.lower ?? '')) return true;
  return (genericNouns.has(last) && last !== 'part') || systemWords.has(last) || drawingNouns.test(last);
};

const knows = (words: readonly Token[], { known }: Known): boolean =>
  known.has(keyOfName(words.map(({ text }) => text).join(' ')));

interface Modifier {
  readonly clauses: readonly (readonly Token[])[];
  readonly end: number;
}

const modifierAt = (tokens: readonly Token[], at: number, head: Phrase, context: Known): Modifier | undefined => {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (isWith(token)) {
    const end = rowsEnd(tokens, at + 1);
    return { clauses: rowsOf(tokens.slice(0, end), at, head), end };
  }
  if (/^(?:,|and)$/.test(token.lower) && opensModifier(tokens, at + 1)) {
    const further = modifierAt(tokens, at + 1, head, context);
    if (further !== undefined) return further;
  }
  const isJoined = token.text === ',' && isParticipleAt(tokens, at + 1);
  if (belongingWords.test(token.lower)) return belongsTo(tokens, at, head);
  if (isJoined || isParticipleAt(tokens, at)) return saidOf(tokens, isJoined ? at + 1 : at, head);
  if (token.lower === 'many-to-many') return manyOf(tokens, at, head);
  const verb = ownerVerbs.get(token.lower);
  const place = places.get(token.lower);
  const isEach = token.lower === 'for' && /^(?:each|every)$/.test(tokens[at + 1]?.lower ?? '');
  if (verb === undefined && place === undefined && token.lower !== 'for') return undefined;
  const { phrases, end } = phrasesFrom(tokens, at + 1);
  if (phrases.length === 0) return undefined;
  const facts = phrases.filter(({ words }) => isTime(words) || isFact(words, context));
  const named = phrases.filter((phrase) => !facts.includes(phrase));
  const isOnly = (token.lower === 'per' || isEach) && !isPluralPhrase(head.words) && phrases.length === 1;
  const count = isOnly ? 'one' : 'many';
  return {
    clauses: [
      ...named.map(({ words }) =>
        place === undefined
          ? [...words, ...wordsAt(`${verb ?? 'has'} ${count}`, token), ...head.words]
          : [...head.words, ...wordsAt(`are ${place}`, token), ...words],
      ),
      ...(place === undefined ? [] : facts.map(({ words }) => [...head.words, ...wordsAt('have', token), ...words])),
    ],
    end,
  };
};

/** Where rows end and something else is said of what has them: `posts with title, body written by a user`. */
const rowsEnd = (tokens: readonly Token[], from: number): number => {
  const end = tokens.findIndex((token, index) => {
    if (index <= from || !opensModifier(tokens, index)) return false;
    const before = tokens[index - 1]?.lower ?? '';
    return token.lower === 'many-to-many' || /^(?:,|and)$/.test(before) || isAttributeName(before);
  });
  if (end < 0) return tokens.length;
  return /^(?:,|and)$/.test(tokens[end - 1]?.lower ?? '') ? end - 1 : end;
};

const opensModifier = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'many-to-many' || isParticipleAt(tokens, at) || belongingWords.test(tokens[at]?.lower ?? '');

/** `with lines per product, quantity and batch`: the lines have the rest. */
const rowsOf = (tokens: readonly Token[], at: number, head: Phrase): readonly (readonly Token[])[] => {
  const near = tokens[at];
  const part = phraseAt(tokens, at + 1);
  if (near === undefined) return [];
  if (part !== undefined && isPartner(tokens, at, part))
    return [[...head.words, ...wordsAt('are with', near), ...tokens.slice(at + 1)]];
  if (part === undefined || tokens[part.end]?.lower !== 'per' || !isPluralPhrase(part.words))
    return [[...head.words, ...wordsAt('have', near), ...tokens.slice(at + 1)]];
  const owner = phraseAt(tokens, part.end + 1);
  const rows = tokens.slice((owner?.end ?? tokens.length) + 1);
  return [
    [...head.words, ...wordsAt('has many', near), ...part.words],
    ...(owner === undefined ? [] : [[...owner.words, ...wordsAt('has many', near), ...part.words]]),
    ...(rows.length === 0 ? [] : [[...part.words, ...wordsAt('have', near), ...rows]]),
  ];
};

/** `appointments with a vet`: somebody whom each of them has, and no fact. */
const isPartner = (tokens: readonly Token[], at: number, { words, end }: Phrase): boolean =>
  /^an?$/.test(tokens[at + 1]?.lower ?? '') && end === tokens.length && personNouns.has(words.at(-1)?.lower ?? '');

/** `belonging to a project`, `pointing to orders and products`. */
const belongsTo = (tokens: readonly Token[], at: number, head: Phrase): Modifier | undefined => {
  const near = tokens[at];
  const { phrases, end } = phrasesFrom(tokens, tokens[at + 1]?.lower === 'to' ? at + 2 : at + 1);
  if (near === undefined || phrases.length === 0) return undefined;
  const verb = isPluralPhrase(head.words) ? 'belong to' : 'belongs to';
  return { clauses: phrases.map(({ words }) => [...head.words, ...wordsAt(verb, near), ...words]), end };
};

/** `tags many-to-many with posts`. */
const manyOf = (tokens: readonly Token[], at: number, head: Phrase): Modifier | undefined => {
  const near = tokens[at];
  const other = phraseAt(tokens, at + 2);
  if (near === undefined || other === undefined) return undefined;
  const said = [...head.words, ...wordsAt('are many-to-many with', near), ...other.words];
  return { clauses: [said], end: other.end };
};

const isFact = (words: readonly Token[], context: Known): boolean =>
  isAttributeName(words.at(-1)?.lower ?? '') && !knows(words, context);

/** What the named has or does where a thing is said to be of it. */
const ownerVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({ per: 'has', of: 'has', between: 'has', by: 'makes' }),
);

const places: ReadonlyMap<string, string> = new Map(Object.entries({ from: 'from', in: 'in', on: 'on', at: 'in' }));

/** `stored in bins`: up to what the entry has, or hangs on besides. */
const saidOf = (tokens: readonly Token[], at: number, head: Phrase): Modifier => {
  const token = tokens[at];
  const rest = tokens
    .slice(at + 1)
    .findIndex(
      (next, index) =>
        isWith(next) ||
        next.lower === 'per' ||
        (/^(?:,|and)$/.test(next.lower) && opensModifier(tokens, at + index + 2)),
    );
  const end = rest < 0 ? tokens.length : at + 1 + rest;
  if (token === undefined || end === at + 1) return { clauses: [], end };
  return { clauses: [[...head.words, ...wordsAt('are', token), ...tokens.slice(at, end)]], end };
};

const phrasesFrom = (
  tokens: readonly Token[],
  from: number,
): { readonly phrases: readonly Phrase[]; readonly end: number } => {
  const phrases: Phrase[] = [];
  let at = from;
  for (let next = phraseAt(tokens, at); next !== undefined; next = phraseAt(tokens, at)) {
    if (phrases.length > 0 && isParticipleAt(tokens, at)) break;
    phrases.push(next);
    at = next.end;
    const joins = /^(?:and|or|&|,|\/)$/.test(tokens[at]?.lower ?? '');
    if (!joins) break;
    at += tokens[at]?.text === ',' && /^(?:and|or)$/.test(tokens[at + 1]?.lower ?? '') ? 2 : 1;
  }
  return { phrases, end: at };
};
