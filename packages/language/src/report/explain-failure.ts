import type { Pattern } from '@diagloom/diagram/model';
import { nearestPatterns } from '../patterns/nearest-patterns.ts';
import { detectLanguage } from '../route/detect-language.ts';
import type { RefusalReason, TypeDescription, Understanding } from '../understanding.ts';
import { failureReasons } from './failure-reasons.ts';

/** How many prompts that work are shown. */
const examplesShown = 3;

/** How many patterns are named. */
const patternsShown = 4;

/** The answer where too little was found to draw: what was missing, the patterns that come nearest, and prompts of this type that work. */
export const explainFailure = (
  text: string,
  type: TypeDescription,
  patterns: readonly Pattern[],
): Extract<Understanding, { readonly ok: false }> => {
  const { reason, message } = refusalOf(text, type);
  return {
    ok: false,
    reason,
    message: message + offerOf(text, type, patterns),
    examples: examplesOf(type),
  };
};

/** Prompts that work for a type. */
export const examplesOf = ({ examples }: TypeDescription): readonly string[] =>
  examples.slice(0, examplesShown).map(({ prompt }) => prompt);

/** Subjects that can be named as they are; nothing where there is no text to compare them with. */
const offerOf = (text: string, type: TypeDescription, patterns: readonly Pattern[]): string => {
  if (patterns.length === 0 || !/\p{L}{2}/u.test(text)) return '';
  const titles = nearestPatterns(text, type.family, patterns, patternsShown).map(({ title }) => `"${title}"`);
  return ` Or name a process that Diagloom knows, such as ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(titles)}.`;
};

const refusalOf = (
  text: string,
  type: TypeDescription,
): { readonly reason: RefusalReason; readonly message: string } => {
  if (text.trim() === '')
    return { reason: 'no-words', message: 'The prompt is empty. Describe what the diagram should show.' };
  if (!/\p{L}{2}/u.test(text))
    return { reason: 'no-words', message: 'There are no words in your description. Say what the diagram should show.' };
  const language = detectLanguage(text);
  if (language)
    return {
      reason: 'language',
      message: `This looks like ${language}. Write it in English, or use arrows: "A -> B -> C".`,
    };
  return {
    reason: 'unknown-topic',
    message:
      failureReasons[type.family] ??
      'Nothing to draw was found in this. Name at least two things and how they follow or belong together, one sentence each.',
  };
};
