import { eachOf, oneNamed, severalNamed } from '../../lexicon/en/plain-chart-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { type Piece, spanOfPiece, trimPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import type { Chart } from '../chart.ts';
import { countOf, positionsOf, type Under } from '../counted-positions.ts';
import { leadByRank } from '../lead-by-rank.ts';
import { article } from '../read-name.ts';
import { isCounted, isPlainName, type PlainMember, readMembers } from './read-members.ts';
import { createWhole, type Whole } from './whole.ts';

/** Those of a chart while its text is read, and whom the words of the text mean. */
export interface Company {
  readonly chart: Chart;
  readonly whole: Whole;
  /** Enters members below a head, or below nobody yet. */
  readonly enter: (members: readonly PlainMember[], under?: Under) => readonly string[];
  /** Whom a subject means, those that are new entered; undefined where it names nobody. */
  readonly find: (phrase: Piece) => readonly string[] | undefined;
  /** Those that a sentence was about, for `he` and `all three`. */
  readonly speakOf: (ids: readonly string[]) => void;
}

export const createCompany = (chart: Chart): Company => {
  let spoken: string | undefined;
  let subjects: readonly string[] = [];
  const enter: Company['enter'] = (members, under) => {
    const isTeam = under !== undefined && chart.isUnit(under.head) && chart.isLeaf(under.head);
    const isAtOnce = isTeam || members.some(({ isOneOfSeveral }) => isOneOfSeveral);
    const ids = isAtOnce
      ? placeAll(members, under, isTeam)
      : members.flatMap((member) => placeAll([member], under, false));
    chart.setLastNamed(ids);
    return ids;
  };
  /** Those of one rank first, then those below them. */
  const placeAll = (members: readonly PlainMember[], under: Under | undefined, isTeam: boolean): readonly string[] => {
    const ids = members.map(({ name, above }) =>
      positionsOf(
        { text: name.text, span: spanOfPiece(name), children: [] },
        above === undefined ? under : undefined,
        chart,
      ),
    );
    const ranks = isTeam ? leadByRank(ids.map(([first = '']) => chart.labelOf(first))) : [];
    for (const [place, { above }] of members.entries()) {
      const [told, ...others] = (above === undefined ? undefined : find(above)) ?? [];
      const head = told ?? ids[ranks[place] ?? -1]?.[0] ?? under?.head;
      for (const id of ids[place] ?? []) {
        if (head !== undefined) chart.lead(head, id);
        for (const other of others) chart.advise(other, id);
      }
    }
    for (const [place, { below, isOneOfSeveral }] of members.entries()) {
      const own = ids[place] ?? [];
      const isShared = own.length > 1 || isOneOfSeveral === true || under?.isShared === true;
      if (below.length > 0) for (const head of own) enter(below, { head, isShared });
    }
    return ids.flat();
  };
  const several = (count: number): readonly string[] => {
    const named = chart.lastNamed();
    const free = subjects.filter((id) => !chart.isLed(id));
    if (count > 0) return named.length === count ? named : free.slice(-count);
    return named.length > 1 && named.some((id) => !chart.isLed(id)) ? named : free;
  };
  const find: Company['find'] = (phrase) => {
    const text = phrase.text.trim();
    if (oneNamed.test(text)) return spoken === undefined ? undefined : [spoken];
    const speaker = chart.speaker();
    if (/^(?:I|me)$/.test(text)) return speaker === undefined ? undefined : [speaker];
    const group = severalNamed.exec(text);
    if (group !== null) {
      const ids = several(/^both/i.test(text) ? 2 : countOf(group.groups?.count ?? ''));
      return ids.length > 1 ? ids : undefined;
    }
    const each = eachOf.exec(text)?.groups;
    if (each !== undefined) return eachNamed(each.kind ?? each.plural ?? '', chart);
    const parts = splitOutside(phrase, /,\s+(?:and\s+)?|\s+and\s+/gi).flatMap((part) => trimPiece(part) ?? []);
    const known = chart.refer(text);
    if (known !== undefined) return [known];
    const holders = chart.holding(singular(text.replace(article, '').toLowerCase()));
    if (holders.length > 1 && /s$/.test(text)) return holders;
    const referred = parts.map((part) => (isCounted(part.text) ? undefined : chart.refer(part.text)));
    if (referred.every((id) => id !== undefined)) return referred;
    const members = readMembers(phrase);
    const isTold = members?.some(({ above }) => above !== undefined) === true;
    if (parts.length === 1 && !isTold && !isPlainName(text.replace(/\s*\([^()]*\)$/, ''))) return undefined;
    return members?.flatMap((member) => {
      const id = member.below.length > 0 || isCounted(member.name.text) ? undefined : chart.refer(member.name.text);
      return id === undefined ? enter([member]) : [id];
    });
  };
  return {
    chart,
    whole: createWhole(chart),
    enter,
    find,
    speakOf: (ids) => {
      if (ids.length === 1) [spoken] = ids;
      subjects = [...subjects.filter((id) => !ids.includes(id)), ...ids];
    },
  };
};

/** `Each shop`: those that were named last, as far as they are shops. */
const eachNamed = (kind: string, chart: Chart): readonly string[] | undefined => {
  const wanted = singular(kind.trim().toLowerCase());
  const named = chart.lastNamed().filter((id) => chart.labelOf(id).toLowerCase().includes(wanted));
  const all = named.length > 0 || wanted === '' ? named : chart.holding(wanted);
  return all.length > 0 ? all : undefined;
};
