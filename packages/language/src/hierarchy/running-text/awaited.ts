import { singular } from '../../lexicon/morphology.ts';
import type { Piece } from '../../outline/outline.ts';

/**
 * Those of whom only the number was told: "Rhonda has five people under her". Whoever is named next and has no head at the end of the sentence is one
 * of them. A paragraph on something else makes a pause, which "the other two" ends.
 */
export interface Awaited {
  readonly expect: (head: string, count: number, kind?: Piece) => void;
  /** Somebody was named for the first time. */
  readonly offer: (id: string, title: string | undefined) => void;
  /** A sentence has ended. */
  readonly settle: () => void;
  /** Of those whom nobody is named of, their kind is all that will be told: "he has two photographers". */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Whether somebody was announced and is not named yet. */
  readonly isOpen: () => boolean;
}

interface Announced {
  readonly head: string;
  readonly left: number;
  readonly kind: Piece | undefined;
  readonly isPaused: boolean;
}

interface Fresh {
  readonly id: string;
  readonly title: string | undefined;
}

/** In: how somebody is put under a head, which is false where he has one, and how those of a kind are entered. */
export const createAwaited = (
  lead: (head: string, id: string) => boolean,
  enterKind: (head: string, kind: Piece) => void,
): Awaited => {
  /** The last is spoken of; those before it go on when it is done. */
  let announced: readonly Announced[] = [];
  let fresh: readonly Fresh[] = [];
  const last = (): Announced | undefined => announced.findLast(({ left, isPaused }) => left > 0 && !isPaused);
  const endKind = (one: Announced): void => {
    announced = announced.filter((each) => each !== one);
    if (one.kind !== undefined) enterKind(one.head, one.kind);
  };
  const take = ({ id, title }: Fresh): void => {
    const one = last();
    if (one === undefined) return;
    if (one.kind !== undefined && title !== undefined && !isOfKind(title, one.kind.text)) {
      endKind(one);
      take({ id, title });
    } else if (lead(one.head, id))
      announced = announced.map((each) => (each === one ? { ...one, left: one.left - 1, kind: undefined } : each));
  };
  const settle = (): void => {
    const named = fresh;
    fresh = [];
    named.forEach(take);
  };
  return {
    expect: (head, left, kind) => {
      settle();
      announced = [...announced, { head, left, kind, isPaused: false }];
    },
    offer: (id, title) => {
      fresh = [...fresh, { id, title }];
    },
    settle,
    pause: () => {
      for (const one of announced) if (one.kind !== undefined) endKind(one);
      announced = announced.map((each) => ({ ...each, isPaused: true }));
    },
    resume: () => {
      const one = announced.findLast(({ left }) => left > 0);
      announced = announced.map((each) => (each === one ? { ...each, isPaused: false } : each));
    },
    isOpen: () => last() !== undefined,
  };
};

const isOfKind = (title: string, kind: string): boolean =>
  title.toLowerCase().includes(singular(kind.toLowerCase().replace(/^.* /, '')));
