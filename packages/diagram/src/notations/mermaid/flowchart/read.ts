import type { NotationResult } from '../../../model/notation/parse-notation.ts';
import { blanked, linesOf, type TextLine } from '../../draft/lines.ts';
import { createSpecDraft, type SpecDraft } from '../../draft/spec-draft.ts';
import { readDirection } from '../directions.ts';
import { readPrelude } from '../prelude.ts';
import { decodeMermaid, unquoteMermaid } from '../texts.ts';
import { readLineLook } from './line-look.ts';
import { createFlowLooks, type FlowLooks } from './looks.ts';
import { flowShapes, kindOfClass } from './shapes.ts';

const header = /^\s*(?:flowchart(?:-elk)?|graph)(?:[ \t]+(TB|TD|BT|LR|RL))?\b[ \t]*;?/;

/** A word alone is no flowchart: prose may begin with it. */
export const isMermaidFlowchart = (text: string): boolean => {
  const { body } = readPrelude(text);
  return /^\s*(?:flowchart(?:-elk)?|graph)[ \t]+(?:TB|TD|BT|LR|RL)\b/.test(body);
};

const link =
  /\s*(?:--\s*(?<text>[^->|\n][^|\n]*?)\s*--+[>ox]?|==\s*(?<bold>[^=>|\n]+?)\s*==+>|-\.\s*(?<dotted>[^.\n]+?)\s*\.-+>?|(?:[<ox]?--+[>ox]?|<?==+>?|<?-\.+-+[>ox]?|~~~))\s*(?:\|"?(?<bar>[^|\n]*?)"?\|)?\s*/gu;

/** Statements for those who read the source alone. */
const skipped = /^(?:accTitle|accDescr)\b/;

/** Statements that a diagram of ours has no word for. */
const unkept: readonly (readonly [RegExp, string])[] = [
  [/^click\b/, 'Links of shapes'],
  [/^direction\s/, 'Directions of groups'],
];

/** Reads a Mermaid flowchart as a diagram of the type. */
export const readMermaidFlowchart = (text: string, type: string): NotationResult => {
  const { body, title } = readPrelude(text);
  const opening = header.exec(body);
  const length = opening?.[0].length ?? 0;
  const draft = createSpecDraft();
  const reading: Reading = {
    draft,
    type,
    groups: [],
    notes: new Map(),
    sources: new Set(),
    terminals: new Map(),
    looks: createFlowLooks(draft),
    looking: new Set([...body.matchAll(/^[ \t]*classDef\s+(\S+)/gm)].flatMap(([, names]) => names?.split(',') ?? [])),
  };
  for (const line of linesOf(blanked(body.slice(0, length)) + body.slice(length).replace(/;(?=\s*\n|\s*$)/g, ' '))) {
    for (const statement of statementsOf(line)) readStatement(statement, reading);
  }
  for (const [key, label] of reading.terminals) {
    const isEnd = /^(?:end|stop|done|finish|exit)/i.test(label) || !reading.sources.has(key);
    draft.setKind(key, isEnd ? 'end' : 'start');
  }
  for (const { text: note, about } of reading.notes.values()) draft.note(note, about);
  reading.looks.apply();
  const direction = readDirection(opening?.[1]);
  return draft.build({ type, title, ...(direction === undefined ? {} : { direction }) });
};

interface Reading {
  readonly draft: SpecDraft;
  readonly type: string;
  /** Keys of the subgraphs that are open. */
  readonly groups: string[];
  readonly notes: Map<string, { readonly text: string; readonly about: string[] }>;
  /** Keys of nodes from which a line goes. */
  readonly sources: Set<string>;
  /** Rounded ends, whose place in the flow says whether they are the start. */
  readonly terminals: Map<string, string>;
  readonly looks: FlowLooks;
  /** Names of classes that say how shapes look; others say what they are. */
  readonly looking: ReadonlySet<string>;
}

/** `A --> B; B --> C` is two statements; a semicolon inside quotes or an entity code ends none. */
const statementsOf = (line: TextLine): readonly TextLine[] => {
  const statements: TextLine[] = [];
  let from = 0;
  let isQuoted = false;
  const end = (to: number): void => {
    const text = line.text.slice(from, to);
    if (text.trim() !== '')
      statements.push({ ...line, text: text.trim(), start: line.start + from + text.length - text.trimStart().length });
    from = to + 1;
  };
  for (let at = 0; at < line.text.length; at += 1) {
    const sign = line.text[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === ';' && !isQuoted && !/#\w+$/.test(line.text.slice(Math.max(0, at - 9), at))) end(at);
  }
  end(line.text.length);
  return statements;
};

const readStatement = (line: TextLine, reading: Reading): void => {
  const { draft, groups } = reading;
  const subgraph = /^subgraph(?:\s+(.+))?$/.exec(line.text);
  if (subgraph) openGroup(subgraph[1] ?? '', line, reading);
  else if (/^end$/.test(line.text)) groups.pop();
  else if (skipped.test(line.text) || reading.looks.read(line)) return;
  else {
    const classed = /^class\s+(\S+)\s+([\w-]+)$/.exec(line.text);
    const lost = unkept.find(([pattern]) => pattern.test(line.text));
    if (lost !== undefined) draft.leaveOut(line, lost[1]);
    else if (classed)
      for (const key of classed[1]?.split(',') ?? [])
        if (reading.looking.has(classed[2] ?? '')) reading.looks.setClass(key, classed[2] ?? '');
        else draft.setKind(key, kindOfClass(classed[2] ?? ''));
    else if (!readChain(line, reading))
      draft.problem({
        line: line.number,
        text: line.text,
        message: 'This line isn’t a shape or a connection between shapes. Check its spelling, or remove it.',
      });
  }
};

/** `subgraph key["Label"]`, `subgraph key`, `subgraph A longer title`. */
const openGroup = (words: string, { start, text }: TextLine, { draft, groups }: Reading): void => {
  const match = /^([^\s[\]"]+)\s*\[\s*([\s\S]*?)\s*\]$/.exec(words);
  const label = unquoteMermaid(match?.[2] ?? words);
  let key = match?.[1] ?? label;
  while (draft.hasGroup(key)) key += "'";
  const parent = groups.at(-1);
  draft.group(key, { label, ...(parent === undefined ? {} : { parent }), span: { start, end: start + text.length } });
  groups.push(key);
};

const readChain = (line: TextLine, reading: Reading): boolean => {
  const masked = line.text.replace(/"[^"]*"/g, (quoted) => '_'.repeat(quoted.length));
  const links = [...masked.matchAll(link)].filter((match) => match[0].trim() !== '');
  const cuts = [0, ...links.map((match) => match.index + match[0].length)];
  const ends = cuts.map((from, index) => {
    const part = line.text.slice(from, links[index]?.index ?? line.text.length);
    return splitNames(part).flatMap((name) => readNode(name, line.start + from, reading, line));
  });
  for (const [index, match] of links.entries()) {
    const whole = line.text.slice(match.index, match.index + match[0].length);
    const label = labelOf(whole, match);
    for (const from of ends[index] ?? [])
      for (const to of ends[index + 1] ?? []) addEdge({ from, to, label, arrow: match[0] }, line, reading);
  }
  return ends.every((names) => names.length > 0);
};

/** The label as the text has it: quotes were masked so that no sign inside them is taken for an arrow. */
const labelOf = (whole: string, match: RegExpMatchArray): string => {
  const { bar, text, bold, dotted } = match.groups ?? {};
  const found = bar ?? text ?? bold ?? dotted;
  if (found === undefined) return '';
  if (bar !== undefined) return unquoteMermaid(/\|\s*([\s\S]*?)\s*\|\s*$/.exec(whole)?.[1] ?? '');
  const at = match[0].indexOf(found);
  return unquoteMermaid(whole.slice(at, at + found.length));
};

const splitNames = (part: string): readonly string[] =>
  part
    .replace(/"[^"]*"/g, (quoted) => quoted.replace(/&/g, '\u0000'))
    .split(/\s&\s/)
    .map((name) => name.replaceAll('\u0000', '&'));

interface Link {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly arrow: string;
}

const addEdge = ({ from, to, label, arrow }: Link, line: TextLine, { draft, type, notes, sources }: Reading): void => {
  const note = notes.get(from) ?? notes.get(to);
  if (note !== undefined) {
    note.about.push(notes.has(from) ? to : from);
    return;
  }
  if (arrow.includes('~~~')) return;
  sources.add(from);
  draft.edge({
    from,
    to,
    label,
    ...readLineLook(arrow, type),
    span: { start: line.start, end: line.start + line.text.length },
  });
};

const readNode = (part: string, offset: number, reading: Reading, line: TextLine): readonly string[] => {
  const { draft, groups, notes, terminals, looks, looking } = reading;
  const match = /^\s*([\p{L}\p{N}_.-]+?)(?:@\{[^}]*\})?\s*(?=[[({>]|:::|$)([\s\S]*?)(?::::([\w-]+))?\s*$/u.exec(part);
  const key = match?.[1];
  if (!key) return [];
  const body = match[2]?.trim() ?? '';
  const shape = flowShapes.find(
    ({ open, close }) => body.startsWith(open) && body.endsWith(close) && body.length >= open.length + close.length,
  );
  const said = match[3];
  const name = said === undefined || looking.has(said) ? undefined : said;
  if (said !== undefined && name === undefined) looks.setClass(key, said);
  const group = groups.at(-1);
  const label = shape && unquoteMermaid(body.slice(shape.open.length, body.length - shape.close.length));
  if (name === 'note') {
    notes.set(key, { text: label ?? decodeMermaid(key), about: [] });
    return [key];
  }
  if ((draft.hasGroup(key) || notes.has(key)) && shape === undefined) return [key];
  if (shape?.kind === 'terminal' && name === undefined) terminals.set(key, label ?? '');
  const kind = name === undefined ? (shape?.kind === 'terminal' ? undefined : shape?.kind) : kindOfClass(name);
  if (name === undefined && shape?.style !== undefined) draft.style(key, shape.style);
  if (name === undefined && shape?.lost !== undefined) draft.leaveOut(line, shape.lost);
  if (/@\{[^}]*\}/.test(part)) draft.leaveOut(line, 'Shapes and names told in “@{...}”');
  const start = offset + part.indexOf(key);
  draft.node(key, {
    ...(label === undefined ? {} : { label }),
    ...(kind === undefined ? {} : { kind }),
    ...(group === undefined ? {} : { group }),
    ...(shape === undefined ? {} : { span: { start, end: start + part.trim().length } }),
  });
  return [key];
};
