import type { Style } from '@diagloom/diagram/model';
import { brandIcon } from '#brand-icons';
import type { IconName } from './find-icon.ts';
import { genericIcons } from './generic-icons.generated.ts';
import { readableOn } from './readable-on.ts';

export interface IconLook {
  /** The colour of an icon that has none of its own, as `#rrggbb`. */
  readonly colour: string;
  /** What it stands on, as `#rrggbb`. */
  readonly background: string;
  /** Side in px. */
  readonly side: number;
}

/**
 * The style items that show an icon in a shape without a network: the icon is part of the style, written as draw.io writes
 * pictures, in which a semicolon may not occur. Empty for an icon that we do not have.
 */
export const iconStyle = (icon: IconName, { colour, background, side }: IconLook): Style => {
  const svg = icon.set === 'brand' ? brandSvg(icon.name, background) : lineSvg(icon.name, colour);
  if (svg === undefined) return {};
  return { image: `data:image/svg+xml,${btoa(svg)}`, imageWidth: String(side), imageHeight: String(side) };
};

const lineSvg = (name: string, colour: string): string | undefined => {
  const path = genericIcons[name];
  if (path === undefined) return undefined;
  const line = `fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" ${line}><path d="${path}"/></svg>`;
};

const brandSvg = (name: string, background: string): string | undefined => {
  const icon = brandIcon(name);
  if (icon === undefined) return undefined;
  const fill = readableOn(background, icon.colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="${fill}"><path d="${icon.path}"/></svg>`;
};
