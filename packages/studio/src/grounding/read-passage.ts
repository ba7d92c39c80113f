import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import { understand } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { readableText } from './blank-spans.ts';

/** What the engine makes of one passage, read alone. Spans count in the passage. */
export interface PassageReading {
  readonly passage: Passage;
  /** What the engine was given: the passage without what must not be drawn. */
  readonly text: string;
  readonly spec: DiagramSpec;
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
  const read = understand(text, { type: diagramTypeOf(id) });
  if (!read.ok || read.coverage < leastCoverage) return undefined;
  const named = read.spec.nodes.filter(({ source }) => source !== undefined).length;
  return named < fewestNamed ? undefined : { passage, text, spec: read.spec, coverage: read.coverage, named };
};
