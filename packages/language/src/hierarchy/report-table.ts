import { splitRow } from '../pasted/csv/split-row.ts';
import type { Chart } from './chart.ts';

/** The most columns of a table of people. */
const mostColumns = 8;

/** True for the head of a column that says whom somebody reports to. */
export const namesLeader = (head: string): boolean =>
  /\b(?:reports? to|manager|boss|supervisor|superior|parent|lead by|led by)\b/i.test(head);

/**
 * Reads a pasted table with a column for whom somebody reports to (`Name; Role; Reports to`). False for any other text.
 */
export const readReportTable = (text: string, chart: Chart): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const mark = [';', '\t', '|', ','].find((each) => (lines[0]?.split(each).length ?? 0) > 1);
  if (mark === undefined || lines.length < 3) return false;
  const [header = [], ...rows] = lines.map((line) => cellsOf(line, mark));
  const above = header.findIndex(namesLeader);
  if (
    above < 0 ||
    header.length > mostColumns ||
    rows.some((row) => row.length !== header.length && !/^-+$/.test(row[0] ?? ''))
  )
    return false;
  const name = header.findIndex((cell) => /\b(?:name|employee|person|who)\b/i.test(cell));
  const role = header.findIndex((cell) => /\b(?:role|title|position|job|function)\b/i.test(cell));
  const people = rows.filter((row) => row.length === header.length && !row.every((cell) => /^:?-*:?$/.test(cell)));
  let start = 0;
  for (const row of people) {
    start = Math.max(0, text.indexOf(row[name >= 0 ? name : role] ?? '', start));
    const [who = '', what = ''] = [row[name] ?? '', row[role] ?? ''];
    const label = who !== '' && what !== '' ? `${who} (${what})` : who || what;
    chart.position(label, { start, end: start + (who || what).length });
  }
  for (const row of people) {
    const [own, head = ''] = [row[name >= 0 ? name : role] ?? '', row[above] ?? ''];
    const from = /^[-–—]?$/.test(head) ? undefined : chart.refer(head);
    const to = chart.refer(own);
    if (from !== undefined && to !== undefined) chart.lead(from, to);
  }
  return people.length > 1;
};

const cellsOf = (line: string, mark: string): readonly string[] =>
  splitRow(line.replace(/^\s*\|/, '').replace(/\|\s*$/, ''), mark);
