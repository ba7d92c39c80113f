import type { Passage } from '@diagloom/knowledge';

/** `from the runbook`, `in our handbook`: what kind of document is meant. */
const kindNamed =
  /\b(?:from|in|per|according to|by)\s+(?:the|our|my|this|that)\s+(?:[\w-]+\s+){0,3}?(runbook|handbook|policy|minutes|guide|notes?|letter|requirements|prd|spec(?:ification)?|manual|wiki|memo|faq|charter|checklist|playbook)\b/i;

/** The passages of the documents that a question names by their kind, where some are called so; else all. */
export const ofNamedDocument = (question: string, passages: readonly Passage[]): readonly Passage[] => {
  const kind = kindNamed.exec(question)?.[1];
  if (kind === undefined) return passages;
  const called = new RegExp(`\\b${kind.replace(/s$/i, '')}s?\\b`, 'i');
  const own = passages.filter(({ title, headingPath }) => called.test(`${title} ${headingPath[0] ?? ''}`));
  return own.length > 0 ? own : passages;
};
