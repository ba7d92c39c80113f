import type { SourceSpan, SpecEdge } from '@diagloom/diagram/model';
import { noArea } from '../areas.ts';

/** A component, device or area while a text is being read; it becomes a group when something is inside it. */
export interface Part {
  label: string;
  words: readonly string[];
  kind: string | undefined;
  role: string;
  rank: number;
  /** How many it stands for, where it stands for many. */
  readonly amount?: number | undefined;
  parent: Part | undefined;
  technology: string | undefined;
  purpose: string;
  source: SourceSpan | undefined;
  readonly origin: NonNullable<SpecEdge['origin']>;
}

export interface Line {
  from: Part;
  to: Part;
  label: string;
  readonly kind: string | undefined;
  readonly source: SourceSpan | undefined;
  readonly origin: NonNullable<SpecEdge['origin']>;
  /** True where an end that is an area is meant as a whole: the line ends at its frame. */
  readonly isWhole?: boolean;
}

export const isArea = (part: Part): boolean => part.rank < noArea;

/** True where the part stands inside the area, however deep. */
export const isWithin = (part: Part, area: Part): boolean => {
  for (let at = part.parent, steps = 0; at !== undefined && steps < 20; at = at.parent, steps += 1)
    if (at === area) return true;
  return false;
};
