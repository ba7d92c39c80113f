import { isQuoted } from './hide-quotes.ts';
import { type NewPart, readNewPart } from './new-part.ts';
import { singularPhrase } from './references/find-kind.ts';
import type { Setting } from './setting.ts';

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const most = 20;

/** One new part or several: "a printer and a NAS", "2 testers", "Gelato, Pasta and Pizza". */
export const readNewParts = (phrase: string, setting: Setting): readonly NewPart[] => {
  const text = phrase.trim();
  const [, digits = '', what = ''] =
    /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:more\s+|new\s+|other\s+)?(.+)$/i.exec(text) ?? [];
  const count = numbers[digits.toLowerCase()] ?? Number(digits);
  if (what !== '' && count > 1 && count <= most && singularPhrase(what.toLowerCase()) !== what.toLowerCase()) {
    const part = readNewPart(singularPhrase(what), setting);
    return Array.from({ length: count }, (_, index) => ({ ...part, label: `${part.label} ${index + 1}` }));
  }
  const pieces = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/);
  const isPlain = pieces.length > 2 && !/\sand\s/i.test(text) && pieces.every((piece) => piece.split(' ').length <= 3);
  const isList = pieces.length > 1 && (isPlain || pieces.every(isArticled) || pieces.every(isShort));
  return isList ? pieces.map((piece) => readNewPart(piece, setting)) : [readNewPart(text, setting)];
};

const isArticled = (piece: string): boolean => /^(?:an?|the|another|new)\s/i.test(piece) || isQuoted(piece);

/** Names of one word each are things; "pick and pack the goods" is one step. */
const isShort = (piece: string): boolean => isQuoted(piece) || /^\S+$/.test(piece);
