import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { plainWords, stemOf } from '@diagloom/knowledge';

/**
 * A data model from prose without what only tells of an entity: "a volunteer has a PIN" names no second entity where the PIN is spoken of once and
 * has nothing to do with anything else.
 */
export const entitiesAlone = (spec: DiagramSpec, text: string): DiagramSpec => {
  const stems = plainWords(text).map((word) => stemOf(word, 'en'));
  const isDetail = (node: SpecNode): boolean => {
    const edges = spec.edges.filter(({ from, to }) => from === node.id || to === node.id);
    const [edge] = edges;
    if (edges.length > 1 || (node.attributes?.length ?? 0) > 0) return false;
    if (edge !== undefined && (edge.to !== node.id || !tellsOf(edge))) return false;
    return timesNamed(node.label, stems) < 2;
  };
  const gone = new Set(spec.nodes.filter(isDetail).map(({ id }) => id));
  if (gone.size === 0 || spec.nodes.length - gone.size < fewestEntities) return spec;
  return {
    ...spec,
    nodes: spec.nodes.filter(({ id }) => !gone.has(id)),
    edges: spec.edges.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  };
};

/** What is left has to be a model still. */
const fewestEntities = 3;

/** Relations that attributes stand in as well. */
const tellsOf = ({ label }: SpecEdge): boolean =>
  /^(?:|has|have|carr(?:y|ies)|with|names?|describes?|contains?|includes?|shows?|needs?|gets?|keeps?|holds?|records?|is an?)$/i.test(
    label,
  );

const timesNamed = (label: string, stems: readonly string[]): number => {
  const named = plainWords(label).map((word) => stemOf(word, 'en'));
  return stems.filter((_, at) => named.every((stem, offset) => stems[at + offset] === stem)).length;
};
