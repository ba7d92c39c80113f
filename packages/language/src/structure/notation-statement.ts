import type { Piece } from '../outline/outline.ts';
import type { ReadingContext } from './context.ts';

/** Reads a statement of a closed notation; false where it is a sentence. */
export const readNotationStatement = (_piece: Piece, _context: ReadingContext): boolean => false;
