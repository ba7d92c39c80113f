import type { SourceSpan } from '@diagloom/diagram/model';
import { actorHeadings, deedHeadings } from '../lexicon/en/lane-words.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { measureAt } from './guards/measure.ts';
import { readHeadedLanes } from './headed-lanes.ts';
import { readNamedPieces } from './named-pieces.ts';
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

export interface Line {
  readonly text: string;
  readonly start: number;
}

/** `Sales: sends the quote` line after line, lists below names, or a table with a column for who acts. Undefined for any other text. */
export const readLaneLines = (text: string): LaneLines | undefined => {
  let start = 0;
  const lines = text.split('\n').map((line): Line => {
    const found = { text: line, start };
    start += line.length + 1;
    return found;
  });
  return readTable(lines) ?? readNamedPieces(text, lines) ?? readHeadedLanes(text, lines);
};

const readTable = (lines: readonly Line[]): LaneLines | undefined => {
  const rows = rowsOf(lines);
  const [head, ...body] = rows;
  if (head === undefined || body.length < 2) return undefined;
  const heads = cellsOf(head).map(({ text }) => text.trim().toLowerCase());
  const who = heads.findIndex((cell) => actorHeadings.has(cell));
  const what =
    heads.findIndex((cell) => deedHeadings.has(cell)) >= 0
      ? heads.findLastIndex((cell) => deedHeadings.has(cell))
      : heads.length - 1;
  if (what < 0 || what === who) return undefined;
  if (who < 0 && heads.length === 2 && tellsRanges(body)) return asCases(lines, rows);
  const told = new Map(body.map((row) => [row, cellsOf(row)]));
  return {
    text: lines
      .map((line) => {
        if (!rows.includes(line)) return line.text;
        const cell = told.get(line)?.[what];
        if (cell === undefined || rule.test(line.text)) return ' '.repeat(line.text.length);
        const said = asCondition(cell.text);
        const from = cell.start - line.start - (said.length - cell.text.length);
        return `-${' '.repeat(Math.max(1, from - 1))}${said}`.padEnd(line.text.length).slice(0, line.text.length);
      })
      .join('\n'),
    duties: [...told].flatMap(([row, cells]) => {
      const actor = cells[who]?.text.trim() ?? '';
      return actor === '' ? [] : [{ start: row.start, end: row.start + row.text.length, actor: capitalised(actor) }];
    }),
  };
};

/** `> 230 → back to 2` in a row is what is done in one case. */
const asCondition = (cell: string): string => {
  const [, amount = '', deed = ''] = /^\s*([^→]{1,40}?)\s*(?:→|[-=]>)\s*(\S[^→]*)$/.exec(cell) ?? [];
  return amount !== '' && measureAt(tokenise(amount)) !== undefined ? ` if ${amount}, ${deed}` : cell;
};

/** `| under 11 | refuse |`: most rows begin with how much of something there is. */
const tellsRanges = (body: readonly Line[]): boolean => {
  const cells = body.filter(({ text }) => !rule.test(text)).map((row) => tokenise(cellsOf(row)[0]?.text ?? ''));
  return cells.filter((tokens) => measureAt(tokens) !== undefined).length * 2 > cells.length;
};

/** A table of what is done in which case: its head asks, and each row is a case with what is done in it. */
const asCases = (lines: readonly Line[], rows: readonly Line[]): LaneLines => ({
  text: lines
    .map((line) => {
      if (!rows.includes(line)) return line.text;
      if (rule.test(line.text)) return ' '.repeat(line.text.length);
      const [first, second] = cellsOf(line);
      if (first === undefined || second === undefined) return line.text;
      const isHead = line === rows[0];
      const from = first.start - line.start;
      const opening = ' '.repeat(from) + first.text.trimEnd().replace(/(?<=\d)\s+[-–]\s+(?=\d)/, '-');
      const rest = isHead ? '?' : ` → ${second.text.trim()}`;
      return (opening + rest).padEnd(line.text.length).slice(0, Math.max(line.text.length, opening.length + 1));
    })
    .join('\n'),
  duties: [],
});

/** The lines of a table between bars; of one without bars at its ends, or with tabs, those from its head on. */
const rowsOf = (lines: readonly Line[]): readonly Line[] => {
  const framed = lines.filter(({ text }) => /^\s*\|.*\|\s*$/.test(text));
  if (framed.length > 0) return framed;
  const isHead = (cells: readonly Line[]): boolean =>
    cells.length > 1 &&
    cells.some(({ text }) => [actorHeadings, deedHeadings].some((heads) => heads.has(text.trim().toLowerCase())));
  const at = lines.findIndex((line) => isHead(cellsOf(line)));
  const width = at < 0 ? 0 : cellsOf(lines[at] as Line).length;
  return at < 0 ? [] : lines.slice(at).filter((line) => cellsOf(line).length === width);
};

/** The line below a head. */
const rule = /^[\s|:+-]*$/;

const cellsOf = ({ text, start }: Line): readonly Line[] => {
  const mark = text.includes('|') ? '|' : '\t';
  const inner = /^(\s*\|)?(.*?)(?:\|\s*)?$/s.exec(text);
  let at = start + (inner?.[1]?.length ?? 0);
  return (inner?.[2] ?? '').split(mark).map((cell) => {
    const found = { text: cell, start: at };
    at += cell.length + 1;
    return found;
  });
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
