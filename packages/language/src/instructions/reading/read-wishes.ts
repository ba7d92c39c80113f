/**
 * Reads an instruction by candidates: every likely way of cutting it into wishes, every likely operation for each, every
 * likely filling of its slots and every part that their words may mean, carried out on the diagram. In: a text and a
 * setting. Out: readings that would change something, the likeliest first, each with what speaks for it.
 */

import { createIdPool, type Edit } from '@diagloom/diagram/model';
import { applyToSpec } from '../apply-to-spec.ts';
import { effectOf } from '../effect-of.ts';
import type { Setting } from '../setting.ts';
import { touchedBy } from '../touched-by.ts';
import { carryOut } from './carry-out/index.ts';
import { cutClauses } from './cut-clauses.ts';
import { fillFrame } from './fill-frame.ts';
import { lookOf, type RoleLook, unreadParts, unreadWords } from './look-of-wish.ts';
import type { Models } from './models.ts';
import { indexParts } from './part-index.ts';
import { createFrameReader, type LikelyFrame } from './read-frames.ts';
import { look, type Seen } from './sight.ts';
import type { Frame, Role } from './slots.ts';
import { logSum } from './tag-slots.ts';
import { textOf, tokenize } from './token.ts';

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
  /** Roles whose parts are guessed: no word names them, and nothing around them does. */
  readonly guessed: readonly Role[];
  readonly text: string;
}

export interface WishReading {
  readonly wishes: readonly ReadWish[];
  readonly edits: readonly Edit[];
  readonly cutting: number;
  /** The sum of all: readings of one instruction are ranked by it. */
  readonly score: number;
  /** How much of all readings comes to the same as this one; a logarithm. */
  readonly share: number;
}

const width = 6;
const mostReadings = 24;

export const readWishes = (text: string, setting: Setting, models: Models): readonly WishReading[] => {
  const seen = look(tokenize(text), indexParts(setting));
  const framesOf = createFrameReader(seen, setting, models);
  const finished = cutClauses(seen, setting.type.family, models.clauses).flatMap(({ clauses, logProbability }) => {
    let beam: readonly Partial[] = [{ wishes: [], score: logProbability, setting, pending: [], edits: [] }];
    for (const [at, [start, end]] of clauses.entries()) {
      const position = clauses.length === 1 ? 'only' : at === 0 ? 'first' : 'later';
      const frames = framesOf(start, end, position);
      const clause = { tokens: seen.slice(start, end), before: seen.slice(0, start), text };
      beam = beam
        .flatMap((partial) => readClause(clause, frames, partial, models))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, at === clauses.length - 1 ? mostReadings : width);
    }
    return beam.map(({ wishes, edits, score }): Unshared => ({ wishes, edits, cutting: logProbability, score }));
  });
  return distinct(
    finished.toSorted((a, b) => b.score - a.score),
    setting,
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

/** The words of a wish with what the instruction says before them. */
interface Clause {
  readonly tokens: readonly Seen[];
  readonly before: readonly Seen[];
  readonly text: string;
}

/** What a clause that cannot be carried out costs: it is kept so that the other wishes can be done. */
const openCost = -4;

/** Goes on from a reading of the clauses before with every likely reading of one more. */
const readClause = (
  { tokens, before: earlier, text }: Clause,
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
    fillFrame(frame, { clause: tokens, before: earlier, text, index, model: models.references }).map(
      ({ wish, references, guessed }): Partial => {
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
          guessed,
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
      },
    ),
  );
};

const settingAfter = (before: Setting, edits: readonly Edit[]): Setting => {
  if (edits.length === 0) return before;
  const spec = edits.reduce((made, edit) => applyToSpec(made, edit), before.spec);
  const touched = touchedBy(edits);
  const added = edits.findLast((edit) => edit.kind === 'addNode')?.id;
  return {
    ...before,
    spec,
    ...(added === undefined ? {} : { lastAdded: added }),
    isFollowUp: true,
    lastTouched: touched.length > 0 ? touched : before.lastTouched,
    takenIds: [...createIdPool([...before.takenIds, ...spec.nodes.map(({ id }) => id)])],
  };
};

type Unshared = Omit<WishReading, 'share'>;

/** Of readings that come to the same the likeliest, with what all of them weigh together. */
const distinct = (readings: readonly Unshared[], { spec }: Setting): readonly WishReading[] => {
  const unchanged = effectOf([], spec);
  const byEffect = new Map<string, Unshared[]>();
  for (const reading of readings) {
    const { edits, wishes } = reading;
    const effect = effectOf(edits, spec);
    // What is so already is no wish.
    if (edits.length > 0 && effect === unchanged) continue;
    const quiet = wishes.map(({ frame, isOpen }) => (isOpen ? 'open' : edits.length === 0 ? frame.kind : ''));
    const key = `${effect} ${quiet}`;
    byEffect.set(key, [...(byEffect.get(key) ?? []), reading]);
  }
  const all = logSum(readings.map(({ score }) => score));
  return [...byEffect.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, share: logSum([first, ...others].map(({ score }) => score)) - all }],
  );
};
