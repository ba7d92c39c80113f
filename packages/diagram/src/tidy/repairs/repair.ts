import type { PageFinding } from '../../checks/index.ts';
import type { Page } from '../../model/index.ts';
import type { Sheet } from '../sheet.ts';

/** A way to mend findings: one file, one registry line. */
export interface Repair {
  /** The ids of the checks whose findings it mends. */
  readonly checks: readonly string[];
  /** Mends the findings, which are all of those checks, with as few changes as it can; the page itself where it cannot. */
  readonly mend: (sheet: Sheet, findings: readonly PageFinding[]) => Page;
}
