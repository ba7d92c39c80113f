import { roomFor, screenShorthand, standingVerbsOfScreens, stayingBehind } from '../lexicon/en/screen-words.ts';
import { shorthand } from '../lexicon/en/shorthand.ts';

/** Where something stands on the screen: said before it, or behind it. */
const place =
  '(?:on|at|to|in|across|along)\\s+(?:the\\s+)?(?:very\\s+)?(?:top|bottom|left|right|middle|cent(?:er|re)|side|header|footer)(?:\\s+(?:left|right|cent(?:er|re)|side|corner))?(?:\\s+of\\s+(?:it|that|the\\s+(?:screen|page)))?';
const before = new RegExp(
  `^(?:and\\s+|then\\s+|finally\\s+|first\\s+)*(?:${place}|(?:below|under|underneath|beneath|above|next to|beside|after)\\s+(?:it|that|this|them|these|those|there)|(?:directly\\s+)?(?:below|underneath|above|beside)|top|bottom|left|right)(?:\\s*[:=,-]\\s*|\\s+(?:(?:there\\s+is|is|are|comes?)\\s+)?(?=\\S))`,
  'i',
);
const behind = new RegExp(
  `(?:\\s+(?:${standingVerbsOfScreens}))?\\s+(?:(?:right|just|directly)\\s+)?(?:${place}|(?:below|above|underneath|under|next to|beside)(?:\\s+(?:it|that|this|them))?|as\\s+usual)(?=\\s*\\([^()]*\\)$|$)`,
  'i',
);

/** How something looks is no part of its name. */
const looks =
  /^((?:an?|the|one|two|three|\d)\s+)?(?:(?:really\s+)?(?:big|large|huge|small|little|tiny|floating|sticky|prominent|wide|round|simple)\s+)+(?=\S)/i;

/**
 * An element in the words that every reader knows: `below that a big Send btn` is `a Send button`, `the name as a heading` is
 * `the name heading`, `description (text area)` is `description text area`.
 */
export const spellElement = (text: string): string =>
  text
    .split(/\s+/)
    .map(
      (word) =>
        screenShorthand.get(word.toLowerCase()) ??
        shorthand.get(word.toLowerCase()) ??
        (/^w\/?$/i.test(word) ? 'with' : word),
    )
    .join(' ')
    .replace(/^(?:(?:and|then|finally)\s+)+(?=\S)/i, '')
    .replace(stayingBehind, '')
    .replace(before, '')
    .replace(behind, '')
    .replace(looks, '$1')
    .replace(roomFor, '')
    .replace(
      /\s+(?:as\s+(?:an?\s+)?(?=(?:\w+\s+)?(?:heading|header|title|table|list|button|link|dropdown|field|card|image|chart|text)s?(?:\s*\(|$))|in\s+an?\s+(?=(?:table|list|grid)(?:\s*\(|$)))/i,
      ' ',
    )
    .replace(
      /^(.+?)\s+\((?:as\s+)?(?:an?\s+)?((?:text ?)?(?:area|field|box|button|dropdown|table|list|image|link|toggle|checkbox|heading))\)$/i,
      '$1 $2',
    )
    .trim();

const wholePlace = new RegExp(
  `^(?:${place}|(?:the\\s+)?(?:top|bottom|left|right|middle|cent(?:er|re)|header|footer|main|body)(?:\\s+(?:bar|area|side|part|half|column|pane))?)(?:\\s*=.*)?$`,
  'i',
);

/** True where the words only say where on the screen the rest stands. */
export const isPlace = (text: string): boolean => wholePlace.test(text.trim());
