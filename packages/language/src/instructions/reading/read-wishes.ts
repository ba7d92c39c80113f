/**
 * Reads an instruction by candidates: every likely way of cutting it into wishes, every likely operation for each, every
 * likely filling of its slots and every part that their words may mean, carried out on the diagram. In: a text and a
 * setting. Out: readings that would change something, the likeliest first, each with what speaks for it.
 */

import { createIdPool, type Edit } from '@diagloom/diagram/model';
import { quietWords } from '../../lexicon/en/instruction-words.ts';
import { applyToSpec } from '../apply-to-spec.ts';
import { effectOf } from '../effect-of.ts';
import type { Setting } from '../setting.ts';
import { touchedBy } from '../touched-by.ts';
import { carryOut } from './carry-out/index.ts';
import { wordFeature } from './clause-features.ts';
import { cutClauses } from './cut-clauses.ts';
import { logSoftmax, scoresOf } from './linear-model.ts';
import type { Models } from './models.ts';
import { operationFeatures } from './operation-features.ts';
import { indexParts, type PartIndex } from './part-index.ts';
import { resolveReference } from './resolve-reference.ts';
import { look, type Seen } from './sight.ts';
import { type Frame, isReferenceRole, operationKinds, type Role, rolesOf, type Slot } from './slots.ts';
import { latticeOf, scoreClause, tagSlots } from './tag-slots.ts';
import { textOf, tokenize } from './token.ts';
import type { Wish } from './wish.ts';

/** One wish of a reading with how sure each step of reading it was; logarithms of probabilities. */
export interface ReadWish {
  readonly frame: Frame;
  readonly edits: readonly Edit[];
  readonly operation: number;
  readonly slots: number;
  readonly references: number;
  /** True where the operation could not be carried out as it was read. */
  readonly isOpen: boolean;
  /** How far its operation is behind the likeliest one. */
  readonly behind: number;
  /** Words of the clause that the reading does not account for, and how many parts of the diagram they name. */
  readonly unread: readonly string[];
  readonly unreadParts: number;
  readonly roles: readonly RoleLook[];
  readonly text: string;
}

/** How a slot looks from outside. */
export interface RoleLook {
  readonly role: Role;
  readonly first: string;
  readonly last: string;
  readonly length: number;
  /** Whether its words are known from the diagram: all, some or none. */
  readonly isKnown: 'all' | 'some' | 'none';
  readonly before: string;
  readonly after: string;
}

export interface WishReading {
  readonly wishes: readonly ReadWish[];
  readonly edits: readonly Edit[];
  readonly cutting: number;
  /** The sum of all: readings of one instruction are ranked by it. */
  readonly score: number;
}

const mostOperations = 6;
const mostTaggings = 3;
const width = 6;
const mostReadings = 24;
const leastChance = Math.log(0.01);

export const readWishes = (text: string, setting: Setting, models: Models): readonly WishReading[] => {
  const seen = look(tokenize(text), indexParts(setting));
  const framesOf = createFrameReader(seen, setting, models);
  const finished = cutClauses(seen, setting.type.family, models.clauses).flatMap(({ clauses, logProbability }) => {
    let beam: readonly Partial[] = [{ wishes: [], score: logProbability, setting, pending: [], edits: [] }];
    for (const [at, [start, end]] of clauses.entries()) {
      const position = clauses.length === 1 ? 'only' : at === 0 ? 'first' : 'later';
      const frames = framesOf(start, end, position);
      const clause = { tokens: seen.slice(start, end), text };
      beam = beam
        .flatMap((partial) => readClause(clause, frames, partial, models))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, at === clauses.length - 1 ? mostReadings : width);
    }
    return beam.map(({ wishes, edits, score }): WishReading => ({ wishes, edits, cutting: logProbability, score }));
  });
  return distinct(
    finished.toSorted((a, b) => b.score - a.score),
    setting,
  );
};

/** A frame with how likely its operation and its slots are, whatever the diagram looks like by then. */
interface LikelyFrame {
  readonly frame: Frame;
  readonly operation: number;
  readonly behind: number;
  readonly slots: number;
}

/** Reads the frames of a clause; each clause once, however many cuttings it belongs to. */
const createFrameReader = (seen: readonly Seen[], { type }: Setting, models: Models) => {
  const known = new Map<string, readonly LikelyFrame[]>();
  return (start: number, end: number, position: string): readonly LikelyFrame[] => {
    const key = `${start} ${end} ${position}`;
    const frames =
      known.get(key) ?? readFrames(seen.slice(start, end), { type: type.id, family: type.family, position }, models);
    known.set(key, frames);
    return frames;
  };
};

const readFrames = (
  clause: readonly Seen[],
  context: Parameters<typeof operationFeatures>[1],
  models: Models,
): readonly LikelyFrame[] => {
  const chances = logSoftmax(scoresOf(models.operations, operationFeatures(clause, context)));
  const operations = operationKinds
    .map((kind) => ({ kind, chance: chances[models.operations.labels.indexOf(kind)] ?? Number.NEGATIVE_INFINITY }))
    .toSorted((a, b) => b.chance - a.chance)
    .filter(({ chance }, at) => at < mostOperations && (at === 0 || chance > leastChance));
  const best = operations[0]?.chance ?? 0;
  const scored = scoreClause(clause, context.family, models.slots);
  return operations.flatMap(({ kind, chance }) =>
    tagSlots(latticeOf(scored, kind, rolesOf[kind]), models.slots)
      .slice(0, mostTaggings)
      .map(
        ({ slots, logProbability }): LikelyFrame => ({
          frame: { kind, slots },
          operation: chance,
          behind: chance - best,
          slots: logProbability,
        }),
      ),
  );
};

interface Partial {
  readonly wishes: readonly ReadWish[];
  readonly edits: readonly Edit[];
  readonly score: number;
  /** The diagram before the last wish; it is brought up to date only where another wish follows. */
  readonly setting: Setting;
  readonly pending: readonly Edit[];
}

/** What a clause that cannot be carried out costs: it is kept so that the other wishes can be done. */
const openCost = -4;

const readClause = (
  { tokens, text }: { readonly tokens: readonly Seen[]; readonly text: string },
  frames: readonly LikelyFrame[],
  before: Partial,
  models: Models,
): readonly Partial[] => {
  const setting = settingAfter(before.setting, before.pending);
  const index = indexParts(setting);
  const said = textOf(
    tokens.map(({ token }) => token),
    text,
  );
  return frames.flatMap(({ frame, operation, behind, slots }) =>
    fill(frame, tokens, text, index, models).map(({ wish, references }): Partial => {
      const { kind } = frame;
      const edits = carryOut[kind]({ ...wish, clause: said });
      const isQuiet = kind === 'none' || kind === 'undo';
      const isOpen = edits === undefined || (edits.length === 0 && !isQuiet);
      const done = edits ?? [];
      const read: ReadWish = {
        frame,
        edits: done,
        operation,
        behind,
        slots,
        references,
        isOpen,
        unread: unreadWords(tokens, frame.slots),
        unreadParts: unreadParts(tokens, frame.slots),
        roles: frame.slots.map((slot) => lookOf(slot, tokens)),
        text: said,
      };
      return {
        setting,
        pending: done,
        wishes: [...before.wishes, read],
        edits: [...before.edits, ...done],
        score: before.score + operation + 0.5 * (slots + references) + (isOpen ? openCost : 0),
      };
    }),
  );
};

const settingAfter = (before: Setting, edits: readonly Edit[]): Setting => {
  if (edits.length === 0) return before;
  const spec = edits.reduce((made, edit) => applyToSpec(made, edit), before.spec);
  const touched = touchedBy(edits);
  return {
    ...before,
    spec,
    isFollowUp: true,
    lastTouched: touched.length > 0 ? touched : before.lastTouched,
    takenIds: [...createIdPool([...before.takenIds, ...spec.nodes.map(({ id }) => id)])],
  };
};

interface Filled {
  readonly wish: Wish;
  readonly references: number;
}

/** Looks up what the slots point at; the likeliest filling, and those that differ from it in one slot. */
const fill = (
  frame: Frame,
  clause: readonly Seen[],
  text: string,
  index: PartIndex,
  models: Models,
): readonly Filled[] => {
  const { setting } = index;
  const words: Record<string, string[]> = {};
  const references: { readonly slot: Slot; readonly found: ReturnType<typeof resolveReference> }[] = [];
  for (const slot of frame.slots) {
    const tokens = clause.slice(slot.start, slot.end).map(({ token }) => token);
    const said = textOf(tokens, text);
    if (!isReferenceRole(slot.role)) {
      words[slot.role] = [...(words[slot.role] ?? []), said];
      continue;
    }
    const isQuoted = tokens.length === 1 && tokens[0]?.isQuoted === true;
    const found = resolveReference(
      { text: said, isQuoted, role: slot.role, operation: frame.kind },
      index,
      models.references,
    );
    const isAnswer = slot.role === 'yes' || slot.role === 'no';
    if (isAnswer && (found[0]?.isFar ?? true)) words[slot.role === 'yes' ? 'newYes' : 'newNo'] = [said];
    else references.push({ slot, found });
  }
  const missing = impliedTarget(frame, index);
  const build = (choice: readonly number[]): Filled => {
    const parts: Record<string, readonly (typeof index.parts)[number][] | Wish['parts'][keyof Wish['parts']]> = {
      ...missing,
    };
    let sum = 0;
    for (const [at, { slot, found }] of references.entries()) {
      const picked = found[choice[at] ?? 0];
      sum += picked?.logProbability ?? -5;
      const known = (parts[slot.role] ?? []) as NonNullable<Wish['parts']['target']>;
      parts[slot.role] = [...known, ...(picked?.parts ?? []).filter(({ id }) => !known.some((part) => part.id === id))];
    }
    return { wish: { kind: frame.kind, parts, words, clause: '', setting } as Wish, references: sum };
  };
  const best = references.map(() => 0);
  const others = references.flatMap(({ found }, at) =>
    found
      .slice(1)
      .flatMap(({ logProbability }, next) =>
        logProbability > leastChance ? [best.map((value, place) => (place === at ? next + 1 : value))] : [],
      ),
  );
  return [best, ...others].slice(0, 4).map(build);
};

/** "... and make it red", "colour red": without a word for it what was touched last, or is selected, is meant. */
const impliedTarget = ({ kind, slots }: Frame, { setting, parts }: PartIndex): Wish['parts'] => {
  const roles = rolesOf[kind];
  if (!roles.includes('target') || slots.some(({ role }) => role === 'target')) return {};
  const ids = setting.selection.length > 0 ? setting.selection : setting.lastTouched;
  const target = parts.filter(({ id }) => ids.includes(id));
  return target.length === 0 ? {} : { target };
};

const unreadWords = (clause: readonly Seen[], slots: readonly Slot[]): readonly string[] =>
  clause
    .filter((_, at) => !slots.some(({ start, end }) => at >= start && at < end))
    .map(({ token }) => token.lower)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !quietWords.has(word));

/** How many runs of words that name parts lie outside all slots. */
const unreadParts = (clause: readonly Seen[], slots: readonly Slot[]): number =>
  clause.filter(
    ({ known, opensLabel }, at) =>
      (known === 'word' || opensLabel) && !slots.some(({ start, end }) => at >= start && at < end),
  ).length;

const lookOf = ({ role, start, end }: Slot, clause: readonly Seen[]): RoleLook => {
  const inside = clause.slice(start, end);
  const known = inside.filter(({ known: how }) => how !== 'none').length;
  return {
    role,
    first: wordFeature(inside[0]),
    last: wordFeature(inside.at(-1)),
    length: inside.length,
    isKnown: known === inside.length ? 'all' : known === 0 ? 'none' : 'some',
    before: wordFeature(clause[start - 1]),
    after: wordFeature(clause[end]),
  };
};

/** Of readings that come to the same the likeliest. */
const distinct = (readings: readonly WishReading[], { spec }: Setting): readonly WishReading[] => {
  const known = new Set<string>();
  const unchanged = effectOf([], spec);
  return readings.filter(({ edits, wishes }) => {
    // What is so already is no wish.
    if (edits.length > 0 && effectOf(edits, spec) === unchanged) return false;
    const quiet = wishes.map(({ frame, isOpen }) => (isOpen ? 'open' : edits.length === 0 ? frame.kind : ''));
    const key = `${effectOf(edits, spec)} ${quiet}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
};
