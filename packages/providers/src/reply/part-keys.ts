import { type DiagramSpec, writeNotation } from '@diagloom/diagram/model';

/** A diagram as a model reads it, and what its keys stand for. */
export interface KeyedNotation {
  readonly text: string;
  /** Ids of nodes and groups by their keys. */
  readonly ids: ReadonlyMap<string, string>;
}

/** The writer gives groups and nodes a line each, in their order, right after the title and the direction. */
export const keyedNotation = (spec: DiagramSpec): KeyedNotation => {
  const text = writeNotation(spec, { ids: 'left out' });
  const lines = text.split('\n').slice(spec.direction === undefined ? 1 : 2);
  const parts = [...spec.groups, ...spec.nodes];
  const ids = new Map(
    parts.flatMap(({ id }, index) => {
      const key = /^\[?([\p{L}\p{N}_]+)/u.exec(lines[index] ?? '')?.[1];
      return key === undefined ? [] : [[key, id] as const];
    }),
  );
  return { text, ids };
};
