import { copulas, modals } from '../../lexicon/en/closed-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import type { Meaning } from '../relations.ts';
import { isConnection } from '../sentence/connection.ts';
import type { RelationChunk } from './chunk.ts';
import { findObject } from './find-object.ts';
import { isVerbHere, type Surroundings, type VerbSurroundings } from './is-verb-here.ts';
import { type Entry, entriesFor } from './relation-index.ts';
import { hasName, skipFillers } from './small-words.ts';

interface Match {
  readonly chunk: RelationChunk;
  readonly end: number;
}

/** The relation that starts here: the one whose words reach furthest without anything between them. */
export const relationAt = (tokens: readonly Token[], start: number, around: Surroundings): Match | undefined => {
  const first = tokens[start];
  if (first === undefined || first.kind !== 'word') return undefined;
  let at = start;
  if (modals.has(first.lower) || /^(?:does|do|gets|get|to)$/.test(first.lower)) at += 1;
  const hasCopula = copulas.has(tokens[at]?.lower ?? '') || /^gets?$/.test(tokens[start]?.lower ?? '');
  const verbAt = skipFillers(tokens, copulas.has(tokens[at]?.lower ?? '') ? at + 1 : at);
  const matches = [
    ...(/^gets?$/.test(first.lower)
      ? matchesAt(tokens, start, start, { ...around, hasCopula: false, isAfterModal: false })
      : []),
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

/** Meanings of prepositions that may open a sentence: `Behind the firewall, ...`. */
const opensSentence: ReadonlySet<Meaning> = new Set(['behind', 'before', 'inside', 'between']);

const matchesAt = (tokens: readonly Token[], start: number, at: number, around: VerbSurroundings): readonly Match[] => {
  const verb = tokens[at];
  if (verb === undefined || isInName(tokens, at, around) || isNumbered(tokens, at, around)) return [];
  return entriesFor(verb.lower).flatMap((entry) => {
    if (entry.relation.verbs.length === 0 && entry.form !== 'preposition' && isCounted(verb, around)) return [];
    if (!entry.rest.every((word, offset) => tokens[at + 1 + offset]?.lower === word)) return [];
    const after = skipFillers(tokens, at + 1 + entry.rest.length);
    if (entry.form === 'preposition') {
      return (entry.relation.isOpening
        ? !around.hasSubject
        : around.hasSubject || opensSentence.has(entry.relation.meaning)) &&
        at === start &&
        hasName(tokens, after)
        ? [matchOf(entry, tokens, start, after, after, around)]
        : [];
    }
    const object = findObject(entry.relation, tokens, after);
    if (
      object === undefined ||
      !isVerbHere(entry, tokens, at, object, around) ||
      isMeansOnly(entry, tokens, object.from) ||
      isDoer(entry, tokens[object.from - 1])
    )
      return [];
    return [matchOf(entry, tokens, start, after, object.from, around, object.carriedEnd)];
  });
};

/** `sends data via MQTT to a broker`: what follows `via` is how, and whom is still to come. */
const isMeansOnly = ({ relation }: Entry, tokens: readonly Token[], from: number): boolean =>
  relation.prepositions.includes('via') &&
  [1, 2, 3].some(
    (count) =>
      isConnection(tokens.slice(from, from + count).map(({ lower }) => lower)) &&
      /^(?:to|into|with)$/.test(tokens[from + count]?.lower ?? ''),
  );

/** `mails sent by the shop`: behind a participle `by` says who does it, where in `sends mails by SES` it says how. */
const isDoer = ({ relation, form }: Entry, before: Token | undefined): boolean =>
  relation.isPassive !== true && form === 'participle' && before?.lower === 'by';

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

/** `Four managed switches`: a plural noun behind a number is no verb, nor is what can be drawn. */
const isCounted = (verb: Token, { known, name }: Surroundings): boolean =>
  name.length > 0 &&
  (known.isThing([verb]) || name[0]?.kind === 'number' || numberWords.indexOf(name[0]?.lower ?? '') > 1);

/** `host 1 runs the shop`: the number says which of the machines. */
const isNumbered = (tokens: readonly Token[], at: number, { known }: Surroundings): boolean => {
  const [here, number, next] = tokens.slice(at, at + 3);
  const isOver = next === undefined || next.kind === 'mark' || readVerb(next.lower) !== undefined;
  return here !== undefined && number?.kind === 'number' && isOver && known.isThing([here]);
};

/** True inside a known pair of words, such as the `access` of `access switch`. */
const isInName = (tokens: readonly Token[], at: number, { known }: Surroundings): boolean => {
  const [before, here, after] = [tokens[at - 1]?.lower, tokens[at]?.lower ?? '', tokens[at + 1]?.lower];
  return (
    (before !== undefined && known.isPair(before, here)) ||
    (after !== undefined && [here, singular(here)].some((one) => known.isPair(one, after)))
  );
};
