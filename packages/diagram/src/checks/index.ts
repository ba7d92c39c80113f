import type { Page } from '../model/index.ts';
import { brokenGeometry } from './broken-geometry.ts';
import { childOutsideContainer } from './child-outside-container.ts';
import { drawnInPart } from './drawn-in-part.ts';
import { edgeLabelCollision } from './edge-label-collision.ts';
import { edgeThroughShape } from './edge-through-shape.ts';
import { faintText } from './faint-text.ts';
import { labelCollision } from './label-collision.ts';
import { labelOutsideShape } from './label-outside-shape.ts';
import { overlappingShapes } from './overlapping-shapes.ts';
import type { PageCheck, PageFinding } from './page-check.ts';
import { readPageFacts } from './page-facts.ts';

export type { PageCheck, PageFinding } from './page-check.ts';

export const pageChecks = [
  overlappingShapes,
  edgeThroughShape,
  labelOutsideShape,
  labelCollision,
  edgeLabelCollision,
  childOutsideContainer,
  faintText,
  brokenGeometry,
  drawnInPart,
] as const satisfies readonly PageCheck[];

/** Of one kind; a page with more is beyond repair by hand, and shapes in one heap have as many as there are pairs of them. */
const mostOfOneKind = 1000;

/**
 * Everything on a page, as it is stored, that makes it harder to read; of each kind at most a thousand. A page that we placed
 * ourselves has none.
 */
export const checkPage = (page: Page): readonly PageFinding[] => {
  const facts = readPageFacts(page);
  return pageChecks.flatMap((check: PageCheck) => {
    const findings: PageFinding[] = [];
    for (const finding of check.find(facts, page)) {
      findings.push({ check: check.id, ...finding });
      if (findings.length === mostOfOneKind) break;
    }
    return findings;
  });
};
