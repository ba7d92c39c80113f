import { copulas, determiners, modals } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { isAdverb } from '../text/words.ts';
import type { KnownNames } from './known-names.ts';
import { type Meaning, otherVerbs, type Relation, relations } from './relations.ts';
import { type Form, formsOf } from './verb-forms.ts';

/** A piece of a sentence: a name, what stands between names, or a relation. */
export type Chunk =
  | { readonly kind: 'name'; readonly tokens: readonly Token[] }
  | { readonly kind: 'separator'; readonly word: string }
  /** `which`, `that`: the next relation speaks of what was named last. */
  | { readonly kind: 'relative' }
  | {
      readonly kind: 'relation';
      readonly relation: Relation;
      readonly tokens: readonly Token[];
      /** What it carries: the logs in `sends logs to`. */
      readonly carried: readonly Token[];
      readonly isVerb: boolean;
      /** True for `connect` as against `connects`: its subject may be several. */
      readonly isPlural: boolean;
      /** True for `distributing`, `connected` without a copula: it speaks of what was named last. */
      readonly isAttached: boolean;
    };

export type RelationChunk = Extract<Chunk, { readonly kind: 'relation' }>;

/** Meanings of prepositions that may open a sentence: `Behind the firewall, ...`. */
const opensSentence: ReadonlySet<Meaning> = new Set(['behind', 'before', 'inside', 'between']);

const separators = new Set([',', 'and', '&', 'or', 'plus', 'while', 'whereas', 'but', 'then', 'where', ';', ':', 'so']);
const relatives = new Set(['which', 'that', 'who']);

/** Cuts a sentence into names, separators and relations. Linear in its length. What stands in brackets stays with its name. */
export const chunkSentence = (tokens: readonly Token[], known: KnownNames): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  let name: Token[] = [];
  const closeName = (): void => {
    if (name.length > 0) chunks.push({ kind: 'name', tokens: name });
    name = [];
  };
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    const bracket = token.text === '(' ? tokens.findIndex((other, at) => at > index && other.text === ')') : -1;
    if (bracket > 0) {
      name.push(...tokens.slice(index, bracket + 1));
      index = bracket + 1;
      continue;
    }
    const continued = continuedAt(tokens, index, name, chunks);
    if (continued !== undefined) {
      if ('ellipsis' in continued) closeName();
      name = [];
      chunks.push('ellipsis' in continued ? continued.ellipsis : continued);
      index += 1;
      continue;
    }
    const match = relationAt(tokens, index, {
      known,
      hasSubject: name.length > 0 || chunks.length > 0,
      isAfterAnd: isAnd(chunks.at(-1)),
      isListed: chunks.at(-1)?.kind === 'separator',
      name,
    });
    if (match !== undefined) {
      closeName();
      chunks.push(match.chunk);
      index = match.end;
    } else if (token.lower === 'there' && /^(?:is|are)$/.test(tokens[index + 1]?.lower ?? '')) {
      closeName();
      if (chunks.length > 0) chunks.push({ kind: 'separator', word: 'there' });
      index += 2;
    } else if (/^(?:is|are)$/.test(token.lower) && opensFronted(chunks)) {
      closeName();
      chunks.push({ kind: 'separator', word: token.lower });
      index += 1;
    } else if (separators.has(token.lower)) {
      closeName();
      chunks.push({ kind: 'separator', word: token.lower });
      index += 1;
    } else if (relatives.has(token.lower)) {
      closeName();
      chunks.push({ kind: 'relative' });
      index += 1;
    } else {
      name.push(token);
      index += 1;
    }
  }
  closeName();
  return chunks;
};

interface Entry {
  readonly relation: Relation;
  readonly rest: readonly string[];
  readonly form: Form | 'preposition';
}

const createIndex = (): ReadonlyMap<string, readonly Entry[]> => {
  const index = new Map<string, Entry[]>();
  const add = (word: string, entry: Entry): void => {
    index.set(word, [...(index.get(word) ?? []), entry]);
  };
  for (const relation of relations) {
    for (const verb of relation.verbs) {
      const [first = '', ...rest] = verb.split(' ');
      for (const [form, word] of formsOf(first)) {
        if (relation.isPassive ? form === 'participle' : form !== 'participle') add(word, { relation, rest, form });
      }
    }
    if (relation.verbs.length > 0) continue;
    for (const phrase of relation.prepositions) {
      const [first = '', ...rest] = phrase.split(' ');
      add(first, { relation, rest, form: 'preposition' });
    }
  }
  return index;
};

const index = createIndex();

const otherEntries: readonly Entry[] = otherVerbs.map((relation) => ({ relation, rest: [], form: 'third' }));

/** A verb that no relation names still joins what stands on both sides of its preposition. */
const entriesFor = (word: string): readonly Entry[] =>
  index.get(word) ?? (readVerb(word)?.forms.has('third') ? otherEntries : []);

interface Surroundings {
  readonly known: KnownNames;
  readonly hasSubject: boolean;
  readonly isAfterAnd: boolean;
  /** True after `A and`. */
  readonly isListed: boolean;
  /** What was read of the name before. */
  readonly name: readonly Token[];
}

interface Match {
  readonly chunk: RelationChunk;
  readonly end: number;
}

/** The relation that starts here: the one whose words reach furthest without anything between them. */
const relationAt = (tokens: readonly Token[], start: number, around: Surroundings): Match | undefined => {
  const first = tokens[start];
  if (first === undefined || first.kind !== 'word') return undefined;
  let at = start;
  if (modals.has(first.lower) || /^(?:does|do|gets|get|to)$/.test(first.lower)) at += 1;
  const hasCopula = copulas.has(tokens[at]?.lower ?? '') || /^gets?$/.test(tokens[start]?.lower ?? '');
  const verbAt = skipFillers(tokens, copulas.has(tokens[at]?.lower ?? '') ? at + 1 : at);
  const matches = [
    ...(hasCopula ? matchesAt(tokens, start, at, { ...around, hasCopula: false, isAfterModal: at > start }) : []),
    ...matchesAt(tokens, start, verbAt, { ...around, hasCopula, isAfterModal: at > start }),
  ];
  return matches.sort(
    (a, b) =>
      directness(b) - directness(a) ||
      a.chunk.carried.length - b.chunk.carried.length ||
      b.end - a.end ||
      Number(b.chunk.isVerb) - Number(a.chunk.isVerb),
  )[0];
};

/** A verb with its preposition at once, then one that carries something, then a verb alone. */
const directness = ({ chunk }: Match): number =>
  chunk.carried.length > 0 ? 1 : chunk.relation.prepositions.length > 0 ? 2 : 0;

interface VerbSurroundings extends Surroundings {
  readonly hasCopula: boolean;
  readonly isAfterModal: boolean;
}

const matchesAt = (tokens: readonly Token[], start: number, at: number, around: VerbSurroundings): readonly Match[] => {
  const verb = tokens[at];
  if (verb === undefined || isInName(tokens, at, around)) return [];
  return entriesFor(verb.lower).flatMap((entry) => {
    if (!entry.rest.every((word, offset) => tokens[at + 1 + offset]?.lower === word)) return [];
    const after = skipFillers(tokens, at + 1 + entry.rest.length);
    if (entry.form === 'preposition') {
      return (around.hasSubject || opensSentence.has(entry.relation.meaning)) && at === start && hasName(tokens, after)
        ? [matchOf(entry, tokens, start, after, after, around)]
        : [];
    }
    const object = findObject(entry.relation, tokens, after);
    if (object === undefined || !isVerbHere(entry, tokens, at, object, around)) return [];
    return [matchOf(entry, tokens, start, after, object.from, around, object.carriedEnd)];
  });
};

const matchOf = (
  { relation, form }: Entry,
  tokens: readonly Token[],
  start: number,
  after: number,
  end: number,
  around: VerbSurroundings,
  carriedEnd = after,
): Match => ({
  chunk: {
    kind: 'relation',
    relation,
    tokens: tokens.slice(start, end),
    carried: tokens.slice(after, carriedEnd),
    isVerb: form !== 'preposition',
    isPlural:
      form === 'base' || (around.hasCopula && /^(?:are|were)$/.test(tokens[start]?.lower ?? '')) || around.isAfterModal,
    isAttached: form === 'gerund' ? !around.hasCopula : form === 'participle' && !around.hasCopula,
  },
  end,
});

/** How many words may stand between a verb and its preposition. */
const longestCarried = 5;

const findObject = (
  { prepositions, carries }: Relation,
  tokens: readonly Token[],
  after: number,
): { readonly from: number; readonly carriedEnd: number } | undefined => {
  if (prepositions.length === 0) return hasName(tokens, after) ? { from: after, carriedEnd: after } : undefined;
  for (let at = after; at <= after + (carries ? longestCarried : 0) && at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'mark') return undefined;
    const length = prepositionAt(prepositions, tokens, at);
    if (length > 0 && hasName(tokens, at + length)) return { from: at + length, carriedEnd: at };
    if (at > after && /^(?:and|which|that|is|are)$/.test(tokens[at]?.lower ?? '')) return undefined;
  }
  return undefined;
};

const prepositionAt = (prepositions: readonly string[], tokens: readonly Token[], at: number): number =>
  Math.max(
    0,
    ...prepositions.map((phrase) => {
      const words = phrase.split(' ');
      return words.every((word, offset) => tokens[at + offset]?.lower === word) ? words.length : 0;
    }),
  );

/**
 * `sends logs to Loki and metrics to Prometheus`: the second thing is carried by the same verb. `A connects to B, B to C`:
 * the second clause has the verb of the first.
 */
const continuedAt = (
  tokens: readonly Token[],
  at: number,
  name: readonly Token[],
  chunks: readonly Chunk[],
): RelationChunk | { readonly ellipsis: RelationChunk } | undefined => {
  const word = tokens[at]?.lower ?? '';
  const verb = chunks.findLast((chunk) => chunk.kind === 'relation' && chunk.isVerb);
  if (name.length === 0 || name.length > 4 || chunks.at(-1)?.kind !== 'separator' || verb?.kind !== 'relation')
    return undefined;
  if (word === 'and' || !verb.relation.prepositions.includes(word) || !hasName(tokens, at + 1)) return undefined;
  const next = { ...verb, tokens: tokens.slice(at, at + 1), isAttached: false };
  if (verb.carried.length > 0) return { ...next, carried: name };
  return word === 'to' ? { ellipsis: { ...next, isPlural: false } } : undefined;
};

const hasName = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && (token.kind !== 'mark' || token.text === '"') && !separators.has(token.lower);
};

const skipFillers = (tokens: readonly Token[], from: number): number => {
  let at = from;
  for (let token = tokens[at]; token && isFiller(token, tokens[at + 1]); token = tokens[at]) at += 1;
  return at;
};

const fillers = new Set(['also', 'then', 'directly', 'only', 'asynchronously', 'in turn']);

/** `both` stands for a name where none follows it. */
const isFiller = (token: Token, next: Token | undefined): boolean =>
  isAdverb(token) || fillers.has(token.lower) || (/^(?:both|all|each)$/.test(token.lower) && next?.kind === 'word');

const isInName = (tokens: readonly Token[], at: number, { known }: Surroundings): boolean => {
  const [before, here, after] = [tokens[at - 1]?.lower, tokens[at]?.lower ?? '', tokens[at + 1]?.lower];
  return (before !== undefined && known.isPair(before, here)) || (after !== undefined && known.isPair(here, after));
};

/** Tells a verb from the noun that is spelt like it: `users access the shop`, `access switch`. */
const isVerbHere = (
  { relation, form }: Entry,
  tokens: readonly Token[],
  at: number,
  object: { readonly from: number; readonly carriedEnd: number },
  around: VerbSurroundings,
): boolean => {
  if (relation.isPassive) return around.hasCopula || around.hasSubject;
  if (!around.hasSubject) return false;
  if (relation.verbs.length === 0 && !isOtherVerb(tokens.slice(at + 1, object.carriedEnd), around)) return false;
  if (around.hasCopula) return form === 'gerund';
  if (around.isAfterModal) return form === 'base';
  const isBare = relation.prepositions.length === 0;
  const next = tokens[object.from];
  const opensName =
    next !== undefined &&
    (/^(?:the|a|an|its|it|them|their|all|each|every|both|one|two|three|four|\d+|another)$/.test(next.lower) ||
      /^\p{Lu}/u.test(next.text));
  if (isBare && (index.get(next?.lower ?? '') ?? []).some((entry) => entry.form === 'preposition')) return false;
  if (form === 'third') return !isBare || opensName || around.name.length > 0 || tokens[at - 1]?.lower !== 'and';
  if (form === 'gerund') return around.name.some((token) => !determiners.has(token.lower)) && (!isBare || opensName);
  const before = tokens[at - 1]?.lower ?? '';
  if (/^(?:its|his|this|each|every|the|a|an|their|our|your|my)$/.test(before)) return false;

  if (
    /(?:[^s]s|people|data|staff)$/.test(before) ||
    relatives.has(before) ||
    /^(?:they|we|you|i|to|also|then|both|all)$/.test(before)
  )
    return true;
  const isDirect = relation.prepositions.length > 0 && object.carriedEnd === at + 1;
  if (around.isListed && around.name.length > 0 && (isDirect || (isBare && opensName))) return true;
  return (
    (before === 'and' || before === ',' || around.name.length > 0) &&
    (!isBare || opensName) &&
    /^(?:and|,)$/.test(before)
  );
};

/** `Behind the balancer are two servers`: the copula parts the place from what is there. */
const opensFronted = ([first, second]: readonly Chunk[]): boolean =>
  first?.kind === 'relation' && !first.isVerb && second === undefined;

/** An unknown verb needs a subject right before it and no known verb behind it. */
const isOtherVerb = (carried: readonly Token[], { name, isAfterAnd }: Surroundings): boolean =>
  (name.length === 0 ? isAfterAnd : name.some((token) => !determiners.has(token.lower))) &&
  !carried.some((token) => index.has(token.lower));

const isAnd = (chunk: Chunk | undefined): boolean => chunk?.kind === 'separator' && chunk.word === 'and';
