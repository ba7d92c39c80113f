/** A picture that is an icon of one colour, told by its root; draw.io writes pictures in styles without a semicolon. */
const lineIcon = /^(<svg [^>]*fill="none" stroke=")(#[\da-f]{6})(?=")/i;
const markIcon = /^(<svg [^>]*viewBox="0 0 24 24" fill=")(#[\da-f]{6})(?="><path)/i;
const start = 'data:image/svg+xml,';

/**
 * An icon (a data URL as draw.io writes it) in the colour that `recolour` gives for its own. The mark of a product keeps its colour where that
 * `canBeSeen`; other pictures stay as they are.
 */
export const recolourIcon = (
  image: string,
  recolour: (colour: string) => string,
  canBeSeen: (colour: string) => boolean,
): string => {
  if (!image.startsWith(start)) return image;
  const svg = decode(image.slice(start.length));
  if (svg === undefined) return image;
  const [icon, own] =
    [lineIcon, markIcon].map((root) => [root, root.exec(svg)?.[2]] as const).find(([, colour]) => colour) ?? [];
  if (icon === undefined || own === undefined || (icon === markIcon && canBeSeen(own))) return image;
  return start + btoa(svg.replace(icon, (_, root: string) => root + recolour(own)));
};

/** Undefined for what is no Base64. */
const decode = (text: string): string | undefined => {
  try {
    return atob(text);
  } catch {
    return undefined;
  }
};
