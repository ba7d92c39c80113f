import type { DiagramSpec, SpecAttribute, SpecEdge, SpecGroup, SpecNode, SpecNote } from '../diagram-spec.ts';
import { assignIds } from './assign-ids.ts';
import { arrowKinds, labelOfKind, questionKind, quoteWord, reservedKeys } from './grammar.ts';

/**
 * Writes a spec as notation (README.md of this folder). Every reference in the spec must name a node or a group of it.
 * `parseNotation` gives the same spec back, provenance excepted, where ids are kept.
 */
export const writeNotation = (spec: DiagramSpec, { ids = 'kept' }: NotationOptions = {}): string => {
  const keys = assignKeys(spec);
  const explicitIds = ids === 'kept' ? findExplicitIds(spec) : new Set<string>();
  const writer = { keys, explicitIds };
  const lines = [
    spec.title === '' ? spec.type : `${spec.type}: ${quoteLabel(spec.title)}`,
    ...(spec.direction === undefined ? [] : [`direction ${spec.direction}`]),
    ...spec.groups.map((group) => writeGroup(group, writer)),
    ...spec.nodes.map((node) => writeNode(node, writer)),
    ...spec.edges.map((edge) => writeEdge(edge, writer)),
    ...spec.notes.map((note) => writeNote(note, writer)),
  ];
  return `${lines.join('\n')}\n`;
};

interface NotationOptions {
  /** `left out`: for readers who name parts by their keys alone; ids are made from labels when it is read then. */
  readonly ids?: 'kept' | 'left out';
}

interface Writer {
  readonly keys: ReadonlyMap<string, string>;
  /** Ids that cannot be made from the label alone. */
  readonly explicitIds: ReadonlySet<string>;
}

/** `a` ... `z`, `aa`, `ab` ... : one token each for a language model, and easy to type. */
const assignKeys = (spec: DiagramSpec): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  let count = 0;
  for (const { id } of [...spec.groups, ...spec.nodes]) {
    let key = toKey(count++);
    while (reservedKeys.has(key)) key = toKey(count++);
    keys.set(id, key);
  }
  return keys;
};

const toKey = (index: number): string => {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : toKey(Math.floor(index / 26) - 1) + last;
};

/** Making one id explicit can change what the others would be made into, so this repeats until nothing changes. */
const findExplicitIds = (spec: DiagramSpec): ReadonlySet<string> => {
  const explicit = new Set<string>();
  const parts = [...spec.groups, ...spec.nodes, ...spec.notes, ...spec.edges];
  for (;;) {
    const made = assignIds(spec, (part) => (explicit.has(part.id) ? part.id : undefined));
    const wrong = parts.filter((part) => made.get(part) !== part.id && !explicit.has(part.id));
    if (wrong.length === 0) return explicit;
    for (const part of wrong) explicit.add(part.id);
  }
};

const writeGroup = (group: SpecGroup, writer: Writer): string => {
  const parent = group.parent === undefined ? '' : `@${keyOf(group.parent, writer)}`;
  const head = keyOf(group.id, writer) + kindMark(group.kind) + parent + idMark(group.id, writer) + propertyMark(group);
  return `[${head}] ${quoteLabel(group.label)}`;
};

const writeNode = (node: SpecNode, writer: Writer): string => {
  const groups = (node.groups ?? []).map((group) => `@${keyOf(group, writer)}`).join('');
  const place = node.position === undefined ? '' : `<${node.position.x},${node.position.y}>`;
  const kind = node.kind === questionKind ? '?' : kindMark(node.kind);
  const head = keyOf(node.id, writer) + kind + groups + place + idMark(node.id, writer) + propertyMark(node);
  const rows = (node.attributes ?? []).map((attribute) => ` | ${writeAttribute(attribute)}`).join('');
  const saysItself = node.kind !== undefined && node.label === labelOfKind(node.kind) && node.kind !== questionKind;
  return head + (saysItself ? '' : ` ${quoteLabel(node.label)}`) + rows;
};

const writeAttribute = ({ name, type, marks, visibility }: SpecAttribute): string => {
  const typeText = type === undefined ? '' : `: ${quoteField(type)}`;
  const markText = marks === undefined ? '' : ` <${marks.map(quoteWord).join(' ')}>`;
  return (visibility ?? '') + quoteField(name) + typeText + markText;
};

const writeEdge = (edge: SpecEdge, writer: Writer): string => {
  const from = keyOf(edge.from, writer) + cardinalityMark(edge.fromCardinality);
  const to = keyOf(edge.to, writer) + cardinalityMark(edge.toCardinality);
  const group = edge.group === undefined ? '' : `@${keyOf(edge.group, writer)}`;
  const label = edge.label === '' ? '' : `: ${quoteLabel(edge.label)}`;
  return `${from} ${arrowOf(edge.kind)} ${to}${group}${idMark(edge.id, writer)}${propertyMark(edge)}${label}`;
};

const writeNote = (note: SpecNote, writer: Writer): string => {
  const about = note.about.map((id) => ` ${keyOf(id, writer)}`).join('');
  return `note${about}${idMark(note.id, writer)}: ${quoteLabel(note.text)}`;
};

const arrowOf = (kind: string | undefined): string => {
  for (const [arrow, arrowKind] of arrowKinds) if (arrowKind === kind) return arrow;
  return `-${quoteWord(kind ?? '')}->`;
};

const keyOf = (id: string, writer: Writer): string => writer.keys.get(id) ?? quoteWord(id);

const kindMark = (kind: string | undefined): string => (kind === undefined ? '' : `(${quoteWord(kind)})`);

const idMark = (id: string, writer: Writer): string => (writer.explicitIds.has(id) ? `#${quoteWord(id)}` : '');

const cardinalityMark = (text: string | undefined): string => {
  if (text === undefined) return '';
  return /^[\w.*+]+$/.test(text) ? `[${text}]` : `[${JSON.stringify(text)}]`;
};

const propertyMark = ({ properties }: { readonly properties?: Readonly<Record<string, string>> }): string => {
  if (properties === undefined) return '';
  const items = Object.entries(properties).map(([name, value]) => `${quoteWord(name)}=${quoteWord(value)}`);
  return `{${items.join(' ')}}`;
};

/** A label stands bare where it begins like a word and holds nothing that the reader would take for a mark. */
const quoteLabel = (label: string): string => {
  const isBare = /^[\p{L}\p{N}]/u.test(label) && label === label.trim() && !/[\r\n|]|->|=>|→/.test(label);
  return isBare ? label : JSON.stringify(label);
};

const quoteField = (text: string): string => {
  const isBare = /^[\p{L}\p{N}_]/u.test(text) && text === text.trim() && !/[\r\n|:<"]|->|=>|→/.test(text);
  return isBare ? text : JSON.stringify(text);
};
