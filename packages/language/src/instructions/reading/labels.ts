import { namedWithQualifier } from '../../lexicon/en/small-chat-words.ts';
import { capitalised } from '../../text/words.ts';
import type { NewPart } from '../new-part.ts';
import { findKind, singularPhrase } from '../references/find-kind.ts';
import { flat } from '../references/stem.ts';
import type { Wish } from './wish.ts';

const article =
  /^(?:(?:an?|the|some|another|one more|one|new|extra|additional|further|our|their|his|her|its|also|called|named)\s+)+(?=\S)/i;
const plainArticles = /^(?:(?:an?|the)\s+)+(?=\S)/i;
const courtesy = /[\s,]+(?:please|pls|plz|too|as well|also|thanks|thank you|instead|now|(?<!ing\s)there|lol)$/i;

/** Words as the label of a line: as they are said, without what only belongs to the sentence. */
export const labelOf = (words: string | undefined): string =>
  (words ?? '')
    .trim()
    .replace(/[\s.,;:!]+$/, '')
    .replace(courtesy, '')
    .replace(/[\s.,;:!]+$/, '');

/** Words as the name of a part, begun as the part's old name was. What stood in quotes keeps its article. */
export const nodeLabelOf = (words: string, before: string, isQuoted = false): string => {
  const text = isQuoted ? labelOf(words) : labelOf(words).replace(/^(?:an?|the)\s+(?=\S)/i, '');
  return /^\p{Ll}/u.test(before) ? text : capitalised(text);
};

export const questionOf = (words: string): string => {
  const text = labelOf(words)
    .replace(/^(?:if|whether|asking|an?|the)\s+/i, '')
    .replace(/\?+$/, '');
  return `${capitalised(text)}?`;
};

/** The new parts that a wish names, with the kind that it says or that their last word names. */
export const newPartsOf = ({ words, quoted, setting }: Wish): readonly NewPart[] =>
  (words.new ?? [])
    .flatMap((text) => (quoted?.has(text) ? [text] : piecesOf(text)))
    .map((text) => newPartOf(text, words.kind?.[0], setting, quoted?.has(text)));

/** "Cache, queue and worker": names of a word or two each. */
const piecesOf = (text: string): readonly string[] => {
  const pieces = text.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+(?=(?:an?|the|another)\s)/);
  return pieces.length > 1 && pieces.every((piece) => piece.split(/\s+/).length <= 4 && piece !== '') ? pieces : [text];
};

export const newPartOf = (
  text: string,
  kindWords: string | undefined,
  { type }: Wish['setting'],
  isQuoted = false,
): NewPart => {
  const { nodes } = type.vocabulary;
  const named = isQuoted
    ? labelOf(text)
    : labelOf(text)
        .replace(namedWithQualifier.test(text) ? plainArticles : article, '')
        .replace(/^to\s+(?=\S)/i, '');
  const label = capitalised(isQuoted ? named : withoutShapeWord(named, nodes));
  const said = findKind((kindWords ?? '').replace(article, ''), nodes);
  const last = findKind(named.split(/\s+/).at(-1) ?? '', nodes);
  const isQuestion = label.endsWith('?') && nodes.some(({ id }) => id === 'decision');
  const kind = isQuestion ? 'decision' : (said ?? last)?.id;
  return { label, ...(kind === undefined || kind === nodes[0]?.id ? {} : { kind }) };
};

/** "Passed? decision", "approval step": a word for a shape behind a name says what it is, not what it is called. */
const withoutShapeWord = (name: string, kinds: Parameters<typeof findKind>[1]): string => {
  const [, rest = '', last = ''] = /^(.+)\s(\S+)$/.exec(name) ?? [];
  if (rest === '') return name;
  const single = singularPhrase(flat(last));
  const isPlain = findKind(last, kinds)?.id === kinds[0]?.id && /^(?:step|task|box|node|activity)$/.test(single);
  return /^(?:box|shape|node|block|symbol)$/i.test(last) ||
    isPlain ||
    (/\?$/.test(rest) && findKind(last, kinds) !== undefined)
    ? rest
    : name;
};
