import { findPassages } from '@diagloom/knowledge';
import { readLinearModel, scoresOf } from '@diagloom/language/learning';
import { readPassage, sectionFeatures } from '@diagloom/studio/learning';
import { diagramTypeOf } from '@diagloom/types';
import type { Library } from '../judging/read-documents.ts';
import { scoreNodes } from '../judging/score-nodes.ts';
import { type AskedDiagram, toGold } from '../knowledge/asked-documents.ts';
import { type RankedExample, trainRanking } from './train-softmax.ts';

/** What weighs less than this says nothing. */
const least = 0.05;

interface LearnedSections {
  /** The weights as the studio reads them. */
  readonly text: string;
  /** For each author: of how many requests weights learned from the others alone find the section. */
  readonly leftOut: readonly { readonly author: string; readonly size: number; readonly found: number }[];
}

/** Learns which section of the documents that were found answers a request. */
export const learnSections = async (libraries: readonly Library[]): Promise<LearnedSections> => {
  const examples = (await Promise.all(libraries.map(examplesOf))).flat();
  const train = (from: readonly RankedExample[]): string =>
    trainRanking(from, { epochs: 20, rate: 0.1, decay: 0.02 }).toText(least);
  const leftOut = libraries.map(({ author }) => {
    const model = readLinearModel(train(examples.filter((each) => each.author !== author)));
    const own = examples.filter((each) => each.author === author);
    const found = own.filter(({ candidates, right }) => {
      const scores = candidates.map((features) => scoresOf(model, features)[0] ?? 0);
      return right.includes(scores.indexOf(Math.max(...scores)));
    });
    return { author, size: own.length, found: found.length };
  });
  return { text: train(examples), leftOut };
};

const examplesOf = async ({ author, documents, store }: Library): Promise<readonly RankedExample[]> => {
  const examples: RankedExample[] = [];
  for (const [place, { requests }] of documents.entries()) {
    for (const wanted of requests) {
      const { passages } = await findPassages(store, wanted.request, { whole: 'documents' });
      const { family } = diagramTypeOf(wanted.diagramType);
      const readings = passages.flatMap((passage) => readPassage(passage, wanted.diagramType) ?? []);
      const hits = readings.map(({ passage, spec }) =>
        passage.documentId === place + 1 ? scoreNodes(spec, toGold('', wanted).nodes, family).right.size : 0,
      );
      const best = Math.max(0, ...hits);
      const right = hits.flatMap((count, at) =>
        count >= Math.max(fewestRight, best * leastShare(wanted)) ? [at] : [],
      );
      if (right.length === 0) continue;
      examples.push({ author, right, candidates: sectionFeatures({ question: wanted.request, family, readings }) });
    }
  }
  return examples;
};

const fewestRight = 2;

/** A section with this share of what the best one has is an answer as well; a story stands in one. */
const leastShare = ({ diagramType }: AskedDiagram): number =>
  ['process', 'messages'].includes(diagramTypeOf(diagramType).family) ? 0.7 : 0.5;
