import { happensWithin } from '../../lexicon/en/state-choice-words.ts';
import { rowReason } from '../../lexicon/en/state-life-words.ts';
import type { Piece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { capitalised } from '../../text/words.ts';
import type { Machine } from './machine.ts';
import { stateBefore } from './read-mentions.ts';
import { bareName } from './state-names.ts';

/** One end of an arrow between states, with what the text says of the way there. */
interface End {
  readonly name: string;
  readonly label: string;
}

/** A transition as arrows draw it: `draft -> sent (by mail)` from `draft` to `sent`, called `by mail`. */
export interface StateArrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const arrow =
  /\s*(?:(?<both><(?:-{1,3}|=)>|↔)|-{1,2}\s?(?<on>[\p{L}\d][^->\n|]{0,40}?)\s*-{1,3}>|-{1,3}>|={1,2}>|→|—>|–>|➔)\s*/gu;

export const hasStateArrow = (text: string): boolean => new RegExp(arrow.source, 'u').test(text);

/**
 * Reads chains such as `new -> open when taken, open <-> waiting`, `idle -> (key) running -> (key) idle`, `sent: draft -> open`.
 * `known` are names of states that the text gives elsewhere. In: a line or sentence with arrows.
 */
export const readStateArrows = (text: string, known: readonly string[]): readonly StateArrow[] =>
  statementsOf(text).flatMap((statement) => readChain(statement, known));

/** Parts between commas; one without an arrow belongs to the arrow before it, or, at the start, to the one after it. */
const statementsOf = (text: string): readonly string[] => {
  const statements: string[] = [];
  for (const { text: part } of splitOutside({ text, start: 0 }, /,\s+|;\s*/g)) {
    const before = statements.at(-1);
    const goesOn = before === undefined ? null : /^\s*(?:and\s+)?then\s+(?=\S)/i.exec(part);
    const joins = before !== undefined && (!hasStateArrow(part) || !hasStateArrow(before));
    if (goesOn !== null && !hasStateArrow(part))
      statements[statements.length - 1] = `${before} -> ${part.slice(goesOn[0].length)}`;
    else if (joins) statements[statements.length - 1] = `${before}, ${part}`;
    else statements.push(part);
  }
  return statements;
};

const readChain = (statement: string, known: readonly string[]): readonly StateArrow[] => {
  const [, event = '', rest = statement] = /^\s*([^:()]{2,40}):\s+(.+)$/s.exec(statement) ?? [];
  const isHead = event !== '' && !hasStateArrow(event);
  const chain = isHead ? rest : statement;
  const marks = [...chain.matchAll(arrow)];
  const texts = marks.map((mark, index) => {
    const before = marks[index - 1];
    return chain.slice(before === undefined ? 0 : before.index + before[0].length, mark.index);
  });
  const last = marks.at(-1);
  if (last === undefined) return [];
  const ends = [...texts, chain.slice(last.index + last[0].length)].map((end, index) => readEnds(end, index, known));
  const label = isHead && !titleWord.test(event) && marks.length === 1 ? event : '';
  return marks.flatMap(({ groups }, index) => {
    const starts = ends[index] ?? [];
    return (ends[index + 1] ?? []).flatMap((to) =>
      starts.flatMap((from) => {
        const said = capitalised(groups?.on?.trim() || to.label || label || (index === 0 ? from.label : ''));
        const drawn = { from: from.name, to: to.name, label: said };
        return groups?.both === undefined ? [drawn] : [drawn, { from: to.name, to: from.name, label: '' }];
      }),
    );
  });
};

const titleWord = /\b(?:states?|diagram|life ?cycle|machine|chart|status(?:es)?|model|flow)\b/i;

/** The states on one side of an arrow, each with its label. */
const readEnds = (text: string, index: number, known: readonly string[]): readonly End[] => {
  const lead = /^\s*\(([^()]*)\)\s*(?=\S)/.exec(text);
  const rest = lead === null ? text : text.slice(lead[0].length);
  return splitOutside({ text: rest, start: 0 }, /\s*\/\s*/g).flatMap((side) => {
    const { name: all, label } = withoutReason(side.text, known);
    const source = index === 0 ? /^(.*?)\s*\bfrom\s+(.+)$/i.exec(all) : null;
    return splitOutside({ text: source?.[2] ?? all, start: 0 }, /,\s*(?:or\s+|and\s+)?|\s+(?:or|and|n|&)\s+/gi).flatMap(
      ({ text: part }) => {
        const end = withoutReason(part, known);
        const name = bareName(
          end.name.replace(/^(?:(?:from|then|back to|again|also|only|to)\s+)+/gi, '').replace(/\s+again$/i, ''),
        );
        const ending =
          index === 0 ? known.find((state) => name.toLowerCase().endsWith(` ${state.toLowerCase()}`)) : undefined;
        if (ending !== undefined && !known.some((state) => state.toLowerCase() === name.toLowerCase()))
          return [
            {
              name: ending,
              label: name
                .slice(0, -ending.length)
                .trim()
                .replace(/\s+(?:while|when|in)$/i, ''),
            },
          ];
        return name === '' ? [] : [{ name, label: end.label || label || (lead?.[1] ?? '') || (source?.[1] ?? '') }];
      },
    );
  });
};

/** `open when somebody takes it`, `sent (by mail)`, `after charging it is full`: the name apart from the reason. */
const withoutReason = (text: string, known: readonly string[]): End => {
  const trimmed = text.replace(/,?\s+again\s*$/i, '').trim();
  const [, inBrackets, bracket] = /^([^()]+?)\s*\(([^()]*)\)\s*$/.exec(trimmed) ?? [];
  if (inBrackets !== undefined && bracket !== undefined) return { name: inBrackets, label: bracket };
  const [, lead, state] =
    /^(?:after|when|once|if)\s+(.+?),?\s+(?:it['’]?s|it is|its|it becomes)\s+(.+)$/i.exec(trimmed) ?? [];
  if (lead !== undefined && state !== undefined) return { name: state, label: lead };
  const [, told, why] =
    /^(.+?)\s*(?::|\b(?:when|once|after|if|as soon as|unless|until|because)\b)\s*(\S.*)$/i.exec(trimmed) ?? [];
  if (told !== undefined && why !== undefined)
    return {
      name: withoutReason(told, known).name,
      label: /\bafter\s+\S+$/i.test(trimmed.slice(0, told.length + 7)) ? `after ${why}` : why,
    };
  const prefix = known.find((name) => trimmed.toLowerCase().startsWith(`${name.toLowerCase()} `));
  const reason =
    prefix === undefined
      ? undefined
      : /^(?:on|upon|at|by|via|with|for|because of|due to)\s+(\S.*)$/i.exec(trimmed.slice(prefix.length + 1))?.[1];
  return reason === undefined || prefix === undefined ? { name: trimmed, label: '' } : { name: prefix, label: reason };
};

/** `coin drops -> Open`: states have capitals, and what happens has none. */
export const isBelowCapital = (from: string, to: string): boolean => /^\p{Lu}/u.test(to) && /^\p{Ll}/u.test(from);

/** `coin jams while Open`: the state that the event speaks of. */
const stateWithin = (event: string, machine: Machine): string | undefined =>
  machine.find(happensWithin.exec(event)?.[1] ?? '');

/** So many states in a list are all that there are. */
const leastListed = 3;

/** `coin -> unlocked, push -> locked`: nothing leads to what stands before the arrows. */
const leadNowhere = (arrows: readonly StateArrow[], machine: Machine): boolean =>
  arrows.every(
    ({ from }) => machine.find(from) === undefined && !arrows.some(({ to }) => to.toLowerCase() === from.toLowerCase()),
  );

/** Puts what the arrows of a piece say into the machine; `timeout -> closed` beside a list of states is an event that leads there. */
export const drawArrows = (piece: Piece, machine: Machine): void => {
  const placed = (name: string): string => machine.state(name, piece.start + Math.max(0, piece.text.indexOf(name)));
  const span = { start: piece.start, end: piece.start + piece.text.length };
  const arrows = readStateArrows(piece.text, machine.names());
  const areEvents = machine.marked.some(({ side }) => side === 'initial') && leadNowhere(arrows, machine);
  for (const { from, to, label } of arrows) {
    const known = machine.find(to);
    const isBeside = known !== undefined && machine.find(from) === undefined && machine.listed.size >= leastListed;
    const isDeed = isBelowCapital(from, to) && machine.find(from) === undefined && machine.last() !== undefined;
    const isEvent = isBeside || isDeed || areEvents;
    const start =
      isDeed || areEvents
        ? (stateWithin(from, machine) ?? machine.last())
        : isBeside
          ? stateBefore(known, machine)
          : placed(from);
    const end = placed(to);
    if (start !== undefined) machine.move(start, end, isEvent ? capitalised(from.replace(rowReason, '')) : label, span);
    machine.setLast(end);
  }
};
