/** What makes diagrams look like those of one firm. */
export interface BrandKit {
  /** `#rrggbb`: most shapes, and what stands out. */
  readonly primary: string;
  /** `#rrggbb`: decisions, warnings, and what else must be told apart. */
  readonly accent: string;
  /** `#rrggbb`: lines, containers and quiet text. */
  readonly neutral: string;
  /** The name of a font; letters, digits, spaces and hyphens. */
  readonly font: string;
}

export type BrandThemeId = `brand-${string}`;

/**
 * The id of a kit's theme. It says the whole kit, so that a file that was drawn with it, wherever it has been since, is
 * changed in the same colours.
 */
export const brandThemeId = ({ primary, accent, neutral, font }: BrandKit): BrandThemeId =>
  `brand-${[primary, accent, neutral].map((colour) => colour.slice(1).toLowerCase()).join('-')}-${font.trim().replace(/\s+/g, '_')}`;

/** The kit that such an id says; undefined for any other id. */
export const readBrandThemeId = (id: string): BrandKit | undefined => {
  const [, primary, accent, neutral, font] =
    /^brand-([\da-f]{6})-([\da-f]{6})-([\da-f]{6})-([\p{L}\d][\p{L}\d_-]{0,60})$/u.exec(id) ?? [];
  if (primary === undefined || accent === undefined || neutral === undefined || font === undefined) return undefined;
  return { primary: `#${primary}`, accent: `#${accent}`, neutral: `#${neutral}`, font: font.replaceAll('_', ' ') };
};
