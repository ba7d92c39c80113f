import type { DiagramType } from '@diagloom/diagram/model';
import { architecture } from './architecture/index.ts';
import type { DiagramTypeId } from './catalog.ts';
import { conceptual } from './conceptual/index.ts';
import { deployment } from './deployment/index.ts';
import { drawing } from './drawing/index.ts';
import { flowchart } from './flowchart/index.ts';
import { logical } from './logical/index.ts';
import { mindMap } from './mind-map/index.ts';
import { network } from './network/index.ts';
import { orgChart } from './orgchart/index.ts';
import { physical } from './physical/index.ts';
import { process } from './process/index.ts';
import { sequence } from './sequence/index.ts';
import { uml } from './uml/index.ts';
import { wireframe } from './wireframe/index.ts';

export { type CatalogEntry, type DiagramTypeId, diagramTypeCatalog, findDiagramType } from './catalog.ts';
export { type ComponentType, componentTypes } from './components/component-roles.ts';
export { type DiagramComponent, listComponents } from './components/list-components.ts';
export { guessType } from './families/guess/guess-type.ts';

/** All diagram types whole; `catalog.ts` lists the same ones for pages that only offer them. */
export const diagramTypes = [
  flowchart,
  process,
  sequence,
  orgChart,
  network,
  mindMap,
  uml,
  architecture,
  conceptual,
  logical,
  physical,
  deployment,
  wireframe,
  drawing,
] as const satisfies readonly (DiagramType & {
  id: DiagramTypeId;
})[];

/** The type of that id. Throws for an id that is not in the catalogue: find the entry first. */
export const diagramTypeOf = (id: DiagramTypeId): DiagramType => {
  const type = diagramTypes.find((candidate) => candidate.id === id);
  if (type === undefined) throw new Error(`The diagram type ${id} is in the catalogue but not in the registry.`);
  return type;
};
