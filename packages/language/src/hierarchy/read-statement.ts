import { type OutlineItem, type Piece, trimPiece } from '../outline/outline.ts';
import { readList, splitOutside } from '../outline/read-list.ts';
import { capitalised } from '../text/words.ts';
import { addAll } from './add-items.ts';
import type { Chart } from './chart.ts';
import { singularName } from './counted-positions.ts';
import { between, forms } from './forms.ts';
import { readPlacedList } from './placed-list.ts';

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
