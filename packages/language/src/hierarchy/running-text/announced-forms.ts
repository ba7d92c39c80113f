import {
  areOneEach,
  eachHasOne,
  isOneOfThem,
  itsLeadIs,
  othersAre,
  ownSideIs,
  reportingBelow,
  theFirstIs,
} from '../../lexicon/en/chart-sentences.ts';
import { applyClauses } from './apply-clauses.ts';
import { readClauses } from './clauses.ts';
import { below, type Form } from './form.ts';
import { isSomebody, withoutDeterminer } from './posts.ts';

/** Who those are that were announced by their number, or as parts of the house. */
export const announcedForms: readonly Form[] = [
  {
    pattern: areOneEach,
    example: 'Mammals are Kofi’s, Birds are Ingrid’s and Reptiles are Pavel’s',
    read: (part, roster, whole) => {
      const held = [...part('list').text.matchAll(/(?<what>\p{Lu}[\p{L} ]*?) (?:is|are) (?<who>\p{Lu}\p{L}+)[’']s/gu)];
      const text = held.map(({ groups }) => `${groups?.who} (${groups?.what})`).join('; ');
      return roster.enter({ text, start: whole.start }).length > 0;
    },
  },
  {
    pattern: isOneOfThem,
    example: 'The General Counsel is one',
    read: (part, roster) => {
      if (!roster.awaited.isOpen()) return false;
      roster.speakOf(roster.enter(part('who')));
      return true;
    },
  },
  {
    pattern: itsLeadIs,
    example: 'Its lead is Kwame',
    read: (part, roster, whole) => {
      const [unit] = roster.find({ text: 'it', start: whole.start });
      if (unit === undefined || !isSomebody(part('who').text)) return false;
      roster.setPerson(unit, part('who').text);
      return true;
    },
  },
  {
    pattern: reportingBelow,
    example: 'Reporting to her:',
    read: (part, roster) => {
      const [head] = roster.find(part('head'), 'known');
      if (head !== undefined) roster.awaited.expect(head, Number.POSITIVE_INFINITY);
      return head !== undefined;
    },
  },
  {
    pattern: theFirstIs,
    example: 'The first is the Deputy, to whom the guards answer',
    read: (part, roster) => {
      roster.awaited.resume();
      if (!roster.awaited.isOpen()) return false;
      roster.speakOf(roster.enterHead(part('list')));
      return true;
    },
  },
  {
    pattern: othersAre,
    example: 'The other two are Pushback (lead: Nils) and De-icing (lead: Rosa)',
    read: (part, roster) => {
      roster.awaited.resume();
      return roster.enter(part('list')).length > 0;
    },
  },
  {
    pattern: ownSideIs,
    example: 'Lena’s side is simpler: the clerks and the porters',
    read: (part, roster, whole) => {
      const heads = roster.find(part('head'), 'known');
      roster.speakOf(heads);
      if (part('list').text === '') roster.setTeamOf(heads);
      return part('list').text === '' || below(roster, heads, part('list'), whole);
    },
  },
  {
    pattern: eachHasOne,
    example: 'Production and Quality each have a manager',
    read: (part, roster, whole) => {
      const fields = part('list').text.split(/,\s+(?:and\s+)?|\s+and\s+/);
      const kind = part('kind').text;
      roster.enter({
        text: fields.map((field) => `${withoutDeterminer(field)} ${kind}`).join('; '),
        start: whole.start,
      });
      const rest = whole.text.slice(whole.text.indexOf(` ${kind}`) + kind.length + 1);
      applyClauses(readClauses({ text: rest, start: whole.start + whole.text.length - rest.length }), roster);
      return true;
    },
  },
];
