import type { SpecAttribute } from '../../../model/diagram-spec.ts';
import type { Direction } from '../../../model/geometry.ts';
import type { NotationResult } from '../../../model/notation/parse-notation.ts';
import { blanked, linesOf, spanOf, type TextLine } from '../../draft/lines.ts';
import { createSpecDraft, type SpecDraft } from '../../draft/spec-draft.ts';
import { readClassLine } from '../../rows/class-lines.ts';
import { readRow } from '../../rows/row-text.ts';
import { readDirection } from '../directions.ts';
import { readPrelude } from '../prelude.ts';
import { decodeMermaid, unquoteMermaid } from '../texts.ts';

const header = /^\s*classDiagram(?:-v2)?\b/;

export const isMermaidClass = (text: string): boolean => header.test(readPrelude(text).body);

/** Reads a Mermaid class diagram; looks and links are skipped. */
export const readMermaidClass = (text: string, type: string): NotationResult => {
  const { body, title } = readPrelude(text);
  const draft = createSpecDraft();
  const reading: Reading = { draft };
  for (const line of linesOf(body.replace(header, blanked))) readLine(line, reading);
  const { direction } = reading;
  return draft.build({ type, title, ...(direction === undefined ? {} : { direction }) });
};

interface Reading {
  readonly draft: SpecDraft;
  /** The class whose members are being listed. */
  open?: string;
  namespace?: string;
  direction?: Direction;
}

const kinds: Readonly<Record<string, string>> = {
  interface: 'interface',
  abstract: 'abstract',
  enumeration: 'enum',
  enum: 'enum',
};

const name = '(`[^`]+`|[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]*?)(?:~[^~]*~)?';
const declared = new RegExp(
  `^class\\s+${name}\\s*(?:\\[\\s*("[^"]*"|[^\\]]*)\\s*\\])?\\s*(?::::[\\w-]+)?\\s*(?:<<(\\w+)>>)?\\s*(\\{)?\\s*(\\})?$`,
  'u',
);
const related = new RegExp(
  `^${name}\\s*("[^"]*")?\\s*((?:<\\||[<*o])?(?:--|\\.\\.)(?:\\|>|[>*o])?)\\s*("[^"]*")?\\s*${name}\\s*(?::\\s*(.*))?$`,
  'u',
);
const member = new RegExp(`^${name}\\s*:\\s*(.+)$`, 'u');

const readLine = (line: TextLine, reading: Reading): void => {
  const { draft } = reading;
  const { text } = line;
  if (reading.open !== undefined) {
    if (text === '}') delete reading.open;
    else addMember(reading.open, text, draft);
    return;
  }
  if (text === '}') delete reading.namespace;
  else if (!readStatement(line, reading) && !/^(?:style|classDef|cssClass|click|link|callback|acc\w+)\b/.test(text))
    draft.problem({
      line: line.number,
      text,
      message: 'Couldn’t read this line as part of a class diagram. Check its spelling, or remove it.',
    });
};

const readStatement = (line: TextLine, reading: Reading): boolean => {
  const { draft, namespace: group } = reading;
  const { text } = line;
  const inGroup = group === undefined ? {} : { group };
  const direction = /^direction\s+(\w+)$/.exec(text);
  if (direction) {
    const said = readDirection(direction[1]);
    if (said) reading.direction = said;
    return true;
  }
  const namespace = /^namespace\s+([^\s{[]+)\s*(?:\["([^"]*)"\])?\s*\{$/.exec(text);
  if (namespace) {
    const [, key = '', label] = namespace;
    draft.group(key, { label: label === undefined ? key : decodeMermaid(label), span: spanOf(line) });
    reading.namespace = key;
    return true;
  }
  const note = /^note\s+(?:for\s+(\S+)\s+)?("[\s\S]*")$/.exec(text);
  if (note) {
    draft.note(unquoteMermaid(note[2] ?? ''), note[1] === undefined ? [] : [note[1]]);
    return true;
  }
  const annotated = /^<<(\w+)>>\s+(\S+)$/.exec(text);
  if (annotated) {
    const kind = kinds[annotated[1]?.toLowerCase() ?? ''];
    draft.node(keyOf(annotated[2]), kind === undefined ? {} : { kind });
    return true;
  }
  const declaration = declared.exec(text);
  if (declaration) {
    const [, said, label, annotation, opens, closes] = declaration;
    const kind = kinds[annotation?.toLowerCase() ?? ''];
    draft.node(keyOf(said), {
      label: label === undefined ? keyOf(said) : unquoteMermaid(label),
      ...inGroup,
      ...(kind === undefined ? {} : { kind }),
      span: spanOf(line),
    });
    if (opens && !closes) reading.open = keyOf(said);
    return true;
  }
  const relation = related.exec(text);
  if (relation) {
    addRelation(relation, line, draft);
    return true;
  }
  const row = member.exec(text);
  if (row) addMember(keyOf(row[1]), row[2] ?? '', draft);
  return row !== null;
};

const keyOf = (name = ''): string => name.replaceAll('`', '');

const addRelation = (relation: RegExpExecArray, line: TextLine, draft: SpecDraft): void => {
  const [, left, leftText, arrow = '', rightText, right, label = ''] = relation;
  const { kind, properties, isReversed } = readClassLine(arrow);
  const ends = [
    { key: keyOf(left), text: leftText },
    { key: keyOf(right), text: rightText },
  ];
  const [from, to] = isReversed ? ends.reverse() : ends;
  const fromCardinality = from?.text === undefined ? '' : unquoteMermaid(from.text);
  const toCardinality = to?.text === undefined ? '' : unquoteMermaid(to.text);
  draft.edge({
    from: from?.key ?? '',
    to: to?.key ?? '',
    label: decodeMermaid(label),
    ...(kind === undefined ? {} : { kind }),
    ...(properties === undefined ? {} : { properties }),
    ...(fromCardinality === '' ? {} : { fromCardinality }),
    ...(toCardinality === '' ? {} : { toCardinality }),
    span: spanOf(line),
  });
};

const addMember = (key: string, text: string, draft: SpecDraft): void => {
  const annotation = /^<<(\w+)>>$/.exec(text)?.[1]?.toLowerCase();
  if (annotation === undefined) draft.node(key, { attributes: [readMember(text)] });
  else if (kinds[annotation] !== undefined) draft.node(key, { kind: kinds[annotation] });
};

/** `+String name`, `+name: string`, `+total() Money`, `count()$`, `selfTest()* bool`. */
export const readMember = (text: string): SpecAttribute => {
  const [, before = text, sign, behind = ''] = /^(.*\))([$*])(\s.*)$/.exec(text) ?? /^(.*)([$*])$/.exec(text) ?? [];
  const words = decodeMermaid(before + behind).replace(/~([^~]+)~/g, '<$1>');
  const row = readRow(words);
  const typed = row.type === undefined ? splitType(row) : row;
  return sign === undefined ? typed : { ...typed, marks: [sign === '$' ? 'static' : 'abstract'] };
};

/** Mermaid's own order: the type before an attribute's name, and after an operation's parameters. */
const splitType = (row: SpecAttribute): SpecAttribute => {
  const operation = /^(\S*\(.*\))\s+(\S.*)$/.exec(row.name);
  if (operation) return { ...row, name: operation[1] ?? '', type: operation[2] ?? '' };
  const attribute = /^([A-Za-z][\w<>[\]]*)\s+([A-Za-z_]\w*)$/.exec(row.name);
  return attribute === null ? row : { ...row, name: attribute[2] ?? '', type: attribute[1] ?? '' };
};
