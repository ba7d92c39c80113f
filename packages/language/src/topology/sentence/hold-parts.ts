import { spanOf } from '../../text/token.ts';
import { noArea } from '../areas.ts';
import type { RelationChunk } from '../chunks/chunk.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Part } from '../landscape/part.ts';

/** How far a verb may stand before the name of what is inside, in UTF-16 units, to count as its source too. */
const nearby = 30;

/** Puts parts inside those that hold them, in equal shares; `the API runs Node.js` names a technology instead. */
export const holdParts = (
  subjects: readonly Part[],
  parts: readonly Part[],
  chunk: RelationChunk | undefined,
  landscape: Landscape,
): void => {
  const [holder] = subjects;
  if (holder !== undefined && isRunning(chunk) && isTechnologyOf(holder, parts)) {
    for (const part of parts) {
      holder.technology ??= part.label;
      landscape.remove(part);
    }
    return;
  }
  const each = Math.max(1, Math.floor(parts.length / Math.max(1, subjects.length)));
  subjects.forEach((subject, index) => {
    landscape.place(subjects.length === 1 ? parts : parts.slice(index * each, index * each + each), [subject]);
  });
  const [first] = parts;
  const span = spanOf(chunk?.tokens ?? []);
  if (
    first?.source !== undefined &&
    span !== undefined &&
    span.end <= first.source.start &&
    first.source.start - span.end < nearby
  )
    landscape.widen(first, span);
};

const isRunning = (chunk: RelationChunk | undefined): boolean =>
  chunk?.tokens.some((token) => /^run/.test(token.lower)) ?? false;

/** True where the parts do the same as their holder, which is no area. */
const isTechnologyOf = (holder: Part, parts: readonly Part[]): boolean =>
  holder.rank === noArea && holder.role !== 'plain' && parts.every((part) => part.role === holder.role);
