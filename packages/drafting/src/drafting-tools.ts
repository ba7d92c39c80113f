import type { LayoutTools } from '@diagloom/diagram/layout';

/** What drawing needs from outside. */
export interface DraftingTools {
  readonly layout: LayoutTools;
}
