import { contextWords, structureWords } from '../lexicon/en/prompt-words.ts';

/**
 * What a prompt says about itself, by counting and by words; the figures are those of the product's specification.
 * In: the prompt as typed. Out: four verdicts and what to do about them. It needs no engine, so that a page can show it while one types.
 */
export interface PromptAnalysis {
  /** By the number of words: more than 20, more than 10, or fewer. */
  readonly specificity: 'High' | 'Medium' | 'Low';
  /** Whether words tie its parts together, such as `for` or `using`. */
  readonly hasContext: boolean;
  /** Whether it says what the diagram holds, such as `include` or `show`. */
  readonly hasStructure: boolean;
  /** A question asks for an answer rather than for a diagram. */
  readonly clarity: 'Good' | 'Needs improvement';
  readonly recommendations: readonly Recommendation[];
}

export interface Recommendation {
  readonly about: 'length' | 'context' | 'structure' | 'specificity';
  /** One sentence for people. */
  readonly message: string;
}

export const analysePrompt = (prompt: string): PromptAnalysis => {
  const text = prompt.trim();
  const specificity = specificityOf(text);
  const hasContext = contextWords.test(text);
  const hasStructure = structureWords.test(text);
  const recommendations = [
    text.length < shortPrompt && advice.length,
    !hasContext && advice.context,
    !hasStructure && advice.structure,
    specificity === 'Low' && advice.specificity,
  ].filter((recommendation) => recommendation !== false);
  return {
    specificity,
    hasContext,
    hasStructure,
    clarity: text.includes('?') ? 'Needs improvement' : 'Good',
    recommendations,
  };
};

/** Characters below which a prompt is too short to say much. */
const shortPrompt = 50;

const specificityOf = (text: string): PromptAnalysis['specificity'] => {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  if (words > 20) return 'High';
  return words > 10 ? 'Medium' : 'Low';
};

const advice = {
  length: {
    about: 'length',
    message: 'Write at least 50 characters. Name the parts, and say how they’re connected.',
  },
  context: {
    about: 'context',
    message: 'Add context: who or what it’s for, and what it works with.',
  },
  structure: {
    about: 'structure',
    message: 'Say what the diagram should include or show, part by part.',
  },
  specificity: {
    about: 'specificity',
    message: 'Be more specific: name each step, person or system, not just the overall topic.',
  },
} as const satisfies Readonly<Record<Recommendation['about'], Recommendation>>;
