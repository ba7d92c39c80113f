import {
  adverbBehind,
  allOfThem,
  eachOne,
  onePronoun,
  openEnd,
  ownHead,
  ownUnit,
  severalPronoun,
  smallTitleWords,
  theHead,
} from '../../lexicon/en/chart-pronouns.ts';
import { singular } from '../../lexicon/morphology.ts';
import { type Piece, spanOfPiece } from '../../outline/outline.ts';
import type { Chart } from '../chart.ts';
import { countOf } from '../counted-positions.ts';
import { type Awaited, createAwaited } from './awaited.ts';
import { readHead, readMembers } from './members.ts';
import type { Member } from './named-member.ts';
import { isMember, isPost, withoutDeterminer } from './posts.ts';

/** Those of a running text, and whom its pronouns mean. */
export interface Roster {
  /** Whether somebody is known by his name alone. */
  readonly isUntitled: (id: string) => boolean;
  /** Those that a list names, the new ones entered. */
  readonly enter: (list: Piece) => readonly string[];
  /** The same without what may be no part of an organisation. */
  readonly enterSubjects: (list: Piece) => readonly string[];
  /** One, with his own people: "the Deputy, to whom the guards answer". */
  readonly enterHead: (item: Piece) => readonly string[];
  /** The first of a list alone. */
  readonly enterFirst: (list: Piece) => readonly string[];
  /** Whom a phrase means: a pronoun, a first name, an area, a position. */
  readonly find: (phrase: Piece, which?: 'known') => readonly string[];
  readonly lead: (heads: readonly string[], ids: readonly string[], verb: Piece) => void;
  /** Whom "she" and "they" mean from here on. */
  readonly speakOf: (ids: readonly string[]) => void;
  /** The same of somebody who is entered only if spoken of again. */
  readonly mention: (phrase: Piece) => void;
  /** The part of the organisation that a sentence is about: "In Metering, the director ...". */
  readonly setArea: (area: string) => void;
  /** Whose team the next sentence tells of: "There are the developers". */
  readonly setTeamOf: (heads: readonly string[]) => void;
  readonly takeTeamOf: () => readonly string[];
  /** Whom "so does" means. */
  readonly rememberHead: (heads: readonly string[]) => void;
  readonly lastHead: () => readonly string[];
  readonly lastNamed: () => readonly string[];
  /** Of whom only the number was told. */
  readonly awaited: Awaited;
  readonly setTitle: (id: string, title: string) => void;
  /** Who leads a part of the house that was named before: "Baggage is one, and its lead is Kwame". */
  readonly setPerson: (id: string, person: string) => void;
  readonly lines: () => number;
}

interface Entry {
  readonly id: string;
  readonly title?: string;
  readonly person?: string;
}

export const createRoster = (chart: Chart): Roster => {
  let entries: readonly Entry[] = [];
  let spoken: readonly string[] = [];
  let named: readonly string[] = [];
  let mentioned: Piece | undefined;
  let lastHead: readonly string[] = [];
  let teamOf: readonly string[] = [];
  let area = '';
  let lines = 0;

  const known = ({ title, person }: Pick<Member, 'title' | 'person'>): Entry | undefined => {
    const people = person === undefined ? [] : entries.filter((entry) => isSamePerson(entry.person, person));
    if (people.length > 0) return people.length === 1 ? people[0] : people.find((entry) => entry.person === person);
    const titled = title === undefined ? [] : entries.filter((entry) => isSameTitle(entry, title));
    return titled.find((entry) => person === undefined || entry.person === undefined);
  };

  const enterOne = (member: Member): string => {
    const { title, person, piece } = member;
    const before = known(member);
    const id = before?.id ?? chart.box(person ?? title ?? '', spanOfPiece(piece));
    const entry = {
      ...before,
      id,
      ...(title === undefined || before?.title !== undefined ? {} : { title }),
      ...(person === undefined || before?.person !== undefined ? {} : { person }),
    };
    entries = [...entries.filter((each) => each.id !== id), entry];
    if (entry.person !== undefined && entry.title !== undefined) chart.setPosition(id, entry.title, entry.person);
    if (member.isSpeaker) chart.setSpeaker(id);
    if (before === undefined && (person !== undefined || /^\p{Lu}/u.test(title ?? '')))
      awaited.offer(id, isPost(title ?? '') ? title : undefined);
    if (member.with.length > 0) roster.lead([id], member.with.map(enterOne), piece);
    return id;
  };

  const isOfArea = (title: string | undefined): boolean =>
    wordsOf(area).every((word) => wordsOf(title ?? '').includes(word));

  const enterAll = (members: readonly Member[]): readonly string[] => {
    const ids = members.map(enterOne);
    if (ids.length > 0) named = ids;
    return ids;
  };

  const unled = (): readonly string[] => entries.flatMap(({ id }) => (chart.isLed(id) ? [] : [id]));

  /** "In Science and Evidence, ... report to the director": the one of that area. */
  const needsArea = (text: string): boolean => /^\p{Lu}/u.test(area) && theHead.test(text);

  const meant = (text: string): Entry | undefined => {
    const bare = withoutDeterminer(text);
    const exact = known({ title: bare }) ?? (/^\p{Lu}/u.test(bare) ? known({ person: bare }) : undefined);
    if (exact !== undefined || bare === '') return exact;
    const words = wordsOf(bare);
    const last = /\p{L}+$/u.exec(bare)?.[0].toLowerCase() ?? '';
    const isVague = words.length === 1 || bare === bare.toLowerCase();
    const having = entries.filter(
      ({ title = '' }) =>
        title.toLowerCase().includes(singular(last)) &&
        words.every((word) => wordsOf(title).includes(word)) &&
        (singular(last) === last || !isPost(bare) || / of /.test(title) || wordsOf(title).at(-1) === singular(last)),
    );
    const opening = entries.filter(({ title }) => words.length > 1 && title?.startsWith(`${bare} `));
    if (opening.length === 1) return opening[0];
    if (eachOne.test(text)) return having.findLast(({ title = '' }) => singular(title) !== title) ?? having[0];
    if (isVague && having.length > 0 && !(needsArea(text) && having.every(({ title }) => !isOfArea(title))))
      return (
        having.find(({ title }) => area !== '' && isOfArea(title)) ??
        having.findLast(({ id }) => [...named, ...spoken].includes(id)) ??
        (having.length === 1 ? having[0] : undefined)
      );
    return isPost(bare) ? undefined : having.find(({ title }) => wordsOf(title ?? '').length <= words.length + 1);
  };

  const awaited = createAwaited(
    (head, id) => {
      if (id === head || chart.isLed(id)) return false;
      chart.lead(head, id);
      if (chart.isLed(id)) lines += 1;
      return chart.isLed(id);
    },
    (head, kind) => roster.lead([head], roster.enter(kind), kind),
  );

  const roster: Roster = {
    enter: (list) => enterAll(readMembers(list)),
    enterSubjects: (list) => enterAll(readMembers(list).filter(({ isUnit }) => isUnit !== true)),
    enterHead: (item) => {
      const head = readHead(item);
      if (head === undefined) return roster.enter(item);
      const id = enterOne(head);
      named = head.with.flatMap((each) => known(each)?.id ?? []);
      return [id];
    },
    enterFirst: (list) => readMembers(list).slice(0, 1).map(enterOne),
    find: (phrase, which) => {
      const text = phrase.text.trim().replace(adverbBehind, '');
      if (onePronoun.test(text) && text !== 'IT') return resolveMentioned()?.slice(-1) ?? spoken.slice(-1);
      const several = allOfThem.exec(text)?.groups?.count;
      if (several !== undefined) return unled().slice(-countOf(several));
      if (severalPronoun.test(text)) return resolveMentioned() ?? named;
      const speaker = chart.speaker();
      if (/^(?:I|me|my)$/.test(text)) return speaker === undefined ? [] : [speaker];
      const owner =
        /^(?<who>.+?)(?:[’']s|(?<=s)[’'])(?: \p{L}+)?$/u.exec(text)?.groups?.who ?? ownUnit.exec(text)?.groups?.who;
      if (
        owner !== undefined &&
        (/^(?:\p{Lu}|her|his)/u.test(owner) || roster.find({ text: owner, start: phrase.start }, 'known').length > 0)
      )
        return roster.find({ text: owner, start: phrase.start });
      const found = meant(text);
      if (found !== undefined) return [found.id];
      if ((which === 'known' && !needsArea(text)) || ownHead.test(text) || eachOne.test(text)) return [];
      if (needsArea(text))
        return roster.enter({ text: `${text.replace(/^the /, '')} of ${area}`, start: phrase.start });
      return isMember(text) || /[,;(]|\band\b/.test(text) ? roster.enter(phrase) : [];
    },
    lead: (above, ids, verb) => {
      chart.setRelation(spanOfPiece(verb));
      for (const head of above)
        for (const id of ids) {
          if (id === head || chart.isLed(id)) continue;
          chart.lead(head, id);
          lines += 1;
        }
    },
    speakOf: (ids) => {
      if (ids.length > 0) [spoken, mentioned] = [ids, undefined];
    },
    mention: (phrase) => {
      mentioned = phrase;
    },
    setArea: (next) => {
      area = next;
    },
    setTeamOf: (heads) => {
      teamOf = heads;
    },
    takeTeamOf: () => {
      const heads = teamOf;
      teamOf = [];
      return heads;
    },
    rememberHead: (heads) => {
      if (heads.length > 0) lastHead = heads;
    },
    lastHead: () => lastHead,
    lastNamed: () => named,
    awaited,
    setTitle: (id, title) => {
      if (!/^\p{L}[^,;:]{2,40}$/u.test(title) || openEnd.test(title)) return;
      const entry = entries.find((each) => each.id === id);
      if (entry?.person === undefined || entry.title !== undefined) return;
      entries = entries.map((each) => (each.id === id ? { ...each, title } : each));
      chart.setPosition(id, title, entry.person);
    },
    setPerson: (id, person) => {
      const entry = entries.find((each) => each.id === id);
      const title = entry?.title ?? entry?.person;
      if (title === undefined || (entry?.title !== undefined && entry.person !== undefined)) return;
      entries = entries.map((each) => (each.id === id ? { ...each, title, person } : each));
      chart.setPosition(id, title, person);
    },
    lines: () => lines,
    isUntitled: (id) => entries.some((each) => each.id === id && each.person !== undefined && each.title === undefined),
  };

  const resolveMentioned = (): readonly string[] | undefined => {
    if (mentioned === undefined) return undefined;
    const phrase = mentioned;
    mentioned = undefined;
    const found = meant(phrase.text);
    return found === undefined ? roster.enter(phrase) : [found.id];
  };
  return roster;
};

/** "The Shift Supervisor" is who the "Shift Supervisors" are; who holds a title is not all that do. */
const isSameTitle = ({ title, person }: Entry, other: string): boolean =>
  keyOf(title) === keyOf(other) ||
  (person === undefined && title !== undefined && singular(keyOf(title)) === singular(keyOf(other)));

const keyOf = (title: string | undefined): string => title?.toLowerCase().replace(/[-–]/g, ' ') ?? '';

/** `Tom` for `Tom Reed`. */
const isSamePerson = (one: string | undefined, other: string): boolean =>
  one !== undefined &&
  (one === other || one.startsWith(`${other} `) || one.endsWith(` ${other}`) || other.startsWith(`${one} `));

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !smallTitleWords.test(word))
    .map(singular);
