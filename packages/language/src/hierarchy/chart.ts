import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  nodeIdFor,
  type SourceSpan,
  type SpecEdge,
} from '@diagloom/diagram/model';
import { capitalised } from '../text/words.ts';
import type { TypeDescription } from '../understanding.ts';
import { article, type NamedPosition, readName } from './read-name.ts';
import { findBox } from './references.ts';

/** A position of the chart. */
export interface Box extends NamedPosition {
  readonly id: string;
  readonly source: SourceSpan | undefined;
}

/** The chart that a text describes, as far as it was read. */
export interface Chart {
  /** The position of that name, made where it is new. Reads `Jane Doe (CEO)`, `vacant designer`, articles. */
  readonly position: (name: string, span?: SourceSpan) => string;
  /** The position with exactly that label, made where it is new, or where the one that there is stands under another head. */
  readonly box: (label: string, span?: SourceSpan, head?: string) => string;
  /** The position of exactly that name or person; undefined for a new one. */
  readonly find: (name: string) => string | undefined;
  /** All positions whose names hold the words. */
  readonly holding: (label: string) => readonly string[];
  /** Who is meant where somebody is named again: `Tom` for Tom Reed, `Surgery` for the head of surgery. */
  readonly refer: (name: string) => string | undefined;
  /** What stands between the two sides of the statement that is being read, such as `report to`. */
  readonly setRelation: (span: SourceSpan) => void;
  readonly lead: (from: string, to: string) => void;
  readonly advise: (from: string, to: string) => void;
  readonly isLed: (id: string) => boolean;
  /** Who leads somebody. */
  readonly headOf: (id: string) => string | undefined;
  /** Those whom nobody leads. */
  readonly roots: () => readonly string[];
  /** Draws a position beside the line from its head to the others. */
  readonly setAssistant: (id: string) => void;
  /** What `each of them` and `each VP` mean: the positions that the last list named. */
  readonly lastNamed: () => readonly string[];
  readonly setLastNamed: (ids: readonly string[]) => void;
  /** The two that `the former` and `the latter` tell apart; where the first of them leads somebody, it was spoken of already. */
  readonly pair: () => readonly string[];
  /** True until the first position is named. */
  readonly isEmpty: () => boolean;
  readonly labelOf: (id: string) => string;
  /** The position that a person holds, learnt after the person was named. */
  readonly setPosition: (id: string, position: string, person: string) => void;
  readonly isUnit: (id: string) => boolean;
  /** True for a position that leads nobody yet. */
  readonly isLeaf: (id: string) => boolean;
  /** Who writes: what `me` means. */
  readonly speaker: () => string | undefined;
  readonly setSpeaker: (id: string) => void;
  /** Takes out those who lead nobody and are led by nobody. */
  readonly leaveLoners: () => void;
  /** Puts those whom nobody leads under the one of them that the given rule chooses by their labels. */
  readonly leadRest: (headOf: (labels: readonly string[]) => number | undefined) => void;
  readonly toSpec: (type: string, title: string) => DiagramSpec;
}

export const createChart = (type: TypeDescription): Chart => {
  const pool = createIdPool();
  const boxes: Box[] = [];
  const edges: SpecEdge[] = [];
  const knows = (kind: string): boolean => type.vocabulary.nodes.some(({ id }) => id === kind);
  let last: readonly string[] = [];
  const pairs: (readonly string[])[] = [];
  let relation: SourceSpan | undefined;
  let speaker: string | undefined;
  const connect = (from: string, to: string, extra: Partial<SpecEdge> = {}): void => {
    if (from === to || edges.some((edge) => edge.from === from && edge.to === to)) return;
    const source = relation === undefined ? {} : { source: relation };
    edges.push({ id: edgeIdFor(from, to, pool), from, to, label: '', ...source, ...extra, origin: 'prompt' });
  };
  const isLed = (id: string): boolean => edges.some(({ to, kind }) => to === id && kind === undefined);
  const isLeaf = (id: string): boolean => !edges.some(({ from, kind }) => from === id && kind === undefined);
  const mayBeUnder = (head: string, id: string): boolean => {
    const own = edges.find(({ to, kind }) => to === id && kind === undefined)?.from;
    return own === undefined || own === head;
  };
  const isAbove = (id: string, other: string): boolean => {
    const parent = edges.find(({ to, kind }) => to === other && kind === undefined)?.from;
    return parent !== undefined && (parent === id || isAbove(id, parent));
  };
  const boxOf = (id: string): Box | undefined => boxes.find((box) => box.id === id);
  const replace = (id: string, change: Partial<Box>): void => {
    const at = boxes.findIndex((box) => box.id === id);
    const box = boxes[at];
    if (box !== undefined) boxes[at] = { ...box, ...change };
  };
  return {
    position: (name, span) => {
      const read = readName(name);
      const known = findBox(boxes, read, 'same');
      if (known !== undefined) {
        if (known.person === undefined && read.person !== undefined)
          replace(known.id, { label: read.label, person: read.person });
        return known.id;
      }
      const id = nodeIdFor(read.label, pool);
      boxes.push({ ...read, id, source: span });
      return id;
    },
    box: (label, span, head) => {
      const known = boxes.find(
        (box) => box.label.toLowerCase() === label.toLowerCase() && (head === undefined || mayBeUnder(head, box.id)),
      );
      if (known !== undefined) return known.id;
      const id = nodeIdFor(label, pool);
      boxes.push({ label: capitalised(label), id, source: span });
      return id;
    },
    find: (name) => findBox(boxes, readName(name), 'same')?.id,
    holding: (label) => boxes.filter((box) => box.label.toLowerCase().includes(label)).map(({ id }) => id),
    refer: (name) => findBox(boxes, readName(name), 'meant')?.id,
    lead: (from, to) => {
      if (!isLed(to) && !isAbove(to, from)) connect(from, to);
    },
    advise: (from, to) => connect(from, to, { kind: 'dotted' }),
    setRelation: (span) => {
      relation = span;
    },
    isLed,
    roots: () => boxes.flatMap(({ id }) => (isLed(id) ? [] : [id])),
    setAssistant: (id) => replace(id, { kind: 'assistant' }),
    lastNamed: () => last,
    setLastNamed: (ids) => {
      last = ids;
      if (ids.length === 2) pairs.push(ids);
    },
    pair: () => pairs.findLast(([one = '', other = '']) => !isLeaf(one) && isLeaf(other)) ?? pairs.at(-1) ?? [],
    isEmpty: () => boxes.length === 0,
    labelOf: (id) => boxOf(id)?.label ?? id,
    setPosition: (id, position, person) =>
      replace(id, { label: capitalised(position.trim().replace(article, '')), person }),
    isUnit: (id) => boxOf(id)?.kind === 'unit',
    isLeaf,
    headOf: (id) => edges.find(({ to, kind }) => to === id && kind !== 'dotted')?.from,
    speaker: () => speaker,
    setSpeaker: (id) => {
      speaker = id;
    },
    leaveLoners: () => {
      const tied = new Set(edges.flatMap(({ from, to }) => [from, to]));
      boxes.splice(0, boxes.length, ...boxes.filter(({ id }) => tied.has(id)));
    },
    leadRest: (choose) => {
      relation = undefined;
      const roots = boxes.filter(({ id }) => !isLed(id));
      const head = roots[choose(roots.map(({ label }) => label)) ?? -1];
      if (head !== undefined) for (const { id } of roots) connect(head.id, id);
    },
    toSpec: (typeId, title) => ({
      schemaVersion: 1,
      type: typeId,
      title,
      nodes: boxes.map(({ id, label, person, kind, source }) => ({
        id,
        label,
        ...(kind !== undefined && knows(kind) ? { kind } : {}),
        ...(person === undefined ? {} : { properties: { person } }),
        origin: 'prompt' as const,
        ...(source === undefined ? {} : { source }),
      })),
      edges,
      groups: [],
      notes: [],
    }),
  };
};
