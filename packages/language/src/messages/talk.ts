import { objectPronouns } from '../lexicon/en/closed-words.ts';
import { isPluralName } from '../structure/name.ts';
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
  /** The last thing that was sent or handled, and the last that was one thing: what `it` means. */
  object: { readonly last: string; readonly one: string };
  /** For each participant, who called it last. */
  readonly callers: Map<number, number>;
  /** For each participant, who called it last other than to give it what it had asked for: to them goes what it sends. */
  readonly askers: Map<number, number>;
  /** For each participant, who asked it for something last. */
  readonly questions: Map<number, number>;
  /** For each participant, those with whom it exchanged messages, the last one first. */
  readonly partners: Map<number, readonly number[]>;
  /** Notes that two of them exchanged a message; with whom somebody goes on does not change by a mail to him. */
  readonly met: (from: number, to: number, isMail?: boolean) => void;
  readonly hasCalled: (from: number, to: number) => boolean;
  /** Where somebody was sent by the last message: there the person goes on. */
  redirected: number | undefined;
  /** Who acts where in the text. */
  readonly acts: readonly Act[];
}

export const createTalk = (cast: Cast, acts: readonly Act[] = []): Talk => {
  const partners = new Map<number, readonly number[]>();
  const calls = new Set<string>();
  const note = (one: number, other: number): void => {
    partners.set(one, [other, ...(partners.get(one) ?? []).filter((known) => known !== other)]);
  };
  return {
    cast,
    sender: undefined,
    addressed: undefined,
    asked: '',
    object: { last: '', one: '' },
    redirected: undefined,
    callers: new Map(),
    askers: new Map(),
    questions: new Map(),
    partners,
    met: (from, to, isMail = false) => {
      if (from === to) return;
      calls.add(`${from} ${to}`);
      note(from, to);
      if (!isMail || !partners.has(to)) note(to, from);
    },
    hasCalled: (from, to) => calls.has(`${from} ${to}`),
    acts,
  };
};

export const isPersonal = (member: number, talk: Talk): boolean => talk.cast.members[member]?.kind === 'actor';

/** Whom `he` and `she` mean: who spoke last, else who was spoken to, else the person who acted last. */
export const personMeant = (talk: Talk, at: number): number | undefined =>
  [
    answererMeant('he', talk),
    talk.sender,
    talk.addressed,
    talk.acts.findLast((act) => act.at < at && isPersonal(act.member, talk))?.member,
  ].find((member) => member !== undefined && isPersonal(member, talk));

/** `the cook asks the grocer for figs, he says no`: whom a pronoun before a verb of answering means. */
export const answererMeant = (pronoun: string, talk: Talk): number | undefined => {
  const { addressed, sender } = talk;
  if (addressed === undefined || sender === undefined || talk.askers.get(addressed) !== sender) return undefined;
  const fits =
    pronoun === 'it' ? !isPersonal(addressed, talk) : /^(?:he|she)$/.test(pronoun) && isPersonal(addressed, talk);
  return fits ? addressed : undefined;
};

/** Whom `they` mean: who spoke last or was spoken to, if those are several; never the one who tells it. */
export const severalMeant = (talk: Talk): number | undefined =>
  [talk.sender, talk.addressed].find((member) => isPluralName(talk.cast.members[member ?? -1]?.label ?? '')) ??
  (talk.cast.members[talk.sender ?? -1]?.words[0] === narrator ? talk.addressed : undefined);

/** What the one who tells it is called among the words of names. */
export const narrator = 'narrator';

export const memberIn = (noun: readonly Token[], talk: Talk): number | undefined => {
  const name = nameTokens(noun);
  return name.length === 0 || objectPronouns.has(name[0]?.lower ?? '') ? undefined : findMember(talk.cast, name);
};
