import { toPage } from '@diagloom/diagram/layout';
import type { Diagram, DiagramDocument, DiagramSpec, DiagramType } from '@diagloom/diagram/model';
import { themes } from '@diagloom/diagram/themes';
import { placeToFit } from './place-to-fit.ts';
import type { StudioTools } from './studio-tools.ts';
import { type TemplateLook, withTemplateMark } from './template-look.ts';

export interface DrawOptions {
  /** A theme's id; the first theme where absent. */
  readonly theme?: string;
  /** The look of a template, over that of the theme. */
  readonly look?: TemplateLook;
}

/** Composes a spec, places it and gives a document of one page. Same spec, same document. */
export const drawSpec = async (
  spec: DiagramSpec,
  type: DiagramType,
  tools: Pick<StudioTools, 'layout'>,
  options: DrawOptions = {},
): Promise<DiagramDocument> => {
  const { look } = options;
  const compose = (direction = spec.direction): Diagram => {
    const composed = type.compose(direction === undefined ? spec : { ...spec, direction }, {
      theme: options.theme ?? themes[0].id,
    });
    return look === undefined ? composed : look.apply(composed, spec);
  };
  const { diagram, placement } = await placeToFit(compose, spec.direction, tools);
  const page = toPage(diagram, placement);
  const cells = look === undefined ? page.cells : page.cells.map(withTemplateMark);
  const attributes =
    look?.background === undefined ? page.attributes : withBackground(page.attributes, look.background);
  return { attributes: { host: 'diagloom' }, pages: [{ ...page, cells, attributes }] };
};

const withBackground = (attributes: Readonly<Record<string, string>>, background: string) => ({
  ...attributes,
  background,
});
