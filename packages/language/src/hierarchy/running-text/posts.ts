import { anyUnit, postEnding, postsEnding, titleJoint } from '../../lexicon/en/chart-units.ts';
import { functionWords } from '../../lexicon/en/closed-words.ts';
import { counted, crews, determiner, innerWords, noOne, notPosts, rank } from '../../lexicon/en/organisation-words.ts';
import { titleNouns } from '../../lexicon/en/position-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { isPerson, isTitle } from '../read-name.ts';

/** Whether a phrase can name somebody, a position or a crew. */
export const isMember = (text: string): boolean => {
  if (isNobody(text) || counted.test(text.trim()) || anyUnit.test(text.trim())) return false;
  const bare = withoutBrackets(withoutDeterminer(text));
  const words = bare.split(/\s+/);
  if (bare === '' || /[’']s?$/.test(bare) || words.length > 7 || /\d|[,:;!?]/.test(bare)) return false;
  if (
    words.some(
      (word, place) =>
        functionWords.has(initials.test(word) ? word : word.toLowerCase()) && (place === 0 || !innerWords.test(word)),
    )
  )
    return false;
  return isSomebody(bare) || isPost(bare);
};

/** A title, or several who hold the same: "Contact Centre Advisers", "the ward nurses", "Events Crew". */
export const isPost = (text: string): boolean => {
  if (isNobody(text)) return false;
  const bare = withoutBrackets(withoutDeterminer(text));
  const words = bare.split(/\s+/);
  const ends = words.findIndex((word, place) => place > 0 && titleJoint.test(word));
  const head =
    (ends > 0 ? words.slice(0, ends) : words)
      .at(-1)
      ?.toLowerCase()
      .replace(/^sous-/, '')
      .replace(/[^\p{L}-]/gu, '') ?? '';
  const isName = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word) || /^(?:of|for|and|&)$/.test(word));
  return (
    isTitle(bare) ||
    titleNouns.has(singular(head)) ||
    crews.test(head) ||
    (isName &&
      words.some((word) => titleNouns.has(singular(word.toLowerCase())) || /^(?:vet|board|person)$/i.test(word))) ||
    (postsEnding.test(head) && !notPosts.test(singular(head))) ||
    (postEnding.test(head) && !notPosts.test(head))
  );
};

/** `IT` and `US` are none of the words that name nobody. */
const isNobody = (text: string): boolean =>
  noOne.test(text.trim()) && !initials.test(withoutDeterminer(text).slice(0, 2));

const initials = /^\p{Lu}{2}/u;

const withoutBrackets = (text: string): string => text.replace(/\s*\([^()]*\)/g, '').trim();

export const withoutDeterminer = (text: string): string => text.trim().replace(determiner, '').trim();

/** Names that are titles when written small. */
export const isSomebody = (text: string): boolean =>
  isPerson(text.replace(/^(?:Dev|Dean)(?= \p{Lu}|$)/u, 'Ann').replace(rank, ''));

/** "Rent Accounting", "Internal Audit": the name of a part of the organisation, in a list of those. */
export const isUnit = (text: string): boolean =>
  /^\p{Lu}[\p{L}&-]*(?: (?:(?:and|of|for) )?\p{Lu}[\p{L}&-]*){0,3}$/u.test(text) &&
  !isNobody(text) &&
  !anyUnit.test(text) &&
  !functionWords.has(text.toLowerCase());

/** First and last name. */
export const isPersonName = (text: string): boolean => isSomebody(text) && text.includes(' ');
