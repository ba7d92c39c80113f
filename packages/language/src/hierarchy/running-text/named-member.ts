import { titledName } from '../../lexicon/en/chart-remarks.ts';
import { fieldEnding } from '../../lexicon/en/chart-units.ts';
import { counts } from '../../lexicon/en/organisation-words.ts';
import { titleNouns } from '../../lexicon/en/position-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Piece } from '../../outline/outline.ts';
import { isPersonName, isPost, isSomebody, withoutDeterminer } from './posts.ts';

/** Somebody, a position or a crew that a sentence names. */
export interface Member {
  readonly title?: string;
  readonly person?: string;
  /** What stands in the sentence for it. */
  readonly piece: Piece;
  /** Those it is named with: "a shift lead with the inbound crew". */
  readonly with: readonly Member[];
  readonly isSpeaker?: true;
  /** A name that could be of anything, but for where it stands. */
  readonly isUnit?: true;
}

/** "Quality coach Femke", "Depot Manager Ravi Shah": a title and a name without a comma. */
export const postAndName = (text: string): { readonly who: string; readonly what: string } | undefined => {
  const { who = '', what = '' } = titledName.exec(text)?.groups ?? {};
  const isName = isSomebody(who) && !isPost(who) && !isSomebody(text);
  return isName && titleNouns.has(what.toLowerCase().replace(/^.* /, '')) ? { who, what } : undefined;
};

/** "Rashid, applause": what follows a name in brackets is a remark. */
export const holderIn = (inside: string): string => {
  const [first = ''] = inside.split(/,\s/, 1);
  return isSomebody(first) ? first : inside;
};

/** Who and what, in either order: "Ingrid" and "CTO", "Deputy Registrar" and "Records". */
export const named = (who: string, what: string, piece: Piece): Member | undefined => {
  const [one, other] = [
    withoutDeterminer(who),
    withoutDeterminer(what).replace(/(?<=\p{L}{3}) (?:who|which|that)\b.*$/u, ''),
  ];
  if (one === '') return undefined;
  if (isNumber.test(what)) return isSomebody(one) ? { person: one, piece, with: [] } : { title: one, piece, with: [] };
  if (isSomebody(one) && other.split(' ').length <= longestTitle)
    return { person: one, ...(other === '' ? {} : { title: other }), piece, with: [] };
  if (isSomebody(other) && (isPost(one) || isPersonName(other)) && (other.includes(' ') || !isField(other)))
    return { person: other, title: one, piece, with: [] };
  if (!isPost(one)) return undefined;
  return {
    title: other === '' || other.split(' ').length > longestField ? one : `${one} (${other})`,
    piece,
    with: [],
  };
};

/** "Five, when nobody is ill": how many hold a post. */
const isNumber = new RegExp(`^(?:\\d|${counts}\\b)`, 'i');

/** Words of what a post is for. */
const longestField = 3;

/** Words. */
const longestTitle = 7;

/** "Assessment", "Records": what a post is for rather than who holds it. */
const isField = (word: string): boolean => fieldEnding.test(word) || readVerb(word.toLowerCase()) !== undefined;
