import { personNouns, systemNouns } from '../../lexicon/en/actors.ts';
import { peopleEnding } from '../../lexicon/en/topology-words.ts';
import { capitalised, uncapitalised } from '../../text/words.ts';
import type { TypeDescription } from '../../understanding.ts';
import { areaRank, rankIn, withoutKind } from '../areas.ts';
import { kindOf, type PartKind } from '../kind-of.ts';
import type { ReadName } from '../read-name.ts';
import { labelOfMany } from './many.ts';
import type { Part } from './part.ts';
import { isSame } from './same-words.ts';

/** More of one kind than this are one part that says how many. */
const mostCopies = 6;

interface Amount {
  readonly count: number;
  /** The area whose part it is. */
  readonly owner: Part | undefined;
}

/**
 * Adds as many parts as are counted. Those of one name get numbers, also one that was there before; where the parts
 * stand in different areas, they are called by their areas instead.
 */
export const createParts = (
  name: ReadName,
  { count, owner }: Amount,
  { parts, type }: { readonly parts: Part[]; readonly type: TypeDescription },
): readonly Part[] => {
  const many = name.amount ?? (count > mostCopies ? count : undefined);
  const amount = count > mostCopies ? 1 : count;
  const before = parts.filter((part) => isSame(part.words, name.words));
  const [first] = before;
  if (
    owner !== undefined &&
    many === undefined &&
    count === 1 &&
    first?.parent !== undefined &&
    isTold(first.parent, owner)
  ) {
    if (first.label === name.label) first.label = ofOwner(name.label, first.parent);
    const label = ofOwner(name.label, owner);
    const part = { ...createPart(label, 'prompt', type), rank: areaRank(name.words), source: name.span };
    parts.push(part);
    return [part];
  }
  if (before.length === 1 && first?.label === name.label && many === undefined) first.label = `${name.label} 1`;
  const isNumbered = amount > 1 || before.length > 0;
  const kind = kindOfName(name, type);
  const made = Array.from(
    { length: amount },
    (_, index): Part => ({
      label:
        many !== undefined
          ? labelOfMany(name.label, many)
          : isNumbered
            ? `${name.label} ${before.length + index + 1}`
            : name.label,
      words: name.words,
      ...kind,
      rank: rankIn(name.words, type.id),
      amount: many,
      parent: undefined,
      technology: name.technology,
      purpose: '',
      source: name.span,
      origin: 'prompt',
    }),
  );
  parts.push(...made);
  return made;
};

/** `Engineers`, `fleet managers`: people in the plural that nothing else is known of use what is deployed. */
const kindOfName = ({ words, label }: ReadName, type: TypeDescription): PartKind => {
  const kind = kindOf(words, type);
  const last = words.at(-1) ?? '';
  const isPeople =
    kind.role === 'plain' &&
    type.id === 'deployment' &&
    /[^s]s$/.test(label) &&
    personNouns.has(last) &&
    !systemNouns.has(last) &&
    peopleEnding.test(last);
  return isPeople ? kindOf(['user'], type) : kind;
};

/** A part of this label that stands nowhere in the text. */
export const createPart = (label: string, origin: Part['origin'], type: TypeDescription, parent?: Part): Part => {
  const words = label.toLowerCase().split(' ');
  return {
    label,
    words,
    ...kindOf(words, type),
    rank: areaRank(words),
    parent,
    technology: undefined,
    purpose: '',
    source: undefined,
    origin,
  };
};

/** Two areas with different names tell parts of the same name apart. */
const isTold = (a: Part, b: Part): boolean => !isSame(a.words, b.words);

const ofOwner = (label: string, owner: Part): string =>
  capitalised(`${withoutKind(owner.label)} ${uncapitalised(label)}`);
