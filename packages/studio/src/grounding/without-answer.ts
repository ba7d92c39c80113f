import type { Passage } from '@diagloom/knowledge';
import type { Understanding } from '@diagloom/language';

/** What was understood of a prompt alone, saying that the documents had no answer to it. */
export const withoutAnswer = (understanding: Understanding, passages: readonly Passage[]): Understanding => {
  const why =
    passages.length === 0
      ? 'Your documents say nothing about this'
      : 'Your documents mention this, but not in a way that can be drawn as this type';
  if (!understanding.ok) return { ...understanding, message: `${why}. ${understanding.message}` };
  const warning = {
    code: 'not-in-documents',
    message: `${why}; the diagram was drawn from the prompt alone.`,
  } as const;
  return { ...understanding, warnings: [...understanding.warnings, warning] };
};
