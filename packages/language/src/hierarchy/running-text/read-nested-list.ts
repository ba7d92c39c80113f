import { type Piece, trimPiece } from '../../outline/outline.ts';
import { isPost } from './posts.ts';
import type { Roster } from './roster.ts';

/**
 * Reads a list of which the items have items below them: who is further in is below the one before. In: lines whose bullets are blank. Out: what
 * items say in sentences of their own, with the one of whom each says it; undefined where the paragraph is no such list.
 */
export const readNestedList = ({ text, start }: Piece, roster: Roster): readonly Said[] | undefined => {
  const lines = [...text.matchAll(/^(?<indent> {2,})(?<item>\S.*)$/gm)];
  const depths = lines.map(({ groups }) => groups?.indent?.length ?? 0);
  if (new Set(depths).size < 2 || lines.length < text.split('\n').length) return undefined;
  const above: { readonly depth: number; readonly ids: readonly string[] }[] = [];
  return lines.flatMap(({ index, groups }, place) => {
    const depth = depths[place] ?? 0;
    const [name = '', more] = (groups?.item ?? '').split(/(?<=\p{L}{2})\.\s+(?=\p{Lu})/u);
    const piece = { text: holderOf(name), start: start + index + depth };
    while ((above.at(-1)?.depth ?? -1) >= depth) above.pop();
    const ids = roster.enter(piece);
    roster.lead(above.at(-1)?.ids ?? [], ids, piece);
    above.push({ depth, ids });
    const rest =
      more === undefined
        ? undefined
        : trimPiece({ text: more, start: start + index + text.slice(index).indexOf(more) });
    return rest === undefined ? [] : [{ ids, sentence: rest }];
  });
};

interface Said {
  readonly ids: readonly string[];
  readonly sentence: Piece;
}

/** "Head Cook: Olga" is who and what. */
const holderOf = (item: string): string => {
  const { one = '', other = '' } = /^(?<one>[^:]+): (?<other>[^:]+)$/.exec(item)?.groups ?? {};
  return isPost(one) ? `${one}, ${other}` : item;
};
