import { inSentence } from '@diagloom/diagram/model';
/**
 * The words that an optimised prompt puts around what a person wrote. They say how to draw and nothing of what is in the diagram,
 * so `unwrapPrompt` takes them off again before anything is read.
 */

/** The first line; some labels of types have the word diagram in them already. */
export const wrappingStart = (typeLabel: string): string => {
  const name = inSentence(typeLabel);
  return `Create a detailed ${name.includes('diagram') ? name : `${name} diagram`}.`;
};

/** The last line, the wish that may be left out last first. */
export const wrappingWishes: readonly string[] = [
  'Label every element.',
  'Show all relationships.',
  'Use a different color for each kind of element.',
  'Use descriptive labels.',
  'Arrange the layout clearly.',
  'Answer with draw.io XML.',
];

/** What they were before, as kept prompts still say them. */
export const formerWishes: readonly string[] = ['Use colours by kind.', 'Keep texts descriptive.'];
