import type { DiagramType, Look } from '../model/index.ts';

/** What the edits need to know beside the document. */
export interface EditContext {
  /** The type that the page is read as. */
  readonly type: DiagramType;
  /** The id of the page to edit; the first one when absent. */
  readonly page?: string;
  readonly look: Look;
}
