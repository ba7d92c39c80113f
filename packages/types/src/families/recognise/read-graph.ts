import type { Cell, Page } from '@diagloom/diagram/model';
import {
  labelText,
  readScene,
  type SceneEdge,
  type SceneItem,
  type SceneShape,
  withFigure,
} from '@diagloom/diagram/scene';

/** A page seen as a graph: what is connected and what holds what, with plain labels. All lists are in the file's order. */
export interface PageGraph {
  /** Everything drawn as a shape, edge labels excepted. */
  readonly shapes: readonly SceneShape[];
  readonly edges: readonly SceneEdge[];
  /** The label of a cell as one line, with the texts of its label cells. */
  readonly labelOf: (id: string) => string;
  /** The label of a cell as the lines in which it is written. */
  readonly linesOf: (id: string) => readonly string[];
  /** The texts at the two ends of an edge, such as multiplicities. */
  readonly endTextsOf: (id: string) => { readonly fromText?: string; readonly toText?: string };
  /** The nearest shape around this one that is drawn on the page. */
  readonly parentOf: (id: string) => string | undefined;
}

/** The page as its cells say it: edges tied by id, shapes held by their parents. */
export const readGraph = (page: Page): PageGraph => {
  const order = new Map(page.cells.map(({ id }, index) => [id, index]));
  const place = ({ cell }: SceneItem): number => order.get(cell.id) ?? 0;
  const items = [...readScene(page).items].map(withPlainFigure).sort((a, b) => place(a) - place(b));
  const edges = items.filter((item) => item.kind === 'edge');
  const edgeIds = new Set(edges.map(({ cell }) => cell.id));
  const shapes: SceneShape[] = [];
  const edgeLabels = new Map<string, Cell[]>();
  for (const item of items) {
    if (item.kind === 'edge') continue;
    const { parent } = item.cell;
    if (parent === undefined || !edgeIds.has(parent)) shapes.push(item);
    else edgeLabels.set(parent, [...(edgeLabels.get(parent) ?? []), item.cell]);
  }
  const shapeIds = new Set(shapes.map(({ cell }) => cell.id));
  const cells = new Map(page.cells.map((cell) => [cell.id, cell]));
  const texts = new Map<string, string>();
  const textOf = (cell: Cell): string => {
    const known = texts.get(cell.id) ?? labelText(cell);
    texts.set(cell.id, known);
    return known;
  };

  return {
    shapes,
    edges,
    labelOf: (id) => {
      const own = cells.get(id);
      const attached = (edgeLabels.get(id) ?? []).filter(isMiddle);
      return [...(own === undefined ? [] : [own]), ...attached]
        .map((cell) =>
          textOf(cell)
            .replace(/\s*\n\s*/g, ' ')
            .trim(),
        )
        .filter((text) => text !== '')
        .join(' ');
    },
    linesOf: (id) => {
      const cell = cells.get(id);
      return cell === undefined ? [] : textOf(cell).split('\n');
    },
    endTextsOf: (id) => {
      const ends = (edgeLabels.get(id) ?? []).filter((cell) => !isMiddle(cell));
      const textAt = (side: 1 | -1): string | undefined => {
        const label = ends.find(({ geometry }) => Math.sign(geometry?.x ?? 0) === side);
        return label === undefined ? undefined : textOf(label).trim();
      };
      const [fromText, toText] = [textAt(-1), textAt(1)];
      return { ...(fromText === undefined ? {} : { fromText }), ...(toText === undefined ? {} : { toText }) };
    },
    parentOf: (id) => {
      let parent = cells.get(id)?.parent;
      for (let depth = 0; parent !== undefined && depth < cells.size; depth += 1) {
        if (shapeIds.has(parent)) return parent;
        parent = cells.get(parent)?.parent;
      }
      return undefined;
    },
  };
};

/** draw.io calls its everyday box a label, because it can show an icon beside its text. */
const withPlainFigure = (item: SceneItem): SceneItem =>
  item.kind === 'shape' && item.figure === 'label' ? withFigure(item, 'rectangle') : item;

/** A label near the middle of its edge names the edge; one at an end is a multiplicity. */
const isMiddle = ({ geometry }: Cell): boolean => Math.abs(geometry?.x ?? 0) < 0.6;
