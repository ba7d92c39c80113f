import { readLinearModel, scoresOf, typeFeatures } from '@diagloom/language/learning';
import { diagramTypes } from '@diagloom/types';
import type { CorpusPrompt } from '../judging/read-prompts.ts';
import { type LabelledExample, trainSoftmax } from './train-softmax.ts';

/** What weighs less than this says nothing. */
const least = 0.15;

interface LearnedTypes {
  /** The weights as the language package reads them. */
  readonly text: string;
  /** For each author: the share of texts whose type is found by weights that were learned from the others alone. */
  readonly leftOut: readonly { readonly author: string; readonly size: number; readonly right: number }[];
}

/** Learns which type a text wants to be drawn as. In: prompts with their types. */
export const learnTypes = (prompts: readonly CorpusPrompt[]): LearnedTypes => {
  const examples = prompts.map(
    ({ author, type, prompt }): LabelledExample => ({
      author,
      label: type,
      features: typeFeatures(prompt, diagramTypes),
    }),
  );
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const train = (from: readonly LabelledExample[]): string =>
    trainSoftmax(from, { labels, epochs: 20, rate: 0.05, decay: 0.003 }).toText(least);
  const authors = [...new Set(examples.map(({ author }) => author))];
  const leftOut = authors.map((author) => {
    const model = readLinearModel(train(examples.filter((each) => each.author !== author)));
    const own = examples.filter((each) => each.author === author);
    const right = own.filter(({ label, features }) => {
      const scores = scoresOf(model, features);
      return labels[scores.indexOf(Math.max(...scores))] === label;
    });
    return { author, size: own.length, right: right.length / own.length };
  });
  return { text: train(examples), leftOut };
};
