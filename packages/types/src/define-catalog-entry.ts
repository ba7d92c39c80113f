/** What a page needs to offer a type: light enough for the first load. */
export interface CatalogEntry {
  /** As it stands in requests and in the database, such as `mind-map`. */
  readonly id: string;
  /** For people, such as `Mind map`. */
  readonly label: string;
  /** Other spellings that callers may send, such as `mindmap`, in lower case. */
  readonly aliases: readonly string[];
  /** One line for people: when to choose it. */
  readonly description: string;
  /** True for what only the drawing board makes: forms in which one describes a diagram do not offer it. */
  readonly boardOnly?: boolean;
  /** True for what the form for the details of a diagram offers. */
  readonly inEditForm?: boolean;
}

/** Keeps the literal type of the id, which an annotation would widen to `string`. */
export const defineCatalogEntry = <const Id extends string>(
  entry: CatalogEntry & { readonly id: Id },
): CatalogEntry & { readonly id: Id } => entry;
