import type { Page, Rect } from '../model/index.ts';
import type { PageFacts } from './page-facts.ts';

/** Something on a page that makes it harder to read. */
export interface PageFinding {
  /** The id of the check that found it. */
  readonly check: string;
  /** Ids of the cells that it is about, the one to move first. */
  readonly cells: readonly string[];
  /** One sentence for people that says what to do. */
  readonly message: string;
  /** Where it is on the page, where that is a place. */
  readonly where?: Rect;
}

/** One promise about a page as it is stored: one file, one registry line. */
export interface PageCheck {
  /** Such as `overlapping-shapes`. */
  readonly id: string;
  /**
   * All places where the page breaks the promise, in paint order; none for a good page. Never throws. They are taken one by one, so that a
   * page with very many costs no more than those that are wanted.
   */
  readonly find: (facts: PageFacts, page: Page) => Iterable<Omit<PageFinding, 'check'>>;
}
