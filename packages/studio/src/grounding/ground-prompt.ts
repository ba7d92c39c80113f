import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import {
  type BetterType,
  type Presentation,
  rankTypes,
  takePresentation,
  type Understanding,
  understand,
  type Warning,
} from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf, diagramTypes, findDiagramType } from '@diagloom/types';
import { offeredDiagramTypes } from '@diagloom/types/catalog';
import { readableText } from './blank-spans.ts';
import { chooseReadings } from './choose-readings.ts';
import type { Citation, LookedAtPassage } from './citation.ts';
import { citeNodes, citeReading } from './cite.ts';
import { cleanLabel } from './clean-label.ts';
import { describesItself, fewestOwnParts } from './describes-itself.ts';
import { alsoAnswering } from './find-answer.ts';
import { isStory } from './headings.ts';
import { inWordsOfDocuments } from './in-words-of-documents.ts';
import { kindNamed, withKindsSpelled } from './kind-named.ts';
import { linesTold } from './lines-told.ts';
import { mapDocument } from './map-document.ts';
import { type CitedSpec, mergeSpecs } from './merge-specs.ts';
import { ofNamedDocument } from './named-document.ts';
import { namesPosts } from './names-posts.ts';
import { onlyBranch } from './only-branch.ts';
import { readDictionary } from './read-dictionary.ts';
import { readOrganisation } from './read-organisation.ts';
import { type PassageReading, readPassage } from './read-passage.ts';
import { readStates } from './read-states.ts';
import { readSystems } from './read-systems.ts';
import { storyOf } from './story-of.ts';
import { tellTogether } from './tell-together.ts';
import { tellingParagraph } from './telling-paragraph.ts';
import { titleOfPassage } from './title-of-passage.ts';
import { asksForStates, typeOfQuestion } from './type-of-question.ts';

export interface GroundingRequest {
  readonly prompt: string;
  /** `auto`: prompt and passages decide. */
  readonly type: DiagramTypeId | 'auto';
  /** Best first. */
  readonly passages: readonly Passage[];
}

export interface Grounded {
  readonly type: DiagramTypeId;
  readonly chosenType?: BetterType;
  readonly understanding: Extract<Understanding, { readonly ok: true }>;
  readonly citations: readonly Citation[];
  readonly passages: readonly LookedAtPassage[];
}

/**
 * Draws what documents say to a prompt. In: the prompt and passages that speak of it; out: a spec whose parts are cited, or undefined where no
 * passage gives parts of such a diagram. Each passage is read alone by the engine, so that none changes how another one is read. A prompt
 * that describes a diagram itself wins: documents add to it, or are cited for what it says.
 */
export const groundPrompt = ({ prompt, type, passages: given }: GroundingRequest): Grounded | undefined => {
  const { text: asked, presentation } = takePresentation(withKindsSpelled(prompt));
  const passages = ofNamedDocument(asked, given);
  const text = inWordsOfDocuments(asked, passages);
  for (const candidate of typesFor(text, type, passages)) {
    const id = idOf(candidate.type);
    const isOfStates = id === 'uml' && asksForStates(text);
    const whole =
      id === 'mind-map'
        ? mapDocument(text, passages)
        : id === 'physical' || id === 'logical'
          ? readDictionary(passages, id)
          : undefined;
    const readAs = (passage: Passage): PassageReading | undefined => {
      if (isOfStates) return readStates(passage, text);
      const part = isStory(diagramTypeOf(id).family) ? tellingParagraph(passage, text) : undefined;
      const told = part && readPassage(part, id);
      const plain = told !== undefined && told.named >= fewestOwnParts ? told : readPassage(passage, id);
      return id === 'architecture' ? readSystems(passage, plain) : plain;
    };
    const readings = whole !== undefined ? [whole] : passages.flatMap((passage) => readAs(passage) ?? []);
    const telling = id === 'orgchart' ? readings.filter(namesPosts) : readings;
    const grounded = groundAs(text, id, passages, telling.length > 0 ? telling : readings);
    if (grounded === undefined) continue;
    const understanding = presented(grounded.understanding, presentation);
    return { ...grounded, understanding, ...(type === 'auto' ? { chosenType: candidate } : {}) };
  }
  return undefined;
};

/** What a prompt says of direction and colours is said of the drawing, wherever its parts come from. */
const presented = (understanding: Grounded['understanding'], presentation: Presentation): Grounded['understanding'] => {
  const { direction } = presentation;
  const spec = direction === undefined ? understanding.spec : { ...understanding.spec, direction };
  return { ...understanding, spec, ...(Object.keys(presentation).length > 0 && { presentation }) };
};

const groundAs = (
  prompt: string,
  type: DiagramTypeId,
  passages: readonly Passage[],
  readings: readonly PassageReading[],
): Grounded | undefined => {
  const definition = diagramTypeOf(type);
  const { family } = definition;
  const said = understand(prompt, { type: definition });
  const isMapOfDocument = family === 'topics' && readings.length === 1 && !/[:,;\n].*[,;\n]/s.test(prompt);
  const own = said.ok && !isMapOfDocument && describesItself(prompt, said.spec) ? said : undefined;
  const chosen = own !== undefined && isStory(family) ? [] : chooseReadings(prompt, readings, family);
  const fromPrompt = own && citePrompt(own.spec, passages);
  if (chosen.length === 0 && (fromPrompt === undefined || fromPrompt.citations.length === 0)) return undefined;
  const joined = isStory(family) || family === 'hierarchy' ? tellTogether(chosen, type) : chosen;
  const told = family === 'hierarchy' ? wholeOrganisation(joined, passages, type) : joined;
  const parts = [...(fromPrompt === undefined ? [] : [fromPrompt]), ...told.map(toCitedSpec)];
  const merged = mergeSpecs(parts, family);
  const spec = family === 'hierarchy' ? onlyBranch(prompt, merged.spec) : merged.spec;
  const citations = spec === merged.spec ? merged.citations : citationsIn(spec, merged.citations);
  const used = new Set<Passage>([
    ...(told === joined ? chosen : told).map(({ passage }) => passage),
    ...passages.filter((passage) => citations.some((citation) => isWithin(citation, passage))),
  ]);
  const usedDocuments = new Set([...used].map(({ documentId }) => documentId));
  const also = own === undefined ? alsoAnswering({ question: prompt, family, readings }, usedDocuments) : [];
  const coverage = meanOf([...(own === undefined ? [] : [own.coverage]), ...chosen.map((reading) => reading.coverage)]);
  return {
    type,
    understanding: {
      ok: true,
      spec: { ...spec, title: own?.spec.title || (told[0] === undefined ? '' : titleOfPassage(told[0].passage)) },
      coverage,
      marks: own?.marks ?? [],
      warnings: [...(own?.warnings ?? []), sourceWarning([...used], also)],
      trace: [],
    },
    citations,
    passages: passages.map((passage) => ({
      documentId: passage.documentId,
      start: passage.start,
      end: passage.end,
      isUsed: used.has(passage),
    })),
  };
};

/** Those of parts that are drawn. */
const citationsIn = ({ nodes, edges, groups }: DiagramSpec, citations: readonly Citation[]): readonly Citation[] => {
  const drawn = new Set([...nodes, ...edges, ...groups].map(({ id }) => id));
  return citations.filter(({ part }) => drawn.has(part));
};

/** The organisation that a whole document tells, where that says more of who is under whom than the sections that were chosen. */
const wholeOrganisation = (
  chosen: readonly PassageReading[],
  passages: readonly Passage[],
  type: DiagramTypeId,
): readonly PassageReading[] => {
  const whole = readOrganisation(passages, type);
  const told = chosen.reduce((sum, reading) => sum + linesTold(reading), 0);
  return whole !== undefined && linesTold(whole) > told ? [whole] : chosen;
};

const citePrompt = (spec: DiagramSpec, passages: readonly Passage[]): CitedSpec => ({
  spec,
  citations: citeNodes(
    spec,
    passages.map((passage) => ({ passage, text: readableText(passage) })),
  ),
});

const toCitedSpec = (reading: PassageReading): CitedSpec => ({
  spec: {
    ...reading.spec,
    nodes: reading.spec.nodes.map((node) => fromDocument(node, reading.passage)),
    edges: reading.spec.edges.map((edge) => fromDocument(edge, reading.passage)),
    groups: reading.spec.groups.map((group) => fromDocument(group, reading.passage)),
  },
  citations: citeReading(reading),
});

/** Spans of documents are told by citations; in a spec they would be taken for words of the prompt. */
const fromDocument = <Part extends DiagramSpec['nodes' | 'edges' | 'groups'][number]>(
  part: Part,
  passage: Passage,
): Part => {
  const { source: _source, ...rest } = part;
  const withOrigin = { ...rest, origin: part.origin === 'repair' ? 'repair' : 'document' };
  const label = cleanLabel(part.label);
  return { ...withOrigin, label: label === '' && part.label !== '' ? titleOfPassage(passage) : label } as Part;
};

const isWithin = ({ documentId, start, end }: Citation, passage: Passage): boolean =>
  documentId === passage.documentId && start >= passage.start && end <= passage.end;

const sourceWarning = (used: readonly Passage[], also: readonly string[]): Warning => {
  const found = also.length === 0 ? '' : ` Also found in ${namesOf(also)}.`;
  return {
    code: 'from-documents',
    message: `Drawn from your documents: ${namesOf(used.map(({ title }) => title))}.${found}`,
  };
};

const namesOf = (titles: readonly string[]): string => {
  const names = [...new Set(titles.map((title) => `“${cleanLabel(title)}”`))];
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const offered = new Set<string>(offeredDiagramTypes.map(({ id }) => id));

/** The type that was chosen, or those that the prompt asks for and then those that the passages read like. */
const typesFor = (
  prompt: string,
  type: DiagramTypeId | 'auto',
  passages: readonly Passage[],
): readonly BetterType[] => {
  if (type !== 'auto') return [{ type, label: '', message: '' }];
  const candidates = diagramTypes.filter(({ id }) => offered.has(id));
  const { asked } = rankTypes(prompt, candidates);
  const named = kindNamed(prompt);
  if (asked.length > 0)
    return named === undefined ? asked : [...asked].sort((a, b) => Number(b.type === named) - Number(a.type === named));
  const text = passages.slice(0, 3).map(readableText).join('\n\n');
  const read = rankTypes(text, candidates);
  const ofQuestion = named ?? typeOfQuestion(prompt);
  const story = storyOf(prompt);
  const likely = [...read.asked, ...read.read].map(({ type }) =>
    hintOf(type === 'flowchart' || type === 'process' ? story : idOf(type)),
  );
  return [...(ofQuestion === undefined ? [] : [hintOf(ofQuestion)]), ...likely, hintOf(story)];
};

const hintOf = (type: DiagramTypeId): BetterType => ({
  type,
  label: diagramTypeOf(type).label,
  message: becauseOfDocuments,
});

const becauseOfDocuments = 'Chosen from your question and what your documents say.';

const idOf = (id: string): DiagramTypeId => {
  const entry = findDiagramType(id);
  if (entry === undefined) throw new Error(`There is no type "${id}".`);
  return entry.id;
};
