import type { DraftPart } from '@diagloom/drafting';

type Span = DraftPart['source'];

/** A piece of a text: nothing is known of it, a part was drawn from it, or that part is being pointed at. */
export interface TextPiece {
  readonly start: number;
  readonly text: string;
  readonly tone: 'plain' | 'read' | 'active';
}

/** The parts of a drawing with their words where these now are: what stands in the changed middle of the text is left out. */
export const carryParts = (parts: readonly DraftPart[], before: string, after: string): readonly DraftPart[] => {
  if (before === after) return parts;
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const shift = after.length - before.length;
  return parts.flatMap((part): readonly DraftPart[] => {
    const { start, end } = part.source;
    if (end <= head) return [part];
    if (start >= before.length - tail) return [{ ...part, source: { start: start + shift, end: end + shift } }];
    return [];
  });
};

/** The parts that a place in the text is about: of all whose words hold it, those with the fewest. */
export const partsAt = (parts: readonly DraftPart[], place: number): readonly DraftPart[] => {
  const around = parts.filter(({ source }) => source.start <= place && place <= source.end);
  const fewest = Math.min(...around.map(({ source }) => lengthOf(source)));
  return around.filter(({ source }) => lengthOf(source) === fewest);
};

/** Cuts a text where its marks begin and end. */
export const markText = (text: string, read: readonly Span[], active: readonly Span[]): readonly TextPiece[] => {
  const cuts = new Set([0, text.length, ...[...read, ...active].flatMap(({ start, end }) => [start, end])]);
  const stops = [...cuts].filter((stop) => stop <= text.length).sort((a, b) => a - b);
  return stops.slice(0, -1).map((start, index) => {
    const end = stops[index + 1] ?? text.length;
    const isIn = (span: Span): boolean => span.start <= start && end <= span.end;
    const tone = active.some(isIn) ? 'active' : read.some(isIn) ? 'read' : 'plain';
    return { start, text: text.slice(start, end), tone };
  });
};

const lengthOf = ({ start, end }: Span): number => end - start;
