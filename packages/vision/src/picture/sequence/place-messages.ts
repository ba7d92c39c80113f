import type { BoardReading, ReadShape } from '../../board/board-reading.ts';
import { areaOf, isWithin } from '../pixels/raster.ts';
import { placeTexts, type ReadText } from '../place-texts.ts';
import { cornerOf, type SequenceInk } from './read-sequence.ts';

/** What tells the kind of a frame. */
const keywords = /^(alt|opt|loop|par|break|critical|neg|ref|group)\b\W*(.*)$/i;

/** Participants, messages with their words, and the frames around them with their conditions. */
export const placeMessages = (
  shapes: readonly ReadShape[],
  { messages, fragments, participants }: SequenceInk,
  texts: readonly ReadText[],
): BoardReading => {
  const taken = new Set<ReadText>();
  const tags = new Set<ReadShape>();
  // What stands in a frame inside of another is the inner one's.
  const inwards = fragments.toSorted((a, b) => areaOf(a.box) - areaOf(b.box));
  const frames = inwards.flatMap(({ box, sections }, index): readonly ReadShape[] => {
    const id = `f${index + 1}`;
    const says = (text: string, at: ReadShape['box']): boolean => isWithin(at, cornerOf(box), 4) && keywords.test(text);
    const tag = shapes.find((shape, at) => at >= participants && says(shape.label, shape.box));
    const title = tag === undefined ? texts.find(({ words, read }) => says(read.text, words.box)) : undefined;
    if (tag !== undefined) tags.add(tag);
    if (title !== undefined) taken.add(title);
    const [, label = '', said = ''] = keywords.exec(tag?.label ?? title?.read.text ?? '') ?? [];
    if (label === '') return [];
    const parts = sections.map((section, at): ReadShape => {
      const own = texts.filter((text) => !taken.has(text) && isCondition(text, section));
      for (const text of own) taken.add(text);
      const words = [...(at === 0 ? [said] : []), ...own.map(({ read }) => read.text)].join(' ');
      return { id: `${id}.${at + 1}`, kind: 'section', box: section, label: withoutBrackets(words), parent: id };
    });
    return [{ id, kind: 'fragment', box, label: label.toLowerCase() }, ...parts];
  });
  const named = shapes
    .map(
      (shape, index): ReadShape =>
        index < participants && shape.kind !== 'cylinder' ? { ...shape, kind: 'participant' } : shape,
    )
    .filter((shape) => !tags.has(shape));
  const placed = placeTexts(
    named,
    messages,
    texts.filter((text) => !taken.has(text)),
  );
  return { ...placed, shapes: [...placed.shapes, ...frames] };
};

/** Conditions stand in brackets at the upper left of their part. */
const isCondition = ({ words, read }: ReadText, section: ReadShape['box']): boolean =>
  /^[[(|{]/.test(read.text) && isWithin(words.box, section, 6);

const withoutBrackets = (text: string): string => text.replaceAll(/^[\s[({|]+|[\s\])}|]+$/g, '');
