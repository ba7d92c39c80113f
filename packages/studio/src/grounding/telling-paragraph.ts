import type { Passage } from '@diagloom/knowledge';
import { askedWords, shareIn, stemsOf } from './asked-words.ts';

/** A section with fewer paragraphs is one story. */
const fewestParagraphs = 3;

/** Fewer sentences are no story. */
const fewestSentences = 4;

/** So much of a question stands in the paragraph that answers it, and in any other at most so much of that. */
const leastShare = 0.6;
const mostOfOther = 0.5;

/**
 * The one paragraph of a section that answers a question where the others are about something else, as in a letter without headings. In: a
 * section and the question; out: a passage of that paragraph alone, with what stands below it where it ends in a colon, or undefined.
 */
export const tellingParagraph = (passage: Passage, question: string): Passage | undefined => {
  const asked = askedWords(question);
  const paragraphs = [...passage.text.matchAll(/[^\n](?:[^\n]|\n(?!\s*\n))*/g)].map(({ index, 0: text }) => ({
    start: index,
    text,
    stems: stemsOf(text),
  }));
  if (asked.length === 0 || paragraphs.length < fewestParagraphs) return undefined;
  const weights = asked.map(({ stem }) => {
    const having = paragraphs.filter(({ stems }) => stems.has(stem)).length;
    return Math.log((paragraphs.length + 1) / (having + 0.5));
  });
  const [best, other] = paragraphs
    .map((paragraph) => ({ ...paragraph, share: shareIn(asked, weights, paragraph.stems) }))
    .toSorted((a, b) => b.share - a.share);
  if (best === undefined || other === undefined) return undefined;
  const leadsOn = /:\s*$/.test(best.text);
  const isStory = leadsOn || (best.text.match(/[.!?](?=\s|$)/g)?.length ?? 0) >= fewestSentences;
  if (best.share < leastShare || other.share > mostOfOther * best.share || !isStory) return undefined;
  const end = leadsOn ? passage.text.length : best.start + best.text.length;
  return {
    ...passage,
    start: passage.start + best.start,
    end: passage.start + end,
    text: passage.text.slice(best.start, end),
  };
};
