import { type Models, readModels } from './models.ts';
import { weights } from './weights.generated.ts';

let models: Models | undefined;

/** The learned models, read from their text when they are first needed. */
export const loadModels = (): Models => {
  models ??= readModels(weights);
  return models;
};
