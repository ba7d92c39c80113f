import {
  type Models,
  operationKinds,
  readLinearModel,
  readNetwork,
  readSlotNetwork,
  writeNetwork,
  writeSlotNetwork,
} from '@diagloom/language/learning';
import type { CorpusInstruction } from './corpus.ts';
import { makeExamples } from './examples.ts';
import { type Gap, gaps } from './gap.ts';
import { learnSureness } from './learn-sureness.ts';
import { type ReadExample, toRankedExample } from './read-corpus.ts';
import { trainChain } from './train-chain.ts';
import { trainNetwork } from './train-network.ts';
import { trainSlotNetwork } from './train-slot-network.ts';
import { type RankedExample, trainRanking, trainSoftmax } from './train-softmax.ts';

type ModelTexts = Readonly<Record<keyof Models, string>>;

/** What weighs less than this says nothing. */
const least = 0.05;
/** Slots have most features: their smallest weights are left out, so that all linear models together stay below 3 MB. */
const leastOfSlots = 0.125;

interface Learned {
  readonly texts: ModelTexts;
  readonly gaps: readonly Gap[];
}

const learnReaders = (instructions: readonly CorpusInstruction[]): Omit<ModelTexts, 'certainty' | 'sureness'> => {
  const examples = makeExamples(instructions);
  return {
    clauses: trainSoftmax(examples.clauses, { labels: ['right', 'wrong'] }).toText(least),
    operations: trainSoftmax(examples.operations, { labels: operationKinds }).toText(least),
    network: writeNetwork(trainNetwork(examples.operations, { labels: operationKinds })),
    slots: trainChain(examples.slots).toText(leastOfSlots),
    slotNetwork: writeSlotNetwork(trainSlotNetwork(examples.slots)),
    references: trainRanking(examples.references).toText(least),
  };
};

/**
 * Learns all models. The ranking is fitted on what readers make of authors whom they have not read, so that it knows
 * how sure they may be: the authors are dealt into folds, each read by readers that learned from the others.
 */
export const learn = (instructions: readonly CorpusInstruction[]): Learned => {
  const readFolds = Array.from({ length: folds }, (_, fold) => readFold(instructions, fold));
  const read = readFolds.flat();
  const certainty = learnCertainty(read);
  const sureness = learnSureness(readFolds, (others) => readLinearModel(learnCertainty(others)));
  const texts = { ...learnReaders(instructions), certainty, sureness };
  return { texts, gaps: gaps(instructions, read, toModels(texts)) };
};

const folds = 5;

/** What readers that learned from the other authors make of the authors of a fold. */
const readFold = (instructions: readonly CorpusInstruction[], fold: number): readonly ReadExample[] => {
  const authors = [...new Set(instructions.map(({ author }) => author))].toSorted();
  const isInside = ({ author }: CorpusInstruction): boolean => authors.indexOf(author) % folds === fold;
  const models = toModels(learnReaders(instructions.filter((each) => !isInside(each))));
  return instructions.filter(isInside).map((each) => toRankedExample(each, models));
};

const learnCertainty = (read: readonly RankedExample[]): string =>
  trainRanking(read, { epochs: 15, rate: 0.03 }).toText(0.03);

const toModels = (texts: Partial<ModelTexts>): Models => ({
  clauses: readLinearModel(texts.clauses ?? ''),
  operations: readLinearModel(texts.operations ?? ''),
  network: readNetwork(texts.network ?? ''),
  slots: readLinearModel(texts.slots ?? ''),
  slotNetwork: readSlotNetwork(texts.slotNetwork ?? ''),
  references: readLinearModel(texts.references ?? ''),
  certainty: readLinearModel(texts.certainty ?? 'right'),
  sureness: readLinearModel(texts.sureness ?? ''),
});
