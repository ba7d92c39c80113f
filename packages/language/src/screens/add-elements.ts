import type { Kind } from '@diagloom/diagram/model';
import {
  countedAlone,
  countedElements as counts,
  eitherOf,
  elementJoints,
  fieldNames,
  holdingPart,
  leadsInBrackets,
  madeFor,
  opensElement,
  sideBar,
  slashedKinds,
  summedColumns,
} from '../lexicon/en/screen-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { type Piece, trimPiece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { type Element, isKindAlone, listing, namesKind, readElement, rowsOf } from './element.ts';
import { type Place, readRegion } from './region.ts';
import { spellElement } from './spell-element.ts';
import type { Screen, Storyboard } from './storyboard.ts';

/** Reads a list of elements, which stand at a place of the screen. After `table with` come its rows, after `buttons` more of them, until something says its own kind. */
export const addElements = (given: Piece, screen: Screen, board: Storyboard, at: Place = 'below'): void => {
  const kinds = board.type.vocabulary.nodes;
  const first = screen.elements.length;
  const leads: { readonly at: number; readonly target: string }[] = [];
  const list = withoutHolder(given, screen, kinds);
  let last: Screen['elements'][number] | undefined;
  let place = at;
  const told = list.text
    .replace(slashedKinds, (found) => found.replaceAll('/', ','))
    .replace(summedColumns, (found) =>
      found
        .split(' + ')
        .slice(1)
        .some((column) => namesKind(column, kinds))
        ? found
        : found.replaceAll(' + ', ' / '),
    );
  const parts = splitOutside({ ...list, text: told }, elementJoints).flatMap(splitEither);
  const pressKind = kinds.find(({ id }) => id === 'button')?.id;
  // Where others are written small, a capital says what stands on a button.
  const isMixed = parts.some(({ text }) => /^\s*\p{Ll}/u.test(text)) || screen.elements.some(({ isSmall }) => isSmall);
  for (const [index, part] of parts.entries()) {
    const written = trimPiece(part);
    if (written === undefined || madeFor.test(written.text)) continue;
    const target = leadsInBrackets.exec(written.text)?.groups?.target;
    const trimmed = { ...written, text: written.text.replace(leadsInBrackets, '') };
    const region = readRegion(trimmed.text);
    if (region?.goesOn === true) {
      place = region.place;
      last = undefined;
    }
    const own = besideBar(region?.place ?? place, trimmed.text, screen);
    const piece = { ...trimmed, text: ofSameKind(spellElement(region?.rest ?? trimmed.text), last, screen) };
    if (piece.text === '') continue;
    const several = countedAlone.exec(piece.text)?.groups?.kind;
    const kind = several === undefined ? undefined : readElement({ ...piece, text: several }, kinds);
    const isNamed = kind?.label.toLowerCase() === several?.toLowerCase() && isBareName(parts[index + 1], kinds);
    if (kind !== undefined && isNamed) {
      last = { ...kind, isPlural: true };
      continue;
    }
    const isBare = !/^(?:a|an|the)\s/i.test(piece.text) && !namesKind(piece.text, kinds);
    if (last?.takesRows && isBare) {
      last.rows.push(...rowsOf(piece.text));
      continue;
    }
    const given = readElement(piece, kinds);
    if (given === undefined) continue;
    const inside = partsInside(piece, given.kind, kinds);
    if (inside !== undefined) {
      addElements(inside, screen, board, own);
      last = undefined;
      continue;
    }
    const read = { ...given, place: own };
    const isOfKind = last?.isPlural && isBare && (read.kind === undefined || read.kind === last.kind);
    const isPressed =
      saysDeed(piece.text) ||
      (place === 'row' && standsOnButton(piece.text) && parts.some(({ text }) => saysDeed(text.trim())));
    const named = !isOfKind && read.kind === undefined && isMixed && isPressed ? { ...read, kind: pressKind } : read;
    const element = isOfKind ? { ...read, kind: last?.kind, isPlural: true } : named;
    if (last !== undefined && last.kind === undefined && read.endsList && screen.elements.length > 0) {
      const before = screen.elements.pop();
      if (before !== undefined) screen.elements.push({ ...before, kind: read.kind });
    }
    const count = element.isPlural && isBareName(parts[index + 1], kinds) ? 1 : countOf(piece.text);
    if (read.kind === 'navigation' && headBar.test(read.label) && screen.elements.length > 0) {
      screen.elements.unshift(element);
      continue;
    }
    for (let number = 1; number <= count; number += 1) {
      screen.elements.push(
        count === 1 ? element : { ...element, rows: [...element.rows], label: `${element.label} ${number}` },
      );
    }
    last = screen.elements.at(-1);
    if (target !== undefined) leads.push({ at: screen.elements.length - 1, target });
  }
  const added = screen.elements.slice(first).map((element) => calledByRow(element, kinds));
  screen.elements.splice(first, added.length, ...added);
  for (const { at, target } of leads) {
    const from = screen.elements[at];
    if (from !== undefined) board.openLater(from, target);
  }
};

/** `A table with the last reports` shows these, and has no column that is called so. */
const calledByRow = (element: Element, kinds: readonly Kind[]): Element => {
  const [row = '', ...more] = element.rows;
  const [, name = row, shown = ''] = /^(.+?)\s*\((.+)\)$/.exec(row) ?? [];
  const isCalled = more.length === 0 && /[^s]s$/.test(name) && showing.has(element.kind ?? '');
  return isCalled && isKindAlone(element.label, kinds)
    ? { ...element, label: name, rows: shown === '' ? [] : [...rowsOf(shown)] }
    : element;
};

/** Kinds that show several of what they are called after. */
const showing = new Set(['list', 'table', 'choice']);

/** `Confirm or Report damage` are two that one may press. */
const splitEither = (part: Piece): readonly Piece[] => {
  const { one, other } = eitherOf.exec(part.text.trim())?.groups ?? {};
  return one === undefined || other === undefined
    ? [part]
    : [one, other].map((text) => ({ text, start: part.start + part.text.indexOf(text) }));
};

/** `customer card: avatar, name, plan` on a screen that has other things, too: without what holds them. */
const withoutHolder = (list: Piece, { elements }: Screen, kinds: readonly Kind[]): Piece => {
  const head = elements.length === 0 ? undefined : holdingPart.exec(list.text)?.[0];
  const kind =
    head === undefined ? undefined : readElement({ ...list, text: head.replace(/\s*:\s*$/, '') }, kinds)?.kind;
  return head === undefined || (kind !== undefined && kind !== 'card')
    ? list
    : { text: list.text.slice(head.length), start: list.start + head.length };
};

/** A short name with a capital. */
const standsOnButton = (text: string): boolean => /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= longestDeed;

const longestDeed = 3;

/** `Basket (list of goods, voucher field, Pay button)`: a part of the screen with what is in it; undefined for an element with rows. */
const partsInside = ({ text, start }: Piece, kind: string | undefined, kinds: readonly Kind[]): Piece | undefined => {
  const [, list = ''] = /^.+?\s*\(([^()]*,[^()]*)\)$/.exec(text) ?? [];
  const rows = list.split(',');
  const named = rows.filter((row) => namesKind(row, kinds)).length;
  const isPart = named > 1 || (kind === undefined && (named > 0 || rows.every((row) => fieldNames.test(row.trim()))));
  return list !== '' && isPart && !listing.has(kind ?? '')
    ? { text: list, start: start + text.indexOf('(') + 1 }
    : undefined;
};

/** `Send request`, `Print label` */
const saysDeed = (text: string): boolean => {
  const [first = '', ...more] = text.split(/\s+/);
  return /^\p{Lu}\p{L}+$/u.test(first) && more.length <= 2 && readVerb(first.toLowerCase())?.forms.has('base') === true;
};

/** `Two buttons, save and print`: true for the name that follows. */
const isBareName = (part: Piece | undefined, kinds: readonly Kind[]): boolean =>
  part !== undefined && !opensElement.test(part.text) && !namesKind(part.text.trim(), kinds);

/** What stands above all else, whenever it is told of. */
const headBar = /^(?:(?:site|page) )?header$/i;

/** A bar at the side stands at the left of all that follows but the footer. */
const besideBar = (place: Place, text: string, { elements }: Screen): Place => {
  if (sideBar.test(text)) return 'left';
  const hasBar = elements.some((element) => element.kind === 'navigation' && element.place === 'left');
  if (!hasBar || place === 'left' || /\bfooter\b/i.test(text)) return place;
  return place === 'row' ? 'right-row' : 'right';
};

/** `A field for the name and one for the city` has two fields; `heading` alone says what the screen is called. */
export const ofSameKind = (text: string, last: Screen['elements'][number] | undefined, { label }: Screen): string => {
  const named = /^(?:an?\s+)?(?:heading|title|page title|screen title)$/i.test(text) ? `heading ${label}` : text;
  return last?.kind === undefined
    ? named
    : named.replace(/^(?:an?other|one)\s+(?=(?:for|with|called)\s)/i, `${last.kind} `);
};

/** `four KPI cards` are four of them; more than six are drawn as one. */
const countOf = (text: string): number => {
  const word = /^(\S+)\s/.exec(text)?.[1]?.toLowerCase() ?? '';
  const count = /^[2-6]$/.test(word) ? Number(word) : counts.indexOf(word) + 2;
  return counts.includes(word) || /^[2-6]$/.test(word) ? count : 1;
};
