import type { SpecAttribute } from '../../../model/diagram-spec.ts';
import type { NotationResult } from '../../../model/notation/parse-notation.ts';
import { linesOf, spanOf, type TextLine } from '../../draft/lines.ts';
import { createSpecDraft, type SpecDraft } from '../../draft/spec-draft.ts';
import { readClassLine } from '../../rows/class-lines.ts';
import { cardinalityOfFoot, crowsFootLine } from '../../rows/crows-feet.ts';
import { readRow } from '../../rows/row-text.ts';
import { isPlantUml, plantUmlBody } from '../frame.ts';
import { decodePlantUml, unquotePlantUml } from '../texts.ts';
import { readClassHeader } from './class-header.ts';

const name = '("[^"]*"|[\\p{L}\\p{N}_.]+)';
const relation = new RegExp(
  `^${name}\\s*("[^"]*")?\\s*((?:<\\||[<*o+#x^])?[-.]+(?:\\[[^\\]]*\\])?(?:up|down|left|right|[udlr])?(?:[-.]+)?(?:\\|>|[>*o+#x^])?)\\s*("[^"]*")?\\s*${name}\\s*(?::\\s*(.*))?$`,
  'u',
);
const crowsFeet = new RegExp(`^${name}\\s*${crowsFootLine}\\s*${name}\\s*(?::\\s*(.*))?$`, 'u');

export const isPlantUmlEntities = (text: string): boolean =>
  isPlantUml(text) &&
  linesOf(plantUmlBody(text)).some((line) => /^entity\s/.test(line.text) || crowsFeet.test(line.text)) &&
  !/^\s*participant\s/m.test(text);

export const isPlantUmlClass = (text: string): boolean =>
  isPlantUml(text) &&
  linesOf(plantUmlBody(text)).some(
    ({ text: line }) =>
      /^(?:abstract|class|interface|enum|annotation)\s/.test(line) ||
      (relation.test(line) && /<\|[-.]|[-.]\|>|[*o]--|--[*o]|\.\.>|<\.\./.test(line)),
  );

interface Reading {
  readonly draft: SpecDraft;
  /** The class whose members are being listed. */
  open: string | undefined;
  /** Keys of packages that are open; undefined for blocks that are none. */
  readonly groups: (string | undefined)[];
  readonly notes: Map<string, { readonly text: string; readonly about: string[] }>;
  note: { readonly about: readonly string[]; readonly lines: string[] } | undefined;
  /** What a note without a name is about: the class above it. */
  last: string | undefined;
  title: string;
  isTurned: boolean;
}

/** Reads a PlantUML diagram of classes or of entities. */
export const readPlantUmlClass = (text: string, type: string): NotationResult => {
  const draft = createSpecDraft();
  const reading: Reading = {
    draft,
    open: undefined,
    groups: [],
    notes: new Map(),
    note: undefined,
    last: undefined,
    title: '',
    isTurned: false,
  };
  for (const line of linesOf(plantUmlBody(text))) readLine(line, reading);
  for (const note of reading.notes.values()) draft.note(note.text, note.about);
  return draft.build({ type, title: reading.title, direction: reading.isTurned ? 'right' : 'down' });
};

const readLine = (line: TextLine, reading: Reading): void => {
  const { draft, note } = reading;
  const { text } = line;
  if (note !== undefined) {
    if (/^end ?note$/.test(text)) {
      draft.note(decodePlantUml(note.lines.join(' ')), note.about);
      reading.note = undefined;
    } else note.lines.push(text);
  } else if (reading.open !== undefined) {
    const closes = closesBody(text);
    readMembers(closes ? text.slice(0, -1).trim() : text, reading.open, draft);
    if (closes) reading.open = undefined;
  } else if (text === '}') reading.groups.pop();
  else if (!readStatement(line, reading))
    draft.problem({
      line: line.number,
      text,
      message: 'Couldn’t read this line as part of a class diagram. Check its spelling, or remove it.',
    });
};

const readStatement = (line: TextLine, reading: Reading): boolean => {
  const { draft } = reading;
  const { text } = line;
  if (/^left to right direction$/.test(text)) reading.isTurned = true;
  else if (/^(?:top to bottom direction|header|footer|legend|endlegend)\b/.test(text)) return true;
  else if (/^title\s+/.test(text)) reading.title = decodePlantUml(text.slice('title'.length));
  else if (readPackage(line, reading) || readNote(text, reading) || readClass(line, reading)) return true;
  else if (readRelation(line, reading)) return true;
  else {
    const member = new RegExp(`^${name}\\s*:\\s*(.+)$`, 'u').exec(text);
    if (member === null) return false;
    draft.node(unquotePlantUml(member[1] ?? ''), { attributes: [readMember(member[2] ?? '')] });
  }
  return true;
};

const readPackage = (line: TextLine, { draft, groups }: Reading): boolean => {
  const match = new RegExp(
    `^(package|namespace|rectangle|folder|frame|together)(?:\\s+${name})?(?:\\s+as\\s+${name})?(?:\\s*<<[^>]*>>)?(?:\\s*#\\w+)?\\s*\\{$`,
    'u',
  ).exec(line.text);
  if (match === null) return false;
  const [, word, label = '', alias] = match;
  const parent = groups.findLast((group) => group !== undefined);
  if (word === 'together') groups.push(undefined);
  else {
    const key = `{${unquotePlantUml(alias ?? label)}`;
    draft.group(key, {
      label: unquotePlantUml(label),
      ...(parent === undefined ? {} : { parent }),
      span: { start: line.start, end: line.start + line.text.length },
    });
    groups.push(key);
  }
  return true;
};

const readNote = (text: string, reading: Reading): boolean => {
  const named = /^note\s+("[^"]*")\s+as\s+(\S+)$/.exec(text);
  if (named) {
    reading.notes.set(named[2] ?? '', { text: unquotePlantUml(named[1] ?? ''), about: [] });
    return true;
  }
  const beside = /^note\s+(?:left|right|top|bottom)(?:\s+of\s+("[^"]*"|[^\s:]+))?\s*(?:#\w+\s*)?(?::\s*(.*))?$/.exec(
    text,
  );
  if (beside === null) return false;
  const about = beside[1] === undefined ? reading.last : unquotePlantUml(beside[1]).split('::')[0];
  const keys = about === undefined ? [] : [about];
  if (beside[2] === undefined) reading.note = { about: keys, lines: [] };
  else reading.draft.note(decodePlantUml(beside[2]), keys);
  return true;
};

const kinds: Readonly<Record<string, string>> = {
  abstract: 'abstract',
  'abstract class': 'abstract',
  interface: 'interface',
  protocol: 'interface',
  annotation: 'interface',
  enum: 'enum',
  enumeration: 'enum',
  weak: 'weak-entity',
};

const readClass = (line: TextLine, reading: Reading): boolean => {
  const { draft, groups } = reading;
  const header = readClassHeader(line.text);
  if (header === undefined) return false;
  const { word, generic, stereotypes, parents, looks, body } = header;
  const [first, second] = header.names;
  const isKeyFirst = second?.startsWith('"') === true;
  const key = unquotePlantUml((isKeyFirst ? first : second) ?? first);
  const told = stereotypes.map((each) => kinds[each.toLowerCase()]);
  const kind = told.find((each) => each !== undefined) ?? kinds[word];
  const group = groups.findLast((each) => each !== undefined);
  draft.node(key, {
    label: unquotePlantUml((isKeyFirst ? second : first) ?? '') + generic,
    ...(kind === undefined ? {} : { kind }),
    ...(group === undefined ? {} : { group }),
    span: spanOf(line),
  });
  if (told.includes(undefined)) draft.leaveOut(line, 'Stereotypes of classes');
  for (const look of looks) draft.leaveOut(line, look);
  for (const each of parents) draft.edge({ from: key, to: unquotePlantUml(each.name), label: '', kind: each.kind });
  reading.last = key;
  if (body !== undefined) {
    const closes = closesBody(body);
    const inside = closes ? body.slice(0, -1) : body;
    for (const member of inside.split(word === 'enum' ? /[,;](?![^(]*\))/ : ';'))
      readMembers(member.trim(), key, draft);
    if (!closes) reading.open = key;
  }
  return true;
};

/** True where a line of members ends with the brace of the class, and not with that of a mark such as `{pk}`. */
const closesBody = (text: string): boolean => /\}$/.test(text) && text.split('}').length > text.split('{').length;

/** Lines between members only part them. */
const readMembers = (text: string, key: string, draft: SpecDraft): void => {
  if (text !== '' && !/^(?:--|\.\.|==|__)/.test(text)) draft.node(key, { attributes: [readMember(text)] });
};

const readRelation = (line: TextLine, { draft, notes }: Reading): boolean => {
  const span = spanOf(line);
  const feet = crowsFeet.exec(line.text);
  if (feet) {
    const [, from = '', left = '', , right = '', to = '', label = ''] = feet;
    draft.edge({
      from: unquotePlantUml(from),
      to: unquotePlantUml(to),
      label: decodePlantUml(label),
      fromCardinality: cardinalityOfFoot(left, 'left'),
      toCardinality: cardinalityOfFoot(right, 'right'),
      span,
    });
    return true;
  }
  const match = relation.exec(line.text);
  if (match === null) return false;
  const [, left = '', leftText, arrow = '', rightText, right = '', label = ''] = match;
  const ends = [
    { key: unquotePlantUml(left), text: leftText },
    { key: unquotePlantUml(right), text: rightText },
  ] as const;
  const note = notes.get(ends[0].key) ?? notes.get(ends[1].key);
  if (note !== undefined) {
    note.about.push(notes.has(ends[0].key) ? ends[1].key : ends[0].key);
    return true;
  }
  const { kind, properties, isReversed } = readClassLine(arrow);
  const [from, to] = isReversed ? [ends[1], ends[0]] : ends;
  const fromCardinality = unquotePlantUml(from.text ?? '');
  const toCardinality = unquotePlantUml(to.text ?? '');
  draft.edge({
    from: from.key,
    to: to.key,
    label: decodePlantUml(label).replace(/^[<>]\s+|\s+[<>]$/g, ''),
    ...(kind === undefined ? {} : { kind }),
    ...(properties === undefined ? {} : { properties }),
    ...(fromCardinality === '' ? {} : { fromCardinality }),
    ...(toCardinality === '' ? {} : { toCardinality }),
    span,
  });
  return true;
};

/** `{static} +name: type {pk}`, `*id : number` as entities have it. */
export const readMember = (text: string): SpecAttribute => {
  const own: string[] = [];
  // Modifiers stand before or behind the visibility.
  const rest = text
    .trim()
    .replace(/^([-+#~]?)\s*((?:\{(?:static|classifier|abstract|field|method)\}\s*)+)/, (_, sign, found) => {
      for (const [, mark] of found.matchAll(/\{(\w+)\}/g))
        if (mark === 'static' || mark === 'classifier') own.push('static');
        else if (mark === 'abstract') own.push('abstract');
      return sign;
    });
  const marked = /^(.*?)\s*\{([^{}]*)\}$/.exec(rest) ?? /^(.*?)\s*<<([^<>]*)>>$/.exec(rest);
  const others = (marked?.[2] ?? '')
    .split(',')
    .map(decodePlantUml)
    .filter((mark) => mark !== '');
  const row = readRow(decodePlantUml((marked?.[1] ?? rest).replace(/^\*\s*/, '')));
  const marks = [
    ...own,
    ...(row.marks ?? []),
    ...others.map((mark) => (/^(?:pk|fk)$/i.test(mark) ? mark.toLowerCase() : mark)),
  ];
  return { ...row, ...(marks.length === 0 ? {} : { marks }) };
};
