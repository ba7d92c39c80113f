/**
 * Finds wishes that nothing was made of. In: an instruction, what was done of it, and how instructions are read. Out: its
 * sentences that sound like a wish of their own and without which the very same is done: whoever wrote them is to hear that they were
 * not understood.
 */
import type { Edit } from '@diagloom/diagram/model';
import { stateVerbs, verbs } from '../lexicon/en/verbs.ts';
import { effectOf } from './effect-of.ts';
import type { InstructionContext, InstructionReading } from './instruction.ts';
import { politeness } from './words/verbs.ts';

type Read = (text: string, context: InstructionContext) => InstructionReading;

export const sentencesLeftOver = (
  text: string,
  context: InstructionContext,
  { edits, read }: { readonly edits: readonly Edit[]; readonly read: Read },
): readonly string[] => {
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return [];
  const effect = effectOf(edits, context.spec);
  return sentences
    .filter((sentence) => soundsLikeWish(sentence))
    .slice(0, mostTried)
    .filter((sentence) => {
      const rest = read(sentences.filter((each) => each !== sentence).join(' '), context);
      return rest.ok && effectOf(rest.edits, context.spec) === effect;
    })
    .map((sentence) => sentence.replace(/[\s.!;]+$/, ''));
};

/** Each costs one more reading. */
const mostTried = 4;

/** What stands in quotes is one piece. */
const sentencesOf = (text: string): readonly string[] =>
  (text.match(/(?:["“„][^"“”„]*["”]|[.!?;](?!\s|$)|[^.!?;\n])+[.!?;]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** It begins with a verb that asks for something to be done, whatever politeness stands before it. */
export const soundsLikeWish = (sentence: string): boolean => {
  const bare = sentence.trim().replace(politeness, '');
  const [first = ''] = bare.toLowerCase().split(/[^\p{L}-]+/u);
  return actions.has(first) && !courtesy.test(bare) && !asksForTheSame.test(bare) && /\s/.test(bare.trim());
};

const actions: ReadonlySet<string> = new Set(verbs.filter((verb) => !stateVerbs.has(verb)));

/** "... is Payments Hub since April. Please update the lane title": it asks for what the sentence before it tells. */
const asksForTheSame =
  /^(?:change|update|adapt|adjust|align|correct|fix|amend|modify|revise|reflect|mirror|apply|do|put|write|show|set|call|name|rename)\s+(?:it|that|this|them|these|the)\b(?:\s+[^\s,]+){0,3}[\s.!?]*$/i;

/** What people say around wishes. */
const courtesy =
  /^(?:thank|see|forgive|welcome|congratulat|apologi[sz]e|excuse|let me know|take (?:your time|care)|think|guess|note that|keep in mind|keep (?:it )?up|remember|look(?:s|ing)? (?:good|great|nice|fine)|sounds?|ask me|tell me if|feel free)\b/i;
