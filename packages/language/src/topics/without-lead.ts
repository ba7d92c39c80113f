import { countedBranch, topicLeads } from '../lexicon/en/topic-words.ts';
import type { Piece } from '../outline/outline.ts';

/** A topic without what only leads over to it or counts it: `and then knots` and `Second branch: knots` are knots. */
export const withoutLead = ({ text, start }: Piece): Piece => {
  const mark = /^\d{1,2}\)\s+/.exec(text)?.[0].length ?? 0;
  const lead = mark + (topicLeads.exec(text.slice(mark))?.[0].length ?? 0);
  const counted = countedBranch.exec(text.slice(lead))?.[0].length ?? 0;
  const length = lead + counted;
  return { text: text.slice(length), start: start + length };
};
