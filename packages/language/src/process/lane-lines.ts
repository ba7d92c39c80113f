import type { SourceSpan } from '@diagloom/diagram/model';
import { answers } from '../lexicon/en/guard-words.ts';
import { actorHeadings, deedHeadings } from '../lexicon/en/lane-words.ts';
import { markerAt } from '../segment/marker-at.ts';
import { findPredicate } from '../segment/predicate.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { isNameLike, namesActor } from './actor.ts';
import { conditionStrength } from './guards/condition-phrase.ts';
import type { Statement } from './statement.ts';

/** A stretch of the text with who does what it tells. */
export interface Duty extends SourceSpan {
  readonly actor: string;
}

/** A text in which the names before its lines are blanked, so that offsets stay, and who does what. */
export interface LaneLines {
  readonly text: string;
  readonly duties: readonly Duty[];
}

interface Line {
  readonly text: string;
  readonly start: number;
}

/** `Sales: sends the quote` line after line, or a table with a column for who acts. Undefined for any other text. */
export const readLaneLines = (text: string): LaneLines | undefined => {
  let start = 0;
  const lines = text.split('\n').map((line): Line => {
    const found = { text: line, start };
    start += line.length + 1;
    return found;
  });
  return readTable(lines) ?? readNamedLines(lines);
};

const named = /^(?<before>\s*(?:[-*•–]|\d{1,3}[.)])?\s*)(?<name>[\p{L}\d][\p{L}\d .&/'-]{0,30}?)\s*:(?=\s+\S)/u;

const readNamedLines = (lines: readonly Line[]): LaneLines | undefined => {
  const told = lines.map((line) => ({ line, match: named.exec(line.text)?.groups }));
  const names = told.flatMap(({ match }) => (match?.name === undefined ? [] : [match.name]));
  const filled = lines.filter(({ text }) => text.trim() !== '').length;
  if (names.length < 2 || names.length * 2 < filled || !names.every(mayAct)) return undefined;
  const acts = told.some(({ line, match }) => {
    const rest = tokenise(line.text.slice((match?.before?.length ?? 0) + (match?.name?.length ?? 0) + 1));
    const predicate = match === undefined ? undefined : findPredicate(rest);
    return predicate?.start === 0 && predicate.form === 'third';
  });
  if (!acts && !names.some((name) => namesActor(tokenise(name)) || isNameLike(tokenise(name), true))) return undefined;
  return {
    text: told
      .map(({ line, match }) =>
        match === undefined
          ? line.text
          : line.text.replace(
              named,
              (found) => `${match.before ?? ''}${' '.repeat(found.length - (match.before ?? '').length)}`,
            ),
      )
      .join('\n'),
    duties: told.flatMap(({ line, match }) =>
      match?.name === undefined
        ? []
        : [{ start: line.start, end: line.start + line.text.length, actor: capitalised(match.name) }],
    ),
  };
};

/** `If late: call` and `No: stop` name nobody. */
const mayAct = (name: string): boolean => {
  const tokens = tokenise(name);
  return (
    tokens.length <= 4 &&
    markerAt(tokens, 0) === undefined &&
    !answers.has(name.toLowerCase()) &&
    !/^(?:step|note|notes|title|phase|stage|start|end|goal|trigger|input|output|result|example)\b/i.test(name) &&
    (namesActor(tokens) || conditionStrength(tokens) === undefined)
  );
};

const readTable = (lines: readonly Line[]): LaneLines | undefined => {
  const rows = lines.filter(({ text }) => /^\s*\|.*\|\s*$/.test(text));
  const [head, ...body] = rows;
  if (head === undefined || body.length < 2) return undefined;
  const heads = cellsOf(head).map(({ text }) => text.trim().toLowerCase());
  const who = heads.findIndex((cell) => actorHeadings.has(cell));
  const what =
    heads.findIndex((cell) => deedHeadings.has(cell)) >= 0
      ? heads.findLastIndex((cell) => deedHeadings.has(cell))
      : heads.length - 1;
  if (what < 0 || what === who) return undefined;
  const told = new Map(body.map((row) => [row, cellsOf(row)]));
  return {
    text: lines
      .map((line) => {
        if (!rows.includes(line)) return line.text;
        const cell = told.get(line)?.[what];
        if (cell === undefined || /^[\s|:-]*$/.test(line.text)) return ' '.repeat(line.text.length);
        const from = cell.start - line.start;
        return `${' '.repeat(Math.max(0, from - 2))}- ${cell.text}${' '.repeat(Math.max(0, line.text.length - from - cell.text.length))}`.slice(
          0,
          line.text.length,
        );
      })
      .join('\n'),
    duties: [...told].flatMap(([row, cells]) => {
      const actor = cells[who]?.text.trim() ?? '';
      return actor === '' ? [] : [{ start: row.start, end: row.start + row.text.length, actor: capitalised(actor) }];
    }),
  };
};

const cellsOf = ({ text, start }: Line): readonly Line[] => {
  const cells: Line[] = [];
  let at = text.indexOf('|') + 1;
  for (let end = text.indexOf('|', at); end >= 0; end = text.indexOf('|', at)) {
    cells.push({ text: text.slice(at, end), start: start + at });
    at = end + 1;
  }
  return cells;
};

/** The statements with who acts where they do not say it themselves. */
export const withDuties = (statements: readonly Statement[], duties: readonly Duty[]): readonly Statement[] =>
  statements.map((statement): Statement => {
    switch (statement.kind) {
      case 'step': {
        const at = statement.span?.start ?? -1;
        const duty = duties.find(({ start, end }) => at >= start && at < end);
        return duty === undefined
          ? statement
          : {
              ...statement,
              actor: statement.actor !== undefined && names(statement.span, statement) ? statement.actor : duty.actor,
            };
      }
      case 'choice':
        return {
          ...statement,
          body: withDuties(statement.body, duties),
          otherwise: statement.otherwise && withDuties(statement.otherwise, duties),
        };
      case 'branch':
      case 'loop':
      case 'meanwhile':
        return { ...statement, body: withDuties(statement.body, duties) };
      case 'alternatives':
        return {
          ...statement,
          branches: statement.branches.map((branch) => ({ ...branch, body: withDuties(branch.body, duties) })),
        };
      case 'parallel':
        return { ...statement, branches: statement.branches.map((branch) => withDuties(branch, duties)) };
      default:
        return statement;
    }
  });

/** True where the step says itself who acts: `Clerk signs the form`. */
const names = (_: SourceSpan | undefined, { actor, fullLabel, label }: Extract<Statement, { kind: 'step' }>): boolean =>
  actor !== undefined && fullLabel !== label && fullLabel.toLowerCase().startsWith(actor.toLowerCase());
