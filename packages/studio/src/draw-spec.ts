import { layOut, toPage } from '@diagloom/diagram/layout';
import type { DiagramDocument, DiagramSpec, DiagramType } from '@diagloom/diagram/model';
import { themes } from '@diagloom/diagram/themes';
import type { StudioTools } from './studio-tools.ts';

export interface DrawOptions {
  /** A theme's id; the first theme where absent. */
  readonly theme?: string;
}

/** Composes a spec, places it and gives a document of one page. Same spec, same document. */
export const drawSpec = async (
  spec: DiagramSpec,
  type: DiagramType,
  tools: Pick<StudioTools, 'layout'>,
  options: DrawOptions = {},
): Promise<DiagramDocument> => {
  const diagram = type.compose(spec, { theme: options.theme ?? themes[0].id });
  const placement = await layOut(diagram, tools.layout);
  return { attributes: { host: 'diagloom' }, pages: [toPage(diagram, placement)] };
};
