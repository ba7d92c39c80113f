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
