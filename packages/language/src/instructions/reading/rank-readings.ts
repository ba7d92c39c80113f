/**
 * Ranks what an instruction may mean. In: readings by the learned models and the one by the forms of commands. Out: each
 * with the chance that it is what the person wants; that none of them is has a chance, too, so the sum is below one.
 */
import type { Edit } from '@diagloom/diagram/model';
import { effectOf } from '../effect-of.ts';
import type { PreciseReading } from '../instruction.ts';
import { soundsLikeWish } from '../left-over.ts';
import type { Setting } from '../setting.ts';
import { certaintyFeatures, preciseFeatures } from './certainty-features.ts';
import { type LinearModel, logSoftmax, scoresOf } from './linear-model.ts';
import type { Models } from './models.ts';
import type { ReadWish, WishReading } from './read-wishes.ts';
import { surenessFeatures } from './sureness-features.ts';

export interface RankedReading {
  readonly edits: readonly Edit[];
  readonly chance: number;
  /** Of the leading reading: how likely it is that the person wants just this. 0 of the others. */
  readonly sureness: number;
  /** What the forms say of their own reading. */
  readonly said?: readonly string[];
  /** Wishes that are not done, in their words. */
  readonly left: readonly string[];
  readonly asksFor?: 'undo';
  /** True where parts are to look different or to go that were only guessed. */
  readonly isGuess?: true;
  /** True where the words ask for no change. */
  readonly isQuiet: boolean;
}

interface Context {
  readonly precise: PreciseReading;
  readonly setting: Setting;
  readonly text: string;
}

type Unranked = Omit<RankedReading, 'chance' | 'sureness'> & { readonly features: readonly string[] };

/** Readings beyond these are never right. */
const mostRanked = 16;

export const rankReadings = (
  readings: readonly WishReading[],
  context: Context,
  { certainty, sureness }: Pick<Models, 'certainty' | 'sureness'>,
): readonly RankedReading[] => {
  const { candidates, nothing } = candidatesOf(readings, context);
  const chances = chancesOf([...candidates.map(({ features }) => features), nothing], certainty);
  const [sure = 0] = logSoftmax(scoresOf(sureness, surenessFeatures(candidates, chances, context.text)));
  return candidates
    .map(({ features: _, ...reading }, at) => ({ ...reading, chance: chances[at] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance)
    .map((reading, place): RankedReading => ({ ...reading, sureness: place === 0 ? Math.exp(sure) : 0 }));
};

/** Not carried out; or taken for no wish, without being sure, though it sounds like one. */
const isLeft = ({ isOpen, frame, operation, text }: ReadWish): boolean =>
  isOpen || (frame.kind === 'none' && operation < surelyNone && soundsLikeWish(text));

/** Done to the wrong part, a look is seen too late and a removal hurts. */
const isGuess = ({ frame, guessed }: ReadWish): boolean =>
  (frame.kind === 'style' || frame.kind === 'remove') && guessed.includes('target');

const surelyNone = Math.log(0.95);

/** The chance of each candidate; the last stands for none of them. */
export const chancesOf = (candidates: readonly (readonly string[])[], certainty: LinearModel): readonly number[] =>
  [...logSoftmax(Float64Array.from(candidates, (features) => scoresOf(certainty, features)[0] ?? 0))].map(Math.exp);

/** The candidates with what speaks for each, and what speaks for none of them. */
export const candidatesOf = (
  readings: readonly WishReading[],
  { precise, setting, text }: Context,
): { readonly candidates: readonly Unranked[]; readonly nothing: readonly string[] } => {
  const { family } = setting.type;
  const learned = readings.slice(0, mostRanked);
  const effect = precise.ok ? effectOf(precise.edits, setting.spec) : undefined;
  const best = learned[0]?.score ?? -20;
  const candidates = learned.map((reading, place): Unranked => {
    const rival = Math.max(-20, ...learned.filter((other) => other !== reading).map(({ score }) => score));
    const isSame = effect !== undefined && effect === effectOf(reading.edits, setting.spec);
    const agrees = effect === undefined ? 'none' : isSame ? 'same' : 'other';
    const wishes = reading.wishes;
    return {
      edits: reading.edits,
      ...(isSame && precise.ok ? { said: precise.said } : {}),
      left: wishes.filter(isLeft).map(({ text: words }) => words),
      ...(wishes.some(({ frame }) => frame.kind === 'undo') ? { asksFor: 'undo' as const } : {}),
      ...(wishes.some(isGuess) ? { isGuess: true as const } : {}),
      isQuiet: wishes.every(({ frame }) => frame.kind === 'none'),
      features: [
        ...certaintyFeatures(reading, { place, rival, agrees, family, spec: setting.spec }),
        ...(isSame && precise.ok ? preciseFeatures(precise.forms, text) : []),
      ],
    };
  });
  const isKnown = effect !== undefined && learned.some(({ edits }) => effectOf(edits, setting.spec) === effect);
  const own: readonly Unranked[] =
    precise.ok && !isKnown
      ? [
          {
            edits: precise.edits,
            said: precise.said,
            left: [],
            isQuiet: false,
            features: ['precise', ...preciseFeatures(precise.forms, text).map((feature) => `alone:${feature}`)],
          },
        ]
      : [];
  const nothing = [
    'nothing',
    `nothing:${family}`,
    `nothing:${Math.max(-12, Math.round(best))}`,
    `nothing:${learned[0]?.wishes.length ?? 0}`,
    `nothing:${precise.ok ? 'read' : precise.isUnread === true ? 'unread' : 'refused'}`,
  ];
  return { candidates: [...candidates, ...own], nothing };
};
