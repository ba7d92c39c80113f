import { dashSpeakers } from '../../lexicon/en/state-life-words.ts';
import { type Piece, trimPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { stateForms } from './state-forms.ts';

const statementEnd = new RegExp(`\\n|;|(?<=\\S)[.!](?=\\s|$)|\\s[-–—]\\s(?=${dashSpeakers}\\b)`, 'g');

const arrow = /->|→|=>|—>/;

/** Lines and sentences about states, and the parts of one that commas join: `red turns to green, green turns to yellow`. */
export const splitStatements = (text: string): readonly Piece[] =>
  splitOutside({ text, start: 0 }, statementEnd)
    .flatMap((piece) => joinedParts(piece).flatMap((part) => trimPiece(part) ?? []))
    // Where words were made shorter, forms expect one blank between words.
    .map(({ text: told, start }) => ({ text: told.replace(/ {2,}/g, ' '), start }));

const joinedParts = (piece: Piece): readonly Piece[] => {
  const parts: Piece[] = [];
  for (const part of splitOutside(piece, /,\s+(?:and\s+|but\s+)?/g)) {
    const before = parts.at(-1);
    const goesOn = tellsMove(part.text) && (tellsMove(before?.text ?? '') || arrow.test(before?.text ?? ''));
    if (before !== undefined && !goesOn && !(arrow.test(part.text) && tellsFirst(before.text))) {
      const end = part.start + part.text.length - piece.start;
      parts[parts.length - 1] = { text: piece.text.slice(before.start - piece.start, end), start: before.start };
    } else parts.push(part);
  }
  return parts;
};

/** `The door starts closed` */
const tellsFirst = (text: string): boolean =>
  !arrow.test(text) && stateForms.some(({ pattern }) => pattern.exec(text.trim())?.groups?.first !== undefined);

/** True for a part that tells of a transition by itself. */
export const tellsMove = (text: string): boolean =>
  !arrow.test(text) &&
  stateForms.some(({ pattern }) => {
    const groups = pattern.exec(text.trim())?.groups;
    return groups?.to !== undefined || groups?.event !== undefined;
  });
