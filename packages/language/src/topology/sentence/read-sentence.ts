import { determiners } from '../../lexicon/en/closed-words.ts';
import { alsoWords, givingNouns, storingRoles, takingNouns } from '../../lexicon/en/topology-words.ts';
import { type Token, textOf } from '../../text/token.ts';
import { lastSureRank, noArea } from '../areas.ts';
import type { Chunk, RelationChunk } from '../chunks/chunk.ts';
import { chunkSentence } from '../chunks/chunk-sentence.ts';
import { kindOf } from '../kind-of.ts';
import { createKnownNames } from '../known-names.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { isArea, type Part } from '../landscape/part.ts';
import { type ReadName, readName, wordsOf } from '../read-name.ts';
import { isConnection } from './connection.ts';
import { countedOne, nextOne } from './counted-one.ts';
import { doDeed, doTo } from './do-deed.ts';
import { endsList, isToBeClosed } from './ends-list.ts';
import { fitContext } from './fit-context.ts';
import { isNextSubject } from './is-next-subject.ts';
import { joinEnds } from './join-ends.ts';
import { joinFronted, joinParts } from './join-parts.ts';
import { partsFor } from './parts-for.ts';
import { type Context, createSentenceState, type SentenceState, singleNamed } from './sentence-state.ts';
import { splitCopula } from './split-copula.ts';
import { splitDoing } from './split-doing.ts';
import { subjectsOf } from './subjects-of.ts';
import { takeConnection, takeLineOut, takeProtocol, takeSecondWay, takeSignIn } from './take-connection.ts';
import { takeCopies, takeMakeUp } from './take-copies.ts';
import { takeFront } from './take-front.ts';
import { takeKind } from './take-kind.ts';
import { takeLoadFrom } from './take-load-from.ts';
import { isText, takeText } from './take-text.ts';

/**
 * Reads one sentence into the landscape, name by name: each name is joined to what the relation before it speaks of. A
 * preposition takes one name and then gives way to the relation around it.
 */
export const readSentence = (chunks: readonly Chunk[], landscape: Landscape): void => {
  const state = createSentenceState(landscape);
  readChunks(chunks, state);
  const opening = state.head ?? state.coordinated;
  if (opening.length > 0) landscape.opening = opening;
};

/** What a stop of a chain is read as. */
export interface Stop {
  /** Where the arrow before it ends. */
  readonly entry: readonly Part[];
  /** Where the next arrow starts. */
  readonly exit: readonly Part[];
}

/** Reads a stop of a chain: a name, or a clause that leads from what it opens with to what it closes with. */
export const readStop = (chunks: readonly Chunk[], landscape: Landscape): Stop => {
  const state = createSentenceState(landscape);
  readChunks(chunks, state);
  const entry = state.head ?? state.coordinated;
  const isLeading = /^(?:link|linkBack|before|together)$/.test(state.lastMeaning ?? '');
  return { entry, exit: isLeading || entry.length === 0 ? state.lastParts : entry };
};

/** Reads names that are listed inside an area. */
export const readContents = (
  chunks: readonly Chunk[],
  area: readonly Part[],
  landscape: Landscape,
): readonly Part[] => {
  const state = createSentenceState(landscape, [{ meaning: 'contains', subjects: area }]);
  readChunks(chunks, state);
  return state.allNamed;
};

const readChunks = (chunks: readonly Chunk[], state: SentenceState): void => {
  let end = 0;
  chunks.forEach((chunk, index) => {
    if (index < end) return;
    if (chunk.kind === 'name') {
      lookAround(chunks, index, state);
      if (chunks[index - 1]?.kind === 'relative' && takeKind(chunk.tokens, state)) return;
      end = chunks[index - 1]?.kind === 'relative' ? takeRelative(chunks, index, state) : index;
      if (end > index) return;
      if (!isMeans(chunk.tokens, chunks[index + 1], state)) takeName(chunk.tokens, isNextSubject(chunks, index), state);
    } else if (chunk.kind === 'separator') separate(chunk.word, state);
    else if (chunk.kind === 'relation') relate(chunk, chunks[index - 1], state);
  });
  const last = state.contexts.at(-1);
  if (last?.meaning === 'between') joinEnds(last, undefined, state);
};

/** Notes what stands before and behind a name. */
const lookAround = (chunks: readonly Chunk[], index: number, state: SentenceState): void => {
  state.isPairNext = isSeparator(chunks[index + 1], 'and') && chunks[index + 2]?.kind === 'name';
  const next = chunks[index + (state.isPairNext ? 3 : 1)];
  state.isPlacedNext = next?.kind === 'relation' && next.relation.meaning === 'inside' && !next.isVerb;
  state.isHoldingNext = isHolding(chunks[index + 1]);
  state.isAimNext = isAim(chunks[index + 1]);
  state.isToldAsOne = isWithin(chunks[index + 1]);
  state.isOfOneName = isWithin(chunks[index - 1]);
  state.isListOver = endsList(chunks, index);
  state.isListClosing = isToBeClosed(chunks, index);
};

/**
 * `a queue which the mailer reads`, `which A and B consume`: what was named last is what the verb speaks of. Gives the end of the clause,
 * its start where it tells nothing of the kind.
 */
const takeRelative = (chunks: readonly Chunk[], start: number, state: SentenceState): number => {
  const length = chunks.slice(start).findIndex((chunk) => chunk.kind !== 'name' && !isSeparator(chunk, 'and'));
  const clause = chunks.slice(start, length < 0 ? undefined : start + length);
  const names = clause.flatMap((chunk) => (chunk.kind === 'name' ? [chunk.tokens] : []));
  const doing = splitDoing(names.at(-1) ?? [], { mayEnd: names.length > 1 ? 'plural' : 'singular' });
  if (doing === undefined) return start;
  const antecedent = state.lastParts;
  for (const name of [...names.slice(0, -1), doing.subject]) takeName(name, true, state);
  state.clauseSubject = names.length > 1 ? state.coordinated : state.lastParts;
  doTo(doing.verb, antecedent, state.clauseSubject, state);
  state.isSubjectNext = false;
  return start + clause.length;
};

/** `uses JDBC to reach the database`: the protocol is how the database is reached, and no part. */
const isMeans = (tokens: readonly Token[], next: Chunk | undefined, state: SentenceState): boolean => {
  const name = readName(tokens);
  const context = state.contexts.at(-1);
  if (name === undefined || context?.meaning !== 'link' || !isConnection(name.words)) return false;
  if (next?.kind !== 'relation' || next.tokens[0]?.lower !== 'to') return false;
  state.means = name.label;
  return true;
};

const separate = (word: string, state: SentenceState): void => {
  if (word === ',') {
    state.isAfterComma = true;
    state.relativeSubject = [];
    state.means = '';
  }
  if (word === ':' && state.lastParts.length > 0 && state.lastParts.every(isArea))
    state.contexts.push({ meaning: 'contains', subjects: state.lastParts });
  state.lastSeparator = word;
};

/** Opens a relation; a verb of the clause itself closes those before it. */
const relate = (chunk: RelationChunk, before: Chunk | undefined, state: SentenceState): void => {
  const { meaning } = chunk.relation;
  state.isSubjectNext = false;
  state.head ??= state.coordinated;
  const subjects = subjectsOf(chunk, before, state);
  if (before?.kind === 'relative') state.relativeSubject = subjects;
  else if (chunk.isVerb && !chunk.isAttached) {
    state.clauseSubject = subjects;
    state.contexts = [];
  }
  if (chunk.isVerb || meaning === 'has')
    while (singleNamed.has(state.contexts.at(-1)?.meaning ?? 'link')) state.contexts.pop();
  const isItem =
    (!chunk.isVerb || chunk.isAttached) &&
    state.head !== undefined &&
    subjects.every((part) => part !== state.head?.[0]);
  state.contexts.push({ meaning, subjects, chunk, isItem });
  state.isAfterComma = false;
  state.owned =
    state.lastMeaning === 'has' && meaning === 'inside' ? subjects.slice(0, -state.lastParts.length) : state.owned;
  state.lastMeaning = meaning;
  if (meaning === 'between') {
    state.ends = [];
    state.endNames = 0;
  }
  state.coordinated = [];
};

/** `Two cameras plugged into the switch, the laptop too`: it is joined as those before it were. */
const takeToo = (tokens: readonly Token[], { landscape, lastLines, isAfterComma }: SentenceState): boolean => {
  const name = isAfterComma && alsoWords.has(tokens.at(-1)?.lower ?? '') ? readName(tokens.slice(0, -1)) : undefined;
  const [from, to] = [new Set(lastLines.map((line) => line.from)), new Set(lastLines.map((line) => line.to))];
  if (name === undefined || (from.size !== 1 && to.size !== 1)) return false;
  const parts = landscape.mention(name);
  if (to.size === 1) landscape.link(parts, [...to], { source: name.span });
  else landscape.link([...from], parts, { source: name.span });
  return true;
};

/** A name is a part, unless the open relation makes it a protocol, a text or the line itself. */
const takeName = (tokens: readonly Token[], opensClause: boolean, state: SentenceState): void => {
  if (takeToo(tokens, state)) return;
  if (
    /[^s]s$/.test(tokens[0]?.lower ?? '') &&
    /^(?:it|them)$/.test(tokens[1]?.lower ?? '') &&
    state.lastParts.length > 0
  ) {
    if (state.lastSeparator === '' || state.clauseSubject.length === 0) state.clauseSubject = state.lastParts;
    state.contexts = [];
    return;
  }
  const doing = splitDoing(tokens);
  if (doing !== undefined) {
    takeName(doing.subject, true, state);
    state.clauseSubject = state.lastParts;
    doDeed(doing, state.lastParts, state);
    state.isSubjectNext = false;
    state.coordinated = [];
    return;
  }
  if (takeLoadFrom(tokens, opensClause, state)) return;
  const { subject, hint, listed } = splitCopula(tokens);
  if (listed !== undefined) {
    takeListed(subject, listed, state);
    return;
  }
  const name = readName(subject);
  if (name === undefined) return;
  const meant = openingMeant(name, state);
  if (meant !== undefined) {
    state.coordinated.push(...meant);
    state.lastParts = meant;
    state.pair = meant;
    state.allNamed.push(...meant);
    return;
  }
  if (isMadeWithToo(name, state)) return;
  if (state.fronted !== undefined && state.allNamed.length === 1 && isConnection(name.words)) {
    state.means = name.label;
    state.lastParts = state.fronted.parts;
    state.pair = state.lastParts;
    return;
  }
  if (takeSecondWay(name, state)) return;
  const next = nextOne(name, state.landscape);
  if (next !== undefined) {
    openClause([next], state);
    state.lastParts = [next];
    return;
  }
  const context = opensClause ? undefined : state.contexts.at(-1);
  if (!opensClause && (context === undefined || state.isAfterComma) && takeLineOut(name, state)) return;
  if (context !== undefined) {
    const isOn = context.meaning === 'inside' && context.chunk?.isVerb === false;
    const mayBeProtocol =
      context.meaning === 'via' || (context.meaning === 'inside' && name.words[0] === 'port') || isOn;
    if (mayBeProtocol && takeProtocol(name, context, state)) return;
    if (isText(name, context, state)) {
      takeText(name, context, state);
      return;
    }
    if (
      takeConnection(name, context, state) ||
      takeSignIn(name, context, state) ||
      takeCopies(name, context) ||
      takeMakeUp(name, context) ||
      takeFront(name, context, state)
    )
      return;
  }
  const fitting = context === undefined ? undefined : fitContext(name, state);
  if (context !== undefined && fitting === undefined) state.coordinated = [];
  const one = countedOne(name, state.landscape);
  const parts = one === undefined ? partsFor(name, fitting, state) : [one];
  if (hint !== undefined) for (const part of parts) part.technology ??= hint;
  const isNext = state.lastSeparator === 'then' && (fitting === undefined || fitting.meaning === 'link');
  if (opensClause) openClause(parts, state);
  else {
    if (isNext) state.lastLines = state.landscape.link(state.lastParts, parts, { source: name.span });
    else if (fitting !== undefined) joinParts(parts, name, fitting, state);
    else {
      state.lastLines = [];
      if (state.isListOver && state.fronted?.meaning !== 'inside') state.fronted = undefined;
      joinFronted(parts, state);
    }
    if (fitting === undefined || !isPlace(fitting)) state.coordinated.push(...parts);
  }
  const made = parts.some((part) => !state.landscape.parts.includes(part)) ? fitting?.subjects[0] : undefined;
  const isServed = fitting?.meaning === 'inside' && parts.every(({ role }) => role === 'cdn');
  state.made = made ?? (isServed ? fitting.subjects[0] : undefined);
  if (made !== undefined) {
    state.lastParts = [made];
    state.lastSeparator = '';
    state.isAfterComma = false;
    return;
  }
  for (const area of parts) readBracket(subject, area, state.landscape);
  if (tokens.at(-1)?.lower === 'each' && fitting !== undefined)
    state.contexts = state.contexts.filter((one) => one !== fitting);
  state.pair = /^(?:and|&|\+)$/.test(state.lastSeparator) ? [...state.lastParts, ...parts] : parts;
  state.lastParts = parts;
  state.allNamed.push(...parts);
  state.lastSeparator = '';
  state.isAfterComma = false;
};

/** `It sends ...`: the one that the sentence before opened with, where that spoke of something else at its end. */
const openingMeant = ({ label, determiner }: ReadName, state: SentenceState): readonly Part[] | undefined => {
  const { opening, lastNamed } = state.landscape;
  const [only, ...others] = opening;
  const isFirst = state.allNamed.length === 0 && state.contexts.length === 0;
  if (determiner !== 'pronoun' || label.toLowerCase() !== 'it' || !isFirst || only === undefined || others.length > 0)
    return undefined;
  // `The shop runs in zone a. It ...`: what is told on of is the shop, and no place.
  if (lastNamed.length > 0 && only.parent !== undefined && lastNamed.every((part) => part === only.parent))
    return opening;
  const isOther = lastNamed.every((part) => !opening.includes(part) && part.rank === noArea);
  return isOther && only.rank > lastSureRank && !storingRoles.has(only.role) ? opening : undefined;
};

/** `The servers are a file server and a mail server`: what is listed stands where the subject says, gives to or takes from the one queue (`producers are`), or is no more than named. */
const takeListed = (subject: readonly Token[], listed: readonly Token[], state: SentenceState): void => {
  const name = readName(subject);
  const areas =
    name === undefined
      ? []
      : state.landscape.parts.filter((part) => isArea(part) && part.words[0] === name.words.at(-1));
  const queues = state.landscape.parts.filter(({ role }) => role === 'queue');
  const way = givingNouns.has(name?.words.at(-1) ?? '')
    ? 'linkBack'
    : takingNouns.has(name?.words.at(-1) ?? '')
      ? 'link'
      : undefined;
  if (way !== undefined && queues.length === 1) state.contexts = [{ meaning: way, subjects: queues }];
  else state.contexts = areas.length === 1 ? [{ meaning: 'contains', subjects: areas }] : [];
  takeName(listed, false, state);
};

/** `An app on iOS and Android` is made with both, `a site on CloudFront and S3` stands on S3. */
const isMadeWithToo = (name: ReadName, { made, lastSeparator, isAfterComma, landscape }: SentenceState): boolean => {
  if (made === undefined || lastSeparator !== 'and' || isAfterComma) return false;
  const { role } = kindOf(name.words, landscape.type);
  if (role !== (made.technology === undefined ? 'storage' : made.role)) return false;
  made.technology = made.technology === undefined ? name.label : `${made.technology} and ${name.label}`;
  return true;
};

const isAim = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'relation' && chunk.relation.meaning === 'link' && !chunk.isVerb;

const isHolding = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'relation' &&
  /^(?:has|contains)$/.test(chunk.relation.meaning) &&
  (!chunk.isVerb || chunk.isAttached);

const isWithin = (chunk: Chunk | undefined): boolean => chunk?.kind === 'separator' && chunk.isWithin === true;

const isSeparator = (chunk: Chunk | undefined, word: string): boolean =>
  chunk?.kind === 'separator' && chunk.word === word;

/** `A server in the office, a firewall`: the office is no item of the list. */
const isPlace = ({ meaning, chunk, subjects }: Context): boolean =>
  meaning === 'inside' && chunk?.isVerb === false && subjects.length > 0;

/** `Branch (router, switch, 2 PCs)`: what stands in the brackets of an area, or of things that are many, is inside. */
const readBracket = (phrase: readonly Token[], area: Part, landscape: Landscape): void => {
  const open = phrase.findIndex(({ text }) => text === '(');
  const inside = phrase.slice(open + 1, -1);
  const isMany = /[^s]s$/.test(phrase[open - 1]?.lower ?? '') && area.role === 'plain';
  const isCounted =
    isArea(area) && inside.length > 1 && (inside[0]?.kind === 'number' || determiners.has(inside[0]?.lower ?? ''));
  const isDevice =
    landscape.type.id === 'network' &&
    area.rank <= lastSureRank &&
    kindOf(wordsOf(textOf(inside)), landscape.type).role !== 'plain';
  const isList = isCounted || isDevice || inside.some(({ lower }) => /^(?:,|and|plus|\+|&)$/.test(lower));
  if (open <= 0 || !isList || !(isArea(area) || isMany)) return;
  area.technology = undefined;
  readContents(chunkSentence(inside, createKnownNames(landscape.type)), [area], landscape);
};

const openClause = (parts: readonly Part[], state: SentenceState): void => {
  joinFronted(parts, state);
  state.contexts = [];
  state.coordinated = state.isSubjectNext ? [...state.coordinated, ...parts] : [...parts];
  state.isSubjectNext = true;
};
