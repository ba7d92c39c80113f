import type { DiagramSpec, Provenance, SourceSpan } from '@diagloom/diagram/model';
import type { Understanding } from '../understanding.ts';

/** The same understanding of a text that stands `offset` characters further on. */
export const shiftSpans = (understanding: Understanding, offset: number): Understanding => {
  if (offset === 0 || !understanding.ok) return understanding;
  const { spec, warnings, marks } = understanding;
  const shift = (span: SourceSpan): SourceSpan => ({ start: span.start + offset, end: span.end + offset });
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
