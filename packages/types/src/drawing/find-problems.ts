import type { DiagramSpec, Finding } from '@diagloom/diagram/model';

/** A drawing may be anything; only a line that names an end which is not there cannot be drawn. */
export const findDrawingProblems = ({ edges, nodes }: DiagramSpec): readonly Finding[] => {
  const known = new Set(nodes.map(({ id }) => id));
  return edges
    .filter(({ from, to }) => !known.has(from) || !known.has(to))
    .map(({ id }) => ({
      rule: 'loose-end',
      about: [id],
      message: 'This line has a loose end. Connect both ends.',
    }));
};
