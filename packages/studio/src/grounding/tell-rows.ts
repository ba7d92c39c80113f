import type { Family } from '@diagloom/diagram/model';
import { ended, lowerFirst } from './as-sentence.ts';
import { cellsOf, mapTables } from './tables.ts';
import { tellClassRows } from './tell-class-rows.ts';
import { tellDecisionRow } from './tell-decision-rows.ts';
import { tellEntityLists } from './tell-entity-lists.ts';
import { tellEntityTables } from './tell-entity-tables.ts';
import { tellJumps } from './tell-jumps.ts';
import { tellRowsOfSentences } from './tell-rows-of-sentences.ts';

/**
 * Puts tables of a passage into sentences that the engine reads: "| Orders | Stock |" below "| Service | Depends on |" becomes "Orders depends on
 * Stock." In: text whose rows are lines between bars; out: the text with such tables told, and those that tell nothing of this kind left out.
 */
export const tellRows = (given: string, family: Family): string => {
  const text = tellRowsOfSentences(given);
  if (family === 'entities') return tellEntityTables(tellEntityLists(text));
  if (family === 'classes') return tellClassRows(text);
  const tell = tellers[family];
  return tell === undefined
    ? text
    : mapTables(text, (lines) => {
        const [header = [], ...rows] = lines.map(cellsOf);
        const areNumbered = rows.some((row) => row.some((cell) => tellJumps(cell).length > 0));
        return rows.flatMap((row) => tell(header, row, areNumbered));
      });
};

/** `areNumbered` where rows of the table lead to others by their numbers. */
type Teller = (header: readonly string[], row: readonly string[], areNumbered?: boolean) => readonly string[];

const tellStep: Teller = (header, row, areNumbered = false) => {
  const decision = tellDecisionRow(header, row);
  if (decision !== undefined) return [decision];
  const columns = header.flatMap((name, at) => (isCount(row[at]) ? [] : [{ name, cell: row[at] ?? '' }]));
  const actor = columns.find(({ name }) =>
    /^(?:who|whom|responsible|responsibility|owner|role|actor|by|(?:performed|done) by|person|team)\b/i.test(name),
  );
  const action = columns.find(
    (column) =>
      column !== actor && /\b(?:steps?|actions?|activit(?:y|ies)|tasks?|what|description)\b/i.test(column.name),
  );
  if (action === undefined || action.cell === '') return [];
  const cases = header.flatMap((name, at) => (exceptionHead.test(name) ? [row[at] ?? ''] : []));
  const jumps = columns.flatMap((column) => (column === actor || column === action ? [] : tellJumps(column.cell)));
  const isNumbered = cases.length > 0 || areNumbered;
  const count = isNumbered ? row.find(isNumber)?.match(/\d+(?:\.\d+)*/)?.[0] : undefined;
  const told =
    actor === undefined || actor.cell === '' || /^[^.]*\?$/.test(action.cell)
      ? ended(action.cell)
      : `The ${actor.cell} must ${lowerFirst(ended(action.cell))}`;
  return [[`${count === undefined ? '' : `${count}. `}${told}`, ...cases.flatMap(tellException), ...jumps].join(' ')];
};

/** A column that tells what is done in a case: "| above 8 °C: reject it |" below "If ... then". */
const exceptionHead = /^(?:if\b|exceptions?\b|otherwise\b|when not\b|in case\b|unless\b)/i;

const tellException = (cell: string): readonly string[] => {
  const [, when = '', then = ''] = /^(?:if |when )?([^:]{2,60}):\s*(\S.*)$/i.exec(cell.trim()) ?? [];
  const deed = then
    .replace(/\b(go(?:es)? (?:back )?to) (?=\d)/gi, '$1 step ')
    .replace(/^(?:back )?to (?=\d)/i, 'go to step ');
  return when === '' ? [] : [`If ${lowerFirst(when)}, ${lowerFirst(ended(deed))}`];
};

/** "| Head of sales | Milan Novak | Managing director |" tells who holds a post, and whom the post is below. */
const tellPosts: Teller = (header, row) => {
  const cellOf = (pattern: RegExp): string => row[header.findIndex((name) => pattern.test(name))] ?? '';
  const [post, person] = [cellOf(ofPost), cellOf(ofPerson)];
  if (!/\p{L}/u.test(post) || !/\p{L}/u.test(person) || /^(?:vacant|open|n\/a)$/i.test(person))
    return tellRelations(header, row);
  const told = tellRelations(header, row, `${post} (${person})`);
  return told.length > 0 ? told : [`${person} is the ${ended(post)}`];
};

const ofPost = /^(?:position|post|role|(?:job )?title|function|job)$/i;

const ofPerson = /^(?:(?:full )?name|person|holder|held by|employee|staff member|who)$/i;

const tellRelations = (
  header: readonly string[],
  row: readonly string[],
  subject = row[0] ?? '',
): readonly string[] => {
  return header.flatMap((name, at) => {
    const cell = at === 0 ? '' : (row[at] ?? '');
    const relation = relations.find(([pattern]) => pattern.test(name));
    return relation === undefined || !/\p{L}/u.test(cell) || /^(?:none|n\/a)$/i.test(cell)
      ? []
      : [`${subject} ${/[^s]s$/.test(subject) ? relation[1].replace(/s(?= |$)/, '') : relation[1]} ${ended(cell)}`];
  });
};

const relations: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:reports?|answers?|responsible|accountable) (?:in)?to|works (?:for|under)|under|(?:led|managed|headed) by|(?:line |direct )?manager|manages?d by|supervis(?:or|ed by)|superior|boss|head)$/i,
    'reports to',
  ],
  [/^(?:(?:is )?(?:connected|linked|attached|wired|plugged) (?:in)?to|connection|uplink|upstream)$/i, 'connects to'],
  [/^(?:depends on|dependenc(?:y|ies)|requires|needs)$/i, 'depends on'],
  [
    /^(?:uses|calls|reads|writes(?: to)?|sends(?: data)? to|connects to|talks to|publishes(?: to)?|consumes|queries)$/i,
    'uses',
  ],
];

const tellers: Partial<Readonly<Record<Family, Teller>>> = {
  process: tellStep,
  messages: (header, row) => tellStep(header, row),
  hierarchy: tellPosts,
  topology: (header, row) => tellRelations(header, row),
};

const isNumber = (cell = ''): boolean => /^\W*\d+(?:\.\d+)*\W*$/.test(cell);

/** Steps are counted by letters, too. */
const isCount = (cell = ''): boolean => isNumber(cell) || /^\W*[a-z]\W*$/i.test(cell);
