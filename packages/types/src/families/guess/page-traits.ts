import { centreOf, type Page, parseStyle, type Style } from '@diagloom/diagram/model';
import { type PageGraph, readGraph } from '../recognise/read-graph.ts';

/** What can be seen of a page without knowing what it means. */
export interface PageTraits {
  /** Figure and style of each shape, in lower case, such as `umlLifeline shape=umllifeline;...`. */
  readonly shapes: readonly string[];
  /** Style of each edge, in lower case. */
  readonly edges: readonly string[];
  /** All labels of shapes and edges, in lower case, one line each. */
  readonly labels: readonly string[];
  /** Bands with a title that reach across the page or down and hold shapes. */
  readonly lanes: number;
  readonly tree: TreeTraits | undefined;
}

/** The graph of a page whose every connected part is a tree with at least four shapes. */
export interface TreeTraits {
  /** From 0 to 1: lines without an arrow head. */
  readonly arrowless: number;
  /** From 0 to 1: lines that are curved. */
  readonly curved: number;
  /** True where the root stands between its children, with some on either side. */
  readonly hasRootInMiddle: boolean;
}

export const readTraits = (page: Page): PageTraits => {
  const graph = readGraph(page);
  const styles = new Map(graph.edges.map(({ cell }) => [cell.id, parseStyle(cell.style)]));
  const figures = graph.shapes.filter(({ figure, style }) => !isText(figure, style));
  const parents = new Set(figures.map(({ cell }) => graph.parentOf(cell.id)));
  const holders = graph.shapes.filter(({ cell }) => parents.has(cell.id));
  return {
    shapes: graph.shapes.map(({ figure, cell }) => `${figure} ${cell.style}`.toLowerCase()),
    edges: graph.edges.map(({ cell }) => cell.style.toLowerCase()),
    labels: [...graph.shapes, ...graph.edges].map(({ cell }) => graph.labelOf(cell.id).toLowerCase()),
    lanes: holders.filter(({ figure, bounds }) => {
      const [short, long] = [bounds.width, bounds.height].toSorted((a, b) => a - b);
      return figure === 'swimlane' && (long ?? 0) > 2 * (short ?? 0);
    }).length,
    tree: readTree(graph, styles),
  };
};

const isText = (figure: string, style: Style): boolean =>
  figure === 'text' || figure === 'line' || 'text' in style || style.shape === 'partialRectangle';

const readTree = (graph: PageGraph, styles: ReadonlyMap<string, Style>): TreeTraits | undefined => {
  // A dashed line says something beside the tree, such as a dotted reporting line.
  const solid = graph.edges.filter(({ cell }) => styles.get(cell.id)?.dashed !== '1');
  const links = solid.flatMap(({ cell: { id, source, target } }) =>
    source === undefined || target === undefined ? [] : [{ id, source, target }],
  );
  const children = new Set(links.map(({ target }) => target));
  const parents = new Set(links.map(({ source }) => source));
  const members = new Set([...children, ...parents]);
  const roots = [...parents].filter((id) => !children.has(id));
  const isForest = links.length === children.size && members.size === links.length + roots.length;
  if (!isForest || links.length < 3 || links.length < solid.length * 0.7) return undefined;
  const share = (test: (style: Style) => boolean): number =>
    links.filter(({ id }) => test(styles.get(id) ?? {})).length / links.length;
  return {
    arrowless: share((style) => style.endArrow === 'none' && (style.startArrow ?? 'none') === 'none'),
    curved: share((style) => style.curved === '1'),
    hasRootInMiddle: roots.some((root) => isInMiddle(root, links, graph)),
  };
};

type Link = { readonly source: string; readonly target: string };

/** Far enough to stand beside a shape rather than under it, px. */
const beside = 100;

/** True where children stand on both sides of a root and not all below it, as they do around a topic. */
const isInMiddle = (root: string, links: readonly Link[], graph: PageGraph): boolean => {
  const centres = new Map(graph.shapes.map(({ cell, bounds }) => [cell.id, centreOf(bounds)]));
  const own = centres.get(root);
  if (own === undefined) return false;
  const offsets = links
    .filter(({ source }) => source === root)
    .flatMap(({ target }) => centres.get(target) ?? [])
    .map(({ x, y }) => ({ x: x - own.x, y: y - own.y }));
  return (
    offsets.some(({ x }) => x < -beside) &&
    offsets.some(({ x }) => x > beside) &&
    offsets.some(({ y }) => y <= 0) &&
    offsets.some(({ y }) => y >= 0)
  );
};
