import { sentenceWords } from '../../lexicon/en/system-prose-words.ts';
import type { Piece } from '../../outline/outline.ts';

/** A word or a mark of a sentence, with its place in the text. */
export interface ProseToken {
  readonly text: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words and marks of a piece; what stands in brackets is left out. */
export const tokensOf = ({ text, start }: Piece): readonly ProseToken[] =>
  [
    ...text
      .replace(/\([^()]*\)/g, (inside) => ' '.repeat(inside.length))
      .matchAll(/[\p{L}\d][\p{L}\d'’./-]*[\p{L}\d]|[\p{L}\d]|[,;:–—]/gu),
  ].map(({ index, 0: found }) => ({
    text: found,
    word: found.toLowerCase().replace(/’/g, "'"),
    start: start + index,
    end: start + index + found.length,
  }));

/** A sentence, and whether it stands in an item or a paragraph that opens with what it is about. */
export interface ProseSentence {
  readonly piece: Piece;
  /** What its paragraph opens with. */
  readonly topic: string | undefined;
  readonly isItem: boolean;
  readonly isFirst: boolean;
}

const opener =
  /^(?<mark>\s*(?:[-*•–]|\d{1,2}[.)])?\s*)(?<topic>\p{L}[\p{L}\d'’/-]*(?: [\p{L}\d'’/-]+){0,3})(?<stop>\.(?=\s+\S)|:(?=\s+\S)|\s[–—-](?=\s))/u;

/** The sentences of a text with what their paragraphs open with, where two of them at least do. */
export const sentencesOf = (text: string): readonly ProseSentence[] => {
  const lines = [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({ text: line, start: index }));
  const opened = lines.map(({ text: line }) => opener.exec(line)?.groups);
  const haveTopics = opened.filter((groups) => groups !== undefined && isTopic(groups.topic ?? '')).length > 1;
  return lines.flatMap(({ text: line, start }, place) => {
    if (line.trim().startsWith('|')) return [];
    const groups = opened[place];
    const topic = haveTopics && groups?.topic !== undefined && isTopic(groups.topic) ? groups.topic : undefined;
    const mark = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/.exec(line)?.[0] ?? '';
    const from =
      topic === undefined ? mark.length : (groups?.mark?.length ?? 0) + topic.length + (groups?.stop?.length ?? 0);
    return splitSentences({ text: line.slice(from), start: start + from }).map((piece, at) => ({
      piece,
      topic,
      isItem: mark !== '',
      isFirst: at === 0,
    }));
  });
};

const isTopic = (topic: string): boolean => !sentenceWords.test(topic.replace(/^the /i, ''));

const splitSentences = ({ text, start }: Piece): readonly Piece[] =>
  [...text.matchAll(/.+?(?:[.!?;](?=\s|$)|$)/g)].map(({ index, 0: said }) => ({ text: said, start: start + index }));
