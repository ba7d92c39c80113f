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

const usualLooks: readonly Look[] = [
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

export type OwnSet = 'examples' | 'patterns' | 'kept';

/** A known diagram as drawn, before it is a picture. */
export interface OwnDrawing extends Look {
  readonly type: DiagramTypeId;
  /** What tells it from others of its type. */
  readonly name: string;
  /** Its paper is as large as the drawing, px. */
  readonly draw: (background: string) => string;
  readonly truth: Truth;
}

/**
 * Diagrams of every type in looks that take turns, without the diagram that exported files carry. `examples` and every other pattern are
 * there to work with; the patterns between them are `kept`: nobody looks at those. `isWanted` narrows the kinds, and says no once there are enough of one; another seed gives each another look.
 */
export async function* drawOwnPictures(
  set: OwnSet,
  isWanted: (kind: string) => boolean,
  seed = 1,
): AsyncGenerator<KnownPicture> {
  const drawings = drawOwn(set, (type) => isWanted(`${set} ${type}`), { seed });
  for await (const { type, name, draw, truth, theme, scale } of drawings) {
    const svg = draw(theme === 'dark' ? '#111827' : '#ffffff');
    const bytes = await renderPng(svg, { scale, background: 'white' });
    yield { kind: `${set} ${type}`, name: `${name}-${theme}-${scale}x`, bytes, truth: moveTruth(truth, { scale }) };
  }
}

export async function* drawOwn(
  set: OwnSet,
  isWanted: (type: DiagramTypeId) => boolean,
  { seed = 1, looks = usualLooks }: { readonly seed?: number; readonly looks?: readonly Look[] } = {},
): AsyncGenerator<OwnDrawing> {
  const layout = createLayoutRunner();
  for (const type of diagramTypes.filter(({ id }) => !leftOut.has(id) && isWanted(id))) {
    for (const [index, notation] of (await notationsOf(type.id, set)).entries()) {
      if (!isWanted(type.id)) break;
      const { spec } = parseNotation(notation, type.id);
      const look = looks[(index + seed - 1) % looks.length] ?? { scale: 1, theme: 'light' };
      const document = await drawSpec(spec, type, { layout }, { theme: look.theme });
      const [page] = document.pages;
      if (page === undefined) continue;
      const draw = (background: string): string => renderSvg(page, { padding, background });
      yield { ...look, type: type.id, name: `${type.id}-${set}-${index}`, draw, truth: truthOf(spec, page) };
    }
  }
  await layout.close();
}

/** Of a picture in another size, and of one that is a part of another. */
export const moveTruth = (
  truth: Truth,
  { scale, x: left = 0, y: top = 0 }: { scale: number; x?: number; y?: number },
): Truth => ({
  ...truth,
  shapes: truth.shapes.map((shape) => {
    const { x, y, width, height } = shape.box;
    return { ...shape, box: { x: left + x * scale, y: top + y * scale, width: width * scale, height: height * scale } };
  }),
});

const notationsOf = async (type: DiagramTypeId, set: OwnSet): Promise<readonly string[]> => {
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

/** What stands on a page, px of its drawing. */
const truthOf = (spec: DiagramSpec, page: Page): Truth => {
  const { items, bounds } = readScene(page);
  const [left, top] = [Math.floor(bounds.x - padding), Math.floor(bounds.y - padding)];
  const places = new Map(items.map((item) => [item.cell.id, item]));
  const boxOf = (id: string): Rect | undefined => {
    const item = places.get(id);
    if (item?.kind !== 'shape') return undefined;
    const { x, y, width, height } = item.bounds;
    const high = item.figure === 'umlLifeline' ? Number(item.style.size ?? headHeight) : height;
    return { x: x - left, y: y - top, width, height: high };
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
    return box === undefined ? [] : [{ id, box, label: isDot(box) ? '' : written, rows }];
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
    const isUndirected = item !== undefined && !pointsOneWay(item);
    const { startArrow = '', endArrow = '' } = item?.style ?? {};
    return [{ from, to, label, isUndirected, atFrom: crowsFeet[startArrow], atTo: crowsFeet[endArrow] }];
  });
  return { type: spec.type, shapes, arrows };
};

/** What ends of relations say. */
const crowsFeet: Readonly<Record<string, string>> = {
  ERmandOne: '1',
  ERzeroToOne: '0..1',
  ERoneToMany: '1..*',
  ERzeroToMany: '0..*',
};

/** States at both ends of a machine are drawn without their names. */
const isDot = ({ width }: Rect): boolean => width <= 36;

/** The ends of relations say how many or what kind, and which way only where one end has a mark. */
const pointsOneWay = ({ style }: SceneEdge): boolean =>
  (style.startArrow ?? 'none') === 'none' && (style.endArrow ?? 'classic') !== 'none';
