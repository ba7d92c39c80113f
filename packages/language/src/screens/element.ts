import type { Kind, SourceSpan } from '@diagloom/diagram/model';
import {
  accountButton,
  bareBar,
  chartForm,
  fieldNames,
  freeText,
  namedPicture,
  nameOfField,
  pickedName,
  pressedBy,
  pressedName,
  quotedButton,
  slashedMenu,
  tickedName,
  typedBehind,
  typedName,
} from '../lexicon/en/screen-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { type Piece, spanOfPiece } from '../outline/outline.ts';
import { capitalised } from '../text/words.ts';

import type { Place } from './region.ts';

/** Something that stands on a screen. */
export interface Element {
  readonly label: string;
  /** A kind of the type; undefined for plain text. */
  readonly kind: string | undefined;
  readonly rows: string[];
  readonly source: SourceSpan;
  /** Where it stands, where the words say so. */
  readonly place?: Place;
  /** True for `buttons`, `fields for`: more of the kind follow as bare names. */
  readonly isPlural: boolean;
  /** True where it is written small. */
  readonly isSmall?: boolean;
  /** True for the last of `save and cancel buttons`: the one before it is of the kind, too. */
  readonly endsList?: boolean;
  /** True for `a table with`: what follows are its rows. */
  readonly takesRows: boolean;
}

/** `My week` with a capital is a name. */
const article =
  /^(?:(?:our|my|your|[2-6]|(?:[Tt]h|[Tt]hre|[Ff]iv|[Oo]n)e|[Aa]n?|[Aa]nd|[Aa]nother|[Aa]lso|[Ii]ts|[Ss]ome|[Ss]everal|[Ss]ix|[Ee]ach|[Tt]wo|[Ff]our)\s+)+/;

/** Kinds whose parts are listed after `with`. */
export const listing = new Set(['list', 'table', 'choice', 'radio', 'navigation', 'card', 'chart']);

/** True for what lists several of a kind, one of which may be meant: `a row`, `tap one`. */
export const listsItems = ({ kind }: Element): boolean => kind === 'list' || kind === 'table' || kind === 'card';

/** Kinds whose own words may hold a `with`: `sign up with Google button`. */
const pressed = new Set(['button', 'link', 'toggle', 'checkbox']);

/** True where the words say what sort of element it is. */
export const namesKind = (text: string, kinds: readonly Kind[]): boolean =>
  kindAtEnd(headOf(text), kinds) !== undefined || kindAtStart(text.replace(article, ''), kinds) !== undefined;

/** True for words that say what sort of element it is, and nothing else. */
export const isKindAlone = (text: string, kinds: readonly Kind[]): boolean => kindAtEnd(text, kinds)?.rest === '';

/** Reads `email field`, `list of orders`, `table with name and date`, `toggle for dark mode`; plain words are text. */
export const readElement = (piece: Piece, kinds: readonly Kind[]): Element | undefined => {
  const bare = piece.text.replace(article, '').replace(/\s+/g, ' ').trim();
  if (bare === '') return undefined;
  const source = spanOfPiece(piece);
  const plain = kinds[0]?.id;
  const make = (label: string, kind: string | undefined, extra: Partial<Element> = {}): Element => ({
    label: capitalised(unquoted(label.replace(article, ''))),
    kind: kind === plain ? undefined : kind,
    rows: [],
    source,
    isPlural: false,
    isSmall: /^\p{Ll}/u.test(bare),
    takesRows: false,
    ...extra,
  });
  if (accountButton.test(bare) && kinds.some(({ id }) => id === 'button'))
    return make(bare.replace(/\s+button$/i, ''), 'button');
  const typed = typedName.exec(bare)?.groups?.name;
  if (typed !== undefined && kinds.some(({ id }) => id === 'field')) return make(typed, 'field', { isPlural: true });
  const pressedText = (pressedBy.exec(bare) ?? pickedName.exec(bare))?.groups?.name;
  if (pressedText !== undefined && kinds.some(({ id }) => id === 'button'))
    return make(pressedText, 'button', { isPlural: true });
  const quoted = quotedButton.exec(piece.text.trim())?.groups?.name;
  if (quoted !== undefined && kinds.some(({ id }) => id === 'button')) return make(quoted, 'button');
  const written =
    freeText.exec(bare)?.groups?.name ?? (typedBehind.test(bare) ? bare.replace(typedBehind, '') : undefined);
  if (written !== undefined && kinds.some(({ id }) => id === 'field')) return make(written, 'field');
  if (bareBar.test(bare) && kinds.some(({ id }) => id === 'navigation')) return make(bare, 'navigation');
  if (pressedName.test(bare) && kinds.some(({ id }) => id === 'button')) return make(bare, 'button');
  const checked = /^(.+?)\s+with\s+(?:check ?boxes|ticks)$/i.exec(bare)?.[1];
  if (checked !== undefined && kinds.some(({ id }) => id === 'list')) return make(checked, 'list');
  const bracketed = /^(.+?)\s*\(([^()]*,[^()]*)\)$/.exec(bare);
  if (bracketed !== null) {
    const [, name = '', rows = ''] = bracketed;
    const element = readElement({ ...piece, text: name }, kinds);
    return element && { ...element, source, rows: rows.split(/,|\band\b/).flatMap(rowsOf) };
  }
  const { words: menu = '', list = '' } = slashedMenu.exec(bare)?.groups ?? {};
  if (list !== '' && kinds.some(({ id }) => id === 'navigation'))
    return make(menu, 'navigation', { rows: list.split('/').map((row) => rowOf(row)) });
  const [, headed = '', listed = ''] = /^([^:()]{2,30}):\s+(.+)$/.exec(bare) ?? [];
  const bar = listed === '' ? undefined : kindAtEnd(headed, kinds);
  if (bar?.kind === 'navigation' && bar.rest !== '')
    return make(headed, 'navigation', { rows: [...rowsOf(listed)], takesRows: true });
  const start = kindAtStart(bare, kinds);
  if (start !== undefined) {
    const [, of, rest = ''] =
      /^(?:(of|for|with|showing|to|labelled|labeled|called|saying|:)\s+)?(.*)$/i.exec(start.rest) ?? [];
    const [name = '', rows] = rest.split(/\s+(?:with|showing)\s+(?:columns?\s+(?:for\s+)?)?/i);
    const takesRows =
      listing.has(start.kind) &&
      (rows !== undefined ||
        (/^(?:with|:)$/i.test(of ?? '') && start.kind !== 'card' && start.kind !== 'chart') ||
        (start.kind === 'navigation' && of?.toLowerCase() === 'for'));
    const columns = of === undefined && listing.has(start.kind) && rows === undefined ? rowsOf(name) : [];
    if (columns.length > 1) return make(columns.join(' and '), start.kind, { rows: [...columns] });
    const own = rows ?? (takesRows ? name : undefined);
    const label = takesRows && rows === undefined ? start.words : name === '' ? start.words : name;
    return make(label, start.kind, {
      rows: own === undefined ? [] : [...rowsOf(own)],
      isPlural: start.isPlural && !takesRows,
      takesRows,
    });
  }
  const whole = kindAtEnd(bare, kinds);
  if (whole !== undefined && pressed.has(whole.kind) && whole.rest !== '')
    return make(whole.rest, whole.kind, whole.isPlural ? { endsList: true } : {});
  const [head = bare, ...rest] = bare.split(/\s+(?:with|showing|containing)\s+(?:columns?\s+(?:for\s+)?)?/i);
  const end = kindAtEnd(headOf(head), kinds);
  if (end !== undefined) {
    const takesRows = rest.length > 0 && listing.has(end.kind);
    const isWhole =
      (end.kind === 'chart' && chartForm.test(end.rest)) || (end.kind === 'image' && namedPicture.test(end.words));
    return make(isWhole ? head : end.rest === '' ? end.words : end.rest, end.kind, {
      rows: takesRows ? [...rowsOf(rest.join(' '))] : [],
      takesRows,
    });
  }
  if (tickedName.test(bare) && kinds.some(({ id }) => id === 'checkbox')) return make(bare, 'checkbox');
  return make(bare, fieldNames.test(bare) && kinds.some(({ id }) => id === 'field') ? 'field' : undefined);
};

export const rowOf = (text: string): string => capitalised(unquoted(text.replace(article, '').trim()));

/** `service/region/cost`: what a list or a table shows, between slashes. */
export const rowsOf = (text: string): readonly string[] =>
  (text.includes('(') ? [text] : text.split(/\s*[/|]\s*/)).map(rowOf);

interface Found {
  readonly kind: string;
  /** The words that name the kind. */
  readonly words: string;
  readonly rest: string;
  readonly isPlural: boolean;
}

const headOf = (text: string): string =>
  text.replace(article, '').split(/\s+(?:of|for|with|showing|containing|per)\s+/i)[0] ?? text;

type Phrases = readonly (readonly [phrase: string, kind: string])[];

const known = new WeakMap<readonly Kind[], Phrases>();

/** What the kinds are called, the longest first. */
const phrasesOf = (kinds: readonly Kind[]): Phrases => {
  const phrases =
    known.get(kinds) ??
    kinds
      .flatMap(({ id, label, synonyms }) =>
        [label.toLowerCase(), ...synonyms].map((phrase): readonly [string, string] => [phrase, id]),
      )
      .sort(([a], [b]) => b.length - a.length);
  known.set(kinds, phrases);
  return phrases;
};

const kindAtEnd = (text: string, kinds: readonly Kind[]): Found | undefined => {
  const words = text.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const lower = [...words.slice(0, -1), singular(last)].join(' ').toLowerCase().replaceAll('-', ' ');
  for (const [phrase, kind] of phrasesOf(kinds)) {
    const plain = phrase.replaceAll('-', ' ');
    const isAt = lower === plain || lower.endsWith(` ${plain}`);
    if (!isAt) continue;
    const rest = text
      .trim()
      .slice(0, Math.max(0, lower.length - plain.length))
      .trim();
    return { kind, words: text.trim().slice(rest.length).trim(), rest, isPlural: singular(last) !== last };
  }
  return undefined;
};

/** `list of orders`, `buttons save and cancel`, `toggle dark mode`; only where the name follows at once. */
const kindAtStart = (text: string, kinds: readonly Kind[]): Found | undefined => {
  const opening = text.toLowerCase().replaceAll('-', ' ');
  for (const [phrase, kind] of phrasesOf(kinds)) {
    if (!opening.startsWith(phrase.replaceAll('-', ' '))) continue;
    const pattern = new RegExp(`^(${phrase.replaceAll(/[- ]/g, '[- ]')}(?:s|es)?)(:)?\\s+(.+)$`, 'is');
    const [, words, colon = '', named] = pattern.exec(text) ?? [];
    const rest = named === undefined || colon === '' || !listing.has(kind) ? named : `: ${named}`;
    if (words === undefined || rest === undefined) continue;
    const isJoined = /^(?:of|for|with|showing|labelled|labeled|called|saying|:)\s/i.test(rest);
    if (!isJoined && ownName(rest, kind)) return { kind, words, rest, isPlural: false };
    const mayName = namedAfter.has(kind) || (listedAfter.has(kind) && /[^s]s$/.test(rest));
    if (!isJoined && (kindAtEnd(headOf(text), kinds) !== undefined || !mayName)) return undefined;
    return { kind, words, rest, isPlural: singular(words.toLowerCase()) !== words.toLowerCase() };
  }
  return undefined;
};
/** `button Join list`, `field description`: what follows is a name, though it could be a kind as well. */
const ownName = (rest: string, kind: string): boolean =>
  (pressed.has(kind) && /^\p{Lu}\S* \S/u.test(rest)) || (kind === 'field' && nameOfField.test(rest));

/** Kinds whose name may follow without a word between: `button Save`. */
const namedAfter = new Set([
  'button',
  'toggle',
  'checkbox',
  'link',
  'field',
  'heading',
  'radio',
  'choice',
  'card',
  'textarea',
  'chart',
]);

/** The same for several: `table last checks`; a table number is none. */
const listedAfter = new Set(['table', 'list']);

const unquoted = (text: string): string => text.replace(/^["“'](.*)["”']$/u, '$1');
