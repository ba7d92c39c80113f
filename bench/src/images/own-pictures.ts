import { type DiagramSpec, type Page, parseNotation, type Rect } from '@diagloom/diagram/model';
import { labelText, readScene, type SceneEdge } from '@diagloom/diagram/scene';
import { renderSvg } from '@diagloom/diagram/svg';
import type { ThemeId } from '@diagloom/diagram/themes';
import { renderPng } from '@diagloom/export';
import { createLayoutRunner, drawSpec } from '@diagloom/studio';
import { type DiagramTypeId, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import type { Truth } from './score-reading.ts';

/** A picture of a known diagram. */
export interface KnownPicture {
  /** What kind of picture it is, such as `flowchart 2x`. */
  readonly kind: string;
  /** What tells it from others of its kind. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Of a PDF, counted from 1. */
  readonly page?: number;
  readonly truth: Truth;
}

const padding = 24;

/** Pictures of screens and drawings have parts of any kind, without lines between them. */
const leftOut: ReadonlySet<DiagramTypeId> = new Set(['wireframe', 'drawing']);

interface Look {
  readonly scale: 1 | 2 | 3;
  readonly theme: ThemeId;
}

const looks: readonly Look[] = [
  { scale: 1, theme: 'light' },
  { scale: 2, theme: 'dark' },
  { scale: 3, theme: 'drawio' },
  { scale: 1, theme: 'dark' },
  { scale: 2, theme: 'mono' },
  { scale: 2, theme: 'light' },
  { scale: 1, theme: 'drawio' },
];

/** So many patterns of each type are drawn. */
const most = 14;

/**
 * Diagrams of every type in looks that take turns, without the diagram that exported files carry. `examples` and every other pattern are
 * there to work with; the patterns between them are `kept`: nobody looks at those. `isWanted` narrows the kinds.
 */
export async function* drawOwnPictures(
  set: 'examples' | 'patterns' | 'kept',
  isWanted: (kind: string) => boolean,
): AsyncGenerator<KnownPicture> {
  const layout = createLayoutRunner();
  for (const type of diagramTypes.filter(({ id }) => !leftOut.has(id))) {
    const kind = `${set} ${type.id}`;
    for (const [index, notation] of isWanted(kind) ? (await notationsOf(type.id, set)).entries() : []) {
      const { spec } = parseNotation(notation, type.id);
      const { scale, theme } = looks[index % looks.length] ?? { scale: 1, theme: 'light' };
      const document = await drawSpec(spec, type, { layout }, { theme });
      const [page] = document.pages;
      if (page === undefined) continue;
      const svg = renderSvg(page, { padding, background: theme === 'dark' ? '#111827' : '#ffffff' });
      const bytes = await renderPng(svg, { scale, background: 'white' });
      yield { kind, name: `${type.id}-${set}-${index}-${theme}-${scale}x`, bytes, truth: truthOf(spec, page, scale) };
    }
  }
  await layout.close();
}

const notationsOf = async (type: DiagramTypeId, set: 'examples' | 'patterns' | 'kept'): Promise<readonly string[]> => {
  if (set === 'examples')
    return diagramTypes.find(({ id }) => id === type)?.examples.map(({ notation }) => notation) ?? [];
  return (await loadPatterns(type))
    .filter((_, index) => index % 2 === (set === 'kept' ? 1 : 0))
    .slice(0, most)
    .map(({ title, notation, slots = [] }) =>
      slots.reduce((text, slot) => text.replaceAll(`{{${slot.name}}}`, slot.default), `${type}: ${title}\n${notation}`),
    );
};

/** The height of a participant's head: its box goes on as a lifeline. */
const headHeight = 40;

/** What stands on a page, px of its picture. */
const truthOf = (spec: DiagramSpec, page: Page, scale: number): Truth => {
  const { items, bounds } = readScene(page);
  const [left, top] = [Math.floor(bounds.x - padding), Math.floor(bounds.y - padding)];
  const places = new Map(items.map((item) => [item.cell.id, item]));
  const boxOf = (id: string): Rect | undefined => {
    const item = places.get(id);
    if (item?.kind !== 'shape') return undefined;
    const { x, y, width, height } = item.bounds;
    const high = item.figure === 'umlLifeline' ? Number(item.style.size ?? headHeight) : height;
    return { x: (x - left) * scale, y: (y - top) * scale, width: width * scale, height: high * scale };
  };
  // With what stands below its name, such as a product.
  const writtenIn = (id: string, label: string): string => {
    const item = places.get(id);
    return item === undefined ? label : labelText(item.cell).replaceAll(/\s+/g, ' ').trim() || label;
  };
  const nodes = spec.nodes.flatMap(({ id, label, attributes = [] }) => {
    const box = boxOf(id);
    const rows = attributes.map(({ name, type = '' }) => `${name} ${type}`.trim());
    const isTable = rows.length > 0;
    const written = isTable ? label : writtenIn(id, label);
    return box === undefined ? [] : [{ id, box, label: isDot(box, scale) ? '' : written, rows }];
  });
  const groups = spec.groups.flatMap(({ id, label, kind }) => {
    const box = kind === 'section' ? undefined : boxOf(id);
    if (box === undefined) return [];
    if (spec.type !== 'sequence') return [{ id, box, label, rows: [] }];
    const parts = spec.groups.filter((part) => part.parent === id && part.kind === 'section');
    const rows = [label, ...parts.map((part) => part.label)].filter((condition) => condition !== '');
    return [{ id, box, label: kind ?? '', rows }];
  });
  // The frame around all lanes has the name of the process.
  const pools = items.flatMap((item) => {
    const { id } = item.cell;
    const isAround = spec.groups.some((group) => places.get(group.id)?.cell.parent === id);
    const box = isAround && !groups.some((group) => group.id === id) ? boxOf(id) : undefined;
    return box === undefined ? [] : [{ id, box, label: labelText(item.cell), rows: [] }];
  });
  const shapes = [...nodes, ...groups, ...pools];
  const ids = new Set(shapes.map(({ id }) => id));
  const arrows = spec.edges.flatMap(({ id, from, to, label }) => {
    const item = places.get(id);
    if (!ids.has(from) || !ids.has(to) || item?.kind === 'shape') return [];
    return [{ from, to, label, isUndirected: item !== undefined && !pointsOneWay(item) }];
  });
  return { type: spec.type, shapes, arrows };
};

/** States at both ends of a machine are drawn without their names. */
const isDot = ({ width }: Rect, scale: number): boolean => width <= 36 * scale;

/** The ends of relations say how many or what kind, and which way only where one end has a mark. */
const pointsOneWay = ({ style }: SceneEdge): boolean =>
  (style.startArrow ?? 'none') === 'none' && (style.endArrow ?? 'classic') !== 'none';
