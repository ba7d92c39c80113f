import { caseBefore } from '../lexicon/en/lane-words.ts';
import { findPredicate } from '../segment/predicate.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { namesActor } from './actor.ts';
import type { LaneLines, Line } from './lane-lines.ts';
import { mayAct } from './named-pieces.ts';

/**
 * Lists below the names of those who do what they say, `Sales` above `- takes the order`. In: a text and its lines. Out: who does what;
 * undefined for a text without two such lists, or whose items are no deeds of somebody who is named above them.
 */
export const readHeadedLanes = (text: string, all: readonly Line[]): LaneLines | undefined => {
  const lines = all.filter(({ text: line }) => line.trim() !== '');
  const heads = lines.filter((line, at) => isHead(line) && isItem(lines[at + 1]));
  const items = lines.filter(isItem);
  // A title may stand above it all.
  if (new Set(heads.map(nameOf)).size < 2 || heads.length + items.length < lines.length - 1) return undefined;
  const acting = items.filter((line) => {
    const head = heads.findLast(({ start }) => start < line.start);
    return head !== undefined && tellsDeedOf(nameOf(head), line);
  }).length;
  const isTold = acting * 3 >= items.length * 2 || heads.every((head) => namesActor(tokenise(nameOf(head))));
  if (!isTold || (items[0]?.start ?? 0) < (heads[0]?.start ?? 0)) return undefined;
  return {
    text: heads.reduce(
      (blanked, { start, text: head }) =>
        blanked.slice(0, start) + ' '.repeat(head.length) + blanked.slice(start + head.length),
      text,
    ),
    duties: heads.map((head, at) => ({
      start: head.start,
      end: heads[at + 1]?.start ?? text.length,
      actor: capitalised(nameOf(head)),
    })),
  };
};

const item = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+(?<told>\S.*)$/u;

const isItem = (line: Line | undefined): boolean => item.test(line?.text ?? '');

/** Up to four words, with a colon, an abbreviation's dot or nothing behind them. */
const isHead = (line: Line): boolean =>
  !isItem(line) && /^\s*\p{L}[^.,;:?!|]*(?::|(?<=\b\p{L}{2,5})\.)?\s*$/u.test(line.text) && mayAct(nameOf(line));

const nameOf = ({ text }: Line): string => text.trim().replace(/:$/, '');

/** `takes the order` of one, `take the order` of several; a team such as `Accounts` may be either. */
const tellsDeedOf = (name: string, { text }: Line): boolean => {
  const told = (item.exec(text)?.groups?.told ?? '').replace(caseBefore, '');
  const found = findPredicate(tokenise(told.split(/[.!?,;]/)[0] ?? ''));
  const isSeveral = /[^s]s$/.test(name);
  return found?.start === 0 && (found.form === 'third' || (isSeveral && found.form === 'base'));
};
