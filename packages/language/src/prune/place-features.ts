import type { NodeView, View } from '../report/judging/view.ts';
import { shapeOf } from './word-shape.ts';

/** What stands around the words of a node in the text. */
export const placeFeatures = ({ prompt, sentences }: View, { source, text }: NodeView): readonly string[] => {
  if (source === undefined) return ['from nowhere'];
  const at = prompt.toLowerCase().indexOf(text.toLowerCase(), source.start);
  const [start, end] = at >= 0 && at < source.end ? [at, at + text.length] : [source.start, source.end];
  const before = /(\S+)\s*$/.exec(prompt.slice(Math.max(0, start - 30), start))?.[1] ?? '';
  const after = /^\s*(\S+)/.exec(prompt.slice(end, end + 30))?.[1] ?? '';
  const place = sentences.findIndex(({ tokens }) => (tokens.at(-1)?.end ?? 0) > start);
  return [
    at >= 0 ? 'as said' : 'reworded',
    `before:${shapeOf(before.replace(/^\W+(?=\w)/, ''))}`,
    `after:${shapeOf(after.replace(/(?<=\w)\W+$/, ''))}`,
    `mark before:${before === '' ? '^' : (/[^\w\s]$/.exec(before)?.[0] ?? '')}`,
    `mark after:${after === '' ? '$' : (/^[^\w\s]/.exec(after)?.[0] ?? '')}`,
    `line:${prompt.slice(0, start).trimEnd() === '' ? 'first' : /\n[\s*•-]*$/.test(prompt.slice(0, start)) ? 'begins' : 'within'}`,
    `sentence:${place < 0 ? 'none' : Math.min(place, 3)}${place === sentences.length - 1 ? ' last' : ''}`,
    `span:${Math.min(6, Math.round((source.end - source.start) / Math.max(1, text.length)))}`,
  ];
};
