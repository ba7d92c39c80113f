import {
  alsoReporting,
  clauseJoin,
  completingVerbs,
  countedBelow,
  gappedEnds,
  gappedReport,
  iLead,
  leaderNouns,
  ledBy,
  leadingVerbs as ownVerbs,
  reportsTo,
  sameLevel,
  severalVerbs,
  speakerForms,
  timeAtEnd,
  timeBeforeVerb,
} from '../lexicon/en/leading-verbs.ts';
import { type OutlineItem, type Piece, spanOfPiece, trimPiece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { capitalised } from '../text/words.ts';
import { aboveOf, addBelow } from './add-below.ts';
import { addAll, namedAs, readItems, withoutHeading } from './add-items.ts';
import type { Chart } from './chart.ts';
import { singularName } from './counted-positions.ts';
import { between, forms } from './forms.ts';
import { readPlacedList } from './placed-list.ts';
import { isPerson, isTitle } from './read-name.ts';

/** Reads one sentence into the chart. */
export const readStatement = (piece: Piece, chart: Chart): void => {
  for (const part of splitAtLeaders(withSpeaker(piece, chart)).flatMap(splitGapped))
    if (part.isGapped) readGapped(part, chart);
    else readClause(part, chart);
};

interface Part extends Piece {
  /** True for `Ann to the owner`, which has the verb of what stands before it. */
  readonly isGapped: boolean;
}

/** `I report to Ann and Ann to the owner`: the clauses behind the first. */
const splitGapped = (piece: Piece): readonly Part[] => {
  const whole = [{ ...piece, isGapped: false }];
  if (!reportsTo.test(piece.text)) return whole;
  const [first, ...others] = splitOutside(piece, gappedReport);
  const areGapped = others.length > 0 && others.every(({ text }) => gappedEnds.test(text) && !reportsTo.test(text));
  if (first === undefined || !areGapped || !reportsTo.test(first.text)) return whole;
  return [{ ...first, isGapped: false }, ...others.map((other) => ({ ...other, isGapped: true }))];
};

const readGapped = (piece: Piece, chart: Chart): void => {
  const { below = '', above = '' } = gappedEnds.exec(piece.text)?.groups ?? {};
  const at = piece.start + piece.text.length - above.length;
  addBelow({ text: above, start: at }, { text: below, start: piece.start }, chart);
};

/** `I'm the head of IT, my boss is the CFO`: the writer is somebody of the chart, too. */
const withSpeaker = (piece: Piece, chart: Chart): Piece => {
  for (const form of speakerForms) {
    const { name, title, rest = '' } = form.exec(piece.text)?.groups ?? {};
    if (name === undefined || title === undefined) continue;
    const span = { start: piece.start, end: piece.start + piece.text.length - rest.length };
    const id = chart.position(`${title.trim()} (${name.trim()})`, span);
    chart.setSpeaker(id);
    chart.setLastNamed([id]);
    const after = rest.replace(/^[\s,;]*(?:and\s+)?/, '');
    return { text: after, start: piece.start + piece.text.length - after.length };
  }
  const { verb, own: led, rest: told, more } = iLead.exec(piece.text)?.groups ?? {};
  if (verb !== undefined && led !== undefined) {
    const after = told ?? more ?? '';
    const span = { start: piece.start, end: piece.start + piece.text.length - after.length };
    chart.setSpeaker(chart.position(`${led} ${leaderNouns.get(verb.toLowerCase()) ?? 'lead'}`, span));
    return withBoss({ text: after, start: piece.start + piece.text.length - after.length }, chart);
  }
  const match = /^(?:i['’]?m|i am)\s+(?:the\s+)?(?<own>[^,]+)(?:,\s*(?:and\s+)?(?<rest>.+))?$/is.exec(piece.text);
  if (match?.groups?.own === undefined) return withBoss(piece, chart);
  chart.setSpeaker(
    chart.position(match.groups.own, { start: piece.start, end: piece.start + match.groups.own.length }),
  );
  const rest = match.groups.rest ?? '';
  return withBoss({ text: rest, start: piece.start + piece.text.length - rest.length }, chart);
};

const withBoss = (piece: Piece, chart: Chart): Piece => {
  const { name: boss, rest = '' } =
    /^my boss is\s+(?<name>[^,]+?)(?:\s+and\s+(?<rest>[^,]+\s+(?:reports?|answers?)\s+to\s.+))?$/is.exec(piece.text)
      ?.groups ?? {};
  const speaker = chart.speaker();
  if (boss === undefined || speaker === undefined) return piece;
  const end = piece.start + piece.text.length - rest.length;
  chart.lead(chart.position(boss, { start: piece.start, end }), speaker);
  return { text: rest, start: end };
};

/** `Sales has two teams, support leads three agents`: a clause for each of those who lead. */
const splitAtLeaders = (piece: Piece): readonly Piece[] => {
  if (piece.text === '') return [];
  const isGrouped = /^[^,]{2,40}?(?:\s=|:)\s/.test(piece.text);
  const border = isGrouped ? groupBorder : ledBy.test(piece.text) ? gapBorder : undefined;
  const parts = border === undefined ? [piece] : splitOutside(piece, border);
  return parts
    .flatMap((part) => splitOutside(part, belowBorder))
    .flatMap((part) => splitOutside(part, leaderBorder))
    .flatMap(splitAtSeveral)
    .flatMap((each) => trimPiece(each) ?? []);
};

/** `early shift = Mia, late shift = Ken`: every group opens with its own name. */
const groupBorder = /,\s+(?=[^,:;()=]{2,40}?(?:\s=|:)\s)/g;
/** `Sales is led by Ann, the shop by Tom` */
const gapBorder = /,\s+(?:and\s+)?(?=[^,:;()]{2,40}?\sby\s)|\s+and\s+(?=[^,:;()]{2,40}?\sby\s)/g;
/** `rector, below him deans`, `owner, below: cook`: what stands below comes last. */
const belowBorder =
  /,\s+(?=(?:and\s+|then\s+)?(?:below|beneath|underneath)(?::|\s(?!(?:each|all)\b)))|\s+and\s+(?=(?:under|below|beneath)\s+(?:him|her|them|it)\b)/gi;

const leaderBorder = new RegExp(
  `(?:,\\s+(?:(?:and|while|whereas)\\s+)?|\\s+and\\s+(?=\\p{Lu}\\S*\\s))(?!each|who|which|all|both|that)(?=(?!with\\b|w/)[^,:;()]{2,40}?(?:\\s\\([^()]*\\))?\\s${ownVerbs}\\s)`,
  'giu',
);

/** `A at the top, B and C report to A, D and E run F`: several share a verb, and begin where the clause before them is complete. */
const splitAtSeveral = (piece: Piece): readonly Piece[] => {
  for (const match of piece.text.matchAll(severalBorder)) {
    const end = match.index + match[0].length;
    if (!complete.test(piece.text.slice(0, match.index))) continue;
    return [
      { text: piece.text.slice(0, match.index), start: piece.start },
      ...splitAtSeveral({ text: piece.text.slice(end), start: piece.start + end }),
    ];
  }
  return [piece];
};

const severalBorder = new RegExp(
  `,\\s+(?:(?:and|while|whereas)\\s+)?(?!each|who|which|all|both|that)(?=(?:[^:;()]|\\([^()]*\\)){2,80}?\\s${severalVerbs}\\s)`,
  'gi',
);
const complete = new RegExp(`\\s${completingVerbs}\\b`, 'i');

/** The first of the forms that fits. */
const readClause = (given: Piece, chart: Chart): void => {
  const piece = withoutOpener(withoutSiblings(given));
  const placed = countedBelow.exec(piece.text)?.groups;
  if (placed?.below !== undefined && placed.gap !== undefined && !chart.isEmpty()) {
    const list = piece.text.slice(placed.below.length + placed.gap.length);
    addBelow(
      { text: 'it', start: piece.start },
      { ...piece, text: `${placed.below}${': '.padEnd(placed.gap.length)}${list}` },
      chart,
    );
    return;
  }
  const peer = sameLevel.exec(piece.text)?.groups;
  if (peer?.one !== undefined && peer.other !== undefined) {
    const [other] = aboveOf({ text: peer.other, start: piece.start }, chart);
    const boss = other === undefined ? undefined : chart.headOf(other);
    readClause({ text: peer.one, start: piece.start }, chart);
    const [own] = chart.lastNamed();
    if (boss !== undefined && own !== undefined && own !== other) chart.lead(boss, own);
    return;
  }
  if (namesHolder(piece, chart) || namesOneBox(piece, chart) || readUnder(piece, chart)) return;
  const counted = /^(?:\d+|two|three|four|five|six)\s+(?<kind>[^,:()]+):\s+(?<list>.+)$/is.exec(piece.text)?.groups;
  if (counted?.list !== undefined) {
    const items = readItems({ text: counted.list, start: piece.start + piece.text.length - counted.list.length });
    chart.setLastNamed(
      addAll(
        items.map((item) => ({ ...item, text: namedAs(item.text, counted.kind ?? '') })),
        undefined,
        chart,
      ),
    );
    return;
  }
  for (const form of forms) {
    const match = form.pattern.exec(piece.text);
    const parts = match?.groups;
    if (parts === undefined) continue;
    const at = (text: string | undefined): Piece => ({
      text: text ?? '',
      start: piece.start + Math.max(0, piece.text.lastIndexOf(text ?? '')),
    });
    const read = { above: at(parts.above), below: at(parts.below) };
    chart.setRelation(between(read, piece));
    form.read(read, chart);
    return;
  }
  readPlainList(piece, chart);
};

/** `Also reporting to Ann: a cook` */
const withoutOpener = (piece: Piece): Piece => {
  const length = (alsoReporting.exec(piece.text) ?? clauseJoin.exec(piece.text))?.[0].length ?? 0;
  return { text: piece.text.slice(length), start: piece.start + length };
};

/** `Ann sits next to Bo`: both stand on one level. */
const withoutSiblings = (piece: Piece): Piece => ({
  ...piece,
  text: withoutTimes(piece.text).replace(/\s(?:sits|stands|is)\s(?:next to|beside|on the same level as)\s/i, (found) =>
    ' and'.padEnd(found.length),
  ),
});

/** `Ann still reports to Bo now`: since when it is so is of no matter, offsets stay. */
const withoutTimes = (text: string): string =>
  text.replace(timeBeforeVerb, (found) => ' '.repeat(found.length)).replace(timeAtEnd, '');

/** `CEO: Anna Berg`, `Ben is CTO`, `Boss: me`: one position and who holds it. */
const namesOneBox = (piece: Piece, chart: Chart): boolean => {
  const { title = '', person = '' } =
    /^(?<title>[^:,]{2,40}):\s+(?<person>[^,:;()]+(?:\([^()]*\))?)$/s.exec(piece.text)?.groups ?? {};
  const isMe = /^me(?:\s|$)/i.test(person);
  const isOne =
    title !== '' &&
    isTitle(title) &&
    (isMe || isPerson(person.replace(/\(.*$/, '').trim()) || isGeneric(title, person));
  const said = isOne ? `${title} (${person.replace(/\s*\((?<rest>.*)\)$/, '')})` : piece.text;
  const isHolder = !isOne && /^[^,:;()]+\s(?:is|=)\s[^,:;()+&/]+$/i.test(piece.text) && !relation.test(piece.text);
  if (!isOne && !isHolder) return false;
  const subject = /^(?<who>[^,:;()]+?)\s(?:is|=)\s/i.exec(piece.text)?.groups?.who ?? '';
  if (
    isHolder &&
    !isTitle(subject) &&
    !isPerson(subject) &&
    !isTitle(piece.text.split(/\s(?:is|=)\s/i)[1]?.replace(/^(?:the|a|our)\s/i, '') ?? '')
  )
    return false;
  const id = chart.position(isMe ? title : said, spanOfPiece(piece));
  if (isMe) chart.setSpeaker(id);
  chart.setLastNamed([id]);
  const above = /\((?:under|reports to|below)\s+(?<above>[^()]+)\)$/i.exec(person)?.groups?.above;
  const head = above === undefined ? undefined : chart.refer(above);
  if (head !== undefined) chart.lead(head, id);
  return true;
};

const relation =
  /\b(?:superior|answerable|accountable|subordinated?|assigned|attached|assisted|helped|supported|under|below|beneath|over|above|by|top|reports?|reporting|responsible|charge|with)\b|\bw\/?(?=\s)/i;

/** `chair: plant manager`: a word for whoever leads, and what he is otherwise. */
const isGeneric = (title: string, other: string): boolean =>
  /^(?:chair|head|boss|lead|leader|top)$/i.test(title.trim()) && isTitle(other) && !/^\d/.test(other);

/** `Under Tom two shift leads`, `below: a, b`, `Nadia below`: the border lies behind a position that is known, or there is none. */
const readUnder = (piece: Piece, chart: Chart): boolean => {
  const inside = /^(?:in|at|for)\s+(?<list>.+)$/is.exec(piece.text)?.groups?.list;
  if (inside !== undefined)
    return readReferred({ text: inside, start: piece.start + piece.text.length - inside.length }, chart);
  const below =
    /^(?:and\s+|then\s+)?(?:one level\s+)?(?:below|under|beneath|underneath)\s*(?<mark>:|,)?\s+(?<list>.+)$/is.exec(
      piece.text.replace(/\salso(?=:?\s)/i, (found) => ' '.repeat(found.length)),
    )?.groups;
  const last = /^(?<name>[^,:;]+?)\s+(?:below|underneath)$/i.exec(piece.text)?.groups?.name;
  const [top] = chart.lastNamed();
  if (last !== undefined && top !== undefined) {
    chart.setLastNamed(addAll(readItems({ text: last, start: piece.start }), { head: top, isShared: false }, chart));
    return true;
  }
  if (below?.list === undefined) return false;
  const start = piece.start + piece.text.length - below.list.length;
  if (below.mark !== undefined) {
    if (top === undefined) return false;
    addBelow({ text: 'it', start: piece.start }, { text: below.list, start }, chart);
    return true;
  }
  if (/^[^,(]*(?::|\s(?:is|are|also|there|come|comes|sit|sits)\b)/i.test(below.list)) return false;
  if (readReferred({ text: below.list, start }, chart)) return true;
  if (top === undefined || /^under/i.test(piece.text)) return false;
  addBelow({ text: 'it', start: piece.start }, { text: below.list, start }, chart);
  return true;
};

/** `Tom two shift leads`, `sales there is only Ann`: the words that open the piece name a position that is known, the others who is below. */
const readReferred = ({ text, start }: Piece, chart: Chart): boolean => {
  const words = [...text.matchAll(/\S+/g)];
  for (let count = Math.min(longestName, words.length - 1); count > 0; count -= 1) {
    const end = (words[count - 1]?.index ?? 0) + (words[count - 1]?.[0].length ?? 0);
    const name = text.slice(0, end);
    const isPronoun = /^(?:him|her|them|it|me)$/i.test(name);
    if (!isPronoun && chart.refer(name.replace(/,$/, '')) === undefined) continue;
    const rest = text.slice(end).replace(isThere, '');
    addBelow({ text: name.replace(/,$/, ''), start }, { text: rest, start: start + text.length - rest.length }, chart);
    return true;
  }
  return false;
};

/** Says that somebody is there. */
const isThere = /^[\s,:]+(?:there(?:[’']?s)?\s+)?(?:(?:is|are|we have|works?|sits?)\s+)?(?:just\s+|only\s+|also\s+)?/i;

/** In words. */
const longestName = 4;

/** `Ann is the head of sales`, about a person who was named: the position that she holds. */
const namesHolder = (piece: Piece, chart: Chart): boolean => {
  const match = holder.exec(piece.text)?.groups;
  if (match?.person === undefined || match.position === undefined) return false;
  const id = chart.find(match.person);
  if (id === undefined) return false;
  chart.setPosition(id, match.position, match.person);
  return true;
};

const holder =
  /^(?<person>\p{Lu}[\p{Ll}’'-]+(?:\s+\p{Lu}[\p{Ll}’'-]+){0,2})\s+is\s+(?:the|our|a|an)\s+(?<position>[^,;:()]{2,40})$/u;

/** `Owner, head baker with three bakers, shop manager`: the first position that a text names leads the others of its list. */
const readPlainList = (piece: Piece, chart: Chart): void => {
  if (readPlacedList(piece, chart)) return;
  const crew = crewOf(piece);
  const items = withoutHeading(readItems(crew?.leaders ?? piece));
  const [opening, second] = items;
  const isHeaded =
    chart.isEmpty() && opening !== undefined && isWhole(opening.text) && second !== undefined && isHolder(second.text);
  const [first, ...others] = isHeaded ? items.slice(1) : items;
  if (first === undefined) return;
  const isOpening = chart.isEmpty();
  const [head] = addAll([first], undefined, chart);
  const ids = addAll(others, isOpening && head !== undefined ? { head, isShared: false } : undefined, chart);
  const named = ids.length > 0 ? ids : head === undefined ? [] : [head];
  const leader = named.at(-1);
  chart.setLastNamed(
    crew === undefined || leader === undefined ? named : addAll(crew.members, { head: leader, isShared: false }, chart),
  );
};

/** `Research institute, Dr. Holt (director)`: what opens is the whole that the chart shows. */
const isWhole = (text: string): boolean => !isTitle(text) && !isPerson(text) && !/[()]/.test(text);
const isHolder = (text: string): boolean => isPerson(text.replace(/\s*\(.*$/, '')) && /\(/.test(text);

/** `Ann (CEO), Tom (CTO) with devs Ali, Bea and Chen`: the people after `with` all belong to the last one before it. */
const crewOf = (piece: Piece): { readonly leaders: Piece; readonly members: readonly OutlineItem[] } | undefined => {
  const [leaders, list, ...more] = splitOutside(piece, /\s+with\s+/gi);
  const { kind = '', names = '' } =
    /^(?:(?<kind>\p{Ll}+s)\s+)?(?<names>.+)$/su.exec(list?.text.trim() ?? '')?.groups ?? {};
  if (leaders === undefined || list === undefined || more.length > 0) return undefined;
  const members = readItems({ text: names, start: list.start + list.text.lastIndexOf(names) });
  if (members.length < 2 || !members.every(({ text }) => /^\p{Lu}[\p{L}’'-]+$/u.test(text))) return undefined;
  const title = kind === '' ? '' : `${capitalised(singularName(kind))} `;
  return { leaders, members: members.map((member) => ({ ...member, text: `${title}${member.text}` })) };
};
