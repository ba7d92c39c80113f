import type { DiagramSpec, SpecAttribute } from '../../model/diagram-spec.ts';
import type { CarryStep } from './carry.ts';

/** One line without control characters and lone surrogates: what any text file can hold. */
export const inOneLine = (text: string): string =>
  text
    .replace(/\p{Cs}|[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Every text in one line, and nothing of where a part came from or wishes to stand. */
export const cleanTexts: CarryStep = (spec) => {
  let breaks = 0;
  const clean = (text: string): string => {
    if (/\S\s*\n\s*\S/.test(text)) breaks += 1;
    return inOneLine(text);
  };
  const cleaned: DiagramSpec = {
    schemaVersion: 1,
    type: spec.type,
    title: clean(spec.title),
    ...(spec.direction === undefined ? {} : { direction: spec.direction }),
    nodes: spec.nodes.map(({ id, label, kind, groups, attributes, properties }) => ({
      id,
      label: clean(label),
      ...defined({ kind, groups, properties }),
      ...(attributes === undefined ? {} : { attributes: attributes.map((row) => cleanRow(row, clean)) }),
    })),
    edges: spec.edges.map(({ id, from, to, label, kind, group, fromCardinality, toCardinality, properties }) => ({
      id,
      from,
      to,
      label: clean(label),
      ...defined({ kind, group, properties }),
      ...defined({ fromCardinality: textOf(fromCardinality), toCardinality: textOf(toCardinality) }),
    })),
    groups: spec.groups.map(({ id, label, kind, parent, properties }) => ({
      id,
      label: clean(label),
      ...defined({ kind, parent, properties }),
    })),
    notes: spec.notes.map(({ id, text, about }) => ({ id, text: clean(text), about })),
  };
  return { spec: cleaned, leftOut: breaks === 0 ? [] : ['Line breaks in texts are written as spaces.'] };
};

const cleanRow = (row: SpecAttribute, clean: (text: string) => string): SpecAttribute => ({
  name: clean(row.name),
  ...defined({
    type: textOf(row.type),
    marks: row.marks?.map(clean),
    visibility: row.visibility,
  }),
});

const textOf = (text: string | undefined): string | undefined => inOneLine(text ?? '') || undefined;

/** The entries that are there. */
export const defined = <Part extends object>(part: Part): { [Key in keyof Part]?: Exclude<Part[Key], undefined> } => {
  const kept = Object.entries(part).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Key in keyof Part]?: Exclude<Part[Key], undefined> };
};
