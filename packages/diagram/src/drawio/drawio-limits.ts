/** What a file may ask of us; a file beyond a limit is refused before it costs more. */
export interface DrawioLimits {
  /** Size of a file of any kind, in bytes; a picture is larger than the diagram that it carries. */
  readonly bytes: number;
  /** Length of the diagram's text, in UTF-16 units. */
  readonly characters: number;
  /** Length of all compressed pages together once they are unpacked. */
  readonly unpackedCharacters: number;
  /** Cells of all pages together. */
  readonly cells: number;
  /** Elements of all pages together: a cell has about two, and one more per way point. */
  readonly elements: number;
  /** How deep elements may be nested; a draw.io file needs ten. */
  readonly depth: number;
  /** How deep shapes may stand in each other; people need twenty. */
  readonly nesting: number;
  /** Length of one attribute: the longest that people make hold a picture as a data URI. */
  readonly attributeCharacters: number;
}

export const defaultLimits: DrawioLimits = {
  bytes: 50 * 1024 * 1024,
  characters: 10 * 1024 * 1024,
  unpackedCharacters: 20 * 1024 * 1024,
  cells: 100_000,
  elements: 1_000_000,
  depth: 100,
  nesting: 200,
  attributeCharacters: 2_000_000,
};
