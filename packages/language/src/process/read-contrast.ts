import { copulas, determiners, modals, pronouns } from '../lexicon/en/closed-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { spanOf, type Token } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import type { Statement } from './statement.ts';

/** `others`, `all others`, `the rest`, `everything else` as the subject of a second clause. */
const others = /^(?:(?:all\s)?(?:the\s)?(?:others|rest|remaining ones|other ones)|every\w+ else)$/;

/**
 * `Urgent letters are opened at once, all others wait`: a choice between the kind that the first subject names and the rest.
 * In: the tokens of a sentence and how a clause is read. Out: undefined where nothing is said of others.
 */
export const readContrast = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): readonly Statement[] | undefined => {
  const found = contrastIn(tokens);
  if (found === undefined) return undefined;
  const { kind, thing } = found;
  const isUnnamed = thing.lower === 'ones';
  const named = isUnnamed ? [] : [{ ...thing, start: found.start, end: found.end }];
  const asked = [kind, thing];
  return [
    {
      kind: 'choice',
      question: {
        text: isUnnamed ? `${capitalised(kind.lower)}?` : `${capitalised(kind.lower)} ${singular(thing.text)}?`,
        isNegated: false,
        words: asked.map(({ lower }) => lower),
        span: spanOf(asked),
      },
      body: read(tokens.slice(isUnnamed ? asked.length : 0, found.comma)),
      otherwise: read([...named, ...tokens.slice(found.after)]),
    },
  ];
};

/** What is set against others, and where these stand; undefined where a sentence says nothing of others. */
const contrastIn = (tokens: readonly Token[]) => {
  const [kind, thing, verb] = tokens;
  if (kind === undefined || thing === undefined || verb === undefined) return undefined;
  const isSmall = [determiners, pronouns, modals, copulas].some((words) => words.has(kind.lower));
  if (isSmall || kind.kind !== 'word' || !/[^s]s$/.test(thing.lower) || !opensPredicate(verb)) return undefined;
  const found = findOthers(tokens);
  return found && { ...found, kind, thing };
};

/** True for `urgent letters are opened at once, all others wait`. */
export const isContrast = (tokens: readonly Token[]): boolean => contrastIn(tokens) !== undefined;

const opensPredicate = ({ lower }: Token): boolean =>
  copulas.has(lower) || modals.has(lower) || readVerb(lower)?.forms.has('base') === true;

const findOthers = (
  tokens: readonly Token[],
): { readonly comma: number; readonly after: number; readonly start: number; readonly end: number } | undefined => {
  const comma = tokens.findIndex(({ text }, index) => index > 2 && (text === ',' || text === ';'));
  if (comma < 0) return undefined;
  let from = comma + 1;
  while (/^(?:and|but|while|whereas)$/.test(tokens[from]?.lower ?? '')) from += 1;
  const after = othersEnd(tokens, from);
  const [first, last] = [tokens[from], tokens[after - 1]];
  return first === undefined || last === undefined || after < 0
    ? undefined
    : { comma, after, start: first.start, end: last.end };
};

/** Where the words end that name the others, such as `all others`; -1 where none do. */
export const othersEnd = (tokens: readonly Token[], from: number): number => {
  for (let after = Math.min(from + 3, tokens.length - 1); after > from; after -= 1) {
    const words = tokens.slice(from, after).map(({ lower }) => lower);
    if (others.test(words.join(' '))) return after;
  }
  return -1;
};
