import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import { understand } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { readableText } from './blank-spans.ts';
import { entitiesAlone } from './entities-alone.ts';
import { plainItems } from './plain-items.ts';
import { tellRows } from './tell-rows.ts';
import { withoutAsides } from './without-asides.ts';

/** What the engine makes of one passage, read alone. */
export interface PassageReading {
  readonly passage: Passage;
  /** The passage without what must not be drawn. */
  readonly text: string;
  /** Spans count in what the engine was told, which is the text where no table had to be told. */
  readonly spec: DiagramSpec;
  readonly hasToldTables: boolean;
  readonly coverage: number;
  /** Parts that its words name, those that the engine put in beside them not counted. */
  readonly named: number;
}

/** A passage that gives less is about something else. */
const fewestNamed = 2;
const leastCoverage = 0.3;

/** Reads a passage as a type, without patterns: only what it says itself. Undefined where it says nothing of that kind. */
export const readPassage = (passage: Passage, id: DiagramTypeId): PassageReading | undefined => {
  const text = readableText(passage);
  const type = diagramTypeOf(id);
  const told = tellRows(plainItems(withoutAsides(text, type.family)), type.family);
  const read = understand(told, { type, isDocument: true });
  if (!read.ok || read.coverage < leastCoverage) return undefined;
  const spec = type.family === 'entities' ? entitiesAlone(read.spec, text) : read.spec;
  const named = countNamed(spec);
  return named < fewestNamed
    ? undefined
    : { passage, text, spec, hasToldTables: told.length !== text.length, coverage: read.coverage, named };
};

/** Those who only send or receive are named by their messages. */
const countNamed = ({ nodes, edges }: DiagramSpec): number => {
  const ends = new Set(edges.flatMap(({ source, from, to }) => (source === undefined ? [] : [from, to])));
  return nodes.filter(({ id, source }) => source !== undefined || ends.has(id)).length;
};
