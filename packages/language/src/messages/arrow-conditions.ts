import { arrowCondition, conditionEnd } from '../lexicon/en/messages.ts';
import type { Arrow } from '../notations/arrows.ts';

/** A condition that stands before an arrow: its words as the frame of the message, and the line of the text that it is for. */
interface LineCondition {
  readonly guard: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Takes conditions from the lines of a text of arrows: `if level > 80 pump -> desk: alarm`, `otherwise desk -> pump: go on`. Out: the text with
 * blanks at their places, and the conditions. Where no mark parts the two, the names of the other lines tell where a name begins.
 */
export const conditionsApart = (
  text: string,
): { readonly text: string; readonly conditions: readonly LineCondition[] } => {
  const conditions: LineCondition[] = [];
  const names = namesIn(text);
  let told = '';
  for (const line of text.split(lineEnd)) {
    const found = conditionOf(line, names);
    if (found === undefined) told += line;
    else {
      const { length } = found;
      conditions.push({ guard: found.guard, start: told.length, end: told.length + line.length });
      told += ' '.repeat(length) + line.slice(length);
    }
  }
  return { text: told, conditions };
};

/** The arrows, those of a line with a condition in its frame. */
export const withConditions = (arrows: readonly Arrow[], conditions: readonly LineCondition[]): readonly Arrow[] =>
  arrows.map((arrow) => {
    const { start } = arrow.from.span;
    const found = conditions.find((line) => start >= line.start && start < line.end);
    return found === undefined || arrow.guard !== undefined ? arrow : { ...arrow, guard: found.guard };
  });

/** Behind a line, a semicolon or a full stop. */
const lineEnd = /(?<=[\n;]|\.(?=\s))/;

const arrow = /\s*(?:-{1,2}>{1,2}|=>|→|—>)\s*/;

const namesIn = (text: string): ReadonlySet<string> => {
  const names = text.split(/[\n;]|\.(?=\s)/).flatMap((line) => {
    const ends = line.split(arrow);
    const isConditional = arrowCondition.test(line);
    return ends.length < 2
      ? []
      : ends.slice(isConditional ? 1 : 0).map((end) => end.replace(/:.*$/s, '').trim().toLowerCase());
  });
  return new Set(names.filter((name) => name !== ''));
};

/** The condition of a line and how many letters lie before the name behind it. */
const conditionOf = (
  line: string,
  names: ReadonlySet<string>,
): { readonly guard: string; readonly length: number } | undefined => {
  const [before = ''] = line.split(arrow, 1);
  const { opening = '', opener = '', said = '' } = arrowCondition.exec(before)?.groups ?? {};
  if (opener === '' || before === line) return undefined;
  const begin = opening.length + opener.length + 1;
  const isElse = /^(?:else|otherwise)$/i.test(opener);
  const mark = said.search(conditionEnd);
  if (mark >= 0) {
    const length = begin + mark + (conditionEnd.exec(said)?.[0].length ?? 0);
    return { guard: guardOf(opener, said.slice(0, mark)), length };
  }
  if (isElse) return { guard: 'else', length: begin };
  const words = said.trim().split(/\s+/);
  for (let at = Math.max(1, words.length - longestName); at < words.length; at += 1) {
    const name = words.slice(at).join(' ');
    if (![...names].some((known) => known === name.toLowerCase() || known.endsWith(` ${name.toLowerCase()}`))) continue;
    return { guard: guardOf(opener, words.slice(0, at).join(' ')), length: before.lastIndexOf(name) };
  }
  return undefined;
};

/** In words. */
const longestName = 4;

const guardOf = (opener: string, said: string): string => {
  if (/^(?:else|otherwise)$/i.test(opener)) return 'else';
  return `opt ${/^unless$/i.test(opener) ? 'unless ' : ''}${said.trim()}`;
};
