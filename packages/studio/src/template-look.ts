import { mainDirection } from '@diagloom/diagram/edits';
import {
  type Cell,
  type DiagramSpec,
  type DiagramType,
  type Direction,
  type Page,
  parseStyle,
  type Style,
  writeStyle,
} from '@diagloom/diagram/model';
import { contrast } from '@diagloom/diagram/themes';
import type { Look } from '@diagloom/drafting';

/** The look of a page, to be taken over by a diagram of the same type. */
export interface TemplateLook extends Look {
  readonly direction: Direction | undefined;
  /** The same for a cell that came to a page which wears the look; `drawn` is what the page means. */
  readonly dress: (cell: Cell, drawn: DiagramSpec) => Cell;
}

/** What of a style is look and changes neither the figure nor the size. */
const shapeKeys = [
  'fillColor',
  'strokeColor',
  'fontColor',
  'fontFamily',
  'strokeWidth',
  'gradientColor',
  'gradientDirection',
  'shadow',
  'sketch',
  'glass',
  'opacity',
];

const lineKeys = ['strokeColor', 'fontColor', 'fontFamily', 'strokeWidth', 'rounded', 'sketch', 'shadow'];

/** Reads the look of a template's page, which the type recognises first, so that a kind finds its own style there. */
export const readTemplateLook = (page: Page, type: DiagramType): TemplateLook => {
  const spec = type.recognise(page);
  const styles = new Map(page.cells.map(({ id, style }) => [id, parseStyle(style)]));
  const looks = (ids: readonly string[]): readonly Style[] =>
    ids
      .map((id) => styles.get(id))
      .filter((style) => style !== undefined)
      .filter(isPlain);
  const shapes = new Map<string, Style>();
  const kinds = new Set(spec.nodes.map(({ kind }) => kind));
  for (const kind of kinds) {
    const most = mostCommon(looks(spec.nodes.filter((node) => node.kind === kind).map(({ id }) => id)), shapeKeys);
    if (most !== undefined) shapes.set(kind ?? '', most);
  }
  const usual = shapes.get('') ?? mostCommon(looks(spec.nodes.map(({ id }) => id)), shapeKeys);
  const groups = mostCommon(looks(spec.groups.map(({ id }) => id)), shapeKeys);
  const lines = mostCommon(
    spec.edges.map(({ id }) => styles.get(id)).filter((style) => style !== undefined),
    lineKeys,
  );
  const styleFor = (id: string, drawn: DiagramSpec): Style | undefined => {
    const node = drawn.nodes.find((each) => each.id === id);
    if (node !== undefined) return shapes.get(node.kind ?? '') ?? usual;
    return drawn.groups.some((each) => each.id === id) ? groups : undefined;
  };
  return {
    direction: type.layout === 'timeline' ? undefined : mainDirection(page),
    background: page.attributes.background,
    dress: (cell, drawn) => {
      const style = parseStyle(cell.style);
      if (cell.kind === 'edge')
        return lines === undefined ? cell : { ...cell, style: writeStyle(withKeys(style, lines, lineKeys)) };
      const look = styleFor(cell.id, drawn);
      return look === undefined ? cell : { ...cell, style: writeStyle(dressed(style, look)) };
    },
    apply: (diagram, drawn) => ({
      ...diagram,
      shapes: diagram.shapes.map((shape) => {
        const look = styleFor(shape.id, drawn);
        return look === undefined ? shape : { ...shape, style: dressed(shape.style, look) };
      }),
      connectors: diagram.connectors.map((connector) =>
        lines === undefined ? connector : { ...connector, style: withKeys(connector.style, lines, lineKeys) },
      ),
    }),
  };
};

/** What came to a page in a template's look, in the look of its kind on that page; any other page as it is. */
export const inTemplateLook = (before: Page, after: Page, type: DiagramType): Page => {
  const layer = before.cells.find(({ kind }) => kind === 'layer');
  if (parseStyle(layer?.style ?? '').dlLook !== 'template') return after;
  const known = new Set(before.cells.map(({ id }) => id));
  const look = readTemplateLook(before, type);
  const drawn = type.recognise(after);
  return { ...after, cells: after.cells.map((cell) => (known.has(cell.id) ? cell : look.dress(cell, drawn))) };
};

/** Stencils and pictures have colours of their own, which make no sense on a box. */
const isPlain = ({ shape = '', image }: Style): boolean =>
  !shape.includes('.') && shape !== 'image' && image === undefined;

const mostCommon = (styles: readonly Style[], keys: readonly string[]): Style | undefined => {
  const counts = new Map<string, { readonly style: Style; readonly count: number }>();
  for (const style of styles) {
    const name = keys.map((key) => style[key] ?? '').join(';');
    counts.set(name, { style, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.style;
};

const dressed = (style: Style, look: Style): Style => {
  const worn = withKeys(style, look, shapeKeys);
  // What the template leaves to draw.io is draw.io's, not ours.
  const colours: Style = { fillColor: look.fillColor ?? '#ffffff', strokeColor: look.strokeColor ?? '#000000' };
  const fontColor = readable(look.fontColor ?? '#000000', colours.fillColor ?? 'none');
  return { ...worn, ...colours, fontColor, ...cornersOf(style, look) };
};

/** Plain boxes are as round as those of the template; other figures need these keys for their form. */
const cornersOf = (style: Style, look: Style): Style => {
  const isBox = style.shape === undefined && style.rhombus === undefined && style.arcSize !== '50';
  if (!isBox || look.swimlane !== undefined || style.swimlane !== undefined) return {};
  return {
    rounded: look.rounded ?? '0',
    ...(look.arcSize === undefined ? {} : { arcSize: look.arcSize, absoluteArcSize: look.absoluteArcSize ?? '0' }),
  };
};

const withKeys = (style: Style, look: Style, keys: readonly string[]): Style => ({
  ...style,
  ...Object.fromEntries(keys.flatMap((key) => (look[key] === undefined ? [] : [[key, look[key]]]))),
});

/** The least contrast that a label needs to be read (WCAG 2.1, large text). */
const leastContrast = 3;

const readable = (ink: string, paper: string): string => {
  const on = paper.startsWith('#') ? paper : '#ffffff';
  if (contrast(ink, on) >= leastContrast) return ink;
  return contrast('#000000', on) >= contrast('#ffffff', on) ? '#000000' : '#ffffff';
};
