import { readMembers } from '../structure/members.ts';
import type { PastedLink, PastedThing } from './pasted.ts';
import type { Read } from './read-value.ts';

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What the columns of a table are called where they say how its rows hang together. */
const columns = {
  from: /^(?:from|source|caller|origin|sender)$/i,
  to: /^(?:to|target|callee|destination|receiver|depends[ _]on)$/i,
  label: /^(?:label|message|description|what|via|protocol|relation|type)$/i,
  owner: /^(?:table|entity|class|model)(?:[ _]name)?$/i,
  members: /^(?:attr(?:ibute)?s|columns|fields|properties)$/i,
  member: /^(?:attr(?:ibute)?|column|field|property)(?:[ _]name)?$/i,
  type: /^(?:data[ _]?)?type$/i,
  key: /^(?:key|keys|pk\/fk|constraint|constraints)$/i,
  name: /^(?:name|employee|person|title|position)$/i,
  boss: /^(?:manager|boss|reports[ _]?to|supervisor|lead|parent|manager[ _]name)$/i,
};

/** Turns a table into things: what points at what, tables with their columns, people with who leads them. Undefined for any other. */
export const readTable = ({ header, rows }: Table): Read | undefined => {
  const at = (name: keyof typeof columns): number => header.findIndex((title) => columns[name].test(title.trim()));
  const cell = (row: readonly string[], name: keyof typeof columns): string => row[at(name)]?.trim() ?? '';
  if (at('owner') >= 0 && (at('members') >= 0 || at('member') >= 0)) return { things: tablesIn(rows, cell), links: [] };
  if (at('from') >= 0 && at('to') >= 0) return pointing(rows, cell);
  if (at('name') >= 0 && at('boss') >= 0) {
    const things = rows.map((row) => {
      const boss = cell(row, 'boss');
      return { name: cell(row, 'name'), members: [], ...(boss === '' || boss === '-' ? {} : { parent: boss }) };
    });
    return { things: things.filter(({ name }) => name !== ''), links: [] };
  }
  return undefined;
};

type Cell = (row: readonly string[], name: keyof typeof columns) => string;

const tablesIn = (rows: readonly (readonly string[])[], cell: Cell): readonly PastedThing[] => {
  const things = new Map<string, PastedThing>();
  let owner = '';
  for (const row of rows) {
    owner = cell(row, 'owner') || owner;
    const list = cell(row, 'members') || [cell(row, 'member'), cell(row, 'type'), cell(row, 'key')].join(' ').trim();
    const members = list === '' ? [] : readMembers({ text: list, start: 0 }).map(({ attribute }) => attribute);
    things.set(owner, { name: owner, members: [...(things.get(owner)?.members ?? []), ...members] });
  }
  return [...things.values()].filter(({ name }) => name !== '');
};

const pointing = (rows: readonly (readonly string[])[], cell: Cell): Read => {
  const links: readonly PastedLink[] = rows
    .map((row) => ({ from: cell(row, 'from'), to: cell(row, 'to'), label: cell(row, 'label') }))
    .filter(({ from, to }) => from !== '' && to !== '');
  const names = [...new Set(links.flatMap(({ from, to }) => [from, to]))];
  return { things: names.map((name) => ({ name, members: [] })), links, isLandscape: true };
};
