import type { DiagramSpec } from '../model/diagram-spec.ts';
import type { Dialect, TextNotation } from './text-notation.ts';

export interface WrittenNotation {
  readonly text: string;
  /** One sentence for people for each thing that the notation could not say. */
  readonly leftOut: readonly string[];
}

/** Writes a spec in a text notation; undefined where the notation has no diagram for it. */
export const writeTextNotation = (spec: DiagramSpec, notation: TextNotation): WrittenNotation | undefined => {
  const dialect = dialectFor(spec, notation);
  if (dialect === undefined) return undefined;
  const carried = dialect.carry(spec);
  return { text: dialect.write(carried.spec), leftOut: carried.leftOut };
};

/** The kind of diagram that the notation shows the spec as. */
export const dialectFor = (spec: DiagramSpec, notation: TextNotation): Dialect | undefined =>
  notation.dialects.find(({ types, fits }) => types.includes(spec.type) && fits(spec));
