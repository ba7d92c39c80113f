import {
  causeHead,
  fromHead,
  noTarget,
  openingOfCause,
  targetWithCause,
  toHead,
} from '../../../lexicon/en/state-prose-patterns.ts';
import { capitalised } from '../../../text/words.ts';
import type { Machine } from '../machine.ts';
import { mostStates } from './known.ts';

/** Rows of a table whose first column is the status name the states in their order; with columns of where from and where to they are transitions. */
export const readStateTables = (text: string, machine: Machine): void => {
  let heads: readonly string[] | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    if (/^[\s|:-]+$/.test(line) && line.includes('-')) {
      // The line below the heads.
    } else if (cells.length < 2) heads = undefined;
    else if (heads === undefined) heads = cells.map((cell) => cell.toLowerCase());
    else if (machine.states.length < mostStates) readRow(heads, cells, { line, start }, machine);
    start += line.length + 1;
  }
};

const cellsOf = (line: string): readonly string[] =>
  /^\s*\|.*\|\s*$/.test(line)
    ? line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : [];

const readRow = (
  heads: readonly string[],
  cells: readonly string[],
  { line, start }: { readonly line: string; readonly start: number },
  machine: Machine,
): void => {
  const cell = (pattern: RegExp): string => cells[heads.findIndex((head) => pattern.test(head))] ?? '';
  const placed = (name: string): string => machine.state(name, start + Math.max(0, line.indexOf(name)));
  const [from, to] = [cell(fromHead), cell(toHead)];
  const named = from === '' ? undefined : from;
  if (named === undefined || !/^[\p{L}\d][^.]{0,40}$/u.test(named)) return;
  const id = placed(named);
  machine.listed.add(id);
  if (noTarget.test(to)) return;
  const told = to
    .split(/[,;]\s*(?=\p{Lu})/u)
    .map((part) => targetWithCause.exec(part.trim().replace(/\.$/, ''))?.groups);
  if (told.some((target) => target?.cause !== undefined) && told.every((target) => target !== undefined)) {
    for (const { name = '', cause = '' } of told)
      machine.move(id, placed(name), withoutOpening(cause), { start, end: start + line.length });
    return;
  }
  if (!/^[\p{L}\d][^.]{0,60}$/u.test(to)) return;
  const why = cell(causeHead);
  for (const target of to.split(/,\s*|\s+or\s+|\s*\/\s*/)) {
    const next = placed(target);
    if (next !== id) machine.move(id, next, why, { start, end: start + line.length });
  }
};

/** `once the crew is picked` as `Crew is picked`. */
const withoutOpening = (told: string): string => capitalised(told.replace(openingOfCause, ''));
