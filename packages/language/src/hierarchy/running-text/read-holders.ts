import type { Piece } from '../../outline/outline.ts';
import { isPost, isSomebody } from './posts.ts';
import type { Roster } from './roster.ts';

/** A table beside the text, of which each row has a post and a name: who holds what the text calls by its post. */
export const readHolders = ({ text, start }: Piece, roster: Roster): void => {
  for (const row of text.split('\n')) {
    const cells = row.split('|').map((cell) => cell.trim());
    const post = cells.find((cell) => isPost(cell) && !isSomebody(cell));
    const person = cells.find((cell) => cell.includes(' ') && isSomebody(cell));
    if (post === undefined || person === undefined) continue;
    for (const id of roster.find({ text: post, start }, 'known')) roster.setPerson(id, person);
  }
};
