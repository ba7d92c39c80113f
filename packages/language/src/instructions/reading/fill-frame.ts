import { opensThoseUnder } from '../../lexicon/en/instruction-words.ts';
import { goesOnTo, opensMany, withThoseBehind } from '../../lexicon/en/standing-words.ts';
import type { LinearModel } from './linear-model.ts';
import type { IndexedPart, PartIndex } from './part-index.ts';
import { resolveReference } from './resolve-reference.ts';
import { mentionedBy, type Seen } from './sight.ts';
import { type Frame, isReferenceRole, type Role, rolesOf, type Slot } from './slots.ts';
import { textOf } from './token.ts';
import type { Wish } from './wish.ts';

const leastChance = Math.log(0.01);

export interface Filled {
  readonly wish: Wish;
  readonly references: number;
  /** Roles whose parts are guessed: no word names them, and nothing around them does. */
  readonly guessed: readonly Role[];
}

/** Where a phrase such as `everything under` opens in front of the name that was found; else where the name does. */
const startOfThose = (clause: readonly Seen[], start: number): number => {
  const before = clause.slice(Math.max(0, start - longestOpening), start).map(({ token }) => token.lower);
  const said = `${before.join(' ')} `;
  const [, opening] = opensThoseUnder.exec(said) ?? opensMany.exec(said) ?? [];
  return opening === undefined ? start : start - opening.trim().split(' ').length;
};

/** Where what is said of those under it ends: "permits with everything under it"; else where the name does. */
const endOfThose = (clause: readonly Seen[], end: number): number => {
  const behind = clause.slice(end, end + longestOpening).map(({ token }) => token.lower);
  const [, closing] = withThoseBehind.exec(` ${behind.join(' ')} `) ?? [];
  return closing === undefined ? end : end + closing.trim().split(' ').length;
};

/** "Feedback talk (30 days)": a bracket that opens in a name closes in it. */
const endOfBracket = (clause: readonly Seen[], start: number, end: number): number => {
  const isOpen = (to: number): boolean => {
    const said = clause.slice(start, to).map(({ token }) => (token.isQuoted ? '' : token.text));
    return said.filter((text) => text === '(').length > said.filter((text) => text === ')').length;
  };
  if (!isOpen(end)) return end;
  const closing = clause.findIndex(({ token }, at) => at >= end && token.text === ')');
  return closing < 0 ? end : closing + 1;
};

/** Words of such an opening. */
const longestOpening = 6;

/** Looks up what the slots point at; the likeliest filling, and those that differ from it in one slot. */
export const fillFrame = (
  frame: Frame,
  {
    clause,
    before,
    text,
    index,
    model,
  }: {
    readonly clause: readonly Seen[];
    /** What the instruction says before the clause. */
    readonly before: readonly Seen[];
    readonly text: string;
    readonly index: PartIndex;
    readonly model: LinearModel;
  },
): readonly Filled[] => {
  const { setting } = index;
  const words: Record<string, string[]> = {};
  const quoted = new Set<string>();
  const references: { readonly slot: Slot; readonly found: ReturnType<typeof resolveReference> }[] = [];
  for (const slot of frame.slots) {
    const from = slot.role === 'target' ? startOfThose(clause, slot.start) : slot.start;
    const to = slot.role === 'target' ? endOfThose(clause, slot.end) : endOfBracket(clause, from, slot.end);
    const tokens = clause.slice(from, to).map(({ token }) => token);
    const said = textOf(tokens, text);
    const isQuoted = tokens.length === 1 && tokens[0]?.isQuoted === true;
    if (isQuoted) quoted.add(said);
    if (!isReferenceRole(slot.role)) {
      words[slot.role] = [...(words[slot.role] ?? []), said];
      continue;
    }
    const found = resolveReference(
      {
        text: said,
        isQuoted,
        role: slot.role,
        operation: frame.kind,
        mentioned: mentionedBy([...before, ...clause.slice(0, slot.start)]),
      },
      index,
      model,
    );
    const isAnswer = slot.role === 'yes' || slot.role === 'no';
    const leading = [...before, ...clause.slice(0, slot.start)].slice(-5).map(({ token }) => token.lower);
    const isThere = found.length > 0 && goesOnTo.test(`${leading.join(' ')} ${said}`);
    if (isAnswer && !isThere && (found[0]?.isFar ?? true)) words[slot.role === 'yes' ? 'newYes' : 'newNo'] = [said];
    else references.push({ slot, found });
  }
  const missing = impliedTarget(frame, clause, index);
  const build = (choice: readonly number[]): Filled => {
    const parts: Record<string, readonly (typeof index.parts)[number][] | Wish['parts'][keyof Wish['parts']]> = {
      ...missing,
    };
    let sum = 0;
    const guessed: Role[] = [];
    for (const [at, { slot, found }] of references.entries()) {
      const picked = found[choice[at] ?? 0];
      sum += picked?.logProbability ?? -5;
      if (picked?.isGuessed === true) guessed.push(slot.role);
      const known = (parts[slot.role] ?? []) as NonNullable<Wish['parts']['target']>;
      parts[slot.role] = [...known, ...(picked?.parts ?? []).filter(({ id }) => !known.some((part) => part.id === id))];
    }
    return { wish: { kind: frame.kind, parts, words, quoted, clause: '', setting } as Wish, references: sum, guessed };
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
const impliedTarget = (
  { kind, slots }: Frame,
  clause: readonly Seen[],
  { setting, parts }: PartIndex,
): Wish['parts'] => {
  const roles = rolesOf[kind];
  if (!roles.includes('target') || slots.some(({ role }) => role === 'target')) return {};
  const ids = setting.selection.length > 0 ? setting.selection : setting.lastTouched;
  const touched = parts.filter(({ id }) => ids.includes(id));
  const target = rowKinds.has(kind) && setting.selection.length === 0 ? ownerAmong(touched, clause, setting) : touched;
  return target.length === 0 ? {} : { target };
};

/**
 * "Tanker is a kind of Ship and has a volume": a row belongs to what the words before are about, not to all that they touch, and else to what
 * its own words name.
 */
const ownerAmong = (
  touched: readonly IndexedPart[],
  clause: readonly Seen[],
  { lastAdded, lastTouched }: PartIndex['setting'],
): readonly IndexedPart[] => {
  const said = new Set(clause.map((each) => each.stem));
  const owner =
    touched.find(({ stems }) => stems.length > 0 && stems.every((word) => said.has(word))) ??
    touched.find(({ id }) => id === lastAdded) ??
    touched.find(({ id }) => id === lastTouched[0]);
  return owner === undefined ? [] : [owner];
};

const rowKinds: ReadonlySet<Frame['kind']> = new Set(['add_attribute', 'remove_attribute', 'rename_attribute']);
