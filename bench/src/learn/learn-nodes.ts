import { viewOf } from '@diagloom/language/judging';
import { mayGo, nodeFeatures, pruneNodes, readLinearModel } from '@diagloom/language/learning';
import type { ScoredDrawing } from '../judging/draw-prompts.ts';
import { scoreNodes } from '../judging/score-nodes.ts';
import { type LabelledExample, trainSoftmax } from './train-softmax.ts';

/** What weighs less than this says nothing. */
const least = 0.15;

const labels = ['drop', 'keep'];

export interface LearnedNodes {
  /** The weights as the language package reads them. */
  readonly text: string;
  /** For each author: F1 of the nodes as they are read, and without those that weights learned from the others alone leave out. */
  readonly leftOut: readonly {
    readonly author: string;
    readonly size: number;
    readonly before: number;
    readonly after: number;
  }[];
}

/** Learns which of the nodes that were read belong to a drawing. In: drawings of today, which are measured, and more to learn from. */
export const learnNodes = (today: readonly ScoredDrawing[], more: readonly ScoredDrawing[]): LearnedNodes => {
  const examples = [...today, ...more].flatMap(examplesOf);
  const train = (from: readonly LabelledExample[]): string =>
    trainSoftmax(from, { labels, epochs: 30, rate: 0.05, decay: 0.003, least: 2 }).toText(least);
  const authors = [...new Set(today.map(({ prompt }) => prompt.author))];
  const leftOut = authors.map((author) => {
    const model = readLinearModel(train(examples.filter((each) => each.author !== author)));
    const own = today.filter(({ prompt }) => prompt.author === author);
    const after = own.map(({ prompt, spec, family }) =>
      scoreNodes(pruneNodes(prompt.prompt, spec, family, model).spec, prompt.gold, family),
    );
    return { author, size: own.length, before: meanOf(own), after: meanOf(after) };
  });
  return { text: train(examples), leftOut };
};

const examplesOf = ({ prompt, family, spec, right }: ScoredDrawing): readonly LabelledExample[] => {
  const view = viewOf(prompt.prompt, spec, family);
  return view.nodes
    .filter(({ node }) => mayGo(node, family))
    .map((each) => ({
      author: prompt.author,
      label: right.has(each.node) ? 'keep' : 'drop',
      features: nodeFeatures(view, each),
    }));
};

const meanOf = (scores: readonly { readonly f1: number }[]): number =>
  scores.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, scores.length);
