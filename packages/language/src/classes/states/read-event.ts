import { readVerb } from '../../lexicon/morphology.ts';
import type { Piece } from '../../outline/outline.ts';
import { spanOfPiece } from '../../outline/outline.ts';
import { capitalised } from '../../text/words.ts';
import type { Machine } from './machine.ts';

/** What a sentence calls an event: who causes it, the verb, and what else is said. */
type Groups = Readonly<Record<string, string | undefined>>;

/**
 * Reads events that name no state as such. `Coin unlocks it` leads to `unlocked`, from every other state that was listed where there
 * are two, else from the one before it; `a resolved ticket can be reopened` leads from `resolved` to `open`. False where no state fits.
 */
export const readEvent = (groups: Groups, piece: Piece, machine: Machine): boolean => {
  const { event = '', from = '', cause = '', rest = '' } = groups;
  const base = readVerb(event.toLowerCase())?.base ?? event.toLowerCase().replace(/(?:ed|s)$/, '');
  const target = stateAfter(base, machine);
  const said = from === '' ? [] : statesIn(from, machine);
  if (from !== '' && said.length === 0) return false;
  if (target === undefined && said.length === 0) return false;
  const to = target ?? machine.state(capitalised(event), piece.start + Math.max(0, piece.text.indexOf(event)));
  const label = capitalised(
    [cause, target === undefined || cause !== '' ? '' : event, rest].join(' ').replace(/\s+/g, ' ').trim(),
  );
  for (const start of said.length === 0 ? startsBefore(to, machine) : said)
    if (start !== to) machine.move(start, to, label, spanOfPiece(piece));
  return true;
};

/** The state that a verb leads to: `unlock` to `unlocked`, `reopen` to `open`. */
const stateAfter = (base: string, { states }: Machine): string | undefined => {
  const wanted = new Set([base, base.replace(/^re-?(?=\w{3})/, '')]);
  return states.find(({ label }) => {
    const name = label.toLowerCase();
    return wanted.has(name) || wanted.has(readVerb(name)?.base ?? name.replace(/ed$/, ''));
  })?.id;
};

/** `sold and lent crates`: the states that things are in. */
const statesIn = (text: string, machine: Machine): readonly string[] => {
  const named = text.split(/\s+(?:and|or)\s+|,\s*/).map((part) => stateIn(part, machine));
  const known = named.flatMap((id) => id ?? []);
  return known.length === named.length ? known : [stateIn(text, machine)].flatMap((id) => id ?? []);
};

/** `resolved ticket`: the state that a thing is in, before its name. */
const stateIn = (text: string, machine: Machine): string | undefined => {
  const words = text.trim().split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const found = machine.find(words.slice(0, count).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
};

const startsBefore = (to: string, { states }: Machine): readonly string[] => {
  const at = states.findIndex(({ id }) => id === to);
  const before = states.length === 2 ? states.find(({ id }) => id !== to) : states[at - 1];
  return before === undefined ? [] : [before.id];
};
