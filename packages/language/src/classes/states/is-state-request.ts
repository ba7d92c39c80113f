import { behindTitle, withoutOpening } from './behind-title.ts';
import { readMoves } from './moves/read-moves.ts';
import { plainly } from './plainly.ts';
import { readLife } from './read-life.ts';
import { hasStateArrow, readStateArrows } from './read-state-arrows.ts';
import { saysHow } from './says-how.ts';
import { splitStatements, tellsMove } from './split-statements.ts';
import { stateForms } from './state-forms.ts';

/** True where a prompt asks for states rather than classes, or tells of one after the other. */
export const isStateRequest = (given: string): boolean => isRequest(plainly(given));

const isRequest = (prompt: string): boolean =>
  !classWords.test(prompt) &&
  (asksForStates(prompt) ||
    tellsOfStates(prompt) ||
    startsAndMoves(prompt) ||
    drawsStates(prompt) ||
    listsStates(prompt) ||
    readLife(behindTitle(prompt)) !== undefined ||
    (readMoves(withoutOpening(prompt))?.states.length ?? 0) >= leastStates ||
    goesThrough(prompt))
    ? true
    : asksForStates(prompt);

const asksForStates = (prompt: string): boolean =>
  /\bfsm\b|\bstate[- ]?(?:diagram|machine|chart|transition|model)|\bstateDiagram|\bstates? (?:of|for)\b|\b(?:life ?cycle|life) of (?:an?|the|our|my)\b|\bstatuses (?:of|for)\b|\b(?:what|which|possible) (?:states|statuses)\b/i.test(
    prompt.slice(0, 200),
  ) || /^\s*states?\s*:|^[^.\n]{0,60}?\b(?:states[:.]|states[ \t]*\n|life ?cycle\b)/i.test(prompt);

/** Words and signs of classes and use cases, which have arrows and lists as well. */
const classWords =
  /\b(?:class(?:es)?|interface|enum|inherits?|extends?|abstract|use[- ]?cases?|actors?|composition|aggregat\w+|attributes?|methods?)\b|\w\(\)|--\|>|<\|--|[*o]--/i;

/** `Red turns to green, green turns to yellow`: two transitions, of which one goes on where another ended. */
const tellsOfStates = (prompt: string): boolean => {
  const moves = splitStatements(behindTitle(prompt)).filter(
    ({ text }) => tellsMove(text) && endsOf(text) !== undefined,
  );
  const ends = moves.map(({ text }) => endsOf(text));
  return ends.some((move) =>
    ends.some((other) => move !== other && move?.to?.toLowerCase() === other?.from?.toLowerCase()),
  );
};

const endsOf = (text: string): Readonly<Record<string, string | undefined>> | undefined =>
  (turns.exec(text) ?? plainMove.exec(text))?.groups;

/** `red to green after a minute` */
const plainMove = /^(?<from>[\w-]+) (?:back )?to (?<to>[\w-]+)(?= )/i;

/** `It starts as New. When paid it becomes Open. Once sent it is Closed`, `starts closed, push -> open, timeout -> closed`: a first state and at least two moves. */
const startsAndMoves = (prompt: string): boolean => {
  const found = splitStatements(prompt).map(({ text }) => groupsOf(text));
  const drawn = splitStatements(prompt).flatMap(({ text }) => (hasStateArrow(text) ? readStateArrows(text, []) : []));
  return (
    found.some((groups) => groups?.first !== undefined) &&
    found.filter((groups) => groups?.to !== undefined).length + drawn.length >= leastMoves
  );
};

const leastMoves = 2;

/** Fewer states are told in passing. */
const leastStates = 3;

const groupsOf = (text: string): Readonly<Record<string, string | undefined>> | undefined =>
  stateForms.map(({ pattern }) => pattern.exec(text.trim())?.groups).find((groups) => groups !== undefined);

const turns =
  /^(?<from>[\w-]+(?: [\w-]+)?) (?:turns|changes|switches|transitions|goes|becomes|moves) (?:back )?(?:in)?(?:to )?(?<to>[\w-]+(?: (?!after|when|once|if|on|upon|by)[\w-]+)?)/i;

/** `New -> Open -> Closed`: a chain of at least three short names on one line, or arrows with reasons that lead on from each other. */
const drawsStates = (prompt: string): boolean =>
  prompt
    .split('\n')
    .some((line) =>
      /(?:^|[.:]\s*)[^.:;→>]{2,40}(?:(?:-+>|→)\s*[\p{L}][\p{L} -]{1,25}?\s*){2,}(?:[.,;]|$)/u.test(line),
    ) || leadsOn(prompt);

/** So many arrows are more than an aside. */
const leastArrows = 3;

const leadsOn = (prompt: string): boolean => {
  const arrows = splitStatements(prompt).flatMap(({ text }) => (hasStateArrow(text) ? readStateArrows(text, []) : []));
  const isShort = arrows.every(({ from, to }) => from.split(' ').length < 6 && to.split(' ').length < 4);
  const goOn = arrows.filter(({ to }) => arrows.some(({ from }) => from.toLowerCase() === to.toLowerCase()));
  return arrows.length >= leastArrows && isShort && goOn.length > 1 && arrows.some(({ label }) => label !== '');
};

/** `Door: open, closing, closed, locked`: a list of which more than half say how something is. */
const listsStates = (prompt: string): boolean => {
  const list = /^[^:.\n]{2,60}:\s*([^.:;\n]+?)(?:\s[-–—]\s|[.:;\n]|$)/.exec(prompt)?.[1] ?? '';
  const items = list.split(/,|\s+and\s+/).map((item) => item.trim().toLowerCase());
  return (
    items.length > 2 &&
    items.every((item) => item.split(/\s+/).length < 4) &&
    items.filter(saysHow).length * 2 > items.length
  );
};

/** `An order is new, then paid, then shipped`: one after the other, more than half of which say how it is. */
const goesThrough = (prompt: string): boolean =>
  splitStatements(behindTitle(prompt)).some(({ text }) => {
    const items = (groupsOf(text)?.list ?? '').split(/,? then /).map((item) => item.trim().toLowerCase());
    return items.length > 2 && items.filter(saysHow).length * 2 > items.length;
  });
