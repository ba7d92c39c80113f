import type { Passage } from '@diagloom/knowledge';
import { readStatesOfDocument } from '@diagloom/language/documents';
import { readableText } from './blank-spans.ts';
import type { PassageReading } from './read-passage.ts';

/** A passage that gives less is about something else. */
const fewestStates = 2;

/** Reads a passage for the states that a question asks for. Undefined where it tells of none. */
export const readStates = (passage: Passage, question: string): PassageReading | undefined => {
  const text = readableText(passage);
  const spec = readStatesOfDocument(text, `${passage.headingPath.at(-1) ?? ''} ${question}`);
  const named = spec.nodes.filter(({ source }) => source !== undefined).length;
  const told = spec.edges.flatMap(({ source }) => source ?? []);
  if (named < fewestStates) return undefined;
  const sentences = text.match(/[.!?\n]+(?:\s|$)/g)?.length ?? 1;
  const coverage = Math.min(1, new Set(told.map(({ start }) => start)).size / sentences);
  return { passage, text, told: text, spec, hasToldTables: false, coverage, named, kept: 1 };
};

export const tellsStates = ({ spec }: PassageReading): boolean => spec.nodes.some(({ kind }) => kind === 'state');

/** The reading whose sentences tell the most transitions; what its heading announces and how well its document fits count as well. */
export const findStates = (readings: readonly PassageReading[]): PassageReading | undefined => {
  const best = Math.max(...readings.map(({ passage }) => passage.score), 1e-9);
  const worth = ({ passage, spec, coverage }: PassageReading): number => {
    const told = spec.edges.filter(({ origin }) => origin !== 'repair').length;
    const fit = (0.3 + passage.score / best) ** 2;
    return told * (0.2 + coverage) * fit * (announced.test(passage.headingPath.at(-1) ?? '') ? 2 : 1);
  };
  return readings.toSorted((a, b) => worth(b) - worth(a))[0];
};

const announced = /\b(?:stat(?:es?|us(?:es)?)|life|life ?cycle|becomes?|stages|transitions?)\b/i;
