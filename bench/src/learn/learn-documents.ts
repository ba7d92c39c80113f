import { documentFeatures, isJudged, pruneDocument } from '@diagloom/language/documents';
import { viewOf } from '@diagloom/language/judging';
import { readLinearModel } from '@diagloom/language/learning';
import { scoreNodes } from '../judging/score-nodes.ts';
import type { ScoredSection } from '../judging/score-sections.ts';
import type { LearnedNodes } from './learn-nodes.ts';
import { type LabelledExample, trainSoftmax } from './train-softmax.ts';

/** What weighs less than this says nothing. */
const least = 0.05;

/** Learns which of the nodes that were read from documents belong to what people would draw of them. */
export const learnDocuments = (sections: readonly ScoredSection[]): LearnedNodes => {
  const examples = sections.flatMap(examplesOf);
  const train = (from: readonly LabelledExample[]): string =>
    trainSoftmax(from, { labels: ['drop', 'keep'], epochs: 30, rate: 0.05, decay: 0.03, least: 3 }).toText(least);
  const authors = [...new Set(sections.map(({ author }) => author))];
  const leftOut = authors.map((author) => {
    const model = readLinearModel(train(examples.filter((each) => each.author !== author)));
    const own = sections.filter((each) => each.author === author);
    const after = own.map(({ text, spec, family, gold }) =>
      scoreNodes(pruneDocument(text, spec, family, model).spec, gold, family),
    );
    return {
      author,
      size: own.length,
      before: meanOf(own.map(({ spec, gold, family }) => scoreNodes(spec, gold, family))),
      after: meanOf(after),
    };
  });
  return { text: train(examples), leftOut };
};

const examplesOf = ({ author, family, text, spec, right }: ScoredSection): readonly LabelledExample[] => {
  const view = viewOf(text, spec, family);
  return view.nodes
    .filter(({ node }) => isJudged(node))
    .map((each) => ({
      author,
      label: right.has(each.node) ? 'keep' : 'drop',
      features: documentFeatures(view, each),
    }));
};

const meanOf = (scores: readonly { readonly f1: number }[]): number =>
  scores.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, scores.length);
