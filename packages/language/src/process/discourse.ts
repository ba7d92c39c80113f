import { pluralPronouns, singularPronouns } from '../lexicon/en/closed-words.ts';
import { singular } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
/** What earlier sentences left behind for pronouns and omitted subjects. Changed only by the reader of one text. */
export interface Discourse {
  actor: string | undefined;
  /** The last thing that was acted on, as a label: `claim`. */
  object: string;
  /** The subject of the last clause, so that `and ships it` knows who ships. */
  subject: string;
  isPassive: boolean;
  /** True until the sentence names somebody who acts. */
  isFresh: boolean;
}

export const createDiscourse = (): Discourse => ({
  actor: undefined,
  object: '',
  subject: '',
  isPassive: false,
  isFresh: true,
});

/** What a pronoun stands for; undefined where what was acted on last does not agree with it in number. */
export const referent = ({ lower }: Token, { object }: Discourse): string | undefined => {
  const head = object.split(' of ')[0]?.split(' ').at(-1)?.toLowerCase() ?? '';
  const isPlural = singular(head) !== head || / and /.test(object);
  if (object === '' || (isPlural ? singularPronouns : pluralPronouns).has(lower)) return undefined;
  return object;
};
