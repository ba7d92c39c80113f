import { clauseBefore, goesOnSmall, headBeforeRemark, saidOfSubject, whoDoes } from '../../lexicon/en/chart-clauses.ts';
import { ownHead } from '../../lexicon/en/chart-pronouns.ts';
import { ofWhom } from '../../lexicon/en/chart-remarks.ts';
import type { Piece } from '../../outline/outline.ts';
import type { Clause } from './clauses.ts';
import { isMember, isPost, isUnit, withoutDeterminer } from './posts.ts';
import type { Roster } from './roster.ts';

/** Whom the words before a verb mean. */
export const subjectOf = (subject: Piece, { way, verb, object }: Clause, roster: Roster): readonly string[] => {
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
  const beside = /^\s*(?:him|her)\b/.test(object.text) ? besideHim(subject, roster) : undefined;
  if (beside !== undefined) return beside;
  const told = clauseBefore.exec(subject.text)?.[0] ?? '';
  const own = { text: subject.text.slice(told.length), start: subject.start + told.length };
  const phrase = {
    ...own,
    text: withoutThere(own.text.replace(saidOfSubject, '').trimEnd().replace(ofWhom, '')),
  };
  const isList = /,|;|\band\b/.test(phrase.text);
  if (way === 'up' && /\bby$/.test(verb.text) && !isPost(phrase.text)) return [];
  const found = isList ? [] : roster.find(phrase);
  if (found.length > 0) return way === 'down' ? found.slice(0, 1) : found;
  const doer = whoDoes.exec(phrase.text)?.groups?.who;
  if (doer !== undefined && isMember(doer)) return roster.find({ ...phrase, text: doer });
  const isPart =
    way === 'up' && isUnit(withoutDeterminer(phrase.text)) && roster.find(headIn(object), 'known').length > 0;
  if (isPart) return roster.enter(phrase);
  const entered = isList ? roster.enterSubjects(phrase) : [];
  return way === 'down' ? entered.slice(-1) : entered;
};

/** "There's Matthis, the dairy lead, and the milkers are with him": who was named first is "him". */
const besideHim = ({ text, start }: Piece, roster: Roster): readonly string[] | undefined => {
  const border = /, and (?=(?:the|our|all) )/.exec(text);
  if (border === null) return undefined;
  const end = border.index + border[0].length;
  roster.speakOf(roster.enter({ text: text.slice(0, border.index), start }));
  return roster.enter({ text: text.slice(end), start: start + end });
};

const withoutThere = (text: string): string =>
  text.replace(/^(?:there (?:is|are)|there[’']s) /i, (found) => ' '.repeat(found.length));

/** The one whom others report to, entered with what is said of him where he is new. */
export const headsOf = (object: Piece, roster: Roster): readonly string[] => {
  const head = headIn(object);
  const known = roster.find(head, 'known');
  if (ownHead.test(head.text.trim())) return known;
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
  const held = titleAndName.exec(text) ?? (roster.awaited.isOpen() ? nameAndTitle.exec(text) : null);
  if (held !== null) roster.speakOf(roster.enter({ text: held[0], start: start + held.index }));
  if (held !== null && !roster.awaited.isOpen()) return;
  const words = text.split(/(?<=\s)/);
  const sizes = [5, 4, 3, 2, 1].filter((size) => size < words.length);
  const count = sizes.find(
    (each) => isMember(words.slice(0, each).join('').trim()) && goesOnSmall.test(words[each] ?? ''),
  );
  if (count !== undefined) roster.mention({ text: words.slice(0, count).join('').trim(), start });
};

const nameAndTitle = /\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+, (?:the |our )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u;
const titleAndName =
  /^(?:[Tt]he |[Oo]ur )?\p{Lu}\p{L}+(?: (?:of |and |for )?\p{Lu}\p{L}+)*, \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}(?=,)/u;
