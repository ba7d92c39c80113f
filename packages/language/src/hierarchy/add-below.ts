import { allToldOf, belowThem, firstOfTwo, secondOfTwo } from '../lexicon/en/chart-pronouns.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { singular } from '../lexicon/morphology.ts';
import { type Piece, spanOfPiece, trimPiece } from '../outline/outline.ts';
import { addAll, namedAs, readItems } from './add-items.ts';
import type { Chart } from './chart.ts';
import { leadByRank } from './lead-by-rank.ts';

export const addBelow = (above: Piece, below: Piece, chart: Chart): void => {
  if (countedList.test(below.text)) {
    addCounted(above, below, chart);
    return;
  }
  const heads = aboveOf(above, chart);
  const speaker = chart.speaker();
  const [boss] = heads;
  if (speaker !== undefined && boss !== undefined && writer.test(below.text.trim())) {
    chart.lead(boss, speaker);
    chart.setLastNamed([boss]);
    return;
  }
  const told = allToldOf.test(below.text.trim()) ? chart.roots().filter((id) => !heads.includes(id)) : [];
  if (told.length > 0) {
    for (const id of told) for (const head of heads.slice(0, 1)) chart.lead(head, id);
    return;
  }
  const [list, nested] = splitNested(below);
  const [head] = heads;
  if (heads.length === 1 && head !== undefined && chart.isUnit(head) && chart.isLeaf(head)) addTeam(head, list, chart);
  else {
    const ids = heads.flatMap((each) => addAll(readItems(list), { head: each, isShared: heads.length > 1 }, chart));
    chart.setLastNamed(ids);
  }
  if (nested !== undefined) addUnderEach('', nested, chart);
};

/** `A crew with a foreman, two masons and a helper`: who of the listed members leads the others is told by their titles. */
const addTeam = (team: string, list: Piece, chart: Chart): void => {
  const members = readItems(list).map((item) => addAll([item], undefined, chart));
  const above = leadByRank(members.map(([first = '']) => chart.labelOf(first)));
  members.forEach((ids, index) => {
    const head = members[above[index] ?? -1]?.[0] ?? team;
    for (const id of ids) chart.lead(head, id);
  });
  chart.setLastNamed(members.flat());
};

/** `three VPs: sales, marketing and engineering` */
const countedList = new RegExp(`^(?:\\d+|${numberWords.slice(2).join('|')})\\s+[^,:()]+:\\s+.+$`, 'is');

/** `three VPs: sales, marketing and engineering`: the list says which ones were counted. */
export const addCounted = (above: Piece, below: Piece, chart: Chart): void => {
  const [, counted = '', list = ''] = /^\S+\s+(.+?)(?::|,? namely|,? -)\s+(.+)$/is.exec(below.text) ?? [];
  const kind = counted.replace(belowThem, '');
  const [own, nested] = splitNested({ text: list, start: below.start + below.text.length - list.length });
  const named = readItems(own).map((item) => ({ ...item, text: namedAs(item.text, kind) }));
  const [head] = aboveOf(above, chart);
  chart.setLastNamed(head === undefined ? [] : addAll(named, { head, isShared: false }, chart));
  if (nested !== undefined) addUnderEach('', nested, chart);
};

/** `team leads: Ann, Bo`: the list says who of the kind there are. */
export const addKind = (above: Piece, below: Piece, chart: Chart): void => {
  const { kind = '', list = '' } = /^(?<kind>[^:]+):\s+(?<list>.+)$/s.exec(below.text)?.groups ?? {};
  const items = readItems({ text: list, start: below.start + below.text.length - list.length });
  const [head] = aboveOf(above, chart);
  const named = items.map((item) => ({ ...item, text: namedAs(item.text, kind) }));
  chart.setLastNamed(head === undefined ? [] : addAll(named, { head, isShared: false }, chart));
};

/** `three VPs, each with two teams`: the part after `each` belongs to all that were just named. */
const splitNested = (below: Piece): readonly [Piece, Piece | undefined] => {
  const match =
    /,?\s+(?:each|all)\s+(?:of\s+(?:them|which|whom)\s+)?(?:with|w\/?|having|has|got|leading|managing|leads|manages|(?:is |are )?(?:led|headed|run|managed) by)\s+/i.exec(
      below.text,
    );
  if (match === null) return [below, undefined];
  const from = match.index + match[0].length;
  return [
    { text: below.text.slice(0, match.index), start: below.start },
    { text: below.text.slice(from), start: below.start + from },
  ];
};

export const addUnderEach = (kind: string, below: Piece, chart: Chart): void => {
  const [list, nested] = splitNested(below);
  const wanted = singular(kind.trim().toLowerCase());
  const named = chart.lastNamed().filter((id) => wanted === '' || chart.labelOf(id).toLowerCase().includes(wanted));
  const heads = named.length > 0 ? named : chart.lastNamed();
  const ids = heads.flatMap((head) => addAll(readItems(list), { head, isShared: heads.length > 1 }, chart));
  chart.setLastNamed(ids);
  if (nested !== undefined) addUnderEach('', nested, chart);
};

/** Stands for whoever writes. */
const writer = /^(?:me|i|myself)$/i;

/** Whom the upper side of a statement means: a pronoun, somebody who was named, or a new position. */
export const aboveOf = (above: Piece, chart: Chart): readonly string[] => {
  const text = above.text.trim().replace(/\s+(?:too|also|as well)$/i, '');
  if (/^(?:they|these|those|all of them|all|both|each|everyone)$/i.test(text)) return chart.lastNamed();
  if (/^(?:he|she|it|him|her|them|who|which|that)$/i.test(text)) return chart.lastNamed().slice(-1);
  const speaker = chart.speaker();
  const [one, other] = chart.pair();
  if (one !== undefined && firstOfTwo.test(text)) return [one];
  if (other !== undefined && secondOfTwo.test(text)) return [other];
  if (writer.test(text) && speaker !== undefined) return [speaker];
  const piece = trimPiece({ text, start: above.start });
  return piece === undefined ? [] : [chart.refer(piece.text) ?? chart.position(piece.text, spanOfPiece(piece))];
};
