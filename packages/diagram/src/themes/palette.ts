import type { Colour } from './colour.ts';

/** What a colour stands for, whatever its shade. `slate` is a grey one step darker than `grey`, for what holds others. */
export type Hue =
  | 'rose'
  | 'orange'
  | 'amber'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'violet'
  | 'pink'
  | 'grey'
  | 'slate';

/** The colours of a theme. Text on any of the fills is chosen from ink, soft and paper by its contrast. */
export interface Palette {
  /** The page, `#rrggbb`. */
  readonly background: string;
  /** Boxes without a colour of their own. */
  readonly paper: string;
  readonly ink: string;
  /** Quieter text. */
  readonly soft: string;
  /** Connectors and borders without a hue. */
  readonly line: string;
  /** Around what holds others, where that is to step back behind connectors: `line` without it. */
  readonly frame?: string;
  /** Fill and border of shapes; lines of that hue take the border's colour. */
  readonly tints: Readonly<Record<Hue, readonly [fill: string, stroke: string]>>;
  /** Fills that stand out, such as a head or a bar; a missing hue takes its line, a grey that of `slate`. */
  readonly solids: Readonly<Partial<Record<Hue, string>>> & { readonly slate: string };
  /** Width of lines that have the usual one, px. */
  readonly lineWidth: number;
}

/** Where each hue ends, degrees; what comes after the last is rose again. */
const ends: readonly (readonly [end: number, hue: Hue])[] = [
  [15, 'rose'],
  [34, 'orange'],
  [48, 'amber'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'teal'],
  [250, 'blue'],
  [290, 'violet'],
  [345, 'pink'],
];

/** The name of a colour. Bluish greys count as grey, as people see them beside real blues. */
export const hueOf = ({ hue, saturation, lightness, chroma }: Colour): Hue => {
  const isBluish = hue >= 200 && hue <= 240;
  if (chroma < 0.035 || saturation < 0.12 || (isBluish && saturation < 0.35))
    return lightness > 0.95 ? 'grey' : 'slate';
  return ends.find(([end]) => hue < end)?.[1] ?? 'rose';
};
