import { clauseBefore, goesOnSmall, headBeforeRemark, saidOfSubject } from '../../lexicon/en/chart-clauses.ts';
import type { Piece } from '../../outline/outline.ts';
import type { Clause } from './clauses.ts';
import { isMember, isPost } from './posts.ts';
import type { Roster } from './roster.ts';

/** Whom the words before a verb mean. */
export const subjectOf = (subject: Piece, { way, verb }: Clause, roster: Roster): readonly string[] => {
  const border =
    /^(?<front>.+?)(?:,|;|:|—| –)?(?: and| but| so)? (?<tail>he|she|they|both(?: of .+)?|all of them|I)$/su.exec(
      subject.text.trim(),
    )?.groups;
  if (border?.front !== undefined && border.tail !== undefined) {
    const front = border.front.replace(/^.*:\s*(?:that[’']s\s+)?/s, '');
    const piece = { text: withoutThere(front), start: subject.start + subject.text.indexOf(front) };
    if (/,|\band\b/.test(front)) roster.enter(piece);
    else mentionSubject(piece, roster);
    return roster.find({ text: border.tail, start: piece.start });
  }
  const told = clauseBefore.exec(subject.text)?.[0] ?? '';
  const own = { text: subject.text.slice(told.length), start: subject.start + told.length };
  const phrase = {
    ...own,
    text: withoutThere(own.text.replace(saidOfSubject, '')),
  };
  const isList = /,|;|\band\b/.test(phrase.text);
  if (way === 'up' && /\bby$/.test(verb.text) && !isPost(phrase.text)) return [];
  const found = isList ? [] : roster.find(phrase);
  if (found.length > 0) return way === 'down' ? found.slice(0, 1) : found;
  const entered = isList ? roster.enter(phrase) : [];
  return way === 'down' ? entered.slice(-1) : entered;
};

const withoutThere = (text: string): string =>
  text.replace(/^(?:there (?:is|are)|there[’']s) /i, (found) => ' '.repeat(found.length));

/** The one whom others report to, entered with what is said of him where he is new. */
export const headsOf = (object: Piece, roster: Roster): readonly string[] => {
  const known = roster.find(headIn(object), 'known');
  return known.length > 0 ? known.slice(0, 1) : roster.enterFirst(object);
};

/** The one whom others report to: what stands before a remark. */
const headIn = ({ text, start }: Piece): Piece => {
  const [head = ''] = headBeforeRemark.exec(text) ?? [];
  return { text: head.trimEnd(), start };
};

/** "Drivers are often surprised by this, but their boss is ...": whom the first words name is spoken of from here on. */
export const mentionSubject = ({ text, start }: Piece, roster: Roster): void => {
  if (/^\p{Lu}[\p{L}&]*(?: [\p{L}&]+){0,2}$/u.test(text)) roster.setArea(text);
  const owner = /^\p{Lu}\p{L}+[’']s(?= )/u.exec(text)?.[0];
  if (owner !== undefined) {
    roster.speakOf(roster.find({ text: owner, start }, 'known'));
    return;
  }
  const held = roster.isExpecting()
    ? /\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+, (?:the |our )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u.exec(text)
    : null;
  if (held !== null) roster.enter({ text: held[0], start: start + held.index });
  const words = text.split(/(?<=\s)/);
  const sizes = [5, 4, 3, 2, 1].filter((size) => size < words.length);
  const count = sizes.find(
    (each) => isMember(words.slice(0, each).join('').trim()) && goesOnSmall.test(words[each] ?? ''),
  );
  if (count !== undefined) roster.mention({ text: words.slice(0, count).join('').trim(), start });
};
