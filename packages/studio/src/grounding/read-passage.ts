import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import { understand } from '@diagloom/language';
import { pruneDocument } from '@diagloom/language/documents';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { readableText } from './blank-spans.ts';
import { entitiesAlone } from './entities-alone.ts';
import { fromLeadIn } from './from-lead-in.ts';
import { isStory } from './headings.ts';
import { joinSteps } from './join-steps.ts';
import { fewestLines, linesTold } from './lines-told.ts';
import { plainItems } from './plain-items.ts';
import { relateMentions } from './relate-mentions.ts';
import { tellCases } from './tell-cases.ts';
import { tellContrasts } from './tell-contrasts.ts';
import { tellDenials } from './tell-denials.ts';
import { tellRows } from './tell-rows.ts';
import { tellTerms } from './tell-terms.ts';
import { withoutAsides } from './without-asides.ts';

/** What the engine makes of one passage, read alone. */
export interface PassageReading {
  readonly passage: Passage;
  /** The passage without what must not be drawn. */
  readonly text: string;
  /** What the engine was told: the text, with its tables and lists in sentences. */
  readonly told: string;
  /** Spans count in what the engine was told, which is the text where no table had to be told. */
  readonly spec: DiagramSpec;
  readonly hasToldTables: boolean;
  readonly coverage: number;
  /** Parts that its words name, those that the engine put in beside them not counted. */
  readonly named: number;
  /** From 0 to 1: how much of what was read seems to belong to a drawing. */
  readonly kept: number;
}

/** A passage that gives less is about something else. */
const fewestNamed = 2;
const leastCoverage = 0.3;

/** Reads a passage as a type, without patterns: only what it says itself, and of that what belongs to a drawing. Undefined where it says nothing of that kind. */
export const readPassage = (passage: Passage, id: DiagramTypeId): PassageReading | undefined => {
  const whole = readWhole(passage, id);
  if (whole === undefined || whole.read.coverage < leastCoverage) return undefined;
  const { text, told, read } = whole;
  const { family } = diagramTypeOf(id);
  // A table names its parts on purpose; asides stand in prose.
  const tellsPeople = family === 'hierarchy' && linesTold({ spec: read.spec, told }) >= fewestLines;
  const kept = isTable(text) || tellsPeople ? read.spec : pruneDocument(told, read.spec, family).spec;
  const own = family === 'entities' ? entitiesAlone(kept, text) : family === 'process' ? joinSteps(kept) : kept;
  const spec = relateMentions(own, told, family);
  const named = countNamed(spec);
  if (named < fewestNamed) return undefined;
  return {
    passage,
    text,
    told,
    spec,
    hasToldTables: told.length !== text.length,
    coverage: read.coverage,
    named,
    kept: named / countNamed(read.spec),
  };
};

const isTable = (text: string): boolean => {
  const prose = text.replace(/^\|.*\|[^\S\n]*$/gm, '').replace(/\s+/g, '');
  return prose.length * 4 < text.replace(/\s+/g, '').length;
};

/** All that the engine makes of a passage, with what it was told of it. */
export const readWhole = (passage: Passage, id: DiagramTypeId) => {
  const text = readableText(passage);
  const type = diagramTypeOf(id);
  const story = isStory(type.family)
    ? fromLeadIn(type.family === 'process' ? tellContrasts(tellDenials(tellCases(text))) : text)
    : text;
  const told = tellTerms(tellRows(plainItems(withoutAsides(story, type.family)), type.family), type.family);
  const read = understand(told, { type, keepsAll: true });
  return read.ok ? { text, told, read } : undefined;
};

/** Those who only send or receive are named by their messages. */
const countNamed = ({ nodes, edges }: DiagramSpec): number => {
  const ends = new Set(edges.flatMap(({ source, from, to }) => (source === undefined ? [] : [from, to])));
  return nodes.filter(({ id, source }) => source !== undefined || ends.has(id)).length;
};
