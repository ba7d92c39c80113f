import type { Page } from '@diagloom/diagram/model';
import { type DiagramTypeId, diagramTypeCatalog, findDiagramType } from '../../catalog.ts';
import { readPageMeta } from '../recognise/read-page-meta.ts';
import { evidenceOf } from './evidence.ts';
import { readTraits } from './page-traits.ts';

/**
 * The diagram type that a page looks like: what our own pages say of themselves, else the type with the most evidence
 * in shapes, lines and labels; `flowchart` for a page that shows nothing in particular.
 */
export const guessType = (page: Page): DiagramTypeId => {
  const own = readPageMeta(page).type;
  const stated = own === undefined ? undefined : findDiagramType(own);
  if (stated !== undefined) return stated.id;
  const traits = readTraits(page);
  const scores = diagramTypeCatalog.map(({ id }) => ({ id, score: evidenceOf[id]?.(traits) ?? 0 }));
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).id;
};
