/**
 * Lays the operations of a corpus over the tokens of their instruction. In: an instruction, its tokens as they are seen.
 * Out: frames with their slots in the order of the text, and where one wish ends and the next begins; undefined where the
 * words of two operations lie across each other, so that no cut tells them apart.
 */

import type { Seen } from '@diagloom/language/learning';
import {
  type Frame,
  mayEnd,
  type OperationKind,
  operationKinds,
  type Role,
  rolesOf,
  type Slot,
} from '@diagloom/language/learning';
import type { CorpusInstruction, CorpusOperation } from './corpus.ts';

export interface Aligned {
  readonly frames: readonly Frame[];
  /** Places of the tokens at which a wish ends; one fewer than there are frames. */
  readonly cuts: readonly number[];
}

const roleOfField: Readonly<Record<string, Role>> = {
  new: 'new',
  kind_text: 'kind',
  after_text: 'after',
  before_text: 'before',
  between_text: 'between',
  under_text: 'under',
  in_text: 'in',
  connected_to_text: 'connectedTo',
  connected_from_text: 'connectedFrom',
  label: 'label',
  at_text: 'at',
  when: 'when',
  question: 'question',
  yes_text: 'yes',
  no_text: 'no',
  target_text: 'target',
  targets_text: 'target',
  members_text: 'target',
  name: 'name',
  from_text: 'from',
  to_text: 'to',
  a_text: 'from',
  b_text: 'to',
  to_old_text: 'oldEnd',
  to_new_text: 'to',
  edge_text: 'edge',
  value: 'value',
  type_text: 'type',
  old: 'row',
  old_text: 'row',
  at_from: 'atFrom',
  at_to: 'atTo',
  text: 'text',
  about_text: 'about',
  into: 'new',
};

/** Where an answer of a question leads: its id, or the words for what is new. */
const answers: ReadonlySet<string> = new Set(['yes', 'no']);

const roleOf = (field: string, operation: CorpusOperation, kind: OperationKind): Role | undefined => {
  if (field === 'name' && rowOperations.has(kind)) return 'row';
  if (kind === 'add' && (field === 'a_text' || field === 'b_text')) return 'between';
  if (answers.has(field) && operation[`${field}_text`] === undefined) return field === 'yes' ? 'yes' : 'no';
  return roleOfField[field];
};

const rowOperations: ReadonlySet<string> = new Set(['add_attribute', 'remove_attribute']);

export const align = (instruction: CorpusInstruction, seen: readonly Seen[]): Aligned | undefined => {
  const frames = instruction.ops.flatMap((operation): readonly Frame[] => {
    const kind = operationKinds.find((each) => each === operation.op);
    return kind === undefined ? [] : [{ kind, slots: slotsOf(operation, kind, instruction, seen) }];
  });
  if (frames.length === 0) return undefined;
  return alignFrames(merged(frames), seen) ?? alignFrames(merged(withTurnedLines(frames)), seen);
};

const alignFrames = (frames: readonly Frame[], seen: readonly Seen[]): Aligned | undefined => {
  if (frames.length === 1) return { frames, cuts: [] };
  const ranges = frames.map(rangeOf);
  if (ranges.some((range) => range === undefined)) return undefined;
  const ordered = frames
    .map((frame, at) => ({ frame, range: ranges[at] ?? [0, 0] }))
    .toSorted((a, b) => a.range[0] - b.range[0]);
  const cuts: number[] = [];
  for (const [at, { range }] of ordered.entries()) {
    const next = ordered[at + 1]?.range;
    if (next === undefined) break;
    if (next[0] < range[1]) return undefined;
    const cut = seen.findIndex((each, place) => place >= range[1] && place < next[0] && mayEnd(each));
    if (cut < 0) return undefined;
    cuts.push(cut);
  }
  return { frames: ordered.map(({ frame }) => frame), cuts };
};

/** A line less and a line more that share an end are one line that is turned: "A hangs on B, not on C". */
const withTurnedLines = (frames: readonly Frame[]): readonly Frame[] => {
  const gone = frames.find(({ kind }) => kind === 'disconnect');
  const made = frames.find(({ kind }) => kind === 'connect');
  if (gone === undefined || made === undefined) return frames;
  const [oldFrom, oldTo, from, to] = [at(gone, 'from'), at(gone, 'to'), at(made, 'from'), at(made, 'to')];
  const isReattached = from.length > 0 && oldFrom.length > 0;
  const slots = isReattached
    ? [...as('oldEnd', oldFrom), ...as('from', from), ...as('to', oldTo.length > 0 ? oldTo : to)]
    : [...as('from', oldFrom.length > 0 ? oldFrom : from), ...as('oldEnd', oldTo), ...as('to', to)];
  const turned: Frame = { kind: isReattached ? 'reattach' : 'redirect', slots: union([], slots) };
  return frames.flatMap((frame) => (frame === gone ? [turned] : frame === made ? [] : [frame]));
};

const at = ({ slots }: Frame, role: Role): readonly Slot[] => slots.filter((slot) => slot.role === role);
const as = (role: Role, slots: readonly Slot[]): readonly Slot[] => slots.map((slot) => ({ ...slot, role }));

const slotsOf = (
  operation: CorpusOperation,
  kind: OperationKind,
  { text, diagram }: CorpusInstruction,
  seen: readonly Seen[],
): readonly Slot[] => {
  const ids = new Set(diagram.nodes.map(({ id }) => id));
  const slots: Slot[] = [];
  for (const [field, value] of Object.entries(operation)) {
    const role = roleOf(field, operation, kind);
    if (role === undefined || !rolesOf[kind].includes(role)) continue;
    for (const words of [value].flat()) {
      if (typeof words !== 'string' || words === '' || (answers.has(field) && ids.has(words))) continue;
      const slot = place(words, role, text, seen, slots);
      if (slot !== undefined) slots.push(slot);
    }
  }
  return slots.toSorted((a, b) => a.start - b.start);
};

/** The tokens that a substring covers; the first place that no other slot has taken. */
const place = (
  words: string,
  role: Role,
  text: string,
  seen: readonly Seen[],
  taken: readonly Slot[],
): Slot | undefined => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const covered = seen.flatMap(({ token }, index) => (token.start < end && token.end > at ? [index] : []));
    const [first, last] = [covered[0], covered.at(-1)];
    if (first === undefined || last === undefined) continue;
    const startsInside = (seen[first]?.token.start ?? 0) < at && !seen[first]?.token.isQuoted;
    if (startsInside && text.indexOf(words, at + 1) >= 0) continue;
    if (taken.some((slot) => slot.start <= last && slot.end > first)) continue;
    return { role, start: first, end: last + 1 };
  }
  return undefined;
};

const rangeOf = ({ slots }: Frame): readonly [number, number] | undefined =>
  slots.length === 0
    ? undefined
    : [Math.min(...slots.map(({ start }) => start)), Math.max(...slots.map(({ end }) => end))];

/** Operations of one kind whose words lie across each other are one wish: "add A and B below C". */
const merged = (frames: readonly Frame[]): readonly Frame[] => {
  const result: Frame[] = [];
  for (const frame of frames) {
    const at = result.findIndex((other) => other.kind === frame.kind && overlaps(other, frame));
    const other = result[at];
    if (other === undefined) result.push(frame);
    else result[at] = { kind: frame.kind, slots: union(other.slots, frame.slots) };
  }
  return result.length < frames.length ? merged(result) : result;
};

const overlaps = (one: Frame, other: Frame): boolean => {
  const [a, b] = [rangeOf(one), rangeOf(other)];
  return a !== undefined && b !== undefined && a[0] < b[1] && b[0] < a[1];
};

const union = (slots: readonly Slot[], others: readonly Slot[]): readonly Slot[] =>
  [
    ...slots,
    ...others.filter(({ start, end }) => !slots.some((slot) => slot.start < end && slot.end > start)),
  ].toSorted((a, b) => a.start - b.start);
