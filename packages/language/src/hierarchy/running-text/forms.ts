import {
  areHis,
  atTheTop,
  beforePossessive,
  colonOf,
  doesToo,
  ofUs,
  onTheSideOf,
  ownPeopleAre,
  possessive,
  reportingTo,
  severalReportTo,
  soDo,
  unitOf,
  whoseBossIs,
} from '../../lexicon/en/chart-sentences.ts';
import { counts } from '../../lexicon/en/organisation-words.ts';
import { announcedForms } from './announced-forms.ts';
import { applyClauses } from './apply-clauses.ts';
import { readClauses } from './clauses.ts';
import { expectCounted } from './expect-counted.ts';
import { headsOf, mentionSubject } from './find-sides.ts';
import { below, type Form } from './form.ts';
import { isMember, isPost, isSomebody, isUnit, withoutDeterminer } from './posts.ts';
import { enterFields } from './read-fields.ts';
import { speakerForms } from './speaker-forms.ts';

/** Those of a list are below a head. */
const readTeam: Form['read'] = (part, roster, whole) => below(roster, roster.find(part('head')), part('list'), whole);

/** The same, and the head is spoken of from here on. */
const readTeamOfHead: Form['read'] = (part, roster, whole) => {
  const heads = roster.find(part('head'));
  roster.speakOf(heads);
  return below(roster, heads, part('list'), whole);
};

export const forms: readonly Form[] = [
  {
    pattern: atTheTop,
    example: 'At the top of the house is the Depot Manager, who answers to the Regional Director',
    read: (part, roster) => {
      const [clause] = readClauses(part('who'));
      const ids = roster.enter(
        clause === undefined || typeof clause.subject === 'string' ? part('who') : clause.subject,
      );
      roster.speakOf(ids.slice(0, 1));
      if (clause?.way === 'up') roster.lead(headsOf(clause.object, roster), ids.slice(0, 1), clause.verb);
      return ids.length > 0;
    },
  },
  ...speakerForms,
  ...announcedForms,
  {
    pattern: severalReportTo,
    example: 'Four people report directly to the Depot Manager: the Transport Manager and the Safety Officer',
    read: readTeamOfHead,
  },
  {
    pattern: new RegExp(
      `^(?<several>${counts} (?:\\p{L}+ ){1,2})(?:reports?|answers?|works?)(?: directly)? (?:to|for) (?<head>[^:,;]+)$`,
      'iu',
    ),
    example: 'Four people report to Odile',
    read: (part, roster) => {
      const heads = roster.find(part('head'));
      roster.speakOf(heads);
      return expectCounted(heads[0], part('several'), roster);
    },
  },
  {
    pattern: colonOf,
    example: 'Noor’s crew: Lotte is team lead, Emre looks after returns',
    read: (part, roster, whole) => {
      const heads = roster.find(part('head'), 'known');
      if (heads.length === 0) return false;
      const ids = enterFields(part('list'), roster, 'some');
      roster.lead(heads, ids, whole);
      return below(roster, heads, part('list'), whole) || ids.length > 0;
    },
  },
  {
    pattern: ownPeopleAre,
    example: 'Her three direct reports are the Operations Director (Tobias) and the People Manager',
    read: readTeamOfHead,
  },
  {
    pattern: /^(?<head>\p{Lu}\p{L}+[’']s) are (?<list>.+)$/u,
    example: 'Aisha’s are Finn and Chidi',
    read: readTeam,
  },
  {
    pattern: areHis,
    example: 'Receivers and Drivers are his',
    read: (part, roster, whole) => {
      const [head, start] = [part('head').text, part('head').start];
      const heads = roster.find({ text: /^mine$/.test(head) ? 'me' : head.replace(/^hi?e?rs$/, 'her'), start });
      if (readClauses(part('list')).length > 0) return false;
      roster.speakOf(heads);
      below(roster, heads, part('list'), whole);
      return true;
    },
  },
  {
    pattern: /^(?:the )?direct reports(?: are)?:? (?<list>.+)$/iu,
    example: 'Direct reports: the Platform Lead and the QA Lead',
    read: (part, roster, whole) => below(roster, roster.find({ text: 'he', start: whole.start }), part('list'), whole),
  },
  {
    pattern: reportingTo,
    example: 'Reporting to her are the Production Manager, Samir Oyelaran; and the Quality Manager',
    read: readTeam,
  },
  {
    pattern: soDo,
    example: 'and so does the Recovery Specialist, who is kept outside of both teams',
    read: (part, roster, whole) => {
      const [clause] = readClauses(part('list'));
      const list = clause === undefined || typeof clause.subject === 'string' ? part('list') : clause.subject;
      return below(roster, roster.lastHead(), list, whole);
    },
  },
  {
    pattern: doesToo,
    example: 'and the Workshop Liaison does as well',
    read: (part, roster, whole) => below(roster, roster.lastHead(), part('list'), whole),
  },
  {
    pattern: unitOf,
    example: 'The print team is tiny: Ann and Joe',
    read: (part, roster) => roster.enter(part('list')).length > 0,
  },
  {
    pattern: onTheSideOf,
    example: 'On Lena’s side there’s Sam Osei, who does the trainings',
    read: readTeam,
  },
  {
    pattern:
      /^(?<who>\p{Lu}[^,;:]*?|(?:the |our )[^,;:]+?)(?:,[^,]+,)?(?:[’']s(?= (?:the|our|an?) )| (?:is|was named|became|remains|stays on top as)) (?:now )?(?<what>(?:our |the |an? |\p{Lu})[^,;:]*?|[\p{L} ]+?)(?<rest>(?:,| and (?!\p{Lu}))[^;:]+)?$/u,
    example: 'Odile Marchand is our managing director',
    read: (part, roster) => {
      const [who, what, rest] = [part('who'), part('what'), part('rest')];
      const [one, other] = [withoutDeterminer(who.text), withoutDeterminer(what.text).replace(ofUs, '')];
      const joined =
        !isMember(who.text) || !(isMember(other) || isUnit(other))
          ? undefined
          : isSomebody(one) && (isPost(other) || isUnit(other))
            ? `${one} (${other})`
            : isPost(one) && isSomebody(other)
              ? `${other} (${one})`
              : undefined;
      if (joined === undefined) return false;
      const known = isSomebody(one) ? roster.find(who) : [];
      const ids = known.length > 0 ? known : roster.enter({ text: joined, start: who.start });
      for (const id of known) roster.setTitle(id, other);
      roster.speakOf(ids);
      const more = rest.text.replace(/^(?:,| and)\s*(?:and\s+)?/, '');
      if (/^with /.test(more))
        return below(roster, ids, { text: more.slice(5), start: rest.start + rest.text.length - more.length + 5 }, who);
      applyClauses(readClauses({ text: more, start: rest.start + rest.text.length - more.length }), roster, ids);
      return true;
    },
  },
  {
    pattern:
      /^(?<who>(?:\p{Lu}[\p{L}’'-]+ ){1,2}\p{Lu}[\p{L}’'-]+) \p{Ll}[^,;:]* and is (?:still |now )?(?:our |the |an? )?(?<what>[\p{L} ]+)$/u,
    example: 'Odile Marchand founded the house and is managing director',
    read: (part, roster) => {
      const [who, what] = [part('who'), part('what').text];
      if (!isSomebody(who.text) || !isPost(what)) return false;
      roster.speakOf(roster.enter({ text: `${who.text} (${what})`, start: who.start }));
      return true;
    },
  },
  {
    pattern: /^(?<list>.+?)(?: are|,)? both (?:in|of|on) (?<head>\p{Lu}\p{L}+)[’']s? team$/u,
    example: 'Nell Baxter and Sam Oduya are both in Marcus’s team',
    read: readTeam,
  },
  {
    pattern:
      /^if you[’']?(?:re| are) (?:one of )?(?<list>.+?), (?:then )?(?:your (?:line )?(?:manager|boss) is (?:your )?(?<head>[^,;]+)|(?<other>.+?) is your (?:line )?(?:manager|boss))$/iu,
    example: 'If you are a Sorter or a Packer, then your boss is your Shift Supervisor',
    read: (part, roster, whole) => {
      const list = { ...part('list'), text: part('list').text.replace(/ or (?=an? )/, ' and ') };
      return below(roster, roster.find(part('head').text === '' ? part('other') : part('head')), list, whole);
    },
  },
  {
    pattern: whoseBossIs,
    example: 'her boss is Carl',
    read: (part, roster, whole) => {
      const own = part('first').text.replace(beforePossessive, '');
      const ids = possessive.test(own)
        ? roster.find({ text: /their/i.test(own) ? 'they' : 'he', start: whole.start })
        : roster.find({ text: own, start: whole.start });
      roster.lead(roster.find(part('head')).slice(0, 1), ids, whole);
      return ids.length > 0;
    },
  },
  {
    pattern: /^(?<head>.+?) is (?<list>.+?)[’']s? (?:line )?(?:manager|boss)$/iu,
    example: 'Aisha is Kit’s manager',
    read: (part, roster, whole) => {
      const ids = /^(?:his|her|their)$/i.test(part('list').text)
        ? roster.find({ text: 'he', start: whole.start })
        : roster.find(part('list'));
      roster.lead(roster.find(part('head')).slice(0, 1), ids, whole);
      return ids.length > 0;
    },
  },
  {
    pattern: /^(?<whole>.+)$/su,
    example: 'The CTO reports to the CEO and leads the developers',
    read: (part, roster) => {
      const clauses = readClauses(part('whole'));
      if (clauses.length > 0) applyClauses(clauses, roster);
      else mentionSubject(part('whole'), roster);
      return true;
    },
  },
];
