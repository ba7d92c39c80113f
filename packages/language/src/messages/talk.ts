import { objectPronouns } from '../lexicon/en/closed-words.ts';
import type { Token } from '../text/token.ts';
import { type Cast, findMember, nameTokens } from './cast.ts';
import type { Act } from './find-cast.ts';

/** Who spoke to whom so far; what replies and pronouns need. */
export interface Talk {
  readonly cast: Cast;
  sender: number | undefined;
  /** To whom the last message went: what `which` and `who` mean. */
  addressed: number | undefined;
  /** What was asked last behind `whether`: what `if it is` means. */
  asked: string;
  /** The last thing that was sent or handled: what `it` means. */
  object: string;
  /** For each participant, who called it last. */
  readonly callers: Map<number, number>;
  /** For each participant, those with whom it exchanged messages, the last one first. */
  readonly partners: Map<number, readonly number[]>;
  /** Notes that two of them exchanged a message. */
  readonly met: (one: number, other: number) => void;
  /** Where somebody was sent by the last message: there the person goes on. */
  redirected: number | undefined;
  /** Who acts where in the text. */
  readonly acts: readonly Act[];
}

export const createTalk = (cast: Cast, acts: readonly Act[] = []): Talk => {
  const partners = new Map<number, readonly number[]>();
  const note = (one: number, other: number): void => {
    partners.set(one, [other, ...(partners.get(one) ?? []).filter((known) => known !== other)]);
  };
  return {
    cast,
    sender: undefined,
    addressed: undefined,
    asked: '',
    object: '',
    redirected: undefined,
    callers: new Map(),
    partners,
    met: (one, other) => {
      if (one === other) return;
      note(one, other);
      note(other, one);
    },
    acts,
  };
};

export const isPersonal = (member: number, talk: Talk): boolean => talk.cast.members[member]?.kind === 'actor';

export const memberIn = (noun: readonly Token[], talk: Talk): number | undefined => {
  const name = nameTokens(noun);
  return name.length === 0 || objectPronouns.has(name[0]?.lower ?? '') ? undefined : findMember(talk.cast, name);
};
