import { type DiagramType, type Page, parseStyle } from '@diagloom/diagram/model';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';

/** What a page of ours says that it is; else what its diagram is; else a flowchart, which reads most pages. */
export const typeOfPage = ({ cells }: Page, otherwise: string): DiagramType => {
  const { dlType = '' } = parseStyle(cells.find(({ kind }) => kind === 'layer')?.style ?? '');
  return diagramTypeOf((findDiagramType(dlType) ?? findDiagramType(otherwise))?.id ?? 'flowchart');
};
