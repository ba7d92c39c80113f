import { type LinearModel, readLinearModel, scoresOf } from '@diagloom/language/linear-model';
import type { PassageReading } from './read-passage.ts';
import { type Asked, sectionFeatures } from './section-features.ts';
import { weights } from './section-weights.generated.ts';

/** The reading of the section that answers a question, by weights that `npm run bench -- learn-nodes` learns; undefined where there is none. */
export const findAnswer = (asked: Asked, model: LinearModel = learned()): PassageReading | undefined =>
  rankAnswers(asked, model)[0]?.reading;

/** Titles of other documents than those that were used which answer a question about as well. */
export const alsoAnswering = (asked: Asked, used: ReadonlySet<number>): readonly string[] => {
  const ranked = rankAnswers(asked, learned());
  const best = ranked.find(({ reading }) => used.has(reading.passage.documentId));
  const others = ranked.filter(
    ({ reading, score }) =>
      best !== undefined && !used.has(reading.passage.documentId) && score >= best.score - closely,
  );
  return [...new Set(others.map(({ reading }) => reading.passage.title))];
};

/** Of 57 questions that one document answered none had another one as close as this. */
const closely = 2;

const rankAnswers = (asked: Asked, model: LinearModel) => {
  const features = sectionFeatures(asked);
  return asked.readings
    .map((reading, place) => ({ reading, score: scoresOf(model, features[place] ?? [])[0] ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
};

let known: LinearModel | undefined;

const learned = (): LinearModel => {
  known ??= readLinearModel(weights);
  return known;
};
