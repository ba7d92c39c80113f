import type { SourceSpan } from '@diagloom/diagram/model';
import { numberWords } from '../lexicon/en/numbers.ts';
import { singular } from '../lexicon/morphology.ts';
import { type OutlineItem, type Piece, spanOfPiece, trimPiece } from '../outline/outline.ts';
import { readList, splitOutside } from '../outline/read-list.ts';
import { capitalised } from '../text/words.ts';
import { type Chart, isTitle } from './chart.ts';
import { leadByRank } from './lead-by-rank.ts';

/** Reads one sentence into the chart. */
export const readStatement = (piece: Piece, chart: Chart): void => {
  for (const part of splitAtLeaders(piece)) readClause(part, chart);
};

/** `Sales has two teams, support leads three agents`: a clause for each of those who lead. */
const splitAtLeaders = (piece: Piece): readonly Piece[] => {
  const pieces = splitOutside(piece, leaderBorder);
  return pieces.every(({ text }) => ownLeads.test(text)) ? pieces.flatMap((each) => trimPiece(each) ?? []) : [piece];
};

const ownVerbs = '(?:has|have|leads?|manages?|heads|oversees?|supervises?|runs|directs)';
const ownLeads = new RegExp(`^\\s*(?:and\\s+)?[^,:;]{2,40}?\\s${ownVerbs}\\s`, 'i');
const leaderBorder = new RegExp(`,\\s+(?=(?:and\\s+)?[^,:;]{2,40}?\\s${ownVerbs}\\s)`, 'gi');

/** The first of the forms that fits. */
const readClause = (piece: Piece, chart: Chart): void => {
  if (namesHolder(piece, chart)) return;
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
  const [first, ...others] = readList(crew?.leaders ?? piece);
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

/** `Ann (CEO), Tom (CTO) with devs Ali, Bea and Chen`: the people after `with` all belong to the last one before it. */
const crewOf = (piece: Piece): { readonly leaders: Piece; readonly members: readonly OutlineItem[] } | undefined => {
  const [leaders, list, ...more] = splitOutside(piece, /\s+with\s+/gi);
  const { kind = '', names = '' } =
    /^(?:(?<kind>\p{Ll}+s)\s+)?(?<names>.+)$/su.exec(list?.text.trim() ?? '')?.groups ?? {};
  if (leaders === undefined || list === undefined || more.length > 0) return undefined;
  const members = readList({ text: names, start: list.start + list.text.lastIndexOf(names) });
  if (members.length < 2 || !members.every(({ text }) => /^\p{Lu}[\p{L}’'-]+$/u.test(text))) return undefined;
  const title = kind === '' ? '' : `${capitalised(singularName(kind))} `;
  return { leaders, members: members.map((member) => ({ ...member, text: `${title}${member.text}` })) };
};

/** An item that says where it stands: `sous chef under him`, `below her two clerks`, `both under the director`. */
const placedItem =
  /^(?:(?<below>.+?),?\s+)?(?:(?:all|both|directly|reporting|who report)\s+)*(?:under|below|beneath|reporting to|who reports? to)\s+(?<above>him|her|them|it|(?:the\s+)?[^()]+?)(?:\s+(?:is|are|come|comes|we have|there (?:is|are))\s+(?<after>.+))?$/is;

/** Splits a list at its commas, but for those of a list that a pronoun opens (`below him 4 teams`). */
const openedByPronoun = /^(?:then\s+)?(?:under|below|beneath)\s+(?<above>him|her|them|it)[,:]?\s+(?<list>.+)$/is;

/**
 * `Chef, sous chef under him, then cook and baker under the sous chef`: items that say where they stand, in the order in
 * which the text tells it. False where no item does.
 */
const readPlacedList = (piece: Piece, chart: Chart): boolean => {
  const items = splitOutside(piece, /,(?:\s*and\s)?|;|\s+and\s+/g).flatMap((item) => trimPiece(item) ?? []);
  const isPlaced = ({ text }: Piece): boolean => openedByPronoun.test(text) || placedItem.test(text);
  if (items.length < 2 || !items.some(isPlaced)) return false;
  let waiting: string[] = [];
  let told: string[] = [];
  for (const item of items) {
    const opened = openedByPronoun.exec(item.text)?.groups;
    const placed = placedItem.exec(item.text)?.groups;
    if (opened?.above !== undefined && opened.list !== undefined) {
      const rest = { text: piece.text.slice(item.start - piece.start), start: item.start };
      const list = { text: openedByPronoun.exec(rest.text)?.groups?.list ?? '', start: item.start };
      list.start = rest.start + rest.text.length - list.text.length;
      addBelow({ text: opened.above, start: item.start }, list, chart);
      return true;
    }
    if (/^then\s/i.test(item.text)) waiting = [];
    if (placed?.above === undefined) {
      const ids = addAll(readList({ text: item.text.replace(/^then\s+/i, ''), start: item.start }), undefined, chart);
      waiting.push(...ids);
      told.push(...ids);
      chart.setLastNamed(told);
      continue;
    }
    const heads = aboveOf({ text: placed.above, start: item.start }, chart);
    const below = placed.below?.replace(/^then\s+/i, '');
    const ids =
      below === undefined || /^(?:both|all)$/i.test(below)
        ? told.filter((id) => !chart.isLed(id) && !heads.includes(id))
        : addAll(readList({ text: below, start: item.start }), undefined, chart);
    const isHis = /^(?:him|her|them|it)$/i.test(placed.above);
    for (const id of [...(isHis ? [] : waiting), ...ids])
      for (const head of heads) if (head !== id) chart.lead(head, id);
    told = [...told, ...ids];
    waiting = [];
    chart.setLastNamed(ids);
  }
  return true;
};

interface Parts {
  readonly above: Piece;
  readonly below: Piece;
}

/** From the end of the side that is said first to the start of the other. */
const between = ({ above, below }: Parts, piece: Piece): SourceSpan => {
  const [first, second] = above.start < below.start ? [above, below] : [below, above];
  return { start: first.text === '' ? piece.start : first.start + first.text.length, end: second.start };
};

interface Form {
  readonly pattern: RegExp;
  /** A sentence of this form. */
  readonly example: string;
  readonly read: (parts: Parts, chart: Chart) => void;
}

const leads =
  '(?:manages?|leads|heads|oversees?|supervises?|runs|directs|is responsible for|is in charge of|is head of|has|have|includes|consists of|contains|with)';

export const forms: readonly Form[] = [
  {
    pattern:
      /^(?<above>[^,;:]+?)\s+(?:is\s+|stands\s+)?(?:at|on)\s+(?:the\s+)?top(?:[,;:]?\s+(?:and\s+)?(?:then\s+)?(?:below|under|beneath|with)(?:\s+(?:him|her|them|it|that))?(?:\s+(?:is|are|come|comes|there (?:is|are)))?[:,]?\s+(?<below>.+))?$/is,
    example: 'Rector at the top, below her deans and a registrar',
    read: ({ above, below }, chart) =>
      below.text === '' ? chart.setLastNamed(aboveOf(above, chart)) : addBelow(above, below, chart),
  },
  {
    pattern: /^(?<below>.+?)\s+(?:has|have)\s+(?:a\s+)?dotted[- ]line(?:\s+report(?:ing)?)?\s+to\s+(?<above>.+)$/i,
    example: 'The East region has a dotted line to Marketing',
    read: ({ above, below }, chart) => {
      for (const id of addAll(readList(below), undefined, chart))
        chart.advise(chart.position(above.text, spanOfPiece(above)), id);
    },
  },
  {
    pattern: /^reporting\s+(?:directly\s+)?to\s+(?<above>[^:,]+?)(?::|,|\s+(?:is|are))\s+(?<below>.+)$/is,
    example: 'Reporting to her: CFO and COO',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern:
      /^(?<below>.+?)\s+(?:all\s+|each\s+|directly\s+|also\s+)*(?:reports?|reporting|answers?)\s+(?:directly\s+)?to\s+(?<above>.+)$/i,
    example: 'The CTO, CFO and COO report to the CEO',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern:
      /^(?<below>.+?)\s+(?:is|are)\s+(?:directly\s+)?(?:managed by|led by|headed by|supervised by|overseen by|run by|under|below)\s+(?<above>.+)$/i,
    example: 'Accounting and Controlling are managed by the CFO',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern:
      /^(?:under|below|beneath)\s+(?<above>[^:,]+?)(?::|,|\s+(?:is|are|there is|there are|come|comes))\s+(?<below>.+)$/i,
    example: 'Under the CTO are Engineering and Quality',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: new RegExp(
      `^(?:and\\s+)?each(?:\\s+of\\s+(?:them|these))?(?:\\s+(?<above>.+?))?\\s+${leads}\\s+(?<below>.+)$`,
      'i',
    ),
    example: 'Each VP has two managers',
    read: ({ above, below }, chart) => addUnderEach(above.text, below, chart),
  },
  {
    pattern: new RegExp(
      `^(?<above>[^,:]+?),?\\s+${leads}\\s+(?<below>(?:\\d+|${numberWords.slice(2).join('|')})\\s+[^,:()]+(?::|,? namely|,? -)\\s+.+)$`,
      'is',
    ),
    example: 'CEO with three VPs: sales, marketing and engineering',
    read: ({ above, below }, chart) => addCounted(above, below, chart),
  },
  {
    pattern: /^(?<above>[^:]{2,50}):\s+(?<below>.+)$/s,
    example: 'CTO: Engineering, Platform, Quality',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: new RegExp(`^(?<above>[^,]+?),?\\s+${leads}\\s+(?<below>.+)$`, 'is'),
    example: 'The head chef leads two line cooks and a vacant pastry chef',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
];

const addBelow = (above: Piece, below: Piece, chart: Chart): void => {
  const heads = aboveOf(above, chart);
  const [list, nested] = splitNested(below);
  const [head] = heads;
  if (heads.length === 1 && head !== undefined && chart.isUnit(head) && chart.isLeaf(head)) addTeam(head, list, chart);
  else {
    const ids = heads.flatMap((each) => addAll(readList(list), { head: each, isShared: heads.length > 1 }, chart));
    chart.setLastNamed(ids);
  }
  if (nested !== undefined) addUnderEach('', nested, chart);
};

/** `A crew with a foreman, two masons and a helper`: who of the listed members leads the others is told by their titles. */
const addTeam = (team: string, list: Piece, chart: Chart): void => {
  const members = readList(list).map((item) => addAll([item], undefined, chart));
  const above = leadByRank(members.map(([first = '']) => chart.labelOf(first)));
  members.forEach((ids, index) => {
    const head = members[above[index] ?? -1]?.[0] ?? team;
    for (const id of ids) chart.lead(head, id);
  });
  chart.setLastNamed(members.flat());
};

/** `three VPs: sales, marketing and engineering`: the list says which ones were counted. */
const addCounted = (above: Piece, below: Piece, chart: Chart): void => {
  const [, kind = '', list = ''] = /^\S+\s+(.+?)(?::|,? namely|,? -)\s+(.+)$/is.exec(below.text) ?? [];
  const [own, nested] = splitNested({ text: list, start: below.start + below.text.length - list.length });
  const named = readList(own).map((item) => ({ ...item, text: namedAs(item.text, kind) }));
  const [head] = aboveOf(above, chart);
  chart.setLastNamed(head === undefined ? [] : addAll(named, { head, isShared: false }, chart));
  if (nested !== undefined) addUnderEach('', nested, chart);
};

const namesItself = /\p{L}\s+\p{L}/u;

/** `sales` of `three VPs` is the `VP sales`, `law` of `four faculties` the `Law faculty`; a name that says what it is stays. */
const namedAs = (name: string, kind: string): string => {
  const words = kind.trim().split(' ');
  const one = [...words.slice(0, -1), singularName(words.at(-1) ?? '')].join(' ');
  if (name.toLowerCase().includes(one.toLowerCase()) || namesItself.test(name.replace(/\(.*$/, ''))) return name;
  if (/^\p{Lu}{2,}$/u.test(one) || headOfficers.test(one)) return `${one} ${name}`;
  return /^\p{Lu}/u.test(name) ? name : `${name} ${one}`;
};

/** Titles that come before what they lead: `director finance`. */
const headOfficers = /\b(?:vice president|president|director|chief|head|officer)$/i;

/** `three VPs, each with two teams`: the part after `each` belongs to all that were just named. */
const splitNested = (below: Piece): readonly [Piece, Piece | undefined] => {
  const match =
    /,?\s+(?:each|all)\s+(?:of\s+(?:them|which|whom)\s+)?(?:with|having|has|leading|managing|leads|manages|(?:is |are )?(?:led|headed|run|managed) by)\s+/i.exec(
      below.text,
    );
  if (match === null) return [below, undefined];
  const from = match.index + match[0].length;
  return [
    { text: below.text.slice(0, match.index), start: below.start },
    { text: below.text.slice(from), start: below.start + from },
  ];
};

const addUnderEach = (kind: string, below: Piece, chart: Chart): void => {
  const [list, nested] = splitNested(below);
  const wanted = singular(kind.trim().toLowerCase());
  const named = chart.lastNamed().filter((id) => wanted === '' || chart.labelOf(id).toLowerCase().includes(wanted));
  const heads = named.length > 0 ? named : chart.lastNamed();
  const ids = heads.flatMap((head) => addAll(readList(list), { head, isShared: heads.length > 1 }, chart));
  chart.setLastNamed(ids);
  if (nested !== undefined) addUnderEach('', nested, chart);
};

const aboveOf = (above: Piece, chart: Chart): readonly string[] => {
  if (/^(?:they|these|those|all of them)$/i.test(above.text)) return chart.lastNamed();
  if (/^(?:he|she|it|him|her|who|which)$/i.test(above.text)) return chart.lastNamed().slice(-1);
  const piece = trimPiece(above);
  return piece === undefined ? [] : [chart.headOf(piece.text) ?? chart.position(piece.text, spanOfPiece(piece))];
};

interface Under {
  readonly head: string;
  /** True where several heads get the same list, so that each needs positions of its own. */
  readonly isShared: boolean;
}

/** `two teams, Platform and Mobile`: the names that follow are the teams that were counted. */
const withoutHeading = (items: readonly OutlineItem[]): readonly OutlineItem[] => {
  const [first, ...named] = items;
  const [, word = ''] = /^(\S+)\s+\S+$/.exec(first?.text ?? '') ?? [];
  const isHeading =
    named.length > 1 && (numberWords.indexOf(word.toLowerCase()) === named.length || word === String(named.length));
  return isHeading && named.every(({ text }) => /^\p{Lu}/u.test(text)) ? named : items;
};

const addAll = (items: readonly OutlineItem[], under: Under | undefined, chart: Chart): readonly string[] =>
  withoutHeading(items).flatMap((item) => {
    const { name, children } = withReports(withTitle(item));
    const counted = /^(\d+|\p{L}+)\s+(.+)$/u.exec(name.text);
    if (counted?.[1] !== undefined && children.length > 1 && countOf(counted[1]) === children.length)
      return addAll(
        children.map((child) => ({ ...child, text: namedAs(child.text, counted[2] ?? '') })),
        under,
        chart,
      );
    const ids = positionsOf(name, under, chart);
    for (const id of ids) {
      if (under !== undefined) chart.lead(under.head, id);
      addAll(children, { head: id, isShared: ids.length > 1 }, chart);
    }
    return ids;
  });

/** `Jane (CEO)`: the brackets hold what Jane is, and nobody below her. */
const withTitle = (item: OutlineItem): OutlineItem => {
  const [title, ...others] = item.children;
  const isHolder = title !== undefined && others.length === 0 && title.children.length === 0 && isTitle(title.text);
  return isHolder ? { ...item, text: `${item.text} (${title.text})`, children: [] } : item;
};

/** `shop manager with four cashiers` brings its own reports. */
const withReports = (item: OutlineItem): { name: OutlineItem; children: readonly OutlineItem[] } => {
  const match = /^(.+?)\s+(?:with|leading|managing|who (?:leads|manages))\s+(.+)$/i.exec(item.text);
  if (match?.[1] === undefined || match[2] === undefined) return { name: item, children: item.children };
  const start = item.span.start + item.text.length - match[2].length;
  const name = { ...item, text: match[1], span: { start: item.span.start, end: item.span.start + match[1].length } };
  return { name, children: [...readList({ text: match[2], start }), ...item.children] };
};

/** More than this of one kind are drawn as a single box that says how many. */
const mostCopies = 12;
/** The same where several heads have as many each. */
const mostCopiesEach = 5;

/** `three VPs` are VP 1, VP 2 and VP 3; under several heads each has its own, named after its head. */
const positionsOf = (item: OutlineItem, under: Under | undefined, chart: Chart): readonly string[] => {
  const [, word, name = item.text] =
    /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(.+)$/i.exec(item.text) ?? [];
  const count = word === undefined ? 1 : countOf(word);
  const suffix = under?.isShared ? ` (${chart.labelOf(under.head)})` : '';
  if (count > (under?.isShared ? mostCopiesEach : mostCopies))
    return [chart.position(`${item.text}${suffix}`, item.span)];
  if (count <= 1) return [chart.position(`${name}${suffix}`, item.span)];
  const words = name.split(' ');
  const single = [...words.slice(0, -1), singularName(words.at(-1) ?? '')].join(' ');
  return Array.from({ length: count }, (_, index) => {
    const own = `${single} ${index + 1}`;
    const known = chart.find(own);
    const isTaken = suffix === '' && under !== undefined && known !== undefined && chart.isLed(known);
    return chart.position(isTaken ? `${own} (${chart.labelOf(under.head)})` : `${own}${suffix}`, item.span);
  });
};

const countOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase()));

/** `VPs` gives `VP`. */
const singularName = (word: string): string => (/^\p{Lu}{2,}s$/u.test(word) ? word.slice(0, -1) : singular(word));
