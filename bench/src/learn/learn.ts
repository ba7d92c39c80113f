import { type Models, operationKinds, readLinearModel } from '@diagloom/language/learning';
import type { CorpusInstruction } from './corpus.ts';
import { makeExamples } from './examples.ts';
import { toRankedExample } from './read-corpus.ts';
import { trainChain } from './train-chain.ts';
import { trainRanking, trainSoftmax } from './train-softmax.ts';

export type ModelTexts = Readonly<Record<keyof Models, string>>;

/** What weighs less than this says nothing. */
const least = 0.05;

export const learnReaders = (instructions: readonly CorpusInstruction[]): Omit<ModelTexts, 'certainty'> => {
  const examples = makeExamples(instructions);
  return {
    clauses: trainSoftmax(examples.clauses, { labels: ['right', 'wrong'] }).toText(least),
    operations: trainSoftmax(examples.operations, { labels: operationKinds }).toText(least),
    slots: trainChain(examples.slots).toText(least),
    references: trainRanking(examples.references).toText(least),
  };
};

/**
 * Learns all models. The ranking is fitted on what readers make of authors whom they have not read, so that it knows
 * how sure they may be: the authors are dealt into folds, each read by readers that learned from the others.
 */
export const learn = (instructions: readonly CorpusInstruction[], folds = 3): ModelTexts => {
  const authors = [...new Set(instructions.map(({ author }) => author))].toSorted();
  const foldOf = (author: string): number => authors.indexOf(author) % folds;
  const read = Array.from({ length: folds }, (_, fold) => {
    const models = toModels(learnReaders(instructions.filter(({ author }) => foldOf(author) !== fold)));
    return instructions.filter(({ author }) => foldOf(author) === fold).map((each) => toRankedExample(each, models));
  }).flat();
  return { ...learnReaders(instructions), certainty: trainRanking(read, { epochs: 15 }).toText(0.03) };
};

export const toModels = (texts: Partial<ModelTexts>): Models => ({
  clauses: readLinearModel(texts.clauses ?? ''),
  operations: readLinearModel(texts.operations ?? ''),
  slots: readLinearModel(texts.slots ?? ''),
  references: readLinearModel(texts.references ?? ''),
  certainty: readLinearModel(texts.certainty ?? 'right'),
});
