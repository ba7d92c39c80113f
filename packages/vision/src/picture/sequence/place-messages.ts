import type { BoardReading, ReadShape } from '../../board/board-reading.ts';
import { areaOf, growBox, isWithin, touch } from '../pixels/raster.ts';
import { placeTexts, type ReadText } from '../place-texts.ts';
import { cornerOf, type SequenceInk } from './read-sequence.ts';

/** What tells the kind of a frame, and a condition that may stand beside it. */
const kinds = ['alt', 'opt', 'loop', 'par', 'break', 'critical', 'neg', 'ref', 'group'] as const;

const titleOf = (text: string, isKind: (kind: string, word: string) => boolean) => {
  const [, word = '', said = ''] = /^(\w+)\b\W*(.*)$/.exec(text) ?? [];
  const kind = kinds.find((one) => isKind(one, word.toLowerCase()));
  return kind === undefined ? undefined : { kind, said };
};

const isSame = (kind: string, word: string): boolean => kind === word;

/** A letter that touches the outline of its tag is not read. */
const isNearly = (kind: string, word: string): boolean =>
  isSame(kind, word) || Array.from(kind, (_, at) => kind.slice(0, at) + kind.slice(at + 1)).includes(word);

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
    const isAtCorner = (at: ReadShape['box']): boolean => isWithin(at, cornerOf(box), 4);
    const tag = shapes.find(
      (shape, at) => at >= participants && isAtCorner(shape.box) && titleOf(shape.label, isNearly) !== undefined,
    );
    const words = texts.find(
      (text) => tag === undefined && isAtCorner(text.words.box) && titleOf(text.read.text, isSame) !== undefined,
    );
    if (tag !== undefined) tags.add(tag);
    if (words !== undefined) taken.add(words);
    const title = titleOf(tag?.label ?? words?.read.text ?? '', isNearly);
    if (title === undefined) return [];
    const parts = sections.map((section, at): ReadShape => {
      const own = conditionIn(
        section,
        texts.filter((text) => !taken.has(text)),
      );
      for (const text of own) taken.add(text);
      const said = [...(at === 0 ? [title.said] : []), ...own.map(({ read }) => read.text)].join(' ');
      return { id: `${id}.${at + 1}`, kind: 'section', box: section, label: withoutBrackets(said), parent: id };
    });
    return [{ id, kind: 'fragment', box, label: title.kind }, ...parts];
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

/** Conditions stand in brackets at the top of their part. What stands farther down belongs to a message, whose bar may look like a bracket. */
const conditionIn = (section: ReadShape['box'], texts: readonly ReadText[]): readonly ReadText[] => {
  const [first, ...others] = texts
    .filter(({ words, read }) => /^[[(|{]/.test(read.text) && isWithin(words.box, section, 6))
    .toSorted((a, b) => a.words.box.y - b.words.box.y);
  if (first === undefined) return [];
  const { box } = first.words;
  return [first, ...others.filter(({ words }) => touch(growBox(box, box.height), words.box))];
};

const withoutBrackets = (text: string): string => text.replaceAll(/^[\s[({|]+|[\s\])}|]+$/g, '');
