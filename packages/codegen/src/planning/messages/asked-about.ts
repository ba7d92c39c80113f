import { createNameScope, oneLine, type PassedValue } from '../../program/index.ts';
import { isAmong } from './give-values.ts';
import { conditionOf } from './loops.ts';
import type { FramePart, Part } from './read-exchanges.ts';

/** What whoever decides a choice knows by then. */
export interface Knowledge {
  /** What came with the message that is handled. */
  readonly taken: readonly PassedValue[];
  /** What of it is passed on to nobody. */
  readonly kept: readonly PassedValue[];
  readonly broughtBy: (part: Extract<Part, { kind: 'send' }>) => PassedValue | undefined;
  readonly itemOf: (frame: FramePart) => PassedValue | undefined;
}

/**
 * What a question is given: what its owner got and passes on to nobody, what was brought before it where it decides between cases, and whatever its
 * condition names; where that is nothing, all that its owner got.
 */
export const askedAbout = (frame: FramePart, parts: readonly Part[], known: Knowledge): readonly PassedValue[] => {
  const { taken, kept } = known;
  const before = broughtBefore(frame, parts, known) ?? [];
  const said = [conditionOf(frame), ...frame.sections.map(({ group }) => oneLine(group?.label ?? ''))];
  const words = new Set(said.flatMap((label) => createNameScope([], 80).take(label, [], '').words));
  const named = [...taken, ...before].filter(({ name }) => name.words.every((word) => words.has(word)));
  const isLoop = frame.frame.kind === 'loop';
  const about = unique([...kept, ...(isLoop ? [] : before), ...named]);
  return about.length > 0 || isLoop ? about : taken;
};

/** What was brought on the way to a frame; undefined where it is not among these parts. */
const broughtBefore = (
  { frame }: FramePart,
  parts: readonly Part[],
  known: Pick<Knowledge, 'broughtBy' | 'itemOf'>,
): readonly PassedValue[] | undefined => {
  const brought: PassedValue[] = [];
  for (const part of parts) {
    if (part.kind === 'send') brought.push(...[known.broughtBy(part) ?? []].flat());
    if (part.kind !== 'frame') continue;
    if (part.frame.id === frame.id) return brought;
    const item = known.itemOf(part);
    for (const section of part.sections) {
      const inner = broughtBefore({ kind: 'frame', frame, sections: [] }, section.parts, known);
      if (inner !== undefined) return [...brought, ...(item === undefined ? [] : [item]), ...inner];
    }
  }
  return undefined;
};

const unique = (values: readonly PassedValue[]): readonly PassedValue[] =>
  values.filter((value, index) => !isAmong(values.slice(0, index), value));
