import type { DiagramSpec, Family, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { sentencesOf, type TextSpan } from '@diagloom/knowledge';
import { findMentions, type Mention, namesOf, type SentenceToken, tokensOf } from './find-mentions.ts';

/**
 * A data model or an architecture with the lines that its document states in forms which the reader of sentences does not know: "A stop is
 * located at one address" joins both wherever both are drawn. In: what was read and what it was read from; out: the same with more lines.
 */
export const relateMentions = (spec: DiagramSpec, text: string, family: Family): DiagramSpec => {
  if (family !== 'entities' && family !== 'topology') return spec;
  const names = namesOf(spec.nodes);
  const added: SpecEdge[] = [];
  let own = spec.edges;
  let before: readonly SpecNode[] = [];
  for (const source of sentencesOf(text)) {
    const tokens = tokensOf(text.slice(source.start, source.end));
    const { subjects, speakers, pairs } = readPairs(tokens, findMentions(tokens, names), before);
    before = subjects;
    if (family === 'topology' && pairs.length > 0 && tokens.some(({ text: word }) => pronouns.has(word)))
      own = own.filter((edge) => !isWithin(edge, source) || speakers.has(edge.from) || speakers.has(edge.to));
    const joined = new Set([...own, ...added].map(({ from, to }) => keyOf(from, to)));
    for (const { from, to, between } of pairs) {
      const key = keyOf(from.id, to.id);
      if (from.id === to.id || joined.has(key)) continue;
      joined.add(key);
      const [first, second] = family === 'topology' && isTowards(between) ? [to, from] : [from, to];
      added.push({
        id: `${first.id}-with-${second.id}`,
        from: first.id,
        to: second.id,
        label: family === 'entities' ? verbIn(between) : '',
        origin: 'document',
        source,
        ...(family === 'entities' ? cardinalitiesIn(between) : {}),
      });
    }
  }
  return { ...spec, edges: [...own, ...added] };
};

/** The reader of sentences takes "it" for what was named last; who speaks of a thing goes on speaking of it. */
const pronouns = new Set(['it', 'they', 'both']);

const isWithin = ({ source }: SpecEdge, { start, end }: TextSpan): boolean =>
  source !== undefined && source.start >= start && source.end <= end;

const keyOf = (a: string, b: string): string => [a, b].toSorted().join('\n');

interface Pair {
  readonly from: SpecNode;
  readonly to: SpecNode;
  readonly between: readonly string[];
}

interface SentencePairs {
  /** Whom the sentence opens with. */
  readonly subjects: readonly SpecNode[];
  /** Ids of all of which it says something. */
  readonly speakers: ReadonlySet<string>;
  readonly pairs: readonly Pair[];
}

/** Who a sentence speaks of, and what it says that they have to do with. `before`: who the sentence before spoke of. */
const readPairs = (
  tokens: readonly SentenceToken[],
  mentions: readonly Mention[],
  before: readonly SpecNode[],
): SentencePairs => {
  const opening = openingOf(tokens, mentions, before);
  if (opening === undefined) return { subjects: [], speakers: new Set(), pairs: [] };
  const pairs: Pair[] = [];
  let { subjects, end } = opening;
  for (const [place, mention] of mentions.entries()) {
    if (mention.start < opening.end) continue;
    const gap = tokens.slice(end, mention.start).map(({ text }) => text);
    const previous = mentions[place - 1];
    if (previous !== undefined && previous.end <= end && relative.test(gap.slice(0, 2).join(' ')))
      subjects = [previous.node];
    end = mention.end;
    if (!isWhole(tokens, mention)) continue;
    if (opensClause(tokens, mention, gap)) {
      subjects = [mention.node];
      continue;
    }
    if (gap.some((word) => denials.has(word))) continue;
    for (const from of subjects) pairs.push({ from, to: mention.node, between: gap });
  }
  const speakers = new Set([...opening.subjects, ...pairs.map(({ from }) => from)].map(({ id }) => id));
  return { subjects: opening.subjects, speakers, pairs };
};

/** Whom a sentence opens with: a part that it names, several ("A and B"), or those of the sentence before ("It", "Both"). */
const openingOf = (
  tokens: readonly SentenceToken[],
  mentions: readonly Mention[],
  before: readonly SpecNode[],
): { readonly subjects: readonly SpecNode[]; readonly end: number } | undefined => {
  if (/^(?:it|they|both|these)$/.test(tokens[0]?.text ?? '') && before.length > 0) return { subjects: before, end: 1 };
  const [first, ...rest] = mentions;
  if (first === undefined || !tokens.slice(0, first.start).every(({ text }) => leads.has(text))) return undefined;
  const subjects = [first];
  for (const next of rest) {
    const gap = tokens.slice(subjects.at(-1)?.end, next.start).map(({ text }) => text);
    if (
      !gap.some((word) => word === 'and' || word === ',') ||
      !gap.every((word) => leads.has(word) || /^(?:and|,)$/.test(word))
    )
      break;
    subjects.push(next);
  }
  return { subjects: subjects.map(({ node }) => node), end: subjects.at(-1)?.end ?? first.end };
};

/** "vehicle number" names no vehicle. */
const isWhole = (tokens: readonly SentenceToken[], { end }: Mention): boolean => {
  const next = tokens[end]?.text;
  return next === undefined || /^(?:[,;:]|.*(?:s|ed))$/.test(next) || followers.has(next);
};

/** "..., and a plan may be behind ..." goes on to speak of something else. */
const opensClause = (tokens: readonly SentenceToken[], { end }: Mention, gap: readonly string[]): boolean => {
  const at = Math.max(gap.lastIndexOf(';'), gap.lastIndexOf(','), gap.lastIndexOf('and'));
  return at >= 0 && gap.slice(at + 1).every((word) => leads.has(word)) && finite.test(tokens[end]?.text ?? '');
};

/** "The planner receives orders from the bus": what is named last begins it. */
const isTowards = (between: readonly string[]): boolean =>
  /\b(?:receives?|gets?|accepts?)\b.*\bfrom\b|\b(?:called|fed|used|triggered) by\b/.test(between.join(' '));

/** What one has to do with the other, such as "is located at"; empty where it takes many words. */
const verbIn = (between: readonly string[]): string => {
  const said = between.slice(between.lastIndexOf(',') + 1).filter((word) => !/^(?:[;:]|and|also|then|it)$/.test(word));
  const verb = said.join(' ').replace(quantity, '').trim();
  return verb.split(' ').length <= longestVerb ? verb : '';
};

const longestVerb = 4;

/** What counts the second, at the end of the words before it. */
const quantity =
  /(?:^| )(?:at most one|one or (?:more|several|many)|at least one|any number of|zero or more|exactly one|many|several|one|two|an?|the|its|their|this|that|each|some)$/;

/** How many of each belong together, by the words before the second. */
const cardinalitiesIn = (between: readonly string[]): Pick<SpecEdge, 'fromCardinality' | 'toCardinality'> => {
  const said = between.join(' ');
  const found = quantities.find(([pattern]) => pattern.test(said))?.[1];
  if (found === undefined) return {};
  return { fromCardinality: found.endsWith('*') ? '1' : '0..*', toCardinality: found };
};

const quantities: readonly (readonly [RegExp, string])[] = [
  [/\bat most one$/, '0..1'],
  [/\b(?:one or (?:more|several|many)|at least one)$/, '1..*'],
  [/\b(?:any number of|many|several|zero or more)$/, '0..*'],
  [/\b(?:exactly one|one|an?|the)$/, '1'],
];

const relative = /^(?:, )?(?:which|that|whose|who)\b/;

const finite = /^(?:is|are|has|have|may|can|must|shall|will|contains?|belongs?|consists?|holds?|keeps?)$/;

const denials = new Set('no not never neither none nothing nobody without'.split(' '));

const leads = new Set('a an the each every all any one for in at to from on our its their both'.split(' '));

const followers = new Set(
  'and or which that who whose is are at by with for in on from to as of over through into while when may can must shall will once directly only'.split(
    ' ',
  ),
);
