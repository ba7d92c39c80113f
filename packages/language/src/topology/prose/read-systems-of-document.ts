import {
  beforeVerbs,
  betweenWords,
  connectingVerbs,
  countedThings,
  denials,
  joiningWords,
  leadsToItems,
  placeWords,
  prepositions,
  relativeWords,
  sourceWords,
  systemPronouns,
} from '../../lexicon/en/system-prose-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { mentionsIn, namesIn, resolve, type SystemMention, type SystemName } from './system-names.ts';
import { type ProseSentence, type ProseToken, sentencesOf, tokensOf } from './token.ts';

/** A line that prose tells: who has to do with whom, and where it says so. */
interface ToldLine {
  readonly from: SystemName;
  readonly to: SystemName;
  readonly start: number;
  readonly end: number;
}

/**
 * Which systems or devices have to do with which, by what the prose of a document says of them: "Middle box. Runs the jobs. It creates applications in
 * PermitTrack", "On the core switch hang the office switch and the wifi controller". In: a text; out: its lines, each pair once.
 */
export const readSystemsOfDocument = (text: string): readonly ToldLine[] => {
  const sentences = sentencesOf(text);
  const names = namesIn(sentences);
  const lines: ToldLine[] = [];
  let before: Spoken = { subjects: [], last: [] };
  let above: SystemName | undefined;
  for (const sentence of sentences) {
    const topic = sentence.topic === undefined ? undefined : resolve(wordsOf(sentence.topic), names, []);
    if (sentence.isFirst && topic !== undefined) before = { subjects: [topic], last: [topic] };
    if (sentence.isFirst && sentence.isItem && topic !== undefined && above !== undefined)
      lines.push({ from: above, to: topic, start: sentence.piece.start, end: sentence.piece.start + 1 });
    if (sentence.isFirst && !sentence.isItem) above = undefined;
    const said = readSentence(sentence, topic, names, before);
    lines.push(...said.lines);
    before = said.spoken;
    if (!sentence.isItem) above = itemsBelow(sentence, said.mentions);
  }
  return onceEach(lines);
};

/** Whom a sentence spoke of, for the pronouns of the next. */
interface Spoken {
  readonly subjects: readonly SystemName[];
  /** Named last first. */
  readonly last: readonly SystemName[];
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => singular(word))
    .filter((word) => !/^(?:the|an?|our)$/.test(word));

const itemsBelow = ({ piece }: ProseSentence, mentions: readonly SystemMention[]): SystemName | undefined =>
  piece.text.trimEnd().endsWith(':') && leadsToItems.test(piece.text.trim()) ? mentions[0]?.name : undefined;

const readSentence = (
  sentence: ProseSentence,
  topic: SystemName | undefined,
  names: readonly SystemName[],
  before: Spoken,
): { readonly lines: readonly ToldLine[]; readonly spoken: Spoken; readonly mentions: readonly SystemMention[] } => {
  const tokens = tokensOf(sentence.piece);
  const mentions = mentionsIn(tokens, names, before.last);
  const lines: ToldLine[] = [];
  let subjects: readonly SystemName[] = opensElliptic(tokens, mentions) && topic !== undefined ? [topic] : [];
  if (subjects.length === 0 && countedThings.test(sentence.piece.text.trim())) subjects = before.last.slice(0, 1);
  let verb: number | undefined;
  let first: readonly SystemName[] | undefined = subjects.length > 0 ? subjects : undefined;
  let isDenied = false;
  let at = 0;
  const connect = (others: readonly SystemName[], name: SystemName, place: number): void => {
    for (const other of others) {
      if (other === name || isDenied) continue;
      const isSource = sourceWords.has(wordBefore(tokens, place));
      const token = tokens[place];
      const [from, to] = isSource ? [name, other] : [other, name];
      lines.push({ from, to, start: tokens[0]?.start ?? 0, end: token?.end ?? 0 });
    }
  };
  while (at < tokens.length) {
    const token = tokens[at] as ProseToken;
    const mention = mentions.find(({ from }) => from === at);
    const owner = topic ?? before.subjects[0];
    if (mention !== undefined) {
      const opens = verb !== undefined && opensClause(tokens, mention, mentions);
      if (verb === undefined || opens) {
        subjects = !opens && isJoined(tokens, at) ? [...subjects, mention.name] : [mention.name];
        first ??= subjects;
        if (!opens && first !== undefined && isJoined(tokens, at)) first = subjects;
        verb = undefined;
        isDenied = false;
      } else if (subjects.length === 0) {
        if (wordBefore(tokens, at) === 'by') subjects = [mention.name];
        else if (topic !== undefined) connect([topic], mention.name, at);
      } else connect(subjects, mention.name, at);
      at = mention.to;
      continue;
    }
    if (relativeWords.has(token.word) && mentions.some(({ to }) => at - to <= 1 && to <= at)) {
      const last = mentions.findLast(({ to }) => to <= at);
      if (last !== undefined) [subjects, verb, isDenied] = [[last.name], undefined, false];
    } else if (
      token.word === 'it' &&
      verb !== undefined &&
      prepositions.has(tokens[at - 1]?.word ?? '') &&
      owner !== undefined
    ) {
      connect(subjects, owner, at);
    } else if (
      systemPronouns.has(token.word) &&
      (verb === undefined || /^(?:and|,|;|but|so)$/.test(tokens[at - 1]?.word ?? ''))
    ) {
      const spoken = token.word === 'it' && topic !== undefined ? [topic] : before.subjects;
      const meant = token.word === 'they' ? before.subjects : (first ?? before.subjects);
      if (at <= 2 || verb !== undefined) [subjects, verb, isDenied] = [at <= 2 ? spoken : meant, undefined, false];
      first ??= subjects;
    } else if (placeWords.has(token.word) && verb !== undefined) {
      for (const name of before.last.slice(0, 1)) connect(subjects, name, at);
    } else if (placeWords.has(token.word) && at <= 1 && wordBefore(tokens, at) === 'from') {
      [subjects, verb] = [before.last.slice(0, 1), at];
    } else if (denials.has(token.word)) isDenied = true;
    else if (connectingVerbs.has(token.word)) verb ??= at;
    else if (/^(?:but|while)$/.test(token.word)) isDenied = false;
    at += 1;
  }
  const named = mentions.map(({ name }) => name).toReversed();
  return {
    lines,
    mentions,
    spoken: {
      subjects: topic !== undefined && lines.length === 0 ? [topic] : (first ?? before.subjects),
      last: named.length > 0 ? named : before.last,
    },
  };
};

const wordBefore = (tokens: readonly ProseToken[], at: number): string => {
  let place = at - 1;
  while (place >= 0 && betweenWords.has(tokens[place]?.word ?? '')) place -= 1;
  return tokens[place]?.word ?? '';
};

/** "Asks the catalogue for prices": a sentence without a subject of its own. */
const opensElliptic = (tokens: readonly ProseToken[], mentions: readonly SystemMention[]): boolean =>
  connectingVerbs.has(tokens[0]?.word ?? '') &&
  /s$/.test(tokens[0]?.word ?? '') &&
  !mentions.some(({ from }) => from === 0);

/** "The A and the B": the second of two subjects. */
const isJoined = (tokens: readonly ProseToken[], at: number): boolean => /^(?:and|or|,)$/.test(wordBefore(tokens, at));

/** "..., and the archive opens ...": a name behind a comma or "and" with a verb behind it speaks for itself. */
const opensClause = (
  tokens: readonly ProseToken[],
  { from, to }: SystemMention,
  mentions: readonly SystemMention[],
): boolean => {
  const before = wordBefore(tokens, from);
  if (!joiningWords.has(before) && !/^[,;:]$/.test(before)) return false;
  const next = tokens[to];
  if (next === undefined || mentions.some((each) => each.from === to)) return false;
  return connectingVerbs.has(next.word) || beforeVerbs.has(next.word);
};

const onceEach = (lines: readonly ToldLine[]): readonly ToldLine[] => {
  const seen = new Set<string>();
  return lines.filter(({ from, to }) => {
    const key = [from.label, to.label].toSorted().join('\n');
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
};
