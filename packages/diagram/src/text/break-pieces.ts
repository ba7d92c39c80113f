import { isWide } from './character-width.ts';

/**
 * Cuts a line of text into the pieces between which it may break. Spaces stay at the end of the piece that they follow;
 * joined together the pieces are the line again. The places are those where browsers break: after spaces, after a
 * hyphen between letters, after a dash, and beside Chinese, Japanese and Korean characters, but never before
 * closing punctuation.
 */
export const breakPieces = (line: string): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  let previous = '';
  let beforePrevious = '';
  for (const character of line) {
    if (piece !== '' && mayBreak(beforePrevious, previous, character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
    beforePrevious = previous;
    previous = character;
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
};

const mayBreak = (beforePrevious: string, previous: string, next: string): boolean => {
  if (isSpace(next)) return false;
  if (isSpace(previous) || previous === zeroWidthSpace) return true;
  if (previous === joiner || next === joiner) return false;
  if (isWideCharacter(previous) || isWideCharacter(next)) {
    return !closing.test(next) && !opening.test(previous);
  }
  if (previous === '—') return true;
  return (previous === '-' || previous === '‐' || previous === '–') && letter.test(beforePrevious) && letter.test(next);
};

const isSpace = (character: string): boolean => character === ' ' || character === '\t';
const isWideCharacter = (character: string): boolean => isWide(character.codePointAt(0) ?? 0);
const zeroWidthSpace = '\u200b';
const letter = /\p{L}/u;
const joiner = '\u200d';
const closing = /[\p{Pe}\p{Pf}\p{M}!,.:;?%、。，．：；！？ー々〜・]/u;
const opening = /[\p{Ps}\p{Pi}]/u;
