import type { Style } from '../model/index.ts';
import { light } from './light.ts';
import type { Palette } from './palette.ts';
import { recolour, textOn } from './recolour.ts';
import { defineTheme, type Theme } from './theme.ts';

/** A theme that shares every role with the first one and differs in its palette, and in the hand that draws. */
export const deriveTheme = <const Id extends string>(
  id: Id,
  label: string,
  palette: Palette,
  hand?: Style,
): Theme & { readonly id: Id } =>
  defineTheme({
    id,
    label,
    background: palette.background,
    styleFor: (kind, role) => ({
      ...recolour(light.styleFor(kind, role), palette),
      ...(kind === 'connector' ? labelGround(palette) : {}),
      ...hand,
    }),
    ...(hand ? { hand } : {}),
    recolour: (style) => recolour(style, palette),
    textOn: (ground, had) => textOn(ground, had, palette),
  });

/** draw.io puts labels of lines on white, whatever the page; on a dark page they need to say what they stand on. */
const labelGround = ({ background }: Palette): Style =>
  background === '#ffffff' ? {} : { labelBackgroundColor: background };
