import type { Passage } from '@diagloom/knowledge';
import type { Understanding } from '@diagloom/language';
import { asksDocuments, asksWithin } from './asks-documents.ts';
import { describesItself } from './describes-itself.ts';

/**
 * What was understood of a prompt alone, saying that the documents had no answer to it. Words of a question are no parts of a diagram: one that
 * only asks gets no drawing of itself, unless it names a subject that is built in.
 */
export const withoutAnswer = (
  prompt: string,
  understanding: Understanding,
  passages: readonly Passage[],
): Understanding => {
  const why =
    passages.length === 0
      ? 'Your documents say nothing about this'
      : 'Your documents mention this, but not clearly enough to draw this type of diagram';
  if (!understanding.ok) return { ...understanding, message: `${why}. ${understanding.message}` };
  const isBuiltIn = understanding.warnings.some(({ code }) => code === 'pattern');
  const isAsked = asksDocuments(prompt) || understanding.spec.nodes.some(({ label }) => asksWithin(label));
  if (isAsked && !isBuiltIn && !describesItself(prompt, understanding.spec))
    return { ok: false, reason: 'unknown-topic', message: `${why}. ${askOtherwise}`, examples: [] };
  const warning = {
    code: 'not-in-documents',
    message: `${why}; the diagram was drawn from the prompt alone.`,
  } as const;
  return { ...understanding, warnings: [...understanding.warnings, warning] };
};

const askOtherwise =
  'Use the wording in your documents, choose the document that covers this, or describe the diagram yourself.';
