import type { DiagramSpec } from '@diagloom/diagram/model';
import type { ReadWish, WishReading } from './read-wishes.ts';
import { sanityFeatures } from './sanity-features.ts';

/** What a reading is compared with: the others of the same instruction. */
export interface Rivals {
  /** The place among all readings by raw score. */
  readonly place: number;
  /** The score of the best other one. */
  readonly rival: number;
  /** The likeliest chance of an operation for each wish. */
  readonly agrees: 'same' | 'other' | 'none';
  readonly family: string;
  /** The diagram as it is. */
  readonly spec: DiagramSpec;
}

/** What speaks for a reading being right: how sure each of its steps was, how its slots look, and what it leaves unread. */
export const certaintyFeatures = (
  reading: WishReading,
  { place, rival, agrees, family, spec }: Rivals,
): readonly string[] => {
  const worst = (of: (wish: ReadWish) => number): number => Math.min(0, ...reading.wishes.map(of));
  const kinds = reading.wishes.map(({ frame }) => frame.kind);
  return [
    'always',
    ...steps(
      'operation',
      worst(({ operation }) => operation),
    ),
    ...steps(
      'behind',
      worst(({ behind }) => behind),
    ),
    ...steps(
      'slots',
      worst(({ slots }) => slots),
    ),
    ...steps(
      'references',
      worst(({ references }) => references),
    ),
    ...steps('cutting', reading.cutting),
    ...steps('total', reading.score),
    ...steps('share', reading.share),
    ...steps('margin', Math.min(0, rival - reading.score)),
    ...(rival > reading.score ? steps('lost', reading.score - rival) : ['leads']),
    `place:${Math.min(4, place)}`,
    `agrees:${agrees}`,
    `wishes:${Math.min(3, reading.wishes.length)}`,
    `family:${family}`,
    ...(reading.edits.length === 0 ? ['still'] : []),
    ...sanityFeatures(reading.edits, spec, family),
    ...reading.wishes.flatMap(wishFeatures),
    ...kinds.map((kind) => `kind:${kind}`),
  ];
};

const wishFeatures = ({ frame, unread, unreadParts, isOpen, edits, roles }: ReadWish): readonly string[] => {
  const { kind } = frame;
  return [
    ...(isOpen ? ['open', `open:${kind}`] : []),
    `unread:${Math.min(5, unread.length)}`,
    `unreadParts:${Math.min(3, unreadParts)}`,
    `unreadParts:${kind}:${Math.min(3, unreadParts)}`,
    `signature:${kind}:${roles
      .map(({ role }) => role)
      .toSorted()
      .join('+')}`,
    `edits:${kind}:${Math.min(4, edits.length)}`,
    ...roles.flatMap(({ role, first, last, length, isKnown, before, after }) => [
      `first:${role}:${first}`,
      `last:${role}:${last}`,
      `length:${role}:${Math.min(7, length)}`,
      `known:${kind}:${role}:${isKnown}`,
      `before:${role}:${before}`,
      `after:${role}:${after}`,
    ]),
  ];
};

/** A number as features that add up: one for each bound that it stays above. */
const bounds = [-0.05, -0.1, -0.2, -0.4, -0.7, -1, -1.5, -2, -3, -4, -6, -9];
const steps = (name: string, value: number): readonly string[] =>
  bounds.filter((bound) => value > bound).map((bound) => `${name}>${bound}`);

/** What speaks for a reading by the forms of commands. */
export const preciseFeatures = (forms: readonly string[], text: string): readonly string[] => {
  const words = text.trim().split(/\s+/);
  const opening = words[0]?.toLowerCase() ?? '';
  return [
    'form',
    ...forms.map((form) => `form:${form}`),
    `forms:${Math.min(3, forms.length)}`,
    `formOpening:${opening}`,
    `formLength:${Math.min(6, Math.floor(words.length / 4))}`,
    `formAside:${/[,;.!?]\s/.test(text.trim())}`,
  ];
};
