import {
  above,
  below,
  beside,
  counting,
  farAbove,
  having,
  namedBy,
  noName,
  spouse,
  theirs,
  weds,
  writer,
} from '../../lexicon/en/kinship-words.ts';
import { Kindred } from './kindred.ts';

/** Who writes. */
const speaker = 'Me';

// A pronoun that opens a sentence is no name.
const written = `(?!${noName}\\b)\\p{Lu}[\\p{L}-]+(?!\\p{L})`;
const oneName = `${written}(?:\\s(?:${written}|[IVX]+\\b|of ${written}))*|\\b(?:me|myself)\\b`;
const someName = `${oneName}|\\bI\\b`;
const joint = '(?:\\s*,\\s*(?:and\\s+)?|\\s+(?:and|&)\\s+|\\s*\\+\\s*)';
// `Ann’s` opens what is told of her.
const item = `${counting}(?:(?:${below}|${beside})\\s+)?(?:${oneName})(?!['’])`;
const list = `${item}(?:${joint}${item})*`;
const owners = `(?:${someName})(?:\\s+(?:and|&)\\s+(?:${someName}))*`;

/** A way of saying how people belong together, and what it does. */
interface Form {
  readonly pattern: RegExp;
  readonly example: string;
  readonly read: (groups: Readonly<Record<string, string | undefined>>, family: Reading) => void;
}

interface Reading {
  readonly kindred: Kindred;
  /** Whom `they` and `their` mean. */
  last: string | undefined;
}

const sticky = (source: string): RegExp => new RegExp(source, 'uy');

export const forms: readonly Form[] = [
  {
    pattern: sticky(`(?<one>${oneName})\\s*(?:${weds})\\s*(?<other>${oneName})`),
    example: 'Ann is married to Bob',
    read: ({ one = '', other = '' }, family) => {
      family.kindred.wed(nameOf(one), nameOf(other));
      family.last = nameOf(one);
    },
  },
  {
    pattern: sticky(`(?<one>${oneName})['’]s?\\s+${spouse}${namedBy}(?<other>${oneName})`),
    example: 'Ann’s husband is Bob',
    read: ({ one = '', other = '' }, family) => {
      family.kindred.wed(nameOf(one), nameOf(other));
      family.last = nameOf(one);
    },
  },
  {
    pattern: sticky(`(?<child>${list})\\s+(?:is|are)\\s+(?:the\\s+)?(?:${below})\\s+of\\s+(?<parents>${list})`),
    example: 'Cleo is the daughter of Ann and Bob',
    read: ({ child = '', parents = '' }, { kindred }) => kindred.bear(kindred.ofAll(namesIn(parents)), namesIn(child)),
  },
  {
    pattern: sticky(`(?<one>[Mm]y|${oneName})(?:['’]s?)?\\s+${above}${namedBy}(?<parents>${list})`),
    example: 'Cleo’s parents are Ann and Bob',
    read: ({ one = '', parents = '' }, { kindred }) =>
      kindred.bear(kindred.ofAll(namesIn(parents)), [/^my$/i.test(one) ? speaker : nameOf(one)]),
  },
  {
    pattern: sticky(
      `(?:(?<one>${someName})\\s+(?:have|has|had)|[Mm]y)\\s+${counting}${beside}${namedBy}(?<others>${list})`,
    ),
    example: 'Cleo has a brother Dan. Cleo’s parents are Ann and Bob',
    read: ({ one = speaker, others = '' }, { kindred }) => {
      const own = kindred.of(nameOf(one)).above;
      if (own !== undefined) kindred.bear(own, namesIn(others));
    },
  },
  {
    pattern: sticky(
      `(?:(?<owner>${owners})(?:['’]s?)?|${theirs})\\s+${having}(?<count>${counting})${below}${namedBy}(?<children>${list})`,
    ),
    example: 'Ann and Bob have two children, Cleo and Dan',
    read: ({ owner, children = '' }, family) => bear(owner, children, family),
  },
  {
    pattern: sticky(`${having}${counting}${below}${namedBy}(?<children>${list})`),
    example: 'Ann and Bob; children Cleo and Dan',
    read: ({ children = '' }, family) => bear(undefined, children, family),
  },
  {
    pattern: sticky(
      `(?:${farAbove}|${above})?\\s*:?\\s*(?<couple>(?:${oneName})\\s+(?:and|&)\\s+(?:${oneName}))(?!\\s*(?:,?\\s*and\\b|['’]))`,
    ),
    example: 'Grandparents Ann and Bob; their son Cleo',
    read: ({ couple = '' }, family) => {
      family.kindred.ofAll(namesIn(couple));
      [family.last] = namesIn(couple);
    },
  },
];

const bear = (owner: string | undefined, children: string, family: Reading): void => {
  const owners = namesIn(owner ?? '');
  const named = owners.length > 0 ? owners : family.last === undefined ? [] : [family.last];
  const [first] = named;
  if (first === undefined) return;
  family.kindred.bear(family.kindred.ofAll(named), namesIn(children));
  family.last = first;
};

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(someName, 'gu'))].map(([name]) => nameOf(name));

const nameOf = (name: string): string => (writer.test(name) ? speaker : name);

/** The fewest children of a family that a text tells of, and so many words for them. */
const leastChildren = 2;

const anyKin = new RegExp(`\\b(?:${below}|${beside}|${above}|${farAbove}|${spouse}|married)\\b`, 'giu');

/** `Cleo, who is married to Dan,` in the middle of what is told. */
const aside = new RegExp(`(${oneName}),?\\s+who\\s+(?:${weds})\\s+(${oneName})(?:\\s*,)?`, 'gu');

/** Who is whose child in a text about a family; undefined where it tells of none. Linear in its length. */
export const readFamily = (given: string): Kindred | undefined => {
  if ((given.match(anyKin) ?? []).length < leastChildren) return undefined;
  const family: Reading = { kindred: new Kindred(), last: undefined };
  const text = given.replace(aside, (clause, one: string, other: string) => {
    family.kindred.wed(nameOf(one), nameOf(other));
    return one.padEnd(clause.length);
  });
  for (let at = 0; at < text.length; ) {
    const found = forms
      .map((form) => {
        form.pattern.lastIndex = at;
        return { form, match: form.pattern.exec(text) };
      })
      .find(({ match }) => match !== null);
    if (found?.match) found.form.read(found.match.groups ?? {}, family);
    const rest = /^(?:[\p{L}\d]+|[^\p{L}\d]+)/u.exec(text.slice(at))?.[0].length ?? 1;
    at += found?.match ? Math.max(1, found.match[0].length) : rest;
  }
  return family.kindred.countBelow() >= leastChildren ? family.kindred : undefined;
};
