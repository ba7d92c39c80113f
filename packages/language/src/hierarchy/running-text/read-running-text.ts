import { type Piece, trimPiece } from '../../outline/outline.ts';
import type { Chart } from '../chart.ts';
import { countOf } from '../counted-positions.ts';
import { type Clause, readClauses } from './clauses.ts';
import { isMember, isPost, isSomebody, withoutDeterminer } from './members.ts';
import { createRoster, type Roster } from './roster.ts';

/** A text that tells fewer lines is read as what people type. */
const fewestLines = 3;

/**
 * Reads who works for whom from prose as handbooks have it: "Four people report to her: ...", "Sam leads the phone team; so does Ann the desk",
 * "Dele has just one team lead, Carla, who looks after ...". False where it tells too little. In: the text and an empty chart.
 */
export const readRunningText = (text: string, chart: Chart): boolean => {
  const roster = createRoster(chart);
  for (const paragraph of paragraphsOf(text)) {
    roster.stopExpecting();
    for (const sentence of sentencesOf(paragraph)) readSentence(sentence, roster);
  }
  return roster.lines() >= fewestLines;
};

const paragraphsOf = (text: string): readonly Piece[] =>
  [...text.matchAll(/[^\n]+(?:\n(?!\s*\n)[^\n]+)*/g)].map(({ index, 0: part }) => ({ text: part, start: index }));

/** Sentences keep their semicolons, and end at none of the dots of "e.g." or of a bracket. */
const sentencesOf = (paragraph: Piece): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let depth = 0;
  for (let place = 0; place < paragraph.text.length; place += 1) {
    const letter = paragraph.text[place] ?? '';
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    const ends =
      /[.!?\n]/.test(letter) &&
      depth === 0 &&
      /^(?:\s|$)/.test(paragraph.text.slice(place + 1)) &&
      !/\b(?:e\.g|i\.e|[Dd]r|Mrs?|Ms|\p{Lu})$/u.test(
        paragraph.text.slice(Math.max(0, place - 4), place).replace(/^.*\s/, ' '),
      );
    if (!ends) continue;
    pieces.push({ text: paragraph.text.slice(from, place), start: paragraph.start + from });
    from = place + 1;
  }
  pieces.push({ text: paragraph.text.slice(from), start: paragraph.start + from });
  return pieces.flatMap((piece) => trimPiece(piece) ?? []);
};

const readSentence = (given: Piece, roster: Roster): void => {
  for (const part of partsOf(given, roster)) {
    for (const { pattern, read } of forms) {
      const groups = pattern.exec(part.text)?.groups;
      if (groups === undefined) continue;
      const pieceOf = (name: string): Piece => {
        const text = groups[name] ?? '';
        return { text, start: part.start + Math.max(0, part.text.lastIndexOf(text)) };
      };
      if (read(pieceOf, roster, part)) break;
    }
  }
};

/** Parts of a sentence that say something of their own, without what is denied in them. */
const partsOf = (sentence: Piece, roster: Roster): readonly Piece[] => {
  const opened = withoutOpening(sentence, roster);
  const parts: Piece[] = [];
  let from = 0;
  for (const { index, 0: mark } of opened.text.matchAll(partBorder)) {
    if (mark.startsWith(';') && !saysMore.test(opened.text.slice(index + mark.length))) continue;
    parts.push({ text: opened.text.slice(from, index), start: opened.start + from });
    from = index + mark.length;
  }
  parts.push({ text: opened.text.slice(from), start: opened.start + from });
  return parts.flatMap(
    (part) => trimPiece({ ...part, text: part.text.replace(/,? (?:and|but) not .*$|,? rather than .*$/i, '') }) ?? [],
  );
};

const partBorder =
  /;\s+(?:and\s+)?|,\s+but\s+|,?\s+(?=(?:and )?(?:so|as) (?:does|do|is|are)\b)|\s+and\s+(?=(?:the )?\p{Lu}[\p{L} ]{2,40} is (?:the |our |an? |\p{Lu}))|,?\s+(?=and (?:the |our )?[^,;]{3,40} (?:does|do|is|are) (?:as well|too|so too)$)/giu;
const saysMore =
  /^(?:(?:it|he|she|they|both|so|her|his|their|we|you)\b|[^,;:]{2,50}? (?:reports?|answers?|works?|belongs?|leads?|runs?|is|are|has|have|by|line manager)\b)/iu;

/** "On the events side, ...", "In Metering, ...": the part that a sentence is about. */
const withoutOpening = ({ text, start }: Piece, roster: Roster): Piece => {
  const { all = '', area = '' } =
    /^(?<all>(?:(?:and|but|now|then|also|last|finally|over|down|up)\s+)*(?:(?:in|on|at|for|within|as for|inside)\s+(?!(?:the )?(?:very )?top\b)(?<area>[^,]{2,40}),\s+))/iu.exec(
      text,
    )?.groups ??
    /^(?<all>[Oo]n the (?<area>\p{L}+) side,? )/u.exec(text)?.groups ??
    /^(?<all>[Tt]here (?:is|are|[’']s) )/u.exec(text)?.groups ??
    {};
  if (area !== '') roster.setArea(area.replace(/^the | side$/g, ''));
  return { text: text.slice(all.length), start: start + all.length };
};

interface Form {
  readonly pattern: RegExp;
  readonly example: string;
  /** False where it was no such sentence. */
  readonly read: (part: (name: string) => Piece, roster: Roster, whole: Piece) => boolean;
}

const counts = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)';

const below = (roster: Roster, heads: readonly string[], list: Piece, verb: Piece): boolean => {
  if (heads.length === 0) return false;
  const ids = roster.enter(list);
  roster.lead(heads, ids, verb);
  return ids.length > 0;
};

const forms: readonly Form[] = [
  {
    pattern:
      /^(?:right )?(?:at|on) (?:the )?(?:very )?top\b[^,;]*? (?:is|are|sits|stands|there[’']?s|there is|we have)\s+(?<who>.+)$/iu,
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
  {
    pattern: new RegExp(
      `^(?:(?:the|all|these|those) )?(?:${counts}|following|both)?(?: \\p{L}+){0,3}? (?:reports?|answers?|works?|(?:is|are) accountable|under|below)(?: directly| straight)?(?: to| for| under)? (?<head>[^:,]+?)(?: directly)?: (?<list>.+)$`,
      'iu',
    ),
    example: 'Four people report directly to the Depot Manager: the Transport Manager and the Safety Officer',
    read: (part, roster, whole) => {
      const heads = roster.find(part('head'));
      roster.speakOf(heads);
      return below(roster, heads, part('list'), whole);
    },
  },
  {
    pattern: new RegExp(
      `^(?<count>${counts}) (?:\\p{L}+ ){1,2}(?:reports?|answers?|works?)(?: directly)? (?:to|for) (?<head>[^:,;]+)$`,
      'iu',
    ),
    example: 'Four people report to Odile',
    read: (part, roster) => {
      const [head] = roster.find(part('head'));
      if (head === undefined) return false;
      roster.expect(head, countOf(part('count').text));
      roster.speakOf([head]);
      return true;
    },
  },
  {
    pattern: new RegExp(
      `^(?:.*\\b)?(?<head>[Hh]er|[Hh]is|[Mm]y|\\p{Lu}[\\p{L}’' ]*?[’']s|\\p{Lu}\\p{L}+s[’']|.+? ha(?:s|ve))(?: only| just)?(?: ${counts}| one| an?| a few)?(?: small)? (?:direct reports?|direct people|people|leads|managers|crew|team|staff)\\b(?: reporting to (?:her|him|them))?[^:,]*?(?: are| is|:) (?<list>.+)$`,
      'u',
    ),
    example: 'Her three direct reports are the Operations Director (Tobias) and the People Manager',
    read: (part, roster, whole) => {
      const heads = roster.find(part('head'));
      roster.speakOf(heads);
      return below(roster, heads, part('list'), whole);
    },
  },
  {
    pattern: /^(?<head>\p{Lu}\p{L}+[’']s) are (?<list>.+)$/u,
    example: 'Aisha’s are Finn and Chidi',
    read: (part, roster, whole) => below(roster, roster.find(part('head')), part('list'), whole),
  },
  {
    pattern: /^.+ (?:is|are) (?<head>\p{Lu}\p{L}+)[’']s$/u,
    example: 'The tech side is Oke’s',
    read: (part, roster) => {
      roster.speakOf(roster.find(part('head')));
      return true;
    },
  },
  {
    pattern: /^(?:the )?direct reports(?: are)?:? (?<list>.+)$/iu,
    example: 'Direct reports: the Platform Lead and the QA Lead',
    read: (part, roster, whole) => below(roster, roster.find({ text: 'he', start: whole.start }), part('list'), whole),
  },
  {
    pattern:
      /^(?:reporting(?: directly)? to|under|below|beneath|with) (?<head>.+?)(?: (?:are|is|sits?|comes?|works?|there (?:is|are))|:)\s+(?<list>.+)$/iu,
    example: 'Reporting to her are the Production Manager, Samir Oyelaran; and the Quality Manager',
    read: (part, roster, whole) => below(roster, roster.find(part('head')), part('list'), whole),
  },
  {
    pattern: /^(?:and )?(?:so|as) (?:does|do|is|are) (?<list>.+)$/iu,
    example: 'and so does the Recovery Specialist, who is kept outside of both teams',
    read: (part, roster, whole) => {
      const [clause] = readClauses(part('list'));
      const list = clause === undefined || typeof clause.subject === 'string' ? part('list') : clause.subject;
      return below(roster, sameHead.get(roster) ?? [], list, whole);
    },
  },
  {
    pattern:
      /^(?:[Oo]n|[Ii]n) (?<head>\p{Lu}\p{L}+(?:[’']s|(?<=s)[’'])) (?:side|team|area|office|group|crew),? (?:there[’']?s|there (?:is|are)|(?:is|are|we have)) (?<list>.+)$/u,
    example: 'On Lena’s side there’s Sam Osei, who does the trainings',
    read: (part, roster, whole) => below(roster, roster.find(part('head')), part('list'), whole),
  },
  {
    pattern:
      /^(?<who>\p{Lu}[^,;:]*?|(?:the |our )[^,;:]+?)(?:,[^,]+,)? (?:is|was named|became) (?:now )?(?<what>(?:our |the |an? |\p{Lu})[^,;:]*?|[\p{L} ]+?)(?<rest>(?:,| and )[^;:]+)?$/u,
    example: 'Odile Marchand is our managing director',
    read: (part, roster) => {
      const [who, what, rest] = [part('who'), part('what'), part('rest')];
      const [one, other] = [
        withoutDeterminer(who.text),
        withoutDeterminer(what.text).replace(/ (?:for|at|in|of) (?:us|the (?:company|house))$/, ''),
      ];
      const joined =
        !isMember(who.text) || !isMember(other)
          ? undefined
          : isSomebody(one) && isPost(other)
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
      if (readClauses({ text: more, start: 0 }).length > 0)
        readSentence({ text: more, start: rest.start + rest.text.length - more.length }, roster);
      return true;
    },
  },
  {
    pattern: /^(?<list>.+?)(?: are|,)? both (?:in|of|on) (?<head>\p{Lu}\p{L}+)[’']s? team$/u,
    example: 'Nell Baxter and Sam Oduya are both in Marcus’s team',
    read: (part, roster, whole) => below(roster, roster.find(part('head')), part('list'), whole),
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
    pattern:
      /^(?<first>.*?(?:[’']s|\b(?:their|her|his|its|Their|Her|His))) (?:line )?(?:manager|boss) is (?<head>.+)$/u,
    example: 'her boss is Carl',
    read: (part, roster, whole) => {
      const own = part('first').text.replace(/.*\b(?=(?:their|her|his|your|its)$)/i, '');
      const ids = /^(?:their|her|his|its)$/i.test(own)
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
      if (clauses.length > 0) readAll(clauses, roster);
      else mentionSubject(part('whole'), roster);
      return true;
    },
  },
];

/** "Drivers are often surprised by this, but their boss is ...": whom the first words name is spoken of from here on. */
const mentionSubject = ({ text, start }: Piece, roster: Roster): void => {
  if (/^\p{Lu}[\p{L}&]*(?: [\p{L}&]+){0,2}$/u.test(text)) roster.setArea(text);
  const owner = /^\p{Lu}\p{L}+[’']s(?= )/u.exec(text)?.[0];
  if (owner !== undefined) return roster.speakOf(roster.find({ text: owner, start }, 'known'));
  const held = roster.isExpecting()
    ? /\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+, (?:the |our )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u.exec(text)
    : null;
  if (held !== null) roster.enter({ text: held[0], start: start + held.index });
  const words = text.split(/(?<=\s)/);
  const sizes = [5, 4, 3, 2, 1].filter((size) => size < words.length);
  const count = sizes.find(
    (each) =>
      isMember(words.slice(0, each).join('').trim()) && /^(?!(?:and|or|of|for|in|at)\b)\p{Ll}/u.test(words[each] ?? ''),
  );
  if (count !== undefined) roster.mention({ text: words.slice(0, count).join('').trim(), start });
};

/** The head that "so does" means. */
const sameHead = new WeakMap<Roster, readonly string[]>();

const readAll = (clauses: readonly Clause[], roster: Roster): void => {
  let subjects: readonly string[] = [];
  let last: readonly string[] = [];
  let before: readonly string[] = [];
  for (const clause of clauses) {
    const { way, subject, object, verb } = clause;
    if (typeof subject !== 'string' && isDenied(subject.text)) {
      subjects = [];
      continue;
    }
    const isOfAll = subject === 'same' && /^(?:both|all)\b/.test(verb.text);
    const own = isOfAll
      ? before
      : subject === 'same'
        ? subjects
        : subject === 'last'
          ? last.slice(-1)
          : subject === 'list'
            ? last
            : subjectOf(subject, clause, roster);
    const [heads, below] = way === 'up' ? readUp(own, clause, roster) : readDown(own, object, roster);
    roster.lead(heads, below, verb);
    if (heads.length > 0) sameHead.set(roster, heads.slice(0, 1));
    last = way === 'up' ? heads : below;
    subjects = own;
    before = [...before, ...own];
    if (own.length === 1) roster.speakOf(own);
    else if (own.length === 0) roster.speakOf(heads);
  }
};

const isDenied = (subject: string): boolean =>
  /\b(?:not|no longer|neither|never|used to|came|fell|was|were|thinks?|nobody|no one|none of|had)\b[^,;]*$|n[’']t\b[^,;]*$/i.test(
    subject.replace(/^.*\b(?:and|but)\b/i, ''),
  );

type Sides = readonly [heads: readonly string[], below: readonly string[]];

/** "... report to the head", "... report to the head: the one and the other", "he reports to her, along with the others". */
const readUp = (own: readonly string[], { object, subject, verb }: Clause, roster: Roster): Sides => {
  if (object.text.trim() === '') return [roster.find({ text: 'he', start: object.start }), own];
  const heads = headsOf(object, roster);
  const said = typeof subject === 'string' ? '' : subject.text.trim();
  const list =
    /(?::|,? (?:along|together) with) (?<list>.+)$/su.exec(object.text)?.groups?.list ??
    /,? to whom (?:all )?(?<list>.+?) (?:reports?|answers?)\b/u.exec(object.text)?.groups?.list ??
    (isCount.test(said) || (/^reporting/.test(verb.text) && /\band,?$/.test(said))
      ? /^[^,]*, (?<list>.+)$/su.exec(object.text)?.groups?.list
      : undefined);
  const more =
    list === undefined ? [] : roster.enter({ text: list, start: object.start + object.text.lastIndexOf(list) });
  return [heads, [...(isCount.test(said) || (/^reporting/.test(verb.text) && more.length > 0) ? [] : own), ...more]];
};

/** The one whom others report to, entered with what is said of him where he is new. */
const headsOf = (object: Piece, roster: Roster): readonly string[] => {
  const known = roster.find(headIn(object), 'known');
  return known.length > 0 ? known.slice(0, 1) : roster.enterFirst(object);
};

const isCount = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b[\p{L} ]*$/iu;

const readDown = (own: readonly string[], object: Piece, roster: Roster): Sides => {
  const [head] = own;
  if (head !== undefined && own.length === 1 && roster.isUntitled(head) && unit.test(object.text)) {
    roster.setTitle(head, withoutDeterminer(unit.exec(object.text)?.[0] ?? ''));
    return [own, []];
  }
  const count = new RegExp(`^\\s*(?:only |just )?(?<count>${counts}) [\\p{L} -]+$`, 'iu').exec(object.text)?.groups
    ?.count;
  if (count !== undefined && head !== undefined) {
    roster.expect(head, countOf(count));
    return [own, []];
  }
  const list = /^\s*(?:only |just )?one [^,:]+?(?::|,) (?=(?:the |our )?\p{Lu})(?<list>.+)$/u.exec(object.text)?.groups
    ?.list;
  const ids = roster.enter(
    list === undefined
      ? { ...object, text: object.text.replace(/^(\s*(?:two|three|four|five|six|\d+) [^,:]+?):/, '$1,') }
      : { text: list, start: object.start + object.text.length - list.length },
  );
  const chief = / for (?<chief>her|him|the [^,]+?|\p{Lu}\p{L}+)(?=[\s,;]|$)/u.exec(object.text)?.groups?.chief;
  if (chief !== undefined) roster.lead(roster.find({ text: chief, start: object.start }), own, object);
  if (ids.length === 0 && head !== undefined && own.length === 1)
    roster.setTitle(head, withoutDeterminer(object.text.replace(/ for (?:her|him|us)\b.*$|,.*$/, '')));
  return [own, ids];
};

/** "Marisol Vega runs the Spanish-language desk": what somebody leads tells who he is. */
const unit = /^\s*the [\p{L}& -]+? (?:team|desk|crew|group|squad)(?=[\s,;.]|$)/u;

const subjectOf = (subject: Piece, { way, verb }: Clause, roster: Roster): readonly string[] => {
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
    text: withoutThere(own.text.replace(/(?<=\p{L}) (?:is|are|was|sits?|spends?|isn[’']t)\b.*$/u, '')),
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

/** "Trucks are loaded in the evening, and the Loading Lead ...": what is said of something else before. */
const clauseBefore =
  /^.*(?:[:;] |\b(?:is|are|was|were|happens?|has|have|had|can|does|don[’']t|it[’']s)\b[^,;:]*, (?:and|so|but|because|therefore) )/su;

/** The one whom others report to: what stands before a remark. */
const headIn = ({ text, start }: Piece): Piece => {
  const [head = ''] = headPattern.exec(text) ?? [];
  return { text: head.trimEnd(), start };
};

const headPattern =
  /^\s*.+?(?=[,;:]| (?:and|but|because|although|though|so|while|no matter|wherever|as well|too|directly|straight|who|which|until|when|at|on|over|along|in|these days|anyway)\b(?!(?: \p{Lu}\p{L}+)+ (?:Manager|Officer|Lead|Leader|Director|Supervisor|Coordinator|Team)\b)|$)/u;
