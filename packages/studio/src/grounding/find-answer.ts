import { type LinearModel, readLinearModel, scoresOf } from '@diagloom/language/linear-model';
import type { PassageReading } from './read-passage.ts';
import { type Asked, sectionFeatures } from './section-features.ts';
import { weights } from './section-weights.generated.ts';

/** The reading of the section that answers a question, by weights that `npm run bench -- learn-nodes` learns; undefined where there is none. */
export const findAnswer = (asked: Asked, model: LinearModel = learned()): PassageReading | undefined => {
  const features = sectionFeatures(asked);
  const scored = asked.readings.map((reading, place) => ({
    reading,
    score: scoresOf(model, features[place] ?? [])[0] ?? 0,
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.reading;
};

let known: LinearModel | undefined;

const learned = (): LinearModel => {
  known ??= readLinearModel(weights);
  return known;
};
