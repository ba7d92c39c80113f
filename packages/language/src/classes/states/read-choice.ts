import {
  beforeSubject,
  choiceOpeners,
  choiceSubject,
  choiceVerbs,
  outcomeTails,
} from '../../lexicon/en/state-choice-words.ts';
import { type Piece, spanOfPiece } from '../../outline/outline.ts';
import { capitalised } from '../../text/words.ts';
import type { Machine } from './machine.ts';
import { saysHow } from './says-how.ts';

/** Whose outcome is told, why it comes, and the ways out: `after the tasting it is either Bottled for the shop or Poured away`. */
const choice = new RegExp(
  `^(?:${choiceOpeners}\\s+(?:the |an? )?(?<why>[^,]+?),?\\s+)?(?<subject>${choiceSubject})\\s+${choiceVerbs}\\s+(?<either>either )?(?<ways>.+)$`,
  'i',
);

/**
 * Reads a sentence that tells of two ways on from where something is, `an opened crate is either sold or returned to the shelf`. False where it
 * tells of no choice, or of one whose ways are no states.
 */
export const readChoice = (piece: Piece, machine: Machine): boolean => {
  const { why = '', subject = '', either, ways = '' } = choice.exec(piece.text)?.groups ?? {};
  const named = ways.split(/,?\s+or\s+(?:else\s+|is\s+)?/i).map((way) => wayOf(way.trim(), machine));
  if (named.length < 2 || named.some(({ name }) => name.split(' ').length > longestName)) return false;
  if (either === undefined && !named.every(({ name }) => machine.find(name) !== undefined)) return false;
  if (!named.every(({ name }) => isState(name, machine))) return false;
  const from = sourceOf(subject, why, machine);
  if (from === undefined) return false;
  for (const { name, tail } of named) {
    const to = machine.state(name, piece.start + Math.max(0, piece.text.indexOf(name)));
    if (to !== from) machine.move(from, to, capitalised(tail || why), spanOfPiece(piece));
    machine.setAside(to);
  }
  return true;
};

/** In words. */
const longestName = 3;

const isState = (name: string, machine: Machine): boolean =>
  machine.find(name) !== undefined || /^\p{Lu}/u.test(name) || saysHow(name.toLowerCase());

/** `Bottled for the shop` is `Bottled`, and why; `returned to the shelf` leads to the state of the shelf, if there is one. */
const wayOf = (way: string, machine: Machine): { readonly name: string; readonly tail: string } => {
  const [, deed = '', place = ''] = /^(\S+(?: back)?) to (?:the |an? )?(.+)$/i.exec(way) ?? [];
  const known = place === '' ? undefined : machine.states.find(({ id }) => id === machine.find(place));
  if (known !== undefined) return { name: known.label, tail: deed };
  const [, name = way, tail = ''] = outcomeTails.exec(way) ?? [];
  return { name, tail: tail === '' ? '' : way };
};

/** `an opened crate`, `opened ones` start at `opened`, `after the tasting it` at `in tasting`; else where the text has come to. */
const sourceOf = (subject: string, why: string, machine: Machine): string | undefined => {
  const words = subject.replace(beforeSubject, '').split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const found = machine.find(words.slice(0, count).join(' '));
    if (found !== undefined) return found;
  }
  return machine.find(why) ?? machine.last() ?? machine.states.findLast(({ id }) => !machine.isAside(id))?.id;
};
