import { detectLanguage } from '../route/detect-language.ts';
import type { TypeDescription, Understanding } from '../understanding.ts';

/** How many prompts that work are shown. */
const examplesShown = 3;

/** The answer where too little was found to draw: what was missing, and prompts of this type that work. */
export const explainFailure = (
  text: string,
  type: TypeDescription,
): Extract<Understanding, { readonly ok: false }> => ({
  ok: false,
  message: reasonFor(text, type),
  examples: type.examples.slice(0, examplesShown).map((example) => example.prompt),
});

const reasonFor = (text: string, type: TypeDescription): string => {
  if (text.trim() === '') return 'The prompt is empty. Describe what the diagram should show.';
  if (!/\p{L}{2}/u.test(text)) return 'The prompt has no words. Describe what the diagram should show.';
  const language = detectLanguage(text);
  if (language) return `This reads like ${language}. Write it in English, or as arrows: "A -> B -> C".`;
  return type.family === 'messages'
    ? 'No messages were found in the prompt. Say who sends what to whom, one sentence for each message.'
    : 'Fewer than two steps were found in the prompt. Say what happens in order, one sentence for each step.';
};
