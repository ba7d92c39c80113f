/**
 * Finds wishes that nothing was made of. In: an instruction, what was done of it, and how instructions are read. Out: its
 * sentences that sound like a wish of their own and without which the very same is done: whoever wrote them is to hear that they were
 * not understood.
 */
import type { Edit } from '@diagloom/diagram/model';
import { asksForTheSame, courtesyBesideWishes } from '../lexicon/en/instruction-words.ts';
import { actionVerbs } from '../lexicon/en/verbs.ts';
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
  return (
    actionVerbs.has(first) && !courtesyBesideWishes.test(bare) && !asksForTheSame.test(bare) && /\s/.test(bare.trim())
  );
};
