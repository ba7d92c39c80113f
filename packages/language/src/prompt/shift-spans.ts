import type { DiagramSpec, Provenance, SourceSpan } from '@diagloom/diagram/model';
import type { Understanding } from '../understanding.ts';

/** The same understanding of a text whose characters stand elsewhere: `placeOf` says where each does. */
export const shiftSpans = (understanding: Understanding, placeOf: (at: number) => number): Understanding => {
  if (!understanding.ok) return understanding;
  const { spec, warnings, marks } = understanding;
  const shift = (span: SourceSpan): SourceSpan => ({
    start: placeOf(span.start),
    end: span.end > span.start ? placeOf(span.end - 1) + 1 : placeOf(span.end),
  });
  const shifted = <Part extends Provenance>(part: Part): Part =>
    part.source === undefined ? part : { ...part, source: shift(part.source) };
  const moved: DiagramSpec = {
    ...spec,
    nodes: spec.nodes.map(shifted),
    edges: spec.edges.map(shifted),
    groups: spec.groups.map(shifted),
  };
  return {
    ...understanding,
    spec: moved,
    marks: marks.map((mark) => ({ ...mark, ...shift(mark) })),
    warnings: warnings.map((warning) =>
      warning.source === undefined ? warning : { ...warning, source: shift(warning.source) },
    ),
  };
};
