import { plainWords, sentencesOf, stemOf, type TextSpan } from '@diagloom/knowledge';

const small = new Set('a an the of to in on for and or is are be it its by with from yes no'.split(' '));

/** The stems of the words of a label that have a meaning. */
const labelStems = (label: string): readonly string[] =>
  plainWords(label)
    .filter((word) => !small.has(word))
    .map((word) => stemOf(word, 'en'));

/** What labels are the same by: their stems in order. */
export const labelKey = (label: string): string => labelStems(label).join(' ') || label.toLowerCase();

/** The sentence that has all words of a label, the one around `near` first; undefined where none has them. */
export const findSentence = (text: string, label: string, near?: TextSpan): TextSpan | undefined => {
  const wanted = labelStems(label);
  if (wanted.length === 0) return undefined;
  const sentences = sentencesOf(text);
  const around =
    near === undefined ? undefined : spanOf(sentences.filter((each) => each.start < near.end && each.end > near.start));
  const having = [...(around === undefined ? [] : [around]), ...sentences].find((span) => {
    const stems = new Set(labelStems(text.slice(span.start, span.end)));
    return wanted.every((stem) => stems.has(stem));
  });
  return having === undefined ? undefined : trimSpan(text, having);
};

const spanOf = (spans: readonly TextSpan[]): TextSpan | undefined => {
  const [first, last] = [spans[0], spans.at(-1)];
  return first === undefined || last === undefined ? undefined : { start: first.start, end: last.end };
};

/** Without the space and the marker of an item around it. */
const trimSpan = (text: string, { start, end }: TextSpan): TextSpan => {
  const piece = text.slice(start, end);
  const before = /^\s*(?:(?:[-*]|\d+[.)])\s+)?/.exec(piece)?.[0].length ?? 0;
  return { start: start + before, end: start + piece.trimEnd().length };
};
