import type { SourceSpan } from '@diagloom/diagram/model';
import { readArrows } from '../../notations/arrows.ts';
import type { Piece } from '../../outline/outline.ts';
import { findPredicate } from '../../segment/predicate.ts';
import { tokenise } from '../../text/token.ts';
import { capitalised } from '../../text/words.ts';
import type { Machine } from './machine.ts';
import { readEvent } from './read-event.ts';
import { stateForms } from './state-forms.ts';
import { listOf } from './state-names.ts';

/** Reads one sentence or line: Mermaid, an arrow, a form, or a list of states. */
export const readPiece = (piece: Piece, machine: Machine): void => {
  if (readMermaid(piece, machine)) return;
  if (/->|→|=>|—>/.test(piece.text)) {
    if (readEventArrow(piece, machine)) return;
    for (const { from, to, label } of readArrows(piece.text))
      machine.move(
        machine.state(from.text, piece.start + from.span.start),
        machine.state(to.text, piece.start + to.span.start),
        label,
        spanOf(piece),
      );
    return;
  }
  for (const { pattern } of stateForms) {
    const groups = pattern.exec(piece.text)?.groups;
    if (groups === undefined) continue;
    if (groups.event !== undefined) {
      if (readEvent(groups, piece, machine)) return;
      continue;
    }
    if (groups.to !== undefined) readMove(groups, piece, machine);
    else
      for (const name of listOf(groups.first ?? groups.final ?? groups.list ?? '')) {
        const id = machine.state(name, piece.start + piece.text.indexOf(name));
        if (groups.list === undefined) machine.end(id, groups.first === undefined ? 'final' : 'initial');
        machine.setLast(id);
      }
    return;
  }
  const list = listOf(piece.text);
  if (list.length > 1 && list.every((name) => name.split(/\s+/).length <= 4))
    for (const name of list) machine.state(name, piece.start + piece.text.indexOf(name));
};

/** `inspector rejects -> back to draft`: an event before the arrow, at the state that it speaks of or the last one listed before. */
const readEventArrow = (piece: Piece, machine: Machine): boolean => {
  const [, event = '', back = '', name = ''] =
    /^(.+?)\s*(?:-+>|→|=>|—>)\s*(back to |again )?([^>→]+)$/.exec(piece.text) ?? [];
  const to = machine.find(name);
  const predicate = findPredicate(tokenise(event));
  if (to === undefined || machine.find(event) !== undefined || predicate === undefined) return false;
  if (back === '' && predicate.start === 0) return false;
  const stems = event
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, stemLength));
  const at = machine.states.findIndex(({ id }) => id === to);
  const from =
    machine.states.find(
      ({ id, label }) =>
        id !== to &&
        label
          .toLowerCase()
          .split(/\s+/)
          .some((word) => word.length >= stemLength && stems.includes(word.slice(0, stemLength))),
    ) ?? machine.states[at + 1];
  if (from === undefined) return false;
  machine.move(from.id, to, capitalised(event.trim()), spanOf(piece));
  return true;
};

/** So many letters tell that `reviewer` speaks of `in review`. */
const stemLength = 5;

/** The transition of a form, and those that go on from it: `to Paid and then to Shipped`. */
const readMove = (groups: Readonly<Record<string, string | undefined>>, piece: Piece, machine: Machine): void => {
  const further = /,?\s+(?:and\s+)?(?:then|later|finally)\s+(?:goes\s+|moves\s+|becomes\s+)?(?:to\s+)?/i;
  const [reason = '', ...later] = (groups.why ?? '').split(further);
  const steps = [...(groups.to ?? '').split(further), ...later];
  let why = labelOf(reason);
  let from = [...new Set(listOf(groups.from ?? ''))].flatMap((name) => stateNamed(name, piece, machine) ?? []);
  if (from.length === 0) from = [machine.last()].flatMap((id) => id ?? []);
  for (const step of steps) {
    const targets = listOf(step).map((name) =>
      machine.state(name, piece.start + Math.max(0, piece.text.indexOf(name))),
    );
    for (const start of from) for (const end of targets) machine.move(start, end, why, spanOf(piece));
    from = targets;
    why = '';
  }
  const last = from.at(-1);
  if (last !== undefined) machine.setLast(last);
};

/** `the order` in `the order goes to Paid` is no state: the transition starts where the last one ended. */
const stateNamed = (name: string, piece: Piece, machine: Machine): string | undefined => {
  const known = machine.find(name);
  const isThing = /^(?:it|they|the|an?|each|every)\b/i.test(name.trim());
  return known ?? (isThing ? undefined : machine.state(name, piece.start + Math.max(0, piece.text.indexOf(name))));
};

const labelOf = (why: string): string =>
  capitalised(
    why
      .replace(/^(?:when|once|after|on|upon|if|as soon as|by|because of)\s+/i, '')
      .replace(/^(?:it is|it's|it has been|the |an? )/i, '')
      .trim(),
  );

const spanOf = ({ text, start }: Piece): SourceSpan => ({ start, end: start + text.length });

/** Lines of a Mermaid state diagram. */
const readMermaid = (piece: Piece, machine: Machine): boolean => {
  if (/^(?:stateDiagram(?:-v2)?|direction \w+|```\w*|@startuml|@enduml)$/.test(piece.text)) return true;
  const [, from, to, label = ''] = /^(\[\*\]|[\w-]+)\s*--?>\s*(\[\*\]|[\w-]+)\s*(?::\s*(.*))?$/.exec(piece.text) ?? [];
  if (from === undefined || to === undefined || !(from === '[*]' || to === '[*]')) return false;
  if (from === '[*]') machine.end(machine.state(to, piece.start + piece.text.indexOf(to)), 'initial');
  else machine.end(machine.state(from, piece.start), 'final');
  return label.length >= 0;
};
