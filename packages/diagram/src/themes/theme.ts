import type { Style } from '../model/index.ts';

/** Colours, lines and fonts for every role: one file, one registry line. */
export interface Theme {
  readonly id: string;
  /** For people. */
  readonly label: string;
  /** The page's background, as `#rrggbb`. */
  readonly background: string;
  /** Style items for a shape or connector role; a role that the theme does not know gets its plain look. */
  readonly styleFor: (kind: 'shape' | 'connector', role: string) => Style;
  /** Style items that let draw.io draw as if by hand; absent for clean lines. */
  readonly hand?: Style;
  /** Gives any style the colours of the theme and leaves the rest of it alone, for shapes whose role nobody knows. */
  readonly recolour: (style: Style) => Style;
  /** A colour for text that had the given one, which can be read on the ground; all as `#rrggbb`. */
  readonly textOn: (ground: string, had: string) => string;
}

/** Keeps the literal type of the id, which an annotation would widen to `string`. */
export const defineTheme = <const Id extends string>(theme: Theme & { readonly id: Id }): Theme & { readonly id: Id } =>
  theme;
