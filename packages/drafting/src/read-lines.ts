import { type DiagramSpec, type DiagramType, parseNotation } from '@diagloom/diagram/model';
import { withKnownKinds } from '@diagloom/diagram/notations/kinds';

/**
 * What lines of our notation mean that are still being written: those before the one that names the type are left out, and so are edges to
 * parts that no line has declared yet.
 */
export const readLines = (notation: string, type: DiagramType): DiagramSpec => {
  const lines = notation.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => new RegExp(`^${type.id}\\s*(?::|$)`).test(line));
  const { spec } = parseNotation(lines.slice(Math.max(0, first)).join('\n'), type.id);
  const declared = new Set(lines.map((line) => /^\[?([\p{L}\p{N}_]+)/u.exec(line)?.[1] ?? ''));
  const stray = new Set(
    spec.nodes.filter(({ label }) => label.length <= 2 && !declared.has(label)).map(({ id }) => id),
  );
  return withKnownKinds(
    {
      ...spec,
      type: type.id,
      nodes: spec.nodes.filter(({ id }) => !stray.has(id)),
      edges: spec.edges.filter(({ from, to }) => !stray.has(from) && !stray.has(to)),
    },
    type.vocabulary,
  );
};
