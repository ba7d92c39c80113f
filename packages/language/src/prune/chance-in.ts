import { type LinearModel, readLinearModel, scoresOf } from '../instructions/reading/linear-model.ts';
import { weights } from './node-weights.generated.ts';

/** How likely a node with these features belongs to a drawing, from 0 to 1: by what was learned from prompts, unless another model is given. */
export const chanceIn = (features: readonly string[], model: LinearModel = learned()): number => {
  const [drop = 0, keep = 0] = scoresOf(model, features);
  return 1 / (1 + Math.exp(drop - keep));
};

let known: LinearModel | undefined;

const learned = (): LinearModel => {
  known ??= readLinearModel(weights);
  return known;
};
