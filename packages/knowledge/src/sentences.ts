import type { TextSpan } from './document.ts';

/** The sentences of a text; a line end always ends one. */
export const sentencesOf = (text: string): readonly TextSpan[] => {
  const spans: TextSpan[] = [];
  let start = 0;
  const add = (end: number): void => {
    if (text.slice(start, end).trim() !== '') spans.push({ start, end });
    start = end;
  };
  for (const { index, 0: stop } of text.matchAll(/(?<!\d)[.!?]+["')\]]*(?=\s)|\n+|[。！？]/g)) add(index + stop.length);
  add(text.length);
  return spans;
};
