import { type Piece, trimPiece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { aboveOf, addBelow } from './add-below.ts';
import { addAll, readItems } from './add-items.ts';
import type { Chart } from './chart.ts';

/** An item that says where it stands: `sous chef under him`, `below her two clerks`, `both under the director`. */
const placedItem =
  /^(?:(?<below>.+?),?\s+)?(?:(?:all|both|directly|reporting|who report)\s+)*(?:under|below|beneath|reporting to|who reports? to)\s+(?<above>him|her|them|it|(?:the\s+)?[^()]+?)(?:\s+(?:is|are|come|comes|we have|there(?: (?:is|are)|[’']?s))\s+(?<after>.+))?$/is;

/** Splits a list at its commas, but for those of a list that a pronoun opens (`below him 4 teams`). */
const openedByPronoun = /^(?:then\s+)?(?:under|below|beneath)\s+(?<above>him|her|them|it)[,:]?\s+(?<list>.+)$/is;

/**
 * `Chef, sous chef under him, then cook and baker under the sous chef`: items that say where they stand, in the order in
 * which the text tells it. False where no item does.
 */
export const readPlacedList = (piece: Piece, chart: Chart): boolean => {
  const items = splitOutside(piece, /,(?:\s*and\s)?|;|\s+and\s+/g).flatMap((item) => trimPiece(item) ?? []);
  const isPlaced = ({ text }: Piece): boolean => openedByPronoun.test(text) || placedItem.test(text);
  const each = items.findIndex(({ text }) => underEach.test(text));
  if (items.length < 2 || each === 0 || !items.some(isPlaced)) return false;
  if (each > 0) return readUnderEach(items, each, chart);
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
      const ids = addAll(readItems({ text: item.text.replace(/^then\s+/i, ''), start: item.start }), undefined, chart);
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
        : addAll(readItems({ text: below, start: item.start }), undefined, chart);
    const isHis = /^(?:him|her|them|it)$/i.test(placed.above);
    for (const id of [...(isHis ? [] : waiting), ...ids])
      for (const head of heads) if (head !== id) chart.lead(head, id);
    told = [...told, ...ids];
    waiting = [];
    chart.setLastNamed(ids);
  }
  return true;
};

/** `two squads below each` says it of those who were named right before. */
const underEach = /^(?<below>.+?)\s+(?:below|under|beneath|for)\s+(?:each|every one)(?:\s+of\s+(?:them|these))?$/i;

const readUnderEach = (items: readonly Piece[], each: number, chart: Chart): boolean => {
  const [first, ...others] = items.slice(0, each).map((item) => addAll(readItems(item), undefined, chart));
  const [head] = first ?? [];
  for (const id of others.flat()) if (head !== undefined) chart.lead(head, id);
  const heads = others.at(-1) ?? first ?? [];
  const below = underEach.exec(items[each]?.text ?? '')?.groups?.below ?? '';
  for (const id of heads)
    addAll(readItems({ text: below, start: items[each]?.start ?? 0 }), { head: id, isShared: heads.length > 1 }, chart);
  for (const item of items.slice(each + 1))
    addAll(
      readItems({ ...item, text: item.text.replace(/\s+directly(?=\s)/i, '') }),
      head === undefined ? undefined : { head, isShared: false },
      chart,
    );
  return true;
};
