import type { SourceSpan, SpecNode } from '@diagloom/diagram/model';
import { leadsElsewhere, mayDo } from '../../lexicon/en/data-words.ts';
import { deedStates, leadsBack } from '../../lexicon/en/deed-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Piece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { tokenise } from '../../text/token.ts';
import { capitalised } from '../../text/words.ts';
import type { Machine } from './machine.ts';

/** Fewer deeds tell no way through the states. */
const leastDeeds = 3;

/**
 * Reads who does what to a thing whose states were listed before: `Agent picks it up, solves it, customer can reopen`. Each deed leads to the
 * state that its words speak of, else to the next one. In: the text behind the list, and a machine that knows the states in their order.
 * Out: false where it tells no way through them.
 */
export const readDeeds = (piece: Piece, machine: Machine): boolean => {
  const states = machine.states;
  const deeds = deedsOf(piece);
  const targets = deeds.map(({ text }) => targetsOf(text, states));
  const sure = new Set(targets.flatMap(([likeliest]) => likeliest ?? []));
  const moveUntold = (from: number, to: number, span: SourceSpan): void => {
    const [one, other] = [states[from], states[to]];
    if (one !== undefined && other !== undefined) machine.move(one.id, other.id, '', span);
  };
  if (deeds.length < leastDeeds || namesStates(deeds, states) || sure.size * 2 < states.length - 1) return false;
  let at = 0;
  deeds.forEach((deed, index) => {
    const isOption = mayDo.test(deed.text);
    const named = targets[index] ?? [];
    const isBack = leadsBack.test(deed.text);
    const isNext = named.length === 0 && !isOption && !leadsElsewhere.test(deed.text);
    const to = isNext
      ? nextOf(at, targets.slice(index + 1))
      : named.find((state) => (isBack ? state < at : state > at));
    const next = states[to ?? -1];
    if (next === undefined || to === undefined) return;
    const span = { start: deed.start, end: deed.start + deed.text.length };
    const from = isBack || isOption ? at : wayTo(to, at, sure, (one, other) => moveUntold(one, other, span));
    const start = states[from];
    if (start !== undefined) machine.move(start.id, next.id, labelOf(deed.text), span);
    if (isOption) machine.setAside(next.id);
    else at = to;
  });
  return true;
};

/** Sentences that name the states themselves say more than what is done: `Planned or boarding can be cancelled`. */
const namesStates = (deeds: readonly Piece[], states: readonly SpecNode[]): boolean => {
  const named = deeds.filter(({ text }) =>
    states.some(({ label }) =>
      ` ${text.toLowerCase().replace(/[^\p{L} ]/gu, ' ')} `.includes(` ${label.toLowerCase()} `),
    ),
  );
  return named.length * 3 > deeds.length;
};

/** States between the two that no deed speaks of are passed on the way. Out: the last one before the target. */
const wayTo = (to: number, at: number, sure: ReadonlySet<number>, move: (from: number, to: number) => void): number => {
  let from = at;
  for (let between = at + 1; between < to; between += 1) {
    if (sure.has(between)) continue;
    move(from, between);
    from = between;
  }
  return from;
};

/** The state behind, unless a later deed leads there. */
const nextOf = (at: number, later: readonly (readonly number[])[]): number | undefined =>
  later.some((states) => states.includes(at + 1)) ? undefined : at + 1;

const deedsOf = (piece: Piece): readonly Piece[] =>
  splitOutside(piece, /[.;\n]\s*|,\s+(?:and\s+|but\s+|then\s+)?/g)
    .map(({ text, start }) => ({ text: text.trim(), start: start + text.length - text.trimStart().length }))
    .filter(({ text }) => tokenise(text).some(({ lower }) => readVerb(lower) !== undefined));

/** The states that a deed speaks of, by a verb or a word that both have, or by what such a deed leads to. */
const targetsOf = (text: string, states: readonly SpecNode[]): readonly number[] => {
  const words = tokenise(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ lower }) => lower);
  const bases = new Set(words.flatMap((word) => readVerb(word)?.base ?? []));
  const shared = states.flatMap(({ label }, index) => {
    const [first = '', ...rest] = label.toLowerCase().split(/\s+/);
    const base = readVerb(first)?.base;
    const isVerb = base !== undefined && bases.has(base);
    const isWord = rest.some((word) => word.length > 3 && words.includes(word)) && bases.has('ask');
    const isNoun = first.length > 3 && base === undefined && words.includes(first);
    return isVerb || isWord || isNoun ? [index] : [];
  });
  if (shared.length > 0) return shared;
  const meant = deedStates.find(
    (each) =>
      each.deed.test(text) &&
      states.some(({ label }) => each.states.some((word) => label.toLowerCase().includes(word))),
  );
  if (meant === undefined) return [];
  return meant.states.flatMap((word) =>
    states.flatMap(({ label }, index) => (label.toLowerCase().includes(word) ? [index] : [])),
  );
};

const labelOf = (text: string): string => capitalised(text.replace(/^(?:and|then|but)\s+/i, ''));
