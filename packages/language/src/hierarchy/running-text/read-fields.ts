import { isLed, isTitled, leadsField } from '../../lexicon/en/chart-sentences.ts';
import type { Piece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { isPost, isSomebody, withoutDeterminer } from './posts.ts';
import type { Roster } from './roster.ts';

/**
 * Takes those into the roster who lead a part of the house each. None where the sentence says anything else, or where `some` are enough, no one
 * leads any.
 */
export const enterFields = (sentence: Piece, roster: Roster, least: 'all' | 'some' = 'all'): readonly string[] => {
  const fields = least === 'all' ? readFields(sentence) : partsOf(sentence).flatMap((part) => readField(part) ?? []);
  if (fields === undefined || fields.length === 0) return [];
  const text = fields.map(({ who, what }) => `${who.text} (${what})`).join('; ');
  const ids = roster.enter({ text, start: sentence.start });
  for (const [place, id] of ids.entries()) roster.setTitle(id, fields[place]?.what ?? '');
  roster.speakOf(ids);
  return ids;
};

/** Somebody, and the part of the house that he leads. */
interface Field {
  readonly who: Piece;
  readonly what: string;
}

/**
 * Who leads which part of the house: "Sam leads the shop, Ann the desk, and the store is run by Joe". In: the whole sentence; out: undefined where
 * one of its parts says anything else, or somebody leads people rather than a field.
 */
const readFields = (sentence: Piece): readonly Field[] | undefined => {
  const parts = partsOf(sentence);
  const fields = parts.map(readField);
  const [first] = fields;
  if (first === undefined || (isPost(first.what) && !/ is /.test(sentence.text)) || parts.length < 2) return undefined;
  return fields.every((field) => field !== undefined) ? fields : undefined;
};

const partsOf = (sentence: Piece): readonly Piece[] =>
  splitOutside(sentence, /,\s+(?:and\s+|while\s+)?|;\s+|\s+and\s+(?=\p{Lu}|the\s)/gu);

const name = String.raw`(?<who>\p{Lu}[\p{L}’'-]+(?: (?:de |van |von |el |al )?\p{Lu}[\p{L}’'-]+)?)`;
const leads = new RegExp(`^${name} ${leadsField} (?<what>.+?)(?: (?:herself|himself))?$`, 'u');
const titled = new RegExp(`^${name} ${isTitled} (?:our |the |an? )?(?<what>.+)$`, 'u');
const left = new RegExp(`^${name} (?<what>(?:the|our) .+)$`, 'u');
const led = new RegExp(`^(?<what>.+?) ${isLed} ${name}$`, 'u');

const readField = ({ text, start }: Piece): Field | undefined => {
  const { who = '', what = '' } =
    (leads.exec(text) ?? titled.exec(text) ?? left.exec(text) ?? led.exec(text))?.groups ?? {};
  const field = withoutDeterminer(what);
  if (!isSomebody(who) || field === '' || isSomebody(field) || field.split(' ').length > longest) return undefined;
  return { who: { text: who, start: start + text.indexOf(who) }, what: field };
};

/** Words. */
const longest = 6;
