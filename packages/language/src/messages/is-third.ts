import { readVerb } from '../lexicon/morphology.ts';

/** `sends`, but not `puts` of which the form tells nothing, nor a noun. */
export const isOnlyThird = (word: string): boolean => {
  const forms = readVerb(word)?.forms;
  return forms?.has('third') === true && !forms.has('base');
};
