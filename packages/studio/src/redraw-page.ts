import { isHandGroup } from '@diagloom/diagram/edits';
import { layOut, readStanding, relayOut, type Standing, toPage } from '@diagloom/diagram/layout';
import {
  type Cell,
  type Diagram,
  type DiagramSpec,
  type DiagramType,
  type Look,
  type Page,
  parseStyle,
  type Style,
  withStyleValues,
} from '@diagloom/diagram/model';
import type { Arrangement } from './arrangements.ts';
import { regroup } from './regroup.ts';
import type { StudioTools } from './studio-tools.ts';

/** Style keys that people set by hand or by an instruction, and that no layout needs to change. */
const lookKeys = [
  'fillColor',
  'strokeColor',
  'fontColor',
  'fontStyle',
  'fontFamily',
  'strokeWidth',
  'dashed',
  'dashPattern',
  'opacity',
  'shadow',
  'sketch',
  'gradientColor',
  'labelBackgroundColor',
  'dlSize',
  'fontSize',
  'startArrow',
  'endArrow',
  'edgeStyle',
  'curved',
  'locked',
  'movable',
  'resizable',
  'rotatable',
  'deletable',
  'editable',
  'dlPlace',
] as const;

export interface Redrawing {
  /** The page as it was drawn last. */
  readonly before: Page;
  /** The page as it says what is meant, its places not up to date. */
  readonly after: Page;
  readonly type: DiagramType;
  readonly look: Look;
  /** `kept` where absent: what stands stays, unless the direction changed. */
  readonly places?: 'kept' | 'anew';
  /** Another layout and direction than the type's own. */
  readonly arrangement?: Arrangement;
}

/**
 * Lays a page of our own out again: what the change did not touch stays where it is, as far as there is room. Ids and labels
 * stay, so do looks that differ from what the type gives, and cells that the type does not read.
 */
export const redrawPage = async (
  { before, after, type, look, places = 'kept', arrangement }: Redrawing,
  { layout }: Pick<StudioTools, 'layout'>,
): Promise<Page> => {
  const earlier = type.compose(type.recognise(before), look);
  const spec = type.recognise(after);
  const usual = new Map([...stylesOf(newAlone(spec, before, { type, look })), ...stylesOf(earlier)]);
  const composedAnew = type.compose({ ...spec, ...directionOf(arrangement) }, look);
  const diagram = { ...withWantedSizes(composedAnew, after), ...arrangement };
  const isKept = places === 'kept' && diagram.direction === earlier.direction && diagram.layout === earlier.layout;
  const placement = isKept
    ? await relayOut(diagram, standingFor(diagram, earlier, readStanding(before)), layout)
    : await layOut(diagram, layout);
  const drawn = toPage(diagram, placement);
  const current = new Map(after.cells.map((cell) => [cell.id, cell]));
  const composed = stylesOf(diagram);
  const cells = drawn.cells.map((cell) => {
    const old = current.get(cell.id);
    if (old === undefined) return cell;
    // A place that a hand chose says nothing on a page that is laid out as a whole.
    const known = isKept ? old : { ...old, style: withStyleValues(old.style, { dlPlace: '' }) };
    return redrawn(cell, known, usual.get(cell.id) ?? composed.get(cell.id) ?? {});
  });
  const ids = new Set(cells.map(({ id }) => id));
  const extras = after.cells.filter((cell) => !ids.has(cell.id) && !isDrawnByUs(cell, usual));
  const [layers, others] = [
    extras.filter(({ kind }) => kind === 'layer'),
    extras.filter(({ kind }) => kind !== 'layer'),
  ];
  const groups = others.filter(isHandGroup);
  const rest = others.filter((cell) => !isHandGroup(cell));
  const redrawnPage = { ...after, cells: [...cells.slice(0, 2), ...layers, ...cells.slice(2), ...rest] };
  return groups.length === 0 ? redrawnPage : regroup(redrawnPage, after, groups, { type, look });
};

/** Shapes whose size somebody set by an instruction get it again, or more where a longer text needs it. */
const withWantedSizes = (diagram: Diagram, { cells }: Page): Diagram => {
  const wanted = new Map(
    cells.flatMap(({ id, style }): [string, RegExpExecArray][] => {
      const size = /(?:^|;)dlSize=(\d+)x(\d+)/.exec(style);
      return size === null ? [] : [[id, size]];
    }),
  );
  if (wanted.size === 0) return diagram;
  return {
    ...diagram,
    shapes: diagram.shapes.map((shape) => {
      const [, width = 0, height = 0] = wanted.get(shape.id) ?? [];
      const size = {
        width: Math.max(shape.size.width, Number(width)),
        height: Math.max(shape.size.height, Number(height)),
      };
      return wanted.has(shape.id) ? { ...shape, size } : shape;
    }),
  };
};

const directionOf = (arrangement: Arrangement | undefined): Partial<Pick<Arrangement, 'direction'>> =>
  arrangement === undefined ? {} : { direction: arrangement.direction };

/** What is new looks as it did when it belonged to nothing yet: that look, too, is no one's choice. */
const newAlone = (spec: DiagramSpec, before: Page, { type, look }: Pick<Redrawing, 'type' | 'look'>): Diagram => {
  const known = new Set(before.cells.map(({ id }) => id));
  return type.compose({ ...spec, nodes: spec.nodes.filter(({ id }) => !known.has(id)), edges: [], notes: [] }, look);
};

/** Where shapes stand that belong where they stand: in the same group, and with a line that they had before or none at all. */
const standingFor = (diagram: Diagram, earlier: Diagram, standing: Standing): Standing => {
  const parents = new Map(earlier.shapes.map(({ id, parent }) => [id, parent]));
  const before = linksOf(earlier);
  const now = linksOf(diagram);
  const stays = new Set(
    diagram.shapes.flatMap(({ id, parent }) => {
      if (!parents.has(id) || parents.get(id) !== parent) return [];
      const [old, current] = [before.get(id) ?? [], now.get(id) ?? []];
      return old.length === 0 || current.length === 0 || current.some((link) => old.includes(link)) ? [id] : [];
    }),
  );
  return { ...standing, shapes: new Map([...standing.shapes].filter(([id]) => stays.has(id))) };
};

/** The connectors of each shape, as the shape sees them. */
const linksOf = ({ connectors }: Diagram): ReadonlyMap<string, readonly string[]> => {
  const links = new Map<string, string[]>();
  for (const { from, to } of connectors) {
    links.set(from, [...(links.get(from) ?? []), `to ${to}`]);
    links.set(to, [...(links.get(to) ?? []), `from ${from}`]);
  }
  return links;
};

const stylesOf = ({ shapes, connectors }: Diagram): ReadonlyMap<string, Style> =>
  new Map([...shapes, ...connectors].map(({ id, style }) => [id, style]));

/** Texts at the ends of a connector have its id with a point behind it. */
const isDrawnByUs = ({ id, parent }: Cell, usual: ReadonlyMap<string, Style>): boolean =>
  usual.has(id) || (parent !== undefined && usual.has(parent) && id.startsWith(`${parent}.`));

const redrawn = (cell: Cell, old: Cell, usual: Style): Cell => {
  if (cell.kind === 'root') return old;
  const style = parseStyle(old.style);
  const kept = lookKeys.filter((key) => (style[key] ?? '') !== (usual[key] ?? ''));
  const values = Object.fromEntries(kept.map((key) => [key, style[key] ?? '']));
  return {
    ...old,
    ...cell,
    value: old.value,
    style: kept.length === 0 ? cell.style : withStyleValues(cell.style, values),
  };
};
