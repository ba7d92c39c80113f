import type { LayoutTools } from '@diagloom/diagram/layout';

/** What drawing needs from outside. */
export interface DraftingTools {
  readonly layout: LayoutTools;
  /** Is told of whatever has to be loaded first to read a text, so that it can tell waiting from working. */
  readonly onLoading?: (loading: Promise<unknown>) => void;
}
