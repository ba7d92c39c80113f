/** The style that parts of a drawing are to have, over that of the theme. */
export interface PartStyle {
  /** Ids of nodes, edges or groups. */
  readonly targets: readonly string[];
  /** Keys of draw.io styles. */
  readonly style: Readonly<Record<string, string>>;
}
