/** What became different between two documents, for people and for whoever animates from one to the other. */
export type Difference = PageDifference | CellDifference;

export interface PageDifference {
  readonly kind: 'page-added' | 'page-removed' | 'page-renamed';
  /** The page's id in the document that has it; the later one where both do. */
  readonly page: string;
  readonly name: string;
  /** What it was called before. */
  readonly before?: string;
}

export interface CellDifference {
  /** A shape that is `regrouped` stands in another group, layer or lane; a line that is `rewired` has another end. */
  readonly kind:
    | 'added'
    | 'removed'
    | 'renamed'
    | 'moved'
    | 'resized'
    | 'regrouped'
    | 'rewired'
    | 'rerouted'
    | 'restyled';
  readonly page: string;
  readonly part: 'shape' | 'line';
  /** The cell's id in the later document; in the earlier one for a cell that was removed. */
  readonly id: string;
  /** Its id in the earlier document where that was another one. */
  readonly earlierId?: string;
  /** Its text, or for a line without one the texts of its ends, such as `Pay → Ship`. */
  readonly label: string;
  /** What it says was before and is now: texts of names, ends and groups, or names of style keys. */
  readonly before?: string;
  readonly after?: string;
}
