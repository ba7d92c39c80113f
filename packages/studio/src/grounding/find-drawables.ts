import type { Family } from '@diagloom/diagram/model';
import { joinNeighbours, type StoredChunk } from '@diagloom/knowledge';
import { rankTypes } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf, diagramTypes, findDiagramType } from '@diagloom/types';
import { offeredDiagramTypes } from '@diagloom/types/catalog';
import { readableText } from './blank-spans.ts';
import { isAnnounced, isStepList } from './headings.ts';
import { type PassageReading, readPassage } from './read-passage.ts';
import { titleOfPassage } from './title-of-passage.ts';

/** What a section of a document tells. */
export const drawableKinds = ['process', 'roles', 'entities', 'systems'] as const;

export type DrawableKind = (typeof drawableKinds)[number];

/** A section that can become a diagram. */
export interface Drawable {
  readonly kind: DrawableKind;
  readonly type: DiagramTypeId;
  readonly title: string;
  readonly headingPath: readonly string[];
  readonly page?: number;
  /** Characters of the document's text. */
  readonly start: number;
  readonly end: number;
  /** How many shapes its words name. */
  readonly parts: number;
}

const kindOf: Partial<Readonly<Record<Family, DrawableKind>>> = {
  process: 'process',
  messages: 'process',
  hierarchy: 'roles',
  entities: 'entities',
  classes: 'entities',
  topology: 'systems',
};

const mostSections = 400;
const mostDrawables = 60;
const fewestParts = 3;
const leastCoverage = 0.5;

/** Goes through a document and offers the sections that a diagram can be drawn of, in their order. */
export const findDrawables = (chunks: readonly StoredChunk[]): readonly Drawable[] => {
  const sections = joinNeighbours(chunks, () => 1).toSorted((a, b) => a.start - b.start);
  return sections
    .slice(0, mostSections)
    .flatMap((passage) => {
      const best = likelyTypes(readableText(passage))
        .map((type) => ({ type, reading: readPassage(passage, type) }))
        .find((each): each is { type: DiagramTypeId; reading: PassageReading } => isGood(each.type, each.reading));
      const kind = best && kindOf[diagramTypeOf(best.type).family];
      if (best === undefined || kind === undefined) return [];
      const { headingPath, page, start, end } = passage;
      return [
        {
          kind,
          type: best.type,
          title: titleOfPassage(passage),
          headingPath,
          ...(page === undefined ? {} : { page }),
          start,
          end,
          parts: best.reading.named,
        },
      ];
    })
    .slice(0, mostDrawables);
};

/** Sentences in a row read like steps: only what is a list, announced or long enough is one. Everything else has to say what belongs to what. */
const isGood = (id: DiagramTypeId, reading: PassageReading | undefined): boolean => {
  if (reading === undefined || reading.named < fewestParts || reading.coverage < leastCoverage) return false;
  const { family } = diagramTypeOf(id);
  if (kindOf[family] === 'process')
    return reading.named > fewestParts || isAnnounced(reading.passage, family) || isStepList(reading.passage);
  const linked = reading.spec.edges.filter(({ source, origin }) => source !== undefined && origin !== 'repair');
  return linked.length >= 2;
};

const candidates = diagramTypes.filter(({ id, family }) => {
  const isOffered = offeredDiagramTypes.some((entry) => entry.id === id);
  return isOffered && kindOf[family] !== undefined;
});

/** A list of what to do in order reads like many things; a flowchart is tried last of all. */
const likelyTypes = (text: string): readonly DiagramTypeId[] => {
  const { asked, read } = rankTypes(text, candidates);
  const ranked = [...read, ...asked].flatMap(({ type }) => findDiagramType(type)?.id ?? []);
  return [...new Set<DiagramTypeId>([...ranked, 'flowchart'])];
};
