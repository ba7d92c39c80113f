import { toPage } from '@diagloom/diagram/layout';
import {
  type Cell,
  type Diagram,
  type DiagramDocument,
  type DiagramSpec,
  type DiagramType,
  type PartStyle,
  withStyleValues,
} from '@diagloom/diagram/model';
import { themes } from '@diagloom/diagram/themes';
import { loadBrandIconsFor } from '@diagloom/types/brand-icons';
import type { DraftingTools } from './drafting-tools.ts';
import { type Placed, placeToFit } from './place-to-fit.ts';

/** A look that a diagram wears over that of its theme. */
export interface Look {
  /** Gives shapes and connectors their style in this look. Sizes and figures stay. */
  readonly apply: (diagram: Diagram, spec: DiagramSpec) => Diagram;
  readonly background: string | undefined;
}

export interface DrawOptions {
  /** A theme's id; the first theme where absent. */
  readonly theme?: string;
  /** The look of a template, over that of the theme. */
  readonly look?: Look;
  /** How single parts look, over all that. */
  readonly parts?: readonly PartStyle[];
}

/** Composes a spec, places it and gives a document of one page. Same spec, same document. */
export const drawSpec = async (
  spec: DiagramSpec,
  type: DiagramType,
  tools: DraftingTools,
  options: DrawOptions = {},
): Promise<DiagramDocument> => {
  const { look } = options;
  const { diagram, placement } = await placeSpec(spec, type, tools, options);
  const page = toPage(diagram, placement);
  const styled = withPartStyles(page.cells, options.parts ?? []);
  const cells = look === undefined ? styled : styled.map(withTemplateMark);
  const attributes =
    look?.background === undefined ? page.attributes : withBackground(page.attributes, look.background);
  return { attributes: { host: 'diagloom' }, pages: [{ ...page, cells, attributes }] };
};

/** Composes a spec and places it, in the direction that it wishes or that fits a screen. */
export const placeSpec = async (
  spec: DiagramSpec,
  type: DiagramType,
  tools: DraftingTools,
  { theme, look }: DrawOptions = {},
): Promise<Placed> => {
  const compose = (direction = spec.direction): Diagram => {
    const composed = type.compose(direction === undefined ? spec : { ...spec, direction }, {
      theme: theme ?? themes[0].id,
    });
    return look === undefined ? composed : look.apply(composed, spec);
  };
  await loadBrandIconsFor(spec);
  return placeToFit(compose, spec.direction, tools);
};

const withPartStyles = (cells: readonly Cell[], parts: readonly PartStyle[]): readonly Cell[] =>
  parts.reduce(
    (all, { targets, style }) =>
      all.map((cell) => (targets.includes(cell.id) ? { ...cell, style: withStyleValues(cell.style, style) } : cell)),
    cells,
  );

const withBackground = (attributes: Readonly<Record<string, string>>, background: string) => ({
  ...attributes,
  background,
});

/** A page that wears the look of a template says so in its layer, since what comes to it later is to wear it, too. */
const withTemplateMark = (cell: Cell): Cell =>
  cell.kind === 'layer' ? { ...cell, style: withStyleValues(cell.style, { dlLook: 'template' }) } : cell;
