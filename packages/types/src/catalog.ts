import { architectureEntry } from './architecture/catalog.ts';
import { conceptualEntry } from './conceptual/catalog.ts';
import type { CatalogEntry } from './define-catalog-entry.ts';
import { deploymentEntry } from './deployment/catalog.ts';
import { drawingEntry } from './drawing/catalog.ts';
import { flowchartEntry } from './flowchart/catalog.ts';
import { logicalEntry } from './logical/catalog.ts';
import { mindMapEntry } from './mind-map/catalog.ts';
import { networkEntry } from './network/catalog.ts';
import { orgChartEntry } from './orgchart/catalog.ts';
import { physicalEntry } from './physical/catalog.ts';
import { processEntry } from './process/catalog.ts';
import { sequenceEntry } from './sequence/catalog.ts';
import { umlEntry } from './uml/catalog.ts';
import { wireframeEntry } from './wireframe/catalog.ts';

export type { CatalogEntry } from './define-catalog-entry.ts';

/** All diagram types by id, name and alias, in the order in which forms offer them. */
export const diagramTypeCatalog = [
  flowchartEntry,
  processEntry,
  sequenceEntry,
  orgChartEntry,
  networkEntry,
  mindMapEntry,
  umlEntry,
  architectureEntry,
  conceptualEntry,
  logicalEntry,
  physicalEntry,
  deploymentEntry,
  wireframeEntry,
  drawingEntry,
] as const satisfies readonly CatalogEntry[];

/** What forms offer first: the text decides. It stands in requests and preferences, and is never what a diagram is. */
export const autoDiagramType = {
  id: 'auto',
  label: 'Auto',
  aliases: [],
  description: 'Lets your text decide. The result says which type it is, and why.',
} as const satisfies CatalogEntry;

/** The types that forms offer to whoever describes a diagram in words. */
export const offeredDiagramTypes: readonly CatalogEntry[] = diagramTypeCatalog.filter(
  ({ boardOnly }: CatalogEntry) => boardOnly !== true,
);

/** The types that the form for the details of a diagram offers, as the product's specification lists them. */
export const editedDiagramTypes: readonly CatalogEntry[] = diagramTypeCatalog.filter(
  ({ inEditForm }: CatalogEntry) => inEditForm === true,
);

export type DiagramTypeId = (typeof diagramTypeCatalog)[number]['id'];

/** The entry whose id or alias this is, in any case; undefined for a word that names no type. */
export const findDiagramType = (idOrAlias: string): (typeof diagramTypeCatalog)[number] | undefined => {
  const wanted = idOrAlias.trim().toLowerCase();
  return diagramTypeCatalog.find(({ id, aliases }) => id === wanted || aliases.includes(wanted));
};

/** The type that a text names in so many words, such as `class diagram`; undefined where it names none or several. */
export const typeNamedIn = (text: string): DiagramTypeId | undefined => {
  const words = ` ${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const named = diagramTypeCatalog.filter(({ id, label, aliases }) =>
    [id, label, ...aliases]
      .map((name) => name.toLowerCase().replaceAll('-', ' '))
      .some((name) => surelyType.test(name) && words.includes(` ${name} `)),
  );
  return named.length === 1 ? named[0]?.id : undefined;
};

/** Other names, such as `process` and `system`, are words of what diagrams show. */
const surelyType = /(?:diagram|chart|map|topology|swim ?lanes?|bpmn|erd)$/;
